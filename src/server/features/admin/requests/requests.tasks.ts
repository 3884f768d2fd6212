import { z } from 'zod'
import { requestDesks } from '#contracts/support/requests-vocabulary.ts'
import { defineTask } from '#server/queue/task.ts'

/** Sends an answer that still stands when it runs. `answeredAt`: an ISO instant. */
export const tellAnswerTask = defineTask(
  'admin.tell-answer',
  z.object({ desk: z.enum(requestDesks), id: z.number(), answeredAt: z.string() }),
)
