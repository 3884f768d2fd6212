import { z } from 'zod'
import { type ReportReason, reportReasons } from '#contracts/support/reports-vocabulary.ts'
import { instant } from './fields.ts'

/** The reasons to take an ad or a service down, or to delete it: the same for which people report one. */
export const takedownReasons = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]

/** Why an administrator took something down, as its owner reads it. */
export const takedown = z.object({
  reason: z.enum(takedownReasons),
  /** What the administrator wrote to the owner; '' if nothing. */
  note: z.string(),
  at: instant,
})
export type Takedown = z.infer<typeof takedown>
