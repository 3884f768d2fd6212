import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ModerationFilters } from '#contracts/admin/moderation-input.ts'
import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import type { ModeratedRow } from '#server/moderated.ts'
import type { Db } from './connection.ts'
import { countUpTo } from './count-up-to.ts'
import { likePart, wordPatterns } from './like.ts'
import { users } from '#server/db/schema/accounts.table.ts'

type Expression = SQL | PgColumn

/** The table of a moderated kind, with the columns of `moderationColumns`. */
type ModeratedTable = PgTable & {
  id: PgColumn
  moderationStatus: PgColumn
  moderationNote: PgColumn
  submittedAt: PgColumn
  moderatedAt: PgColumn
  moderatedBy: PgColumn
}

/** Where the things of a moderated kind are. */
export interface ModeratedSource<Content> {
  table: ModeratedTable
  /** The table with its joins, among them `users`: the account of the owner. */
  from: SQL
  where: SQL
  /** The number by which administrators name the thing. */
  id: Expression
  title: Expression
  owner: Expression
  /** A JSON object. */
  content: SQL<Content>
  /** The ids of the things whose own text matches a pattern of LIKE, by an index. Omitted: they have no text. */
  withWord?: (pattern: string) => SQL
  /** The condition that a pattern of LIKE matches the thing or the name of its owner, if one index has both. */
  hasWord?: (pattern: string) => SQL
  /** The part of `from` that `where`, `id` and `hasWord` name, if they do not name all: counting looks up no account of each thing. */
  countedFrom?: SQL
}

type Filters = Omit<ModerationFilters, 'after'>

type Raw = Omit<ModeratedRow<unknown>, 'submittedAt' | 'moderatedAt'> & {
  submittedAt: string
  moderatedAt: string | null
}

const select = <Content>({ table, from, id, title, owner, content }: ModeratedSource<Content>) => sql`
  select ${id} as id, ${title} as title, ${users.id} as "userId", ${owner} as owner,
    case when ${users.deletedAt} is null then ${users.email} else '' end as email,
    ${table.moderationStatus} as status, ${table.moderationNote} as note, ${table.submittedAt} as "submittedAt",
    ${table.moderatedAt} as "moderatedAt", moderator.name as "moderatedBy", ${content} as content
  from ${from} left join admins as moderator on moderator.id = ${table.moderatedBy}`

async function read<Content>(db: Db, query: SQL): Promise<ModeratedRow<Content>[]> {
  const { rows } = await db.execute<Raw & Record<string, unknown>>(query)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    userId: row.userId,
    owner: row.owner,
    email: row.email,
    status: row.status,
    note: row.note,
    moderatedBy: row.moderatedBy,
    content: row.content as Content,
    submittedAt: new Date(row.submittedAt),
    moderatedAt: row.moderatedAt === null ? null : new Date(row.moderatedAt),
  }))
}

/** The matching things behind the one of `after`: pending ones the oldest first, others the latest first. With `ids` those of them. */
export function listModerated<Content>(
  db: Db,
  source: ModeratedSource<Content>,
  filters: Filters,
  { after, limit, ids }: { after?: number | undefined; limit: number; ids?: readonly number[] | undefined },
): Promise<ModeratedRow<Content>[]> {
  const { table, from, id } = source
  const [order, than] = filters.status === 'pending' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const atOf = (itemId: number) =>
    sql`(select ${table.submittedAt} from ${from} where ${id} = ${itemId} and ${source.where})`
  // The second condition is for the index: it begins with the moment, and the id may be in another table.
  const isBehind =
    after === undefined
      ? sql`true`
      : sql`(${table.submittedAt}, ${id}) ${than} (${atOf(after)}, ${after})
          and ${table.submittedAt} ${than}= ${atOf(after)}`
  const isOneOf = ids === undefined ? sql`true` : sql`${id} = any(${sql.param([...ids])}::int[])`
  return read(
    db,
    sql`${select(source)} where ${matching(source, filters)} and ${isBehind} and ${isOneOf}
      order by ${table.submittedAt} ${order}, ${id} ${order} limit ${limit}`,
  )
}

/** The number of matching things, at most `most`. */
export const countModerated = <Content>(
  db: Db,
  source: ModeratedSource<Content>,
  filters: Filters,
  most: number,
): Promise<number> =>
  countUpTo(db, sql`select 1 from ${counted(source, filters)} where ${matching(source, filters)}`, most)

const counted = <Content>({ countedFrom, from }: ModeratedSource<Content>, { q }: Filters): SQL =>
  countedFrom && !q?.includes('@') ? countedFrom : from

const matching = <Content>(source: ModeratedSource<Content>, { status, q, only }: Filters): SQL =>
  sql.join(
    [
      source.where,
      ...(only === undefined ? [] : [sql`${source.id} = ${only}`]),
      ...(status === 'all' || only !== undefined ? [] : [sql`${source.table.moderationStatus} = ${status}`]),
      ...(q ? found(source, q) : []),
    ],
    sql` and `,
  )

/** By a part of the owner's e-mail, or by words, each of which the thing or its owner's name has: all by an index. */
function found<Content>({ from, id, where, withWord, hasWord }: ModeratedSource<Content>, q: string): SQL[] {
  if (q.includes('@'))
    return [
      sql`${users.id} in (select named.id from users as named where named.deleted_at is null and named.email ilike ${likePart(q)})`,
    ]
  if (hasWord) return wordPatterns(q).map(hasWord)
  return wordPatterns(q).map(
    (pattern) => sql`${id} in (${withWord ? sql`${withWord(pattern)} union all` : sql``}
      select ${id} from ${from} where ${where} and ${users.id} in
        (select named.id from users as named where (' ' || named.sort_name) like fold(${pattern})))`,
  )
}

/** What a decision is compared with, locked until the transaction ends; null when it is not there any more. */
export async function lockModerated<Content>(
  tx: Db,
  { table, from, where, id }: ModeratedSource<Content>,
  itemId: number,
): Promise<Locked<Date> | null> {
  const { rows } = await tx.execute<Locked<string>>(sql`
    select ${table.id} as "rowId", ${table.moderationStatus} as status, ${table.submittedAt} as "submittedAt", ${users.id} as "userId"
    from ${from} where ${where} and ${id} = ${itemId} for no key update of ${table}`)
  const [row] = rows
  return row ? { ...row, submittedAt: new Date(row.submittedAt) } : null
}

type Locked<At> = {
  /** In the table of the kind. */
  rowId: string | number
  status: ModerationStatus
  submittedAt: At
  userId: number
}

/** Writes a decision about a thing that was locked. */
export async function decideModerated<Content>(
  tx: Db,
  { table, from, where, id }: ModeratedSource<Content>,
  itemId: number,
  { status, note, at, by }: { status: ModerationStatus; note: string; at: Date; by: number },
): Promise<void> {
  await tx.execute(sql`
    update ${table} set moderation_status = ${status}, moderation_note = ${note},
      moderated_at = ${at.toISOString()}, moderated_by = ${by}
    where id in (select ${table.id} from ${from} where ${where} and ${id} = ${itemId})`)
}

/** The thing with the decision of that moment; null when another one or an edit came after it, or its account is deleted. */
export async function findDecided<Content>(
  db: Db,
  source: ModeratedSource<Content>,
  itemId: number,
  at: Date,
): Promise<ModeratedRow<Content> | null> {
  const [row] = await read<Content>(
    db,
    sql`${select(source)} where ${source.where} and ${source.id} = ${itemId}
      and ${source.table.moderatedAt} = ${at.toISOString()} and ${users.deletedAt} is null`,
  )
  return row ?? null
}
