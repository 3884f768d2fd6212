import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'

/** A week of Lima: its Monday, and from its first instant until before that of the next. */
export interface Week {
  monday: string
  from: Date
  until: Date
}

/** A week is one range of an index: truncating the moment of each row to its week takes ten times as long. */
async function byWeek(
  db: Db,
  { from, at, value, where }: Record<'from' | 'at' | 'value' | 'where', SQL>,
  weeks: readonly Week[],
): Promise<ReadonlyMap<string, number>> {
  const ranges = sql.join(
    weeks.map(
      (week) =>
        sql`(${week.monday}, ${week.from.toISOString()}::timestamptz, ${week.until.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  )
  const { rows } = await db.execute<{ monday: string; value: number }>(sql`
    select week.monday, counted.value from (values ${ranges}) as week (monday, from_at, until_at), lateral (
      select coalesce(${value}, 0)::float8 as value from ${from}
      where ${at} >= week.from_at and ${at} < week.until_at and ${where}) as counted`)
  return new Map(rows.map((row) => [row.monday, row.value]))
}

const count = sql`count(*)`
const all = sql`true`

export const applicationsByWeek = (db: Db, weeks: readonly Week[]) =>
  byWeek(
    db,
    { from: sql`${applications}`, at: sql`${applications.appliedAt}`, value: count, where: all },
    weeks,
  )

export const registrationsByWeek = (db: Db, weeks: readonly Week[]) =>
  byWeek(db, { from: sql`${users}`, at: sql`${users.createdAt}`, value: count, where: all }, weeks)

export const jobsByWeek = (db: Db, weeks: readonly Week[]) =>
  byWeek(db, { from: sql`${jobs}`, at: sql`${jobs.createdAt}`, value: count, where: all }, weeks)

/** In cents of US dollars, without what was refunded. */
export const revenueByWeek = (db: Db, weeks: readonly Week[]) =>
  byWeek(
    db,
    {
      from: sql`${payments}`,
      at: sql`${payments.completedAt}`,
      value: sql`sum(${payments.amount})`,
      where: sql`${payments.status} = 'completed' and ${payments.currency} = 'USD' and ${payments.product} <> 'order'`,
    },
    weeks,
  )
