import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Tells the owner of a service about a decision that still stands when it runs. `decidedAt`: an ISO instant. */
export const tellServiceModeration = defineTask(
  'services.tell-moderation',
  z.object({ serviceId: z.number(), decidedAt: z.string() }),
)
