import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'

/** A span of time: from the first instant until before the second. */
export interface Span {
  from: Date
  until: Date
}

type Week = { monday: string; value: number }

async function byWeek(
  db: Db,
  { from, at, value, where }: Record<'from' | 'at' | 'value' | 'where', SQL>,
  spans: readonly Span[],
) {
  const within = sql.join(
    spans.map((span) => sql`(${at} >= ${span.from.toISOString()} and ${at} < ${span.until.toISOString()})`),
    sql` or `,
  )
  const { rows } = await db.execute<Week>(sql`
    select to_char(date_trunc('week', ${at} at time zone 'America/Lima'), 'YYYY-MM-DD') as monday, ${value}::float8 as value
    from ${from} where (${within}) and ${where} group by 1`)
  return new Map(rows.map((row) => [row.monday, row.value]))
}

const count = sql`count(*)`
const all = sql`true`

export const applicationsByWeek = (db: Db, spans: readonly Span[]) =>
  byWeek(
    db,
    { from: sql`${applications}`, at: sql`${applications.appliedAt}`, value: count, where: all },
    spans,
  )

export const registrationsByWeek = (db: Db, spans: readonly Span[]) =>
  byWeek(db, { from: sql`${users}`, at: sql`${users.createdAt}`, value: count, where: all }, spans)

export const jobsByWeek = (db: Db, spans: readonly Span[]) =>
  byWeek(db, { from: sql`${jobs}`, at: sql`${jobs.createdAt}`, value: count, where: all }, spans)

/** In cents of US dollars, without what was refunded. */
export const revenueByWeek = (db: Db, spans: readonly Span[]) =>
  byWeek(
    db,
    {
      from: sql`${payments}`,
      at: sql`${payments.completedAt}`,
      value: sql`sum(${payments.amount})`,
      where: sql`${payments.status} = 'completed' and ${payments.currency} = 'USD'`,
    },
    spans,
  )
