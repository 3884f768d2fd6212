import type { ClientBase } from 'pg'
import { continueIds, spans } from './drawing.queries.ts'
import type { Market } from './market.ts'
import { perCompany } from './accounts.queries.ts'

const batch = 100_000

/** Payments in the order of their dates; who came early pays most often. What was paid lately is the plan that runs. */
export async function storePayments(client: ClientBase, market: Market): Promise<void> {
  const { counts, base, until } = market
  for (const { first, last } of spans(counts.payments, batch)) {
    await client.query(payments(market), [first, last])
    market.reach('payments', last, counts.payments)
  }
  await client.query(receipts(base.payments))
  // The check of each transaction at its commit takes longer than storing it; `npm run ledger:verify` checks all at once.
  const ledger = ['ledger_transactions', 'ledger_entries']
  for (const table of ledger) await client.query(`alter table ${table} disable trigger user`)
  await client.query(bookings(base.payments))
  await client.query(entries(base.payments))
  for (const table of ledger) await client.query(`alter table ${table} enable trigger user`)
  await continueIds(client, ['payments'])
  for (const [table, type, product] of [
    ['professionals', "'premium'", 'professional_premium'],
    ['companies', "case when user_id % 50 = 0 then 'enterprise' else 'premium' end", 'company_premium'],
  ])
    await client.query(`
      update ${table} set plan_type = ${type}, plan_expires_at = paid.until
      from (select user_id as payer, max(paid_until) as until from payments
        where id > ${base.payments} and status = 'completed' and product in ('${product}', '${product}_trial') and paid_until > ${until}
        group by user_id) paid
      where ${table}.user_id = paid.payer`)
}

/** Each `offset 0` keeps what is drawn in a column: PostgreSQL would draw it again wherever it is read. */
const payments = ({ base, counts, seed, until }: Market): string => `
  insert into payments (id, user_id, payer_name, payer_ruc, product, amount, currency, status, provider, provider_reference,
    created_at, completed_at, paid_until)
  overriding system value
  select ${base.payments} + n, ${base.users} + payer,
    coalesce(companies.name, people.first_name || ' ' || people.last_name), coalesce(companies.ruc, ''), product, amount, currency, status,
    case when amount = 0 then 'none' else 'stripe' end, case when amount > 0 then 'cs_generated_${seed}_' || n end,
    at, case when done then at + interval '2 minutes' end,
    case when done and product not in ('premium_job') then at + interval '30 days' end
  from (
    select *, status in ('completed', 'refunded') as done,
      case when product like '%trial' then 0 when product = 'professional_premium' then 500 when product = 'company_premium' then 9900
        when product = 'premium_job' then 7500 else 1000 end
      * case when currency = 'PEN' and product not like '%trial' then 3.7 else 1 end as amount
    from (
      select n, at, payer,
        case when payer % ${perCompany} = 0
          then case when kind < 0.2 then 'company_premium_trial' when kind < 0.7 then 'company_premium' else 'premium_job' end
          else case when kind < 0.3 then 'professional_premium_trial' when kind < 0.95 then 'professional_premium' else 'chat_activation' end end as product,
        case when pg_temp.draw(n, 'currency') < 0.3 then 'PEN' else 'USD' end as currency,
        case when kind < 0.3 then 'completed' when fate < 0.06 then 'failed' when fate < 0.08 and at > ${until} - interval '1 day' then 'pending'
          when fate < 0.11 then 'refunded' else 'completed' end as status
      from (
        select n, at, pg_temp.draw(n, 'product') as kind, pg_temp.draw(n, 'fate') as fate,
          1 + floor(power(pg_temp.draw(n, 'payer'), 2) * greatest(1, pg_temp.arrived(at) * ${counts.people + counts.companies} - 1))::int as payer
        from (select n, pg_temp.came(n, ${counts.payments}, 'payment') as at from generate_series($1::int, $2::int) n offset 0) dated offset 0) drawn offset 0) named offset 0) priced
  left join companies on companies.user_id = ${base.users} + payer
  left join professionals people on people.user_id = ${base.users} + payer order by n`

/** The receipts of what was paid, without gaps after those that exist. */
const receipts = (after: number): string => `
  insert into documents (kind, series, number, issued_at, payment_id, currency, igv_percent, base, igv, total)
  select 'receipt', 'R', (select coalesce(max(number), 0) from documents where series = 'R') + row_number() over (order by id),
    completed_at, id, currency, 18, base, amount - base, amount
  from (select *, round(amount * 100 / 118.0)::int as base from payments where id > ${after} and status in ('completed', 'refunded')) paid
  order by id`

/** What was paid and given back, as `domain/ledger/entries.ts` books it. */
const bookings = (after: number): string => `
  insert into ledger_transactions (key, event, at, currency, payment_id, entry_count)
  select event || '/' || id, event, completed_at, currency, id, 3
  from payments cross join (values ('payment_completed'), ('payment_refunded')) events (event)
  where id > ${after} and amount > 0 and (status = 'refunded' or status = 'completed' and event = 'payment_completed') order by id, event`

const entries = (after: number): string => `
  insert into ledger_entries (transaction_id, account, currency, amount)
  select t.id, account, t.currency, case when t.event = 'payment_completed' then line.amount else -line.amount end
  from ledger_transactions t join payments p on p.id = t.payment_id
  cross join lateral (select round(p.amount * 100 / 118.0)::int as base) split
  cross join lateral (values ('provider_cash', p.amount),
    ('sales_' || case p.product when 'chat_activation' then 'chat' else p.product end, -split.base),
    ('igv_payable', split.base - p.amount)) line (account, amount)
  where p.id > ${after} order by t.id`
