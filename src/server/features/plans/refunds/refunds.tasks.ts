import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Gives back what an administrator decided, once it can no longer be undone. Twenty tries are a day and more of a provider that is down. */
export const sendRefundTask = defineTask('plans.send-refund', z.object({ refundId: z.number() }), {
  retries: 20,
})
