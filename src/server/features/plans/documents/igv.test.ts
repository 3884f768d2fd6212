import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger.table.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { TestPaymentProvider } from '#server/platform/payments/test-provider.ts'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { issueNote } from './documents.service.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp({}, { payments: ({ db }) => new TestPaymentProvider('http://localhost:3000', db) })
  admin = await createAdmin(app)
})
afterAll(() => app.close())

const set = (settings: { key: string; value: string }[]) =>
  app.request({ method: 'PATCH', url: '/api/admin/settings', headers: admin.headers, payload: { settings } })
/** Buys a month and returns the payment. */
async function buyMonth(company: TestActor): Promise<number> {
  const { body } = await app.request({
    method: 'POST',
    url: '/api/purchases',
    headers: company.headers,
    payload: { product: 'premium_month' },
  })
  const url = `/api/test-payments/${new URL(body.checkoutUrl ?? '').pathname.split('/').at(-1)}`
  await app.request({ method: 'POST', url, headers: company.headers, payload: { outcome: 'completed' } })
  await app.queue.drain()
  const { body: list } = await app.request({ url: '/api/payments', headers: company.headers })
  return list[0]!.id
}
const taxOf = async (paymentId: number) =>
  (
    await app.deps.db
      .select({ amount: ledgerEntries.amount, account: ledgerEntries.account })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(eq(ledgerTransactions.paymentId, paymentId))
  )
    .filter(({ account }) => account === 'igv_payable')
    .reduce((sum, { amount }) => sum - amount, 0)

test('another rate is valid from its day on, and what was issued keeps its own', async () => {
  const company = await createCompany(app)
  const before = await buyMonth(company)
  expect(
    (
      await set([
        { key: 'igv_next_percent', value: '17.5' },
        { key: 'igv_next_from', value: '2020-01-01' },
      ])
    ).status,
  ).toBe(200)
  const after = await buyMonth(company)
  const receipts = await app.deps.db.select().from(documents).orderBy(asc(documents.id))
  expect(
    receipts.map(({ paymentId, igvPercent, base, igv }) => ({ paymentId, igvPercent, base, igv })),
  ).toEqual([
    { paymentId: before, igvPercent: 18, base: 8390, igv: 1510 },
    { paymentId: after, igvPercent: 17.5, base: 8426, igv: 1474 },
  ])
  expect([await taxOf(before), await taxOf(after)]).toEqual([1510, 1474])

  const { body } = await app.request({ url: `/api/payments/${after}`, headers: company.headers })
  expect(body).toMatchObject({ base: 8426, igv: 1474, igvPercent: 17.5 })
  const data = await app.request({ url: `/api/payments/${after}/data`, headers: company.headers })
  expect(data.text).toContain('"Percent": "17.5"')

  const note = await transaction(app.deps, (tx) =>
    issueNote(tx, { paymentId: before, amount: 9900, at: app.clock.now() }),
  )
  expect(note).toMatchObject({ igvPercent: 18, igv: 1510 })
  const { faults } = await verifyLedger(app.deps)
  // The note has no refund: it was issued by hand.
  expect(faults.map(({ fault }) => fault)).toEqual(['notes-differ'])
})

test.each(['2027-02-30', 'mañana', '1/1/2027'])('the day %s is refused', async (value) => {
  const { status, body } = await set([{ key: 'igv_next_from', value }])
  expect(status).toBe(400)
  expect(body.fields).toEqual({ igv_next_from: 'Escribe un día como 2027-01-31, o déjalo vacío' })
})
