import { mostCounted } from '#contracts/admin/admin-figures.ts'
import { matchingPageSize, type MatchingFilters } from '#contracts/admin/matching-reports.contract.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Deps } from '#server/deps.ts'
import {
  type AnyApplication,
  countAllApplications,
  findFloor,
  listAllApplications,
  listApplicationsAfter,
} from './all-applications.queries.ts'

export type { AnyApplication }

/** A page of everybody's applications, the latest first; `hasOlder`: there is another one. */
export async function pageOfApplications(
  { db }: Pick<Deps, 'db'>,
  filters: MatchingFilters,
  before: number | undefined,
) {
  const total = await countAllApplications(db, filters)
  const slice = { before, limit: matchingPageSize + 1, areMany: total === mostCounted }
  const rows = await listAllApplications(db, filters, slice)
  return {
    applications: rows.slice(0, matchingPageSize),
    total,
    hasOlder: rows.length > matchingPageSize,
  }
}

/** The latest `most` matching applications in batches, the oldest of them first. */
export async function* latestApplications(
  { db }: Pick<Deps, 'db'>,
  filters: MatchingFilters,
  most: number,
): AsyncGenerator<AnyApplication[]> {
  const floor = await findFloor(db, filters, most)
  yield* inBatches((after, limit) =>
    listApplicationsAfter(db, filters, { after: Math.max(after, floor), limit }),
  )
}
