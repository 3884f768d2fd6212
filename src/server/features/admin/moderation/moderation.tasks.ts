import { z } from 'zod'
import { moderationQueues } from '#contracts/admin/moderation-vocabulary.ts'
import { defineTask } from '#server/queue/task.ts'

/** Tells the owner about a decision that still stands when it runs. `decidedAt`: an ISO instant. */
export const tellModeration = defineTask(
  'admin.tell-moderation',
  z.object({ queue: z.enum(moderationQueues), id: z.number(), decidedAt: z.string() }),
)
