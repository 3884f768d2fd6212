import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { payouts } from '#server/db/schema/payouts.table.ts'

/** Who ordered what, for a row that has the order's number. An order whose service or client is gone keeps its sums. */
const named = (orderId: SQL) => sql`
  left join hires h on h.id = ${orderId}
  left join services s on s.id = h.service_id
  left join companies c on c.id = h.company_id`
const names = sql`coalesce(s.title, '') as "serviceTitle", coalesce(c.name, '') as "clientName", coalesce(c.ruc, '') as "clientRuc"`

/** An instant as milliseconds: rows of raw SQL have no types. */
const ms = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8 as at`

/** Rows with their instant as a date. */
const dated = <Row extends { at: number }>(rows: Row[]): (Row & { at: Date })[] =>
  rows.map((row) => Object.assign(row, { at: new Date(row.at) }))

interface Named {
  orderId: number
  serviceTitle: string
  clientName: string
  clientRuc: string
  currency: PayoutCurrency
}

export interface ReleasedRow extends Named {
  at: Date
  gross: number
  net: number
}

/** Each release of money of orders to this account, as booked, the latest first. */
export async function listReleases(db: Db, userId: number): Promise<ReleasedRow[]> {
  const { rows } = await db.execute<Omit<ReleasedRow, 'at'> & { at: number } & Record<string, unknown>>(sql`
    select t.order_id as "orderId", ${ms(sql`t.at`)}, t.currency, (-e.amount)::float8 as net,
      (select sum(g.amount)::float8 from ledger_entries g where g.transaction_id = t.id and g.account = 'customer_money') as gross,
      ${names}
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id ${named(sql`t.order_id`)}
    where e.party_id = ${userId} and e.account = 'payouts_due' and t.event = 'order_released'
    order by t.at desc, t.id desc`)
  return dated(rows)
}

export interface HeldRow extends Named {
  held: number
}

/** What clients have with us for orders of this account, by order. */
export async function listHeld(db: Db, userId: number): Promise<HeldRow[]> {
  const { rows } = await db.execute<HeldRow & Record<string, unknown>>(sql`
    select t.order_id as "orderId", t.currency, (-sum(e.amount))::float8 as held, ${names}
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account = 'customer_money'
    ${named(sql`t.order_id`)} join professionals p on p.id = s.professional_id
    where p.user_id = ${userId}
    group by t.order_id, t.currency, s.title, c.name, c.ruc
    having sum(e.amount) <> 0 order by t.order_id desc`)
  return rows
}

export interface PaidRow {
  currency: PayoutCurrency
  amount: number
  at: Date
}

/** What was paid out to this account, as booked. */
export async function listPaid(db: Db, userId: number): Promise<PaidRow[]> {
  const { rows } = await db.execute<Omit<PaidRow, 'at'> & { at: number } & Record<string, unknown>>(sql`
    select t.currency, e.amount::float8 as amount, ${ms(sql`t.at`)}
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.party_id = ${userId} and e.account = 'payouts_due' and t.event = 'payout_made' order by t.at desc`)
  return dated(rows)
}

export interface DirectRow extends Named {
  total: number | null
  price: string
  at: Date
}

/** Completed orders of this account whose money never was with us, the latest first. */
export async function listDirect(db: Db, userId: number): Promise<DirectRow[]> {
  const { rows } = await db.execute<Omit<DirectRow, 'at'> & { at: number } & Record<string, unknown>>(sql`
    select h.id as "orderId", h.currency, h.price, ${ms(sql`h.updated_at`)},
      (select sum(cents)::float8 from order_parts where hire_id = h.id) as total,
      s.title as "serviceTitle", c.name as "clientName", coalesce(c.ruc, '') as "clientRuc"
    from hires h join services s on s.id = h.service_id join professionals p on p.id = s.professional_id
    join companies c on c.id = h.company_id
    where p.user_id = ${userId} and h.status = 'completed'
      and not exists (select from ledger_transactions t where t.order_id = h.id)
    order by h.updated_at desc, h.id desc`)
  return dated(rows)
}

/** The rows of lists that name this account, the latest first. */
export const listOwnPayouts = (db: Db, userId: number) =>
  db.select().from(payouts).where(eq(payouts.partyId, userId)).orderBy(desc(payouts.id))
