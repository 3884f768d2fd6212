import type { ExperienceLevel, JobCategory, WorkMode } from '#contracts/vocabulary.ts'

/** One row from a file reader: JSON values, CSV cells, or the text of XML elements. */
export type ImportRow = Readonly<Record<string, unknown>>

/** An external ad in our terms. Texts are plain (no markup); `salaryRange` is '' if the row names no pay. */
export type ImportedJob = {
  /** Stable across runs within one source, so that an ad is never imported twice. */
  externalId: string
  companyName: string
  title: string
  category: JobCategory
  description: string
  requirements: string
  location: string
  salaryRange: string
  mode: WorkMode
  experience: ExperienceLevel | null
  skills: string[]
  publishedAt: Date | null
  expiresAt: Date | null
  sourceUrl: string | null
}

/** `reason` is a Spanish sentence for the report of rejected rows. */
export type ImportResult = { ok: true; job: ImportedJob } | { ok: false; reason: string }

export function refuse(reason: string): ImportResult {
  return { ok: false, reason }
}
