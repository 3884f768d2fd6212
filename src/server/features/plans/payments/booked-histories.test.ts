import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Charge } from '#domain/payments/payment-state.ts'
import { transaction } from '#server/db/connection.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { ledgerTransactions } from '#server/db/schema/ledger.table.ts'
import { paymentCharges } from '#server/db/schema/payment-events.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { createCompany } from '#tests/support/actors.ts'
import { providerHistory } from '#tests/support/provider-histories.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { bookAnswer } from './book-answer.ts'
import { openPayment } from './payments.service.ts'

/* What providers report, in any order and by two processes at once, as far as the ledger and the papers. */

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function open(userId: number): Promise<{ id: number; key: string }> {
  return transaction(app.deps, async (tx) => {
    const id = await openPayment(app.deps, tx, {
      userId,
      product: 'company_premium',
      amount: 9900,
      provider: 'test',
    })
    const [row] = await tx.select().from(payments).where(eq(payments.id, id))
    return { id, key: row!.checkoutKey! }
  })
}

test('60 random histories leave the ledger in balance and in agreement, with at most one delivery each', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { userId } = await createCompany(app, seed % 7 === 0 ? { planType: 'enterprise' } : {})
    const { id, key } = await open(userId)
    const { reports } = providerHistory(seed * 31)
    const tell = (report: (typeof reports)[number]) => {
      const charges = report.charges.map((one) => ({ ...one, id: `${seed}-${one.id}` }))
      return transaction(app.deps, (tx) =>
        bookAnswer(app.deps, tx, { name: 'test' }, { ...report, charges, key, reference: null }),
      )
    }
    // Two processes hear of each at the same time, and the next one does not wait for them.
    await Promise.all(reports.flatMap((report) => [tell(report), tell(report)]))
    await tell(reports.at(-1)!)
    const bought = await app.deps.db
      .select()
      .from(ledgerTransactions)
      .where(
        sql`${ledgerTransactions.paymentId} = ${id} and ${ledgerTransactions.event} = 'payment_completed'`,
      )
    expect(bought.length).toBeLessThanOrEqual(1)
  }
  expect((await verifyLedger(app.deps)).faults).toEqual([])
  expect(await app.deps.db.$count(paymentCharges)).toBeGreaterThan(60)
  expect(await app.deps.db.$count(documents, eq(documents.kind, 'note'))).toBeGreaterThan(10)
})

test('money that had gone before it was heard of does not keep later money from buying', async () => {
  const { userId } = await createCompany(app)
  const { id, key } = await open(userId)
  const charge = { amount: 9900, currency: 'USD', refunded: 0, dispute: 'none', method: 'card' } as const
  const gone = { ...charge, id: 'gone', refunded: 9900 }
  const tell = (charges: Charge[]) =>
    transaction(app.deps, (tx) =>
      bookAnswer(app.deps, tx, { name: 'test' }, { page: 'open', charges, key, reference: null }),
    )
  const planOf = async () =>
    (await app.deps.db.select().from(companies).where(eq(companies.userId, userId)))[0]!.planType
  await tell([gone])
  expect(await planOf()).toBe('free')
  await tell([gone, { ...charge, id: 'stayed' }])
  expect(await planOf()).toBe('premium')
  const [row] = await app.deps.db.select().from(payments).where(eq(payments.id, id))
  expect(row).toMatchObject({ status: 'completed', completedAt: app.clock.now() })
  expect((await verifyLedger(app.deps)).faults).toEqual([])
})

test('a charge or a note that was changed by hand is named', async () => {
  const { userId } = await createCompany(app)
  const { id, key } = await open(userId)
  const charge = { id: 'tampered', amount: 9900, currency: 'USD', dispute: 'none', method: 'card' } as const
  await transaction(app.deps, (tx) =>
    bookAnswer(
      app.deps,
      tx,
      { name: 'test' },
      {
        page: 'open',
        charges: [{ ...charge, refunded: 900 }],
        key,
        reference: null,
      },
    ),
  )
  expect((await verifyLedger(app.deps)).faults).toEqual([])
  await app.deps.db.update(paymentCharges).set({ refunded: 901 }).where(eq(paymentCharges.paymentId, id))
  expect((await verifyLedger(app.deps)).faults).toEqual([
    { fault: 'charge-booked-otherwise', count: 1, examples: [id] },
    { fault: 'notes-differ', count: 1, examples: [id] },
  ])
})
