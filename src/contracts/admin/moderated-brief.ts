import { z } from 'zod'
import { briefFile } from '#contracts/briefs/brief-file-fields.ts'
import { briefHoldCodes } from '#contracts/briefs/briefs-vocabulary.ts'

/** What a queue shows of a brief besides what all things have alike. */
export const briefContent = {
  id: z.number(),
  companyId: z.number(),
  description: z.string(),
  needs: z.array(z.string()),
  category: z.string().nullable(),
  /** In cents of a US dollar; null: the company does not know. */
  budget: z.object({ minCents: z.number(), maxCents: z.number() }).nullable(),
  /** 'YYYY-MM-DD'; null: not urgent. */
  wantedBy: z.string().nullable(),
  /** What stood against it when it became pending. */
  holds: z.array(z.object({ code: z.enum(briefHoldCodes), quotes: z.array(z.string()) })),
  /** What the company answered; '' for nothing. */
  answer: z.string(),
  files: z.array(briefFile),
  proposals: z.number(),
  openReports: z.number(),
}
