import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Has one document issued. The pauses of the queue make its tries last more than half a day. */
export const issueDocumentTask = defineTask('plans.issue-document', z.object({ documentId: z.number() }), {
  retries: 20,
})
