import { z } from 'zod'
import { fraudReasons } from '#contracts/support/outcomes-vocabulary.ts'
import { defineTask } from '#server/queue/task.ts'

/** Tells who reported about a decision that still stands when it runs. `decidedAt`: an ISO instant. */
export const tellReporter = defineTask(
  'support.tell-reporter',
  z.object({ reportId: z.number(), decidedAt: z.string() }),
)

/** Queues a warning for everyone who applied to a fraudulent job, if the decision still stands. */
export const warnApplicants = defineTask(
  'support.warn-applicants',
  z.object({
    reportId: z.number(),
    decidedAt: z.string(),
    jobId: z.number(),
    reason: z.enum(fraudReasons),
  }),
)
