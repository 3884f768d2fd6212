import { detectMapping, type ImportMapping } from '#domain/jobs/import/detect.ts'
import type { ImportedJob, ImportResult, ImportRow } from '#domain/jobs/import/job-import.ts'
import { DAY } from '#domain/time/durations.ts'
import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import type { JobFields } from '#server/features/jobs/posting/job-fields.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { type AdToStore, ensureImportedCompanies, upsertImportedJobs } from './imported-jobs.queries.ts'
import type { FileRow } from './read-rows.ts'

/** Ads per transaction: an interrupted run loses at most these, and starts again from the beginning. */
const batchSize = 500

export interface ImportSummary {
  read: number
  inserted: number
  updated: number
  unchanged: number
  /** Repeated within one file: the first one counts. */
  repeated: number
  /** Those of the new, changed or unchanged that have already ended, so they are stored closed. */
  expired: number
  /** Spanish reason → number of rows. */
  refused: Map<string, number>
}

interface Options {
  /** The source of the ads. With an ad's own id it identifies the ad, whatever the file's name. */
  source: string
  /** Treat this day as today: all dates in the file shift by the difference. Null: no shift. */
  asOf: Date | null
  onRefused(line: number, reason: string): void
}

/**
 * Imports ads from rows in any known format. Importing the same file again changes nothing; changed ads are updated.
 */
export async function importJobs(
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  rows: AsyncIterable<FileRow>,
  options: Options,
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    repeated: 0,
    expired: 0,
    refused: new Map(),
  }
  const openDays = await readSetting(deps.db, 'job_open_days')
  const seen = new Set<string>()
  let mapping: ImportMapping | null = null
  let batch: ImportedJob[] = []
  const mapRow = (row: ImportRow): ImportResult => {
    const detected = mapping ? { ok: true as const, mapping } : detectMapping(Object.keys(row))
    if (!detected.ok) return detected
    mapping = detected.mapping
    return mapping.map(row)
  }
  const store = async () => {
    await storeBatch(deps, batch, { ...options, openDays }, summary)
    batch = []
  }
  for await (const item of rows) {
    summary.read++
    const result: ImportResult = 'refused' in item ? { ok: false, reason: item.refused } : mapRow(item.row)
    if (!result.ok) {
      summary.refused.set(result.reason, (summary.refused.get(result.reason) ?? 0) + 1)
      options.onRefused(item.line, result.reason)
    } else if (seen.has(result.job.externalId)) summary.repeated++
    else {
      seen.add(result.job.externalId)
      batch.push(result.job)
      if (batch.length === batchSize) await store()
    }
  }
  await store()
  return summary
}

async function storeBatch(
  deps: Pick<Deps, 'pool' | 'clock'>,
  batch: readonly ImportedJob[],
  { source, asOf, openDays }: Pick<Options, 'source' | 'asOf'> & { openDays: number },
  summary: ImportSummary,
): Promise<void> {
  if (batch.length === 0) return
  const now = deps.clock.now()
  const shift = asOf ? now.getTime() - asOf.getTime() : 0
  const moved = (instant: Date) => new Date(instant.getTime() + shift)
  const parsed = batch.map((ad) => ({ ad, fields: readJobFields(fieldsOf(ad)) }))
  await transaction(deps, async (tx) => {
    const companyIds = await ensureImportedCompanies(
      tx,
      source,
      batch.map(({ companyName }) => companyName),
    )
    const groups: Record<'dated' | 'undated', AdToStore[]> = { dated: [], undated: [] }
    for (const { ad, fields } of parsed) {
      // An ad dated later than the import is published now.
      const publishedAt = ad.publishedAt ? earlier(moved(ad.publishedAt), now) : now
      const expiresAt = ad.expiresAt ? moved(ad.expiresAt) : new Date(publishedAt.getTime() + openDays * DAY)
      const isOpen = expiresAt > now
      if (!isOpen) summary.expired++
      const isDated = asOf === null && (ad.publishedAt ?? ad.expiresAt) !== null
      const companyId = companyIds.get(ad.companyName)!
      groups[isDated ? 'dated' : 'undated'].push({ ad, fields, companyId, publishedAt, expiresAt, isOpen })
    }
    const stored = [
      await upsertImportedJobs(tx, source, groups.dated, { keepsExpiry: false }),
      await upsertImportedJobs(tx, source, groups.undated, { keepsExpiry: true }),
    ]
    const inserted = stored.reduce((sum, group) => sum + group.inserted, 0)
    const updated = stored.reduce((sum, group) => sum + group.updated, 0)
    summary.inserted += inserted
    summary.updated += updated
    summary.unchanged += batch.length - inserted - updated
    await notifyChange(tx, 'jobs')
  })
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

const fieldsOf = ({
  title,
  category,
  description,
  requirements,
  location,
  mode,
  experience,
  skills,
  salaryRange,
}: ImportedJob): JobFields => ({
  title,
  category,
  department: null,
  description,
  requirements,
  benefits: '',
  location,
  salaryText: salaryRange,
  mode,
  experience,
  skills,
})
