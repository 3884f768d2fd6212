import { z } from 'zod'
import { takedownReasons } from '#contracts/takedown-fields.ts'
import { defineTask } from '#server/queue/task.ts'

/**
 * Tells the owner that an administrator took a service down, or deleted it, if that decision still stands when it runs. `at`:
 * when it was decided, an ISO instant.
 */
export const tellServiceDecision = defineTask(
  'services.tell-decision',
  z.object({
    serviceId: z.number(),
    at: z.string(),
    reason: z.enum(takedownReasons),
    isDeletion: z.boolean(),
  }),
)
