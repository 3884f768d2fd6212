import type { Deps } from '#server/deps.ts'

type Pool = Pick<Deps['pool'], 'connect'>

/** How many payments one statement writes. */
const batch = 200_000

/**
 * Writes so many delivered payments, each with its charge, its receipt and three entries; every fiftieth is given back whole with its note.
 * They are written without the triggers that look at every row: the check of the ledger looks at them afterwards.
 */
export async function storePaidPayments(
  pool: Pool,
  count: number,
  log: (text: string) => void,
): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of before) await client.query(statement)
    for (let done = 0; done < count; done += batch) {
      const here = Math.min(batch, count - done)
      await client.query('begin')
      for (const statement of statements) await client.query(statement, [done + 1, done + here])
      await client.query('commit')
      log(`${done + here} payments`)
    }
    for (const statement of after) await client.query(statement)
    for (const table of [...guarded, 'payments', 'payment_charges'])
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
      )
    await client.query('analyze')
  } finally {
    client.release()
  }
}

const at = `timestamptz '2026-01-01' + n * interval '10 seconds'`
const numbers = 'from generate_series($1::int, $2::int) n'
const statements = [
  `insert into payments (id, product, amount, status, provider, created_at, completed_at) overriding system value
    select n, 'company_premium', 9900, case when n % 50 = 0 then 'refunded' else 'completed' end, 'test', ${at}, ${at} ${numbers}`,
  `insert into payment_charges (id, payment_id, provider, reference, amount, currency, refunded, method, bought_at, created_at) overriding system value
    select n, n, 'test', 'bench-' || n, 9900, 'USD', case when n % 50 = 0 then 9900 else 0 end, 'card', ${at}, ${at} ${numbers}`,
  `insert into documents (id, kind, series, number, issued_at, payment_id, currency, igv_percent, base, igv, total) overriding system value
    select n * 2, 'receipt', 'R', n, ${at}, n, 'USD', 18, 8390, 1510, 9900 ${numbers}`,
  `insert into documents (id, kind, series, number, issued_at, payment_id, corrects_id, currency, igv_percent, base, igv, total) overriding system value
    select n * 2 + 1, 'note', 'N', n / 50, ${at}, n, n * 2, 'USD', 18, 8390, 1510, 9900 ${numbers} where n % 50 = 0`,
  `insert into ledger_transactions (id, key, event, at, currency, payment_id, entry_count) overriding system value
    select n * 2, 'payment_completed/' || n, 'payment_completed', ${at}, 'USD', n, 3 ${numbers}`,
  `insert into ledger_transactions (id, key, event, at, currency, payment_id, entry_count) overriding system value
    select n * 2 + 1, 'payment_refunded/test/bench-' || n, 'payment_refunded', ${at}, 'USD', n, 3 ${numbers} where n % 50 = 0`,
  `insert into ledger_entries (transaction_id, account, currency, amount)
    select n * 2, account, 'USD', amount ${numbers}
    cross join (values ('provider_cash', 9900), ('sales_company_premium', -8390), ('igv_payable', -1510)) line (account, amount)`,
  `insert into ledger_entries (transaction_id, account, currency, amount)
    select n * 2 + 1, account, 'USD', -amount ${numbers}
    cross join (values ('provider_cash', 9900), ('sales_company_premium', -8390), ('igv_payable', -1510)) line (account, amount)
    where n % 50 = 0`,
]

const guarded = ['ledger_transactions', 'ledger_entries', 'documents']
/** Rows are looked at by their triggers one by one, and by a new foreign key all at once. */
const before = [
  ...guarded.map((table) => `alter table ${table} disable trigger user`),
  'alter table ledger_entries drop constraint ledger_entries_one_currency',
  'alter table payment_charges drop constraint payment_charges_payment_id_payments_id_fk',
]
const after = [
  ...guarded.map((table) => `alter table ${table} enable trigger user`),
  `alter table ledger_entries add constraint ledger_entries_one_currency
    foreign key (transaction_id, currency) references ledger_transactions (id, currency)`,
  `alter table payment_charges add constraint payment_charges_payment_id_payments_id_fk
    foreign key (payment_id) references payments (id)`,
]

/** A company that pays; each measurement has its own. */
export async function storePayer(pool: Pool): Promise<number> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into users (email, password_hash, user_type, email_confirmed_at)
        select 'pagos' || coalesce(max(id), 0) + 1 || '@ejemplo.pe', 'nobody signs in', 'company', now() from users returning id`,
    )
    const id = rows[0]?.id ?? 0
    await client.query(
      `insert into companies (user_id, name, industry, ruc, created_at) values ($1, 'Tupay', 'Fintech', '20131312955', now())`,
      [id],
    )
    return id
  } finally {
    client.release()
  }
}

/** The floor of a booking: the rows of a paid payment, without asking or deciding anything. */
export async function bookBare(pool: Pool, payment: { id: number; userId: number }): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select * from payments where id = $1 for update', [payment.id])
    await client.query(
      `insert into payment_charges (payment_id, provider, reference, amount, currency, method, bought_at, created_at)
        values ($1::int, 'test', 'bare-' || $1::int, 9900, 'USD', 'card', now(), now())`,
      [payment.id],
    )
    await client.query('select pg_advisory_xact_lock(1, 2)')
    await client.query(
      `insert into documents (kind, series, number, issued_at, payment_id, currency, igv_percent, base, igv, total)
        select 'receipt', 'R', coalesce(max(number), 0) + 1, now(), $1::int, 'USD', 18, 8390, 1510, 9900 from documents where series = 'R'`,
      [payment.id],
    )
    await client.query(
      `update companies set plan_type = 'premium', plan_expires_at = now() + interval '1 month' where user_id = $1`,
      [payment.userId],
    )
    const { rows } = await client.query<{ id: string }>(
      `insert into ledger_transactions (key, event, at, currency, payment_id, entry_count)
        values ('payment_completed/' || $1::int, 'payment_completed', now(), 'USD', $1::int, 3) returning id`,
      [payment.id],
    )
    await client.query(
      `insert into ledger_entries (transaction_id, account, currency, amount)
        select $1::bigint, account, 'USD', amount
        from (values ('provider_cash', 9900), ('sales_company_premium', -8390), ('igv_payable', -1510)) line (account, amount)`,
      [rows[0]?.id],
    )
    await client.query(`update payments set status = 'completed', completed_at = now() where id = $1`, [
      payment.id,
    ])
    await client.query('commit')
  } finally {
    client.release()
  }
}
