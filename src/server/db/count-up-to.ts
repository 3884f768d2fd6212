import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/** When the planner expects so many times the most, its estimate is far from being wrong. */
const sureAbove = 5

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

/** Whether the planner expects so many rows of a query that there are surely more than `most`. */
export async function isSurelyAbove(db: Db, query: SQL, most: number): Promise<boolean> {
  const plan = await db.execute<Plan & Record<string, unknown>>(sql`explain (format json) ${query}`)
  return (plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) >= most * sureAbove
}

/**
 * The number of rows of a query, at most `most`. Where there are surely more, they are not counted: to find ten thousand of
 * half a million ads with a common word, all half million are looked up in the index.
 */
export async function countUpTo(db: Db, query: SQL, most: number): Promise<number> {
  if (await isSurelyAbove(db, query, most)) return most
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${query} limit ${most}) as matching`,
  )
  return rows[0]?.count ?? 0
}
