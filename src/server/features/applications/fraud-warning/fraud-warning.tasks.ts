import { z } from 'zod'
import { fraudReasons } from '#contracts/support/outcomes-vocabulary.ts'
import { defineTask } from '#server/queue/task.ts'

/** Warns the person of one application. */
export const warnApplicant = defineTask(
  'applications.warn-of-fraud',
  z.object({ applicationId: z.number(), reason: z.enum(fraudReasons) }),
)
