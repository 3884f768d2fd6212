import { desc, type SQL, sql } from 'drizzle-orm'
import type { LedgerFault } from '#contracts/plans/ledger-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { ledgerChecks } from '#server/db/schema/ledger.table.ts'

export type LedgerCheck = typeof ledgerChecks.$inferSelect

/** How many of each fault are named. */
const mostExamples = 5

/** What each payment of more than 0.00 gave to the provider and got back, as booked. */
const bookedPayments = sql`
  select t.payment_id, t.currency, count(*) filter (where t.event = 'payment_completed') as completions,
    coalesce(sum(e.amount) filter (where t.event = 'payment_completed'), 0) as paid,
    coalesce(-sum(e.amount) filter (where t.event in ('payment_refunded', 'chargeback_lost')), 0) as returned
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.payment_id is not null
    and ((t.event in ('payment_completed', 'payment_refunded') and e.account = 'provider_cash')
      or (t.event = 'chargeback_lost' and e.account = 'contested_money'))
  group by t.payment_id, t.currency`

const hasCharges = sql`exists (select from payment_charges c where c.payment_id = p.id)`

/** Whether a payment bought something. Before there were charges, its status alone says so. */
const isPaid = sql`case when ${hasCharges}
  then exists (select from payment_charges c where c.payment_id = p.id and c.bought_at is not null)
  else p.status in ('completed', 'refunded') end`

/** Where the money of each payment is, as its charges say. */
const heldMoney = sql`
  select payment_id, currency, sum(kept) filter (where dispute <> 'open') as at_provider, sum(kept) filter (where dispute = 'open') as contested,
    sum(kept) filter (where is_sold) as sold, sum(kept) filter (where not is_sold) as owed
  from (select c.payment_id, c.currency, c.dispute, c.bought_at is not null and p.refund_due is null as is_sold,
      case when c.dispute = 'lost' then 0 else c.amount - c.refunded end as kept
    from payment_charges c join payments p on p.id = c.payment_id where c.currency in ('USD', 'PEN')) charges
  group by payment_id, currency`

/** Where it is as the ledger says. */
const bookedMoney = sql`
  select t.payment_id, t.currency, sum(e.amount) filter (where e.account = 'provider_cash') as at_provider,
    sum(e.amount) filter (where e.account = 'contested_money') as contested,
    -sum(e.amount) filter (where e.account like 'sales_%' or e.account = 'igv_payable') as sold,
    -sum(e.amount) filter (where e.account = 'refunds_due') as owed
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.payment_id in (select payment_id from payment_charges) and t.event <> 'provider_fee_charged'
  group by t.payment_id, t.currency`

/** For each fault, the rows that have it, by a number that names them. */
const faulty: Record<LedgerFault, SQL> = {
  unbalanced: sql`
    select t.id from ledger_transactions t
    left join (select transaction_id, count(*) as entries, sum(amount) as sum, min(currency) as least, max(currency) as most
      from ledger_entries group by transaction_id) e on e.transaction_id = t.id
    where e.entries is distinct from t.entry_count or e.sum <> 0 or e.least <> t.currency or e.most <> t.currency`,
  'payment-not-booked': sql`
    select p.id from payments p
    where p.amount > 0 and ${isPaid} and not exists (
      select from ledger_transactions t where t.payment_id = p.id and t.event = 'payment_completed')`,
  'payment-booked-otherwise': sql`
    select p.id from payments p join (${bookedPayments}) b on b.payment_id = p.id
    where b.completions > 1 or (b.completions = 1 and (b.paid <> p.amount or b.currency <> p.currency))`,
  'booked-without-payment': sql`
    select distinct t.payment_id as id from ledger_transactions t left join payments p on p.id = t.payment_id
    where t.payment_id is not null and (p.id is null or (t.event = 'payment_completed' and not ${isPaid}))`,
  'refund-differs': sql`
    select p.id from payments p join (${bookedPayments}) b on b.payment_id = p.id
    where not ${hasCharges} and (b.returned > p.amount or (p.status = 'refunded') <> (b.returned = p.amount))
    union all
    select p.id from payments p join payment_charges c on c.payment_id = p.id and c.bought_at is not null
    where (p.status = 'refunded') <> (c.dispute = 'lost' or c.refunded = c.amount)`,
  'charge-booked-otherwise': sql`
    select distinct payment_id as id from (${heldMoney}) held full join (${bookedMoney}) booked using (payment_id, currency)
    where (coalesce(held.at_provider, 0), coalesce(held.contested, 0), coalesce(held.sold, 0), coalesce(held.owed, 0))
      <> (coalesce(booked.at_provider, 0), coalesce(booked.contested, 0), coalesce(booked.sold, 0), coalesce(booked.owed, 0))`,
  'payment-without-receipt': sql`
    select p.id from payments p
    left join documents d on d.payment_id = p.id and d.kind = 'receipt'
    where ${isPaid} <> (d.id is not null) or d.total <> p.amount or d.currency <> p.currency`,
  'notes-differ': sql`
    select c.payment_id as id from payment_charges c join payments p on p.id = c.payment_id
    cross join lateral (select coalesce(sum(total) filter (where kind = 'note'), 0) as returned,
      sum(case kind when 'note' then -igv else igv end) as igv from documents d where d.payment_id = c.payment_id) papers
    cross join lateral (select coalesce(-sum(e.amount), 0) as igv from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.payment_id = c.payment_id and e.account = 'igv_payable') booked
    where c.bought_at is not null and (papers.returned <> case when c.dispute = 'lost' then c.amount else c.refunded end
      or (p.refund_due is null and papers.igv <> booked.igv))
    union all
    select n.payment_id from documents n left join documents r on r.id = n.corrects_id and r.kind = 'receipt'
      and r.payment_id = n.payment_id and r.currency = n.currency and r.issued_at <= n.issued_at
    where n.kind = 'note' and r.id is null`,
  'documents-not-consecutive': sql`
    select id from (select id, number, row_number() over (partition by series order by number) as place from documents) numbered
    where number <> place`,
  // By the number of the row, or of the booking that names no row.
  'payout-differs': sql`
    select coalesce(p.id, b.id) as id from (select * from payouts where status = 'paid' and settled_at is not null) p
    full join (select t.id, t.key, t.currency, e.amount, e.party_id from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'payouts_due'
      where t.event = 'payout_made') b on b.key = 'payout_made/' || p.id
    where p.id is null or b.id is null or b.amount <> p.amount or b.currency <> p.currency
      or b.party_id is distinct from p.party_id`,
}

/** How many rows have a fault, and the first of them. */
export async function findFaulty(db: Db, fault: LedgerFault): Promise<{ count: number; examples: number[] }> {
  const { rows } = await db.execute<{ count: number; examples: number[] }>(sql`
    select count(*)::int as count, coalesce((array_agg(id order by id))[1:${sql.raw(String(mostExamples))}], '{}')::float8[] as examples
    from (${faulty[fault]}) faulty`)
  return rows[0] ?? { count: 0, examples: [] }
}

export async function countEntries(db: Db): Promise<number> {
  const { rows } = await db.execute<{ entries: number }>(
    sql`select count(*)::float8 as entries from ledger_entries`,
  )
  return rows[0]?.entries ?? 0
}

export async function insertCheck(db: Db, check: typeof ledgerChecks.$inferInsert): Promise<void> {
  await db.insert(ledgerChecks).values(check)
}

/** The last checks, the latest first. */
export const listChecks = (db: Db, limit: number): Promise<LedgerCheck[]> =>
  db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.checkedAt), desc(ledgerChecks.id)).limit(limit)

/** The latest check; null: there was none. */
export async function findLastCheck(db: Db): Promise<LedgerCheck | null> {
  const [row] = await listChecks(db, 1)
  return row ?? null
}
