import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documents } from '#server/db/schema/documents.table.ts'
import { paymentCharges } from '#server/db/schema/payment-events.table.ts'
import { paymentRefunds } from '#server/db/schema/payment-refunds.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { type RefundOrder, RefundRefusedError } from '#server/platform/payments/payment-provider.ts'
import { TestPaymentProvider } from '#server/platform/payments/test-provider.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { forgetFigures } from '#tests/support/figures.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { sendRefund } from './send-refund.ts'

/** The test provider, on a bad day: it does not answer, says no, or gives the money back and loses its answer. */
class MoodyProvider extends TestPaymentProvider {
  mood: 'well' | 'silent' | 'refuses' | 'loses its answer' = 'well'
  readonly orders: RefundOrder[] = []

  override async refund(order: RefundOrder): Promise<void> {
    this.orders.push(order)
    if (this.mood === 'silent') throw new Error('No route to the provider')
    if (this.mood === 'refuses') throw new RefundRefusedError('No')
    await super.refund(order)
    if (this.mood === 'loses its answer') throw new Error('The line went')
  }
}

let app: TestApp
let provider: MoodyProvider
let finance: TestActor
let company: TestActor
let paymentId: number
beforeAll(async () => {
  app = await startTestApp(
    {},
    { payments: ({ db }) => (provider = new MoodyProvider('http://localhost:3000', db)) },
  )
  await app.deps.db.update(settings).set({ value: 'false' }).where(eq(settings.key, 'company_premium_trial'))
  finance = await createAdmin(app, 'finance')
})
afterAll(() => app.close())
beforeEach(async () => {
  provider.mood = 'well'
  provider.orders.length = 0
  company = await createCompany(app)
  const { body } = await app.request({
    method: 'POST',
    url: '/api/companies/activate-premium',
    headers: company.headers,
  })
  const reference = /prueba\/([\w-]+)/.exec((body as { checkoutUrl: string }).checkoutUrl)![1]!
  await settle(reference, 'completed')
  const [row] = await app.deps.db.select().from(payments).where(eq(payments.providerReference, reference))
  paymentId = row!.id
  await app.queue.drain()
  app.mails.sent.length = 0
})

const settle = (reference: string, outcome: string) =>
  app.request({
    method: 'POST',
    url: `/api/test-payments/${reference}`,
    headers: company.headers,
    payload: { outcome },
  })
const ask = (amount: number, left = 9900, admin = finance) =>
  app.request({
    method: 'POST',
    url: `/api/admin/payments/${paymentId}/refunds`,
    headers: admin.headers,
    payload: { amount, left, reason: 'asked' },
  })
const act = (id: number, what: 'cancel' | 'retry') =>
  app.request({ method: 'POST', url: `/api/admin/refunds/${id}/${what}`, headers: finance.headers })
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id
const money = async () =>
  (await app.request({ url: `/api/admin/payments/${paymentId}/money`, headers: finance.headers })).body
/** The seconds of the undo pass, and the queue works. */
async function later(): Promise<void> {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
}
const refundOf = async (id: number) =>
  (await app.deps.db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id)))[0]!
const refunded = async () =>
  (await app.deps.db.select().from(paymentCharges).where(eq(paymentCharges.paymentId, paymentId)))[0]!
    .refunded
const revenue = async () =>
  (await app.request({ url: '/api/admin/payment-stats', headers: finance.headers })).body.totalRevenue
const notes = () =>
  app.deps.db.$count(documents, eq(documents.paymentId, paymentId)).then((count) => count - 1)

describe('a refund', () => {
  test('waits, goes to the provider once, is booked with its note, and its payer hears of it', async () => {
    const reply = await ask(9900)
    expect(reply.status).toBe(201)
    expect(await refunded()).toBe(0)
    await later()
    expect(await refundOf(idOf(reply))).toMatchObject({ state: 'done', tries: 1 })
    expect(await money()).toMatchObject({
      left: 0,
      charges: [{ refunded: 9900 }],
      notes: [{ total: 9900 }],
      refunds: [{ state: 'done', reason: 'asked', amount: 9900 }],
      ledger: [
        { event: 'payment_refunded' },
        { event: 'provider_fee_charged' },
        { event: 'payment_completed' },
      ],
    })
    expect(app.mails.sent.filter(({ to }) => to === company.email)).toMatchObject([
      { subject: expect.stringContaining('Te devolvimos $99.00 USD') },
    ])
    const [own] = (await app.request({ url: '/api/payments', headers: company.headers })).body
    expect(own).toMatchObject({ status: 'refunded' })
  })

  test('of a part leaves the rest, which can go back later', async () => {
    await ask(4000)
    await later()
    expect((await money()).left).toBe(5900)
    // Revenue is net of what went back, of a part, too.
    await forgetFigures(app)
    expect(await revenue()).toBe(5900)
    expect((await ask(5901, 5900)).body).toMatchObject({ code: 'refund_not_possible' })
    await ask(5900, 5900)
    await later()
    expect([await refunded(), await notes()]).toEqual([9900, 2])
  })

  test('can be undone while it waits, and then leaves nothing', async () => {
    const id = idOf(await ask(9900))
    expect((await act(id, 'cancel')).status).toBe(200)
    expect((await act(id, 'cancel')).body).toMatchObject({ code: 'item_changed' })
    await later()
    expect(provider.orders).toEqual([])
    expect([await refunded(), await notes()]).toEqual([0, 0])
    const again = idOf(await ask(9900))
    await later()
    expect((await act(again, 'cancel')).body).toMatchObject({ code: 'item_changed' })
  })

  test('that two ask for at once, or one twice, happens once', async () => {
    const other = await createAdmin(app, 'owner')
    const replies = await Promise.all([ask(4000), ask(4000), ask(4000, 9900, other)])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
    await later()
    // Somebody who still sees the whole sum does not repeat it.
    expect((await ask(4000, 9900, other)).body).toMatchObject({ code: 'item_changed' })
    await later()
    expect([await refunded(), await notes()]).toEqual([4000, 1])
  })

  test.each([0, -1, 0.5, '9900', 9901])('of %j cents is refused', async (amount) => {
    const reply = await ask(amount as number)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect((await money()).refunds).toEqual([])
  })

  test('is not for a payment without money, nor for one that a bank decides about', async () => {
    const [row] = await app.deps.db.select().from(payments).where(eq(payments.id, paymentId))
    await app.deps.db
      .update(paymentCharges)
      .set({ dispute: 'open' })
      .where(eq(paymentCharges.paymentId, paymentId))
    expect((await ask(9900)).body).toMatchObject({ code: 'item_changed' })
    expect((await money()).left).toBe(0)
    await app.deps.db
      .update(paymentCharges)
      .set({ dispute: 'none' })
      .where(eq(paymentCharges.paymentId, paymentId))
    expect(row).toMatchObject({ status: 'completed' })
  })

  test('is for the owner and finance only, and is in the audit', async () => {
    for (const role of ['support', 'analyst', 'moderation'] as const)
      expect((await ask(9900, 9900, await createAdmin(app, role))).status).toBe(403)
    await ask(9900)
    const owner = await createAdmin(app, 'owner')
    const { body } = await app.request({ url: '/api/admin/audit', headers: owner.headers })
    expect(JSON.stringify(body)).toContain('"refund-requested"')
    await later()
  })
})

describe('a provider', () => {
  test('that does not answer is asked again under the same key, and the screen says so', async () => {
    provider.mood = 'silent'
    const id = idOf(await ask(9900))
    await expect(later()).rejects.toThrow('No route')
    expect(await refundOf(id)).toMatchObject({ state: 'sending', failure: 'no_answer' })
    expect((await money()).refunds[0]).toMatchObject({ state: 'sending', failure: 'no_answer' })
    provider.mood = 'well'
    await sendRefund(app.deps, id)
    expect(await refundOf(id)).toMatchObject({ state: 'done', failure: null })
    expect(new Set(provider.orders.map(({ key }) => key)).size).toBe(1)
    expect([await refunded(), await notes()]).toEqual([9900, 1])
  })

  test('that refuses is not asked again until somebody says so', async () => {
    provider.mood = 'refuses'
    const id = idOf(await ask(4000))
    await later()
    expect(await refundOf(id)).toMatchObject({ state: 'refused', failure: 'refused' })
    await sendRefund(app.deps, id)
    expect(provider.orders).toHaveLength(1)
    provider.mood = 'well'
    expect((await act(id, 'retry')).status).toBe(200)
    await app.queue.drain()
    expect(await refundOf(id)).toMatchObject({ state: 'done' })
    expect(await refunded()).toBe(4000)
  })

  test('whose answer was lost gives the money back once, also when it has forgotten the key', async () => {
    provider.mood = 'loses its answer'
    const id = idOf(await ask(4000))
    await expect(later()).rejects.toThrow('The line went')
    expect((await refundOf(id)).state).toBe('sending')
    await Promise.all([sendRefund(app.deps, id), sendRefund(app.deps, id)])
    expect(await refundOf(id)).toMatchObject({ state: 'done' })
    expect([await refunded(), await notes()]).toEqual([4000, 1])
  })
})

test('the ledger is in balance and agrees after all of this', async () => {
  expect((await verifyLedger(app.deps)).faults).toEqual([])
})
