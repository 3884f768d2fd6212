import { matchingPageSize, type MatchingFilters } from '#contracts/admin/matching-reports.contract.ts'
import { longRead } from '#server/db/connection.ts'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import {
  type AnyApplication,
  findApplications,
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
  const finding = await findApplications(db, filters)
  const rows = await listAllApplications(db, filters, { before, limit: matchingPageSize + 1, finding })
  return {
    applications: rows.slice(0, matchingPageSize),
    total: finding.total,
    hasOlder: rows.length > matchingPageSize,
  }
}

/** The latest `most` matching applications in batches, the oldest of them first. */
export async function* latestApplications(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  filters: MatchingFilters,
  most: number,
): AsyncGenerator<AnyApplication[]> {
  const floor = await longRead({ pool }, (tx) => findFloor(tx, filters, most))
  yield* readInBatches((after, limit) =>
    listApplicationsAfter(db, filters, { after: Math.max(after, floor), limit }),
  )
}
