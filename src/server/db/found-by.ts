import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { countUpTo } from './count-up-to.ts'

/** The rows that a search finds in one of several ways, whose conditions are on different tables. */
export interface FoundBy {
  /** The table with everything that the conditions name. */
  from: SQL
  id: SQL
  /** What each row must fulfil besides. */
  where: SQL | undefined
  /** A row is found by any of them, each by an index of its own. None: every row is found. */
  ways: readonly SQL[]
}

/**
 * The ids, each once. Every way is a part of its own, because an OR over two tables can use no index; who reads only some
 * of them does not cause the others to be looked for.
 */
const idsOf = ({ from, id, where, ways }: FoundBy): SQL =>
  ways.length === 0
    ? sql`select ${id} as id from ${from} where ${where ?? sql`true`}`
    : sql.join(
        ways.map((way, at) => {
          const isNew = ways.slice(0, at).map((before) => sql`not coalesce(${before}, false)`)
          return sql`select ${id} as id from ${from} where ${and(where, way, ...isNew)}`
        }),
        sql` union all `,
      )

/** Their number, at most `most`. */
export const countFound = (db: Db, found: FoundBy, most: number): Promise<number> =>
  countUpTo(db, idsOf(found), most)

/**
 * The condition of a page. If few rows are found, their ids are looked up first, whatever the order of the list, and sorted; if many are, the rows are read in the order
 * of the list until the page is full. Either way would be slow for the other.
 */
export function isFound(found: FoundBy, { areMany }: { areMany: boolean }): SQL | undefined {
  if (found.ways.length === 0) return found.where
  return areMany
    ? and(found.where, sql`(${sql.join([...found.ways], sql` or `)})`)
    : sql`${found.id} = any(array(${idsOf(found)}))`
}
