import { type SQL, sql } from 'drizzle-orm'
import type { DeskCursor, DeskFilters, DeskRow } from '#server/desk.ts'
import type { Db } from './connection.ts'
import { likePart } from './like.ts'

/** The columns of a desk's table, as expressions. */
export interface DeskSource {
  /** The table with its joins. */
  from: SQL
  where: SQL
  id: SQL
  code: SQL
  title: SQL
  about: SQL
  createdAt: SQL
  dueOn: SQL
  answeredAt: SQL
  /** The id of the administrator. */
  answeredBy: SQL
  /** The text that a search looks in. */
  searched: SQL
}

type Raw = Omit<DeskRow, 'createdAt' | 'answeredAt'> & { createdAt: string; answeredAt: string | null }

const select = (source: DeskSource, where: SQL) => sql`
  select ${source.id} as id, ${source.code} as code, ${source.title} as title, ${source.about} as about,
    ${source.createdAt} as "createdAt", ${source.dueOn}::text as "dueOn", ${source.answeredAt} as "answeredAt", answerer.name as "answeredBy"
  from ${source.from} left join admins as answerer on answerer.id = ${source.answeredBy} where ${where}`

const toRow = ({ createdAt, answeredAt, ...row }: Raw): DeskRow => ({
  ...row,
  createdAt: new Date(createdAt),
  answeredAt: answeredAt === null ? null : new Date(answeredAt),
})

/** Open requests by their term, others the latest first. With `ids` those of them. */
export async function listDeskRows(
  db: Db,
  source: DeskSource,
  filters: DeskFilters,
  { after, limit, ids }: { after: DeskCursor | null; limit: number; ids?: readonly number[] | undefined },
): Promise<DeskRow[]> {
  const isOpen = filters.status === 'open'
  const order = isOpen ? sql`${source.dueOn}, ${source.id}` : sql`${source.id} desc`
  const isBehind =
    after === null
      ? sql`true`
      : isOpen
        ? sql`(${source.dueOn}, ${source.id}) > (${after.dueOn}::date, ${after.id}::int)`
        : sql`${source.id} < ${after.id}`
  const isOneOf = ids === undefined ? sql`true` : sql`${source.id} = any(${sql.param([...ids])}::int[])`
  const { rows } = await db.execute<Raw & Record<string, unknown>>(
    sql`${select(source, sql`${matching(source, filters)} and ${isBehind} and ${isOneOf}`)} order by ${order} limit ${limit}`,
  )
  return rows.map(toRow)
}

/** The number of matching requests, at most `most`. */
export async function countDeskRows(
  db: Db,
  source: DeskSource,
  filters: DeskFilters,
  most: number,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${source.from} where ${matching(source, filters)} limit ${most}) matching`,
  )
  return rows[0]?.count ?? 0
}

/** One request; null when there is none with that id. */
export async function findDeskRow(db: Db, source: DeskSource, id: number): Promise<DeskRow | null> {
  const { rows } = await db.execute<Raw & Record<string, unknown>>(
    select(source, sql`${source.where} and ${source.id} = ${id}`),
  )
  return rows[0] ? toRow(rows[0]) : null
}

const matching = (source: DeskSource, { status, q }: DeskFilters): SQL =>
  sql.join(
    [
      source.where,
      ...(status === 'all'
        ? []
        : [sql`${source.answeredAt} is ${sql.raw(status === 'open' ? '' : 'not ')}null`]),
      ...(q === '' ? [] : [sql`fold(${source.searched}) like fold(${likePart(q)})`]),
    ],
    sql` and `,
  )
