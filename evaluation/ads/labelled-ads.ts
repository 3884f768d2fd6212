import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { holdCodes, proofCodes } from '#contracts/jobs/holds-vocabulary.ts'
import { experienceLevels, jobCategories } from '#contracts/vocabulary.ts'
import { type Line, readJsonLines } from '#evaluation/json-lines.ts'

/** The rules that are measured: each that may hold an ad for what it is, and the mailbox. */
export const measuredCodes = [
  ...holdCodes.filter((code) => !proofCodes.some((proof) => proof === code)),
  'free_mail',
] as const

const labelledAd = z.strictObject({
  key: z.string(),
  title: z.string(),
  category: z.enum(jobCategories),
  experience: z.enum(experienceLevels),
  salaryRange: z.string(),
  description: z.string(),
  requirements: z.string().default(''),
  /** Without a name, the ads of a file count as those of one company. */
  company: z
    .strictObject({
      name: z.string().optional(),
      isVerified: z.boolean().default(false),
      ageDays: z.number().default(400),
      adsToday: z.number().default(1),
    })
    .prefault({}),
  labels: z.array(z.enum(measuredCodes)),
  /** A person would want to look at it before anybody sees it. */
  hold: z.boolean(),
})
export type LabelledAd = z.output<typeof labelledAd>

export const halves = ['held-out', 'dev'] as const
export type Half = (typeof halves)[number]

/** A file is what its ads resemble: notes on a wall, a job board, classified ads, the regions. */
export function readHalf(half: Half): { file: string; ads: Line<LabelledAd>[] }[] {
  const folder = join(import.meta.dirname, half)
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ file: `${half}/${name}`, ads: readJsonLines(join(folder, name), labelledAd) }))
}
