import { eq, type SQL, sql } from 'drizzle-orm'
import type { CandidateSort } from '#contracts/applications/candidate-sorts.ts'
import type { CandidateFilters } from '#contracts/applications/candidate-filters.ts'
import { readCandidateFilters } from '#domain/applications/candidates.address.ts'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { type BoardOf, rowsOf, sorts } from './candidate-board.queries.ts'

export interface Place {
  position: number | null
  total: number
  previousId: number | null
  nextId: number | null
}

/**
 * Where an application is in the list that filters, order and stage make, and who is before and after it. One that is not in it (it was
 * moved, or its data changed) still has those between whom it would be.
 */
export async function findPlace(
  db: Db,
  of: BoardOf,
  filters: CandidateFilters,
  { id, sort, column }: { id: number; sort: CandidateSort; column: number | undefined },
): Promise<Place> {
  const all = rowsOf(db, of, noFilters, { sort, more: () => eq(applications.id, id) })
  const [own] = await db.select({ key: sql<string>`${all.key}::text`.as('written') }).from(all)
  if (!own) return { position: null, total: 0, previousId: null, nextId: null }
  const rows = rowsOf(db, of, filters, {
    sort,
    more: () => (column === undefined ? undefined : eq(applications.stageId, column)),
  })
  const at = sql`(${own.key}::${sorts[sort].type}, ${id}::int)`
  const before = sql`(${rows.key}, ${rows.id}) < ${at}`
  const first = (order: SQL, where: SQL) =>
    sql<number | null>`(array_agg(${rows.id} order by ${order}) filter (where ${where}))[1]`
  const [place] = await db
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      before: sql<number>`count(*) filter (where ${before})`.mapWith(Number),
      isIn: sql<boolean>`coalesce(bool_or(${rows.id} = ${id}), false)`,
      previousId: first(sql`${rows.key} desc, ${rows.id} desc`, before),
      nextId: first(sql`${rows.key}, ${rows.id}`, sql`(${rows.key}, ${rows.id}) > ${at}`),
    })
    .from(rows)
  if (!place) throw new Error('An aggregate returned no row')
  const { total, previousId, nextId } = place
  return { position: place.isIn ? place.before + 1 : null, total, previousId, nextId }
}

const noFilters = readCandidateFilters(new URLSearchParams())
