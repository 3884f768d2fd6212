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

/** For each fault, the rows that have it, by a number that names them. */
const faulty: Record<LedgerFault, SQL> = {
  unbalanced: sql`
    select t.id from ledger_transactions t
    left join (select transaction_id, count(*) as entries, sum(amount) as sum, min(currency) as least, max(currency) as most
      from ledger_entries group by transaction_id) e on e.transaction_id = t.id
    where e.entries is distinct from t.entry_count or e.sum <> 0 or e.least <> t.currency or e.most <> t.currency`,
  'payment-not-booked': sql`
    select p.id from payments p
    where p.status in ('completed', 'refunded') and p.amount > 0 and not exists (
      select from ledger_transactions t where t.payment_id = p.id and t.event = 'payment_completed')`,
  'payment-booked-otherwise': sql`
    select p.id from payments p join (${bookedPayments}) b on b.payment_id = p.id
    where b.completions <> 1 or b.paid <> p.amount or b.currency <> p.currency`,
  'booked-without-payment': sql`
    select distinct t.payment_id as id from ledger_transactions t left join payments p on p.id = t.payment_id
    where t.payment_id is not null and (p.id is null or p.status not in ('completed', 'refunded'))`,
  'refund-differs': sql`
    select p.id from payments p join (${bookedPayments}) b on b.payment_id = p.id
    where b.returned > p.amount or (p.status = 'refunded') <> (b.returned = p.amount)`,
  'payment-without-receipt': sql`
    select p.id from payments p
    left join documents d on d.payment_id = p.id and d.kind = 'receipt'
    where (p.status in ('completed', 'refunded')) <> (d.id is not null) or d.total <> p.amount or d.currency <> p.currency`,
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

/** The latest check; null: there was none. */
export async function findLastCheck(db: Db): Promise<LedgerCheck | null> {
  const [row] = await db
    .select()
    .from(ledgerChecks)
    .orderBy(desc(ledgerChecks.checkedAt), desc(ledgerChecks.id))
    .limit(1)
  return row ?? null
}
