import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Carries out a decision about a held ad, if it still stands. `at`: when it was decided, an ISO instant. */
export const carryOutHoldDecision = defineTask(
  'jobs.carry-out-hold-decision',
  z.object({ jobId: z.number(), at: z.string(), allowed: z.array(z.string()) }),
)
