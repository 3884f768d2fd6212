import { desc, type SQL, sql } from 'drizzle-orm'
import type { LedgerFault } from '#contracts/plans/ledger-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { ledgerChecks } from '#server/db/schema/ledger.table.ts'

export type LedgerCheck = typeof ledgerChecks.$inferSelect

/** How many of each fault are named. */
const mostExamples = 5

/** In kilobytes: the memory that a step of the check may use. More of it made no difference with 10,000,000 entries. */
const workMemory = 64 * 1024

/**
 * What every payment has in the ledger, in each currency; `null` is what is about no payment. Sums of entries are of type float8, which is exact
 * for whole cents and many times faster than numeric.
 */
const booked = sql`
  select payment_id, currency, array_agg(id) filter (where is_unbalanced) as unbalanced,
    (count(*) filter (where event in ('payment_completed', 'order_funded')))::int as completions,
    (count(*) filter (where event in ('payment_completed', 'order_funded', 'payment_refunded', 'chargeback_lost')))::int as settlements,
    sum(provider_cash) filter (where event in ('payment_completed', 'order_funded')) as paid,
    sum(case event when 'payment_refunded' then -provider_cash when 'chargeback_lost' then -contested end) as returned,
    sum(igv) as igv, sum(client) as client, sum(net) as net, sum(fee + igv) filter (where event = 'order_released') as fee,
    sum(provider_cash) filter (where event <> 'provider_fee_charged') as at_provider,
    sum(contested) filter (where event <> 'provider_fee_charged') as contested,
    sum(sales + igv) filter (where event <> 'provider_fee_charged') as sold,
    sum(owed) filter (where event <> 'provider_fee_charged') as owed
  from (
    select t.id, t.payment_id, t.currency, t.event,
      count(e.id) <> t.entry_count or sum(e.amount::float8) <> 0 or bool_or(e.currency <> t.currency) as is_unbalanced,
      coalesce(sum(e.amount::float8) filter (where e.account = 'provider_cash'), 0) as provider_cash,
      coalesce(sum(e.amount::float8) filter (where e.account = 'contested_money'), 0) as contested,
      coalesce(-sum(e.amount::float8) filter (where starts_with(e.account, 'sales_')
        or e.account in ('customer_money', 'payouts_due', 'order_fees', 'order_losses')), 0) as sales,
      coalesce(-sum(e.amount::float8) filter (where e.account = 'customer_money'), 0) as client,
      coalesce(-sum(e.amount::float8) filter (where e.account = 'payouts_due'), 0) as net,
      coalesce(-sum(e.amount::float8) filter (where e.account = 'order_fees'), 0) as fee,
      coalesce(-sum(e.amount::float8) filter (where e.account = 'igv_payable'), 0) as igv,
      coalesce(-sum(e.amount::float8) filter (where e.account = 'refunds_due'), 0) as owed
    from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
    group by t.id) transactions
  group by payment_id, currency`

/** Where the money of each payment is, as its charges say. Money in a currency that we do not sell in is nowhere. */
const held = sql`
  select payment_id, currency, count(*)::int as charges,
    sum(kept) filter (where dispute <> 'open') as at_provider, sum(kept) filter (where dispute = 'open') as contested,
    sum(kept) filter (where bought_at is not null) as bought, sum(kept) as kept
  from (select *, case when dispute = 'lost' or currency not in ('USD', 'PEN') then 0 else amount - refunded end as kept
    from payment_charges) charges
  group by payment_id, currency`

/**
 * Both, for each payment. What was bought is sold if it was delivered, and owed if not: what the ledger says is compared with either. The money
 * of an order is its client's, its professional's and ours: together what is sold of it.
 */
const money = sql`
  select payment_id, sum(charges) as charges,
    sum(completions) as completions, sum(settlements) as settlements, sum(paid) as paid, sum(returned) as returned, sum(b.igv) as igv,
    sum(b.client) as client, sum(b.net) as net, sum(b.fee) as fee,
    min(currency) filter (where completions > 0) as paid_in, min(currency) filter (where returned <> 0) as returned_in,
    bool_or((coalesce(h.at_provider, 0), coalesce(h.contested, 0), coalesce(h.kept, 0))
      <> (coalesce(b.at_provider, 0), coalesce(b.contested, 0), coalesce(b.sold + b.owed, 0))) as is_elsewhere,
    bool_or(coalesce(h.bought, 0) <> coalesce(b.sold, 0)) as is_sold_otherwise,
    bool_or(b.sold <> 0) as is_sold
  from booked b full join (${held}) h using (payment_id, currency)
  where payment_id is not null
  group by payment_id`

/** The receipt and the notes of each payment. */
const papers = sql`
  select payment_id, count(*) filter (where kind = 'receipt') as receipts,
    min(total) filter (where kind = 'receipt') as total, min(currency) filter (where kind = 'receipt') as currency,
    coalesce(sum(total::float8) filter (where kind = 'note'), 0) as returned,
    sum(case kind when 'note' then -igv else igv end::float8) as igv
  from documents group by payment_id`

/** Whether a payment bought something. Before there were charges, its status alone says so. */
const isPaid = sql`case when m.charges > 0 then c.id is not null else p.status in ('completed', 'refunded') end`

/** For each fault of a payment, whether the payment `p` with its money `m`, the charge `c` that bought something and its papers `d` has it. */
const ofPayment = {
  'payment-not-booked': sql`p.amount > 0 and ${isPaid} and coalesce(m.completions, 0) = 0`,
  'payment-booked-otherwise': sql`m.completions > 1 or (m.completions = 1 and (m.paid <> p.amount or m.paid_in <> p.currency))`,
  'booked-without-payment': sql`p.id is null or (m.completions > 0 and not ${isPaid})`,
  'refund-differs': sql`
    (m.charges is null and m.settlements > 0 and (coalesce(m.returned, 0) > p.amount or m.returned_in <> p.currency
      or (p.status = 'refunded') <> (coalesce(m.returned, 0) = p.amount)))
    or (p.status = 'refunded') <> (c.dispute = 'lost' or c.refunded = c.amount)`,
  'charge-booked-otherwise': sql`
    m.charges > 0 and (m.is_elsewhere or case when p.product = 'order' then false when p.refund_due is null then m.is_sold_otherwise else m.is_sold end)`,
  'payment-without-receipt': sql`
    case when p.product = 'order' then coalesce(d.total, 0) <> coalesce(m.fee, 0)
      else ${isPaid} <> (coalesce(d.receipts, 0) > 0) or d.total <> p.amount end or d.currency <> p.currency`,
  'notes-differ': sql`
    coalesce(d.returned, 0) <> case when p.product = 'order' then 0 when c.dispute = 'lost' then c.amount else c.refunded end
    or (c.id is not null and p.refund_due is null and d.igv <> coalesce(m.igv, 0))`,
  // What an order's payment holds, what of it became the professional's, and that nothing is held for an order that ended.
  'order-money-differs': sql`
    p.product = 'order' and (
      coalesce(m.client, 0) <> case when o.held_at is not null and o.settled_at is null then p.amount else 0 end
      or coalesce(m.net, 0) <> coalesce(o.released, 0)
      or (o.settled_at is null and o.begun_at is not null and h.status in ('declined', 'completed', 'cancelled', 'decided')
        and h.updated_at < now() - interval '1 hour'))`,
} satisfies Partial<Record<LedgerFault, SQL>>

/** The payments that have a fault. Each table is read once; most payments have none and go no further than the first condition. */
const wrongPayments = sql`
  select fault.name, coalesce(p.id, m.payment_id) as id
  from payments p
  full join (${money}) m on m.payment_id = p.id
  left join payment_charges c on c.payment_id = p.id and c.bought_at is not null
  left join (${papers}) d on d.payment_id = p.id
  left join order_payments o on o.payment_id = p.id
  left join hires h on h.id = p.order_id
  cross join lateral (values ${sql.join(
    Object.entries(ofPayment).map(([name, isSo]) => sql`(${sql.raw(`'${name}'`)}, ${isSo})`),
    sql`, `,
  )}) fault (name, is_so)
  where (${sql.join(
    Object.values(ofPayment).map((isSo) => sql`(${isSo})`),
    sql` or `,
  )}) and fault.is_so`

/** All that is wrong, found in one statement and so in one reading of the tables. */
const faulty = sql`
  with booked as materialized (${booked})
  select 'unbalanced' as name, unnest(unbalanced) as id from booked where unbalanced is not null
  union all ${wrongPayments}
  union all
  select 'notes-differ', n.payment_id from documents n left join documents r on r.id = n.corrects_id and r.kind = 'receipt'
    and r.payment_id = n.payment_id and r.currency = n.currency and r.issued_at <= n.issued_at
  where n.kind = 'note' and r.id is null
  union all
  select 'documents-not-consecutive', id
  from (select id, number, row_number() over (partition by series order by number) as place from documents) numbered
  where number <> place
  union all
  -- By the number of the row, or of the booking that names no row.
  select 'payout-differs', coalesce(p.id, b.id) from (select * from payouts where status = 'paid' and settled_at is not null) p
  full join (select t.id, t.key, t.currency, e.amount, e.party_id from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'payouts_due'
    where t.event = 'payout_made') b on b.key = 'payout_made/' || p.id
  where p.id is null or b.id is null or b.amount <> p.amount or b.currency <> p.currency
    or b.party_id is distinct from p.party_id
  union all
  select 'fee-differs', coalesce(c.payment_id, b.payment_id)
  from (select payment_id, 'provider_fee_charged/' || provider || '/' || reference as key, fee, fee_currency
    from payment_charges where fee > 0) c
  full join (select t.payment_id, t.key, t.currency, e.amount from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_fees'
    where t.event = 'provider_fee_charged') b on b.key = c.key
  where c.key is null or b.key is null or b.amount <> c.fee or b.currency <> c.fee_currency
    or b.payment_id is distinct from c.payment_id`

type FoundFault = {
  fault: LedgerFault
  count: number
  examples: number[]
}

/** What is wrong: of each fault how many rows have it, and the first of them. Asked in a transaction. */
export async function findFaults(tx: Db): Promise<FoundFault[]> {
  await tx.execute(sql`set local work_mem = ${sql.raw(String(workMemory))}`)
  const { rows } = await tx.execute<FoundFault>(sql`
    select name as fault, count(*)::int as count, ((array_agg(id order by id))[1:${sql.raw(String(mostExamples))}])::float8[] as examples
    from (${faulty}) faulty group by name`)
  return rows
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
