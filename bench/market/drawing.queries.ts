import pg from 'pg'
import type { ClientBase } from 'pg'

/** A list as an expression of SQL. */
export const array = (list: readonly (string | null)[]): string =>
  `array[${list.map((item) => (item === null ? 'null' : pg.escapeLiteral(item))).join(',')}]::text[]`

/** A moment as an expression of SQL. */
export const moment = (at: Date): string => `timestamptz '${at.toISOString()}'`

/**
 * Functions of this connection that draw from a seed. What is drawn is a function of a row's number and of what it is drawn
 * for, so that rows need not be kept to be drawn alike, and a statement makes as many as it likes.
 */
export async function createDrawing(
  client: ClientBase,
  { seed, from, until }: { seed: number; from: Date; until: Date },
): Promise<void> {
  await client.query(`
    create function pg_temp.draw(n bigint, what text) returns float8 language sql immutable
      return (hashint8extended(n, hashtextextended(what, ${seed})) & 1099511627775) / 1099511627776.0::float8;
    create function pg_temp.pick(n bigint, what text, list text[]) returns text language sql immutable
      return list[1 + floor(pg_temp.draw(n, what) * cardinality(list))::int];
    -- The start of a list most often, and its end seldom.
    create function pg_temp.early(n bigint, what text, list text[]) returns text language sql immutable
      return list[1 + floor(power(pg_temp.draw(n, what), 2) * cardinality(list))::int];
    create function pg_temp.moment(share float8) returns timestamptz language sql immutable
      return ${moment(from)} + share * (${moment(until)} - ${moment(from)});
    -- When the n-th of so many came: more and more of them, in the order of their numbers.
    create function pg_temp.came(n bigint, of bigint, what text) returns timestamptz language sql immutable
      return pg_temp.moment(sqrt((n - pg_temp.draw(n, what)) / of));
    -- The share of the first so many that had come at a moment: what came() draws, the other way round.
    create function pg_temp.arrived(at timestamptz) returns float8 language sql immutable
      return power(extract(epoch from at - ${moment(from)})::float8 / ${(until.getTime() - from.getTime()) / 1000}, 2);`)
}

/** The numbers from 1 to `count` in spans. */
export function* spans(count: number, size: number): Generator<{ first: number; last: number }> {
  for (let first = 1; first <= count; first += size) yield { first, last: Math.min(count, first + size - 1) }
}

/** The largest id of a table. */
export async function lastId(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select coalesce(max(id), 0) as id from ${table}`)
  return rows[0]?.id ?? 0
}

/** Lets the next row that the product stores follow those that were stored with their ids. */
export async function continueIds(client: ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} having max(id) is not null`,
    )
}
