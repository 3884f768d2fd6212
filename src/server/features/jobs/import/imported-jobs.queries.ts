import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { ImportedJob } from '#domain/jobs/import/job-import.ts'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import type { ReadJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { writtenColumns } from '#server/features/jobs/jobs.queries.ts'

/** Creates the missing companies of imported ads, one per name and source. Returns name → id. */
export async function ensureImportedCompanies(
  tx: Db,
  source: string,
  names: readonly string[],
): Promise<Map<string, number>> {
  const unique = [...new Set(names)].toSorted()
  if (unique.length === 0) return new Map()
  await tx
    .insert(companies)
    .values(unique.map((name) => ({ name, source })))
    .onConflictDoNothing()
  const rows = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.source, source), inArray(companies.name, unique)))
  return new Map(rows.map(({ id, name }) => [name, id]))
}

export interface AdToStore {
  ad: ImportedJob
  /** The parsed fields. */
  fields: ReadJobFields
  companyId: number
  publishedAt: Date
  expiresAt: Date
  isOpen: boolean
}

/** A difference in these columns means that the ad changed. */
const notifiedKeys = [
  'title',
  'category',
  'description',
  'requirements',
  'location',
  'salaryText',
  'mode',
  'experience',
  'skills',
  'companyId',
  'sourceUrl',
] as const
/** Columns derived from them. */
const derivedKeys = [
  'placeDepartment',
  'placeProvince',
  'placeDistrict',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
  'companyName',
  'search',
  'matchProfile',
  'matchEngine',
  'matchSkills',
] as const

const excluded = (column: { name: string }) => sql`excluded.${sql.identifier(column.name)}`
const isChanged = (column: (typeof jobs)[keyof typeof jobs.$inferSelect]) =>
  sql`${column} is distinct from ${excluded(column)}`
const rewritten = Object.fromEntries(
  [...notifiedKeys, ...derivedKeys].map((key) => [key, excluded(jobs[key])]),
)

/**
 * Inserts new ads and updates changed ones; unchanged ones are not touched. `ads` must not contain duplicates.
 * `keepsExpiry`: a stored ad keeps its end, because the new one depends only on the time of the import.
 */
export async function upsertImportedJobs(
  tx: Db,
  source: string,
  ads: readonly AdToStore[],
  { keepsExpiry }: { keepsExpiry: boolean },
): Promise<{ inserted: number; updated: number }> {
  if (ads.length === 0) return { inserted: 0, updated: 0 }
  const changes = notifiedKeys.map((key) => isChanged(jobs[key]))
  // An ad that was closed here stays closed, unless its source gives a new end.
  const newEnd = {
    expiresAt: excluded(jobs.expiresAt),
    isOpen: sql`case when ${isChanged(jobs.expiresAt)} then ${excluded(jobs.isOpen)} else ${jobs.isOpen} end`,
  }
  const rows = await tx
    .insert(jobs)
    .values(ads.map((ad) => toColumns(ad, source)))
    .onConflictDoUpdate({
      target: [jobs.source, jobs.externalId],
      set: { ...rewritten, ...(keepsExpiry ? {} : newEnd), updatedAt: sql`now()` },
      setWhere: or(...changes, ...(keepsExpiry ? [] : [isChanged(jobs.expiresAt)]))!,
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` })
  const inserted = rows.filter(({ isNew }) => isNew).length
  return { inserted, updated: rows.length - inserted }
}

function toColumns(
  { ad: { companyName, externalId, sourceUrl }, fields, ...rest }: AdToStore,
  source: string,
) {
  return { ...rest, ...writtenColumns(fields, companyName), source, externalId, sourceUrl }
}
