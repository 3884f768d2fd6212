import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** A decision about an order can no longer be undone. */
export const settleDecisionTask = defineTask(
  'hires.decided',
  z.object({ hireId: z.number(), eventId: z.number() }),
)
