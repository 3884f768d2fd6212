import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger.table.ts'
import { randomHistory } from '#tests/support/money-histories.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { verifyLedger } from './checks.service.ts'
import { book, readBalances } from './ledger.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Empties the ledger, as only the owner of the database could. */
const empty = async () => {
  for (const state of ['disable', 'enable']) {
    if (state === 'enable')
      await app.deps.db.execute(sql`truncate ledger_transactions, ledger_entries restart identity`)
    for (const table of ['ledger_transactions', 'ledger_entries'])
      await app.deps.db.execute(sql.raw(`alter table ${table} ${state} trigger user`))
  }
}
beforeEach(empty)

const settle = (reference: string, amount = 500) =>
  transaction(app.deps, (tx) =>
    book(tx, { kind: 'provider_settled', reference, amount, at: app.clock.now(), currency: 'USD' }),
  )
const balances = async () =>
  Object.fromEntries((await readBalances(app.deps)).map(({ account, balance }) => [account, balance]))
/** What the database says to statements that are committed together. */
const committed = (...statements: string[]) =>
  transaction(app.deps, async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  }).then(
    () => 'committed',
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  )

const row = (entries: number, currency = 'USD') =>
  `insert into ledger_transactions (key, event, at, currency, entry_count)
    values ('provider_settled/x', 'provider_settled', now(), '${currency}', ${entries})`
const line = (amount: number, currency = 'USD') =>
  `insert into ledger_entries (transaction_id, account, currency, amount)
    select max(id), 'bank_cash', '${currency}', ${amount} from ledger_transactions`

describe('an event', () => {
  test('is booked once, however often it is reported', async () => {
    expect(await Promise.all([settle('po_1'), settle('po_1'), settle('po_1')])).toEqual(
      expect.arrayContaining([true, false, false]),
    )
    expect(await settle('po_1', 700)).toBe(false)
    expect(await settle('po_2')).toBe(true)
    expect(await balances()).toEqual({ bank_cash: 1000, provider_cash: -1000 })
  })

  test('with no whole amount of cents leaves nothing', async () => {
    await expect(settle('po_3', 0.001)).rejects.toThrow('no amount in cents')
    expect(await app.deps.db.$count(ledgerTransactions)).toBe(0)
  })
})

describe('the database refuses', () => {
  test('what does not add up to zero', async () => {
    expect(await committed(row(2), line(500), line(-499))).toBe('ledger transaction 1 does not balance')
  })
  test('a transaction without its entries', async () => {
    expect(await committed(row(2))).toContain('does not balance')
    expect(await committed(row(3), line(500), line(-500))).toContain('does not balance')
  })
  test('entries in two currencies', async () => {
    expect(await committed(row(2), line(500), line(-500, 'PEN'))).toContain('ledger_entries_one_currency')
  })
  test('a balanced pair that comes later', async () => {
    expect(await committed(row(2), line(500), line(-500))).toBe('committed')
    expect(await committed(line(7), line(-7))).toContain('does not balance')
  })
  test.each([
    ['ledger_entries', 'update ledger_entries set amount = 1'],
    ['ledger_entries', 'delete from ledger_entries'],
    ['ledger_transactions', `update ledger_transactions set event = 'payout_made'`],
    ['ledger_transactions', 'delete from ledger_transactions'],
    ['ledger_entries', 'truncate ledger_entries'],
  ])('a change of %s: %s', async (table, statement) => {
    await settle('po_4')
    expect(await committed(statement)).toBe(`${table} only takes new rows`)
    expect(await app.deps.db.$count(ledgerEntries)).toBe(2)
  })
})

test('random histories, each event booked twice and by two at once, leave what is true', async () => {
  const sum = { provider_cash: 0, bank_cash: 0, contested_money: 0, refunds_due: 0 }
  for (let seed = 1; seed <= 40; seed++) {
    const { steps, truth } = randomHistory(seed)
    sum.provider_cash += truth.atProvider
    sum.bank_cash += truth.atBank
    sum.contested_money += truth.contested
    sum.refunds_due += truth.owedToPayers
    const bookings = steps.flatMap(({ event, order }, at) => {
      const booking = { ...event, orderId: order, reference: `${seed}-${at}`, at: app.clock.now() }
      return [booking, booking]
    })
    await Promise.all(
      bookings.map((booking) => transaction(app.deps, (tx) => book(tx, { ...booking, currency: 'PEN' }))),
    )
  }
  expect(await balances()).toMatchObject(sum)
  // The histories pay out without lists, and pay fees of no charge.
  const { faults } = await verifyLedger(app.deps)
  expect(faults.map(({ fault }) => fault).filter((fault) => !fault.endsWith('-differs'))).toEqual([])
  expect(faults.map(({ fault }) => fault)).not.toContain('refund-differs')
})
