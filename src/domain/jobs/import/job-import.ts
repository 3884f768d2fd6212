import type { JobCategory } from '../categories.ts'
import type { ExperienceLevel } from '../experience-level.ts'
import type { WorkMode } from '../work-mode.ts'

/** One row as a file's reader gives it: JSON values, CSV cells, or the text of XML elements. */
export type ImportRow = Readonly<Record<string, unknown>>

/** A foreign ad in our terms. Texts are plain (no markup); `salaryRange` is '' when the row names no pay. */
export type ImportedJob = {
  /** Stable across runs within one source: the same ad is never imported twice. */
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

/** `reason` is a Spanish sentence for the report of refused rows. */
export type ImportResult = { ok: true; job: ImportedJob } | { ok: false; reason: string }

export function refuse(reason: string): ImportResult {
  return { ok: false, reason }
}
