import { z } from 'zod'
import { holdCodes, remarkCodes } from '#contracts/jobs/holds-vocabulary.ts'
import { adFinds, evidenceNote } from '#contracts/jobs/company-job-fields.ts'

const evidence = {
  finds: adFinds,
  /** What is not in its words, as a sentence: how many ads, how much is alike, what others pay. */
  note: evidenceNote,
  /** The earlier ad that it is like. */
  alike: z.object({ id: z.number(), title: z.string(), companyName: z.string() }).nullable(),
}

/** Why an ad is held, with what an administrator needs to judge it. */
export const provenReason = z.object({ code: z.enum(holdCodes), ...evidence })
/** What was noticed about an ad and holds nothing. */
export const provenRemark = z.object({ code: z.enum(remarkCodes), ...evidence })
