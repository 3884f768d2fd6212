import { and, or, type SQL, sql } from 'drizzle-orm'
import { isSurelyAbove } from './count-up-to.ts'
import type { Db } from './connection.ts'

/** The rows that a search finds in one of several ways, whose conditions are on different tables. */
export interface FoundBy {
  /** The table with everything that the conditions name. */
  from: SQL
  id: SQL
  /** What each row must fulfil besides. */
  where: SQL | undefined
  /** A row is found by any of them, each by an index of its own. None: every row is found. */
  ways: readonly SQL[]
  /** The same as one condition on the tables that the list joins, which is quick where nearly every row fulfils it. By default any of the ways. */
  common?: SQL
}

export interface Found {
  /** At most the most that is counted. */
  total: number
  /** Of all rows; null: there are as many as are counted, or more. */
  ids: readonly number[] | null
  /** There are surely many times as many. */
  isCommon: boolean
}
/** How a page of what was found is read. */
export type Finding = Pick<Found, 'ids' | 'isCommon'>

/**
 * Looks the rows up one way after the other, because an OR over two tables can use no index, until there are `most`. Where the planner is sure
 * of more, nothing is looked up.
 */
export async function find(db: Db, { from, id, where, ways }: FoundBy, most: number): Promise<Found> {
  const ids = new Set<number>()
  for (const way of ways.length === 0 ? [undefined] : ways) {
    const query = sql`select ${id} as id from ${from} where ${and(where, way) ?? sql`true`}`
    if (await isSurelyAbove(db, query, most)) return { total: most, ids: null, isCommon: true }
    const { rows } = await db.execute<{ ids: number[] | null }>(
      sql`select array_agg(id) as ids from (${query} limit ${most}) as found`,
    )
    for (const found of rows[0]?.ids ?? []) ids.add(found)
    if (ids.size >= most) return { total: most, ids: null, isCommon: false }
  }
  return { total: ids.size, ids: [...ids], isCommon: false }
}

/**
 * The condition of a page. If few rows were found, they are read by their ids, whatever the order of the list; if many, in the order of the list until the page is full.
 * Either would be slow for the other. IS TRUE keeps a subquery out of the joins: it is read once into a table of hashes, which each row of the list is looked up in.
 */
export function isFound({ id, where, ways, common }: FoundBy, { ids, isCommon }: Finding): SQL | undefined {
  if (ids !== null) return sql`${id} = any(${sql.param([...ids])}::int[])`
  if (isCommon || ways.length === 0) return and(where, common ?? or(...ways))
  return and(where, sql`(${or(...ways)}) is true`)
}
