import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { completePayment, openPayment } from '#server/features/plans/payments/payments.service.ts'
import { createAdmin, createCompany } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { checkLedger, verifyLedger } from './checks.service.ts'
import { book, readBalances } from './ledger.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Changes rows that nobody can change, as only the owner of the database could. */
const tamper = async (...statements: string[]) => {
  const tables = ['ledger_transactions', 'ledger_entries', 'documents']
  for (const table of tables) await app.deps.db.execute(sql.raw(`alter table ${table} disable trigger user`))
  for (const statement of statements) await app.deps.db.execute(sql.raw(statement))
  for (const table of tables) await app.deps.db.execute(sql.raw(`alter table ${table} enable trigger user`))
}
beforeEach(async () => {
  await tamper('truncate ledger_transactions, ledger_entries, documents restart identity')
  await app.deps.db.delete(payments)
})

async function pay(amount = 9900): Promise<number> {
  const { userId } = await createCompany(app)
  return transaction(app.deps, async (tx) => {
    const id = await openPayment(app.deps, tx, {
      userId,
      product: 'company_premium',
      amount,
      provider: 'test',
    })
    await completePayment(app.deps, tx, id)
    return id
  })
}
const refund = (paymentId: number, amount: number) =>
  transaction(app.deps, async (tx) => {
    await book(tx, {
      kind: 'payment_refunded',
      reference: `re_${paymentId}`,
      at: app.clock.now(),
      currency: 'USD',
      paymentId,
      product: 'company_premium',
      amount,
      keptBefore: 9900,
      isDelivered: true,
      igvPercent: 18,
    })
    if (amount === 9900)
      await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, paymentId))
  })
const faults = async () =>
  (await verifyLedger(app.deps)).faults.map(({ fault, examples }) => `${fault} ${examples.join(',')}`)

test('a completed payment is booked with its tax, and one of 0.00 is not', async () => {
  await pay()
  await pay(0)
  expect(await readBalances(app.deps)).toEqual([
    { account: 'igv_payable', currency: 'USD', balance: 1510 },
    { account: 'provider_cash', currency: 'USD', balance: 9900 },
    { account: 'sales_company_premium', currency: 'USD', balance: 8390 },
  ])
  expect(await verifyLedger(app.deps)).toEqual({ entries: 3, faults: [] })
})

test('a payment that was refunded in part or whole agrees', async () => {
  await refund(await pay(), 4000)
  await refund(await pay(), 9900)
  expect(await faults()).toEqual([])
})

test('each fault is named with its payments', async () => {
  const ids = [await pay(), await pay(), await pay(), await pay()]
  const [first, second, third, fourth] = ids
  await tamper(
    `delete from ledger_entries where transaction_id = (select id from ledger_transactions where payment_id = ${first})`,
    `delete from ledger_transactions where payment_id = ${first}`,
    `update payments set amount = 9901 where id = ${second}`,
    `update payments set status = 'refunded' where id = ${third}`,
    `update payments set status = 'failed' where id = ${fourth}`,
    `update documents set number = 9 where payment_id = ${third}`,
    `update ledger_entries set amount = -1 where account = 'igv_payable' and transaction_id = (
      select id from ledger_transactions where payment_id = ${second})`,
  )
  expect(await faults()).toEqual([
    expect.stringMatching(/^unbalanced \d+$/),
    `payment-not-booked ${first}`,
    `payment-booked-otherwise ${second}`,
    `booked-without-payment ${fourth}`,
    `refund-differs ${third}`,
    `payment-without-receipt ${second},${fourth}`,
    'documents-not-consecutive 3,4',
  ])
})

test('the administration sees what the last night found', async () => {
  const ledger = async () => {
    const { headers } = await createAdmin(app, 'analyst')
    return (await app.request({ url: '/api/admin/health', headers })).body.ledger
  }
  const id = await pay()
  await checkLedger(app.deps)
  expect(await ledger()).toEqual({ checkedAt: app.clock.now().toISOString(), entries: 3, faults: [] })
  await app.deps.db.update(payments).set({ amount: 1 }).where(eq(payments.id, id))
  app.clock.advance({ days: 1 })
  await checkLedger(app.deps)
  expect(await ledger()).toMatchObject({
    faults: [
      { fault: 'payment-booked-otherwise', count: 1, examples: [id] },
      { fault: 'payment-without-receipt', count: 1, examples: [id] },
    ],
  })
})
