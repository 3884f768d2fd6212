import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documents } from '#server/db/schema/documents.table.ts'
import { paymentCharges } from '#server/db/schema/payment-events.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { readBalances } from '#server/features/ledger/ledger.service.ts'
import type { TestActor } from '#tests/support/actors.ts'
import { heldSides, holdOrders, startHoldingApp } from '#tests/support/held-orders.ts'
import { givePassword, ownPassword } from '#tests/support/payouts.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { followHires } from './follow-hires.ts'
import { fundOrder } from './pay-order.ts'

let app: TestApp
let sides: Awaited<ReturnType<typeof heldSides>>
let before: Record<string, number>
beforeAll(async () => {
  app = await startHoldingApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  sides = await heldSides(app)
  before = await balances()
})
afterEach(async () => expect((await verifyLedger(app.deps)).faults).toEqual([]))

/** As if the provider kept no fee of its own. */
const balances = async (): Promise<Record<string, number>> => {
  const all: Record<string, number> = Object.fromEntries(
    (await readBalances(app.deps)).map(({ account, balance }) => [account, balance]),
  )
  const { provider_fees: fees = 0, provider_cash: cash = 0, ...rest } = all
  return { ...rest, provider_cash: cash + fees }
}
/** What a test moved, without the accounts that ended as they began. */
const moved = async () => {
  const now = await balances()
  const changes = Object.entries(now).map(
    ([account, sum]) => [account, sum - (before[account] ?? 0)] as const,
  )
  return Object.fromEntries(changes.filter(([, sum]) => sum !== 0))
}
const agreed = async (): Promise<number> => {
  const { body } = await sides.request()
  await sides.settled(sides.take(sides.seller, body.id, 'accepted'))
  return body.id
}
const funded = async (): Promise<number> => {
  const id = await agreed()
  await sides.pay(id)
  return id
}
const delivered = async (): Promise<number> => {
  const id = await funded()
  await sides.settled(sides.post(sides.seller, id, 'deliveries', { note: 'Todo listo' }))
  return id
}
const titles = async ({ headers }: TestActor): Promise<string[]> =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
const earnings = async () =>
  (await app.request({ url: '/api/earnings', headers: sides.seller.headers })).body.balances
const lastPayment = async () =>
  (
    await app.deps.db
      .select()
      .from(payments)
      .where(eq(payments.userId, sides.company.userId))
      .orderBy(desc(payments.id))
  )[0]!

describe('what is agreed', () => {
  test('names the fee, which is frozen, and the order waits for its payment', async () => {
    expect((await app.request({ url: '/api/order-terms' })).body).toEqual({ feeRate: 500 })
    const id = await agreed()
    const hire = await sides.seen(sides.company, id)
    expect(hire).toMatchObject({ status: 'agreed', order: { held: { feeRate: 500 }, totalCents: 90_000 } })
    expect(hire.order.dueAt).toBeNull()
    expect(await sides.seen(sides.seller, id)).toMatchObject({ order: { steps: ['cancel'] } })
    expect(await moved()).toEqual({})
  })

  test('is not held for who was not told of it, nor while it is switched off', async () => {
    const { body } = await sides.request({ payCents: undefined })
    expect(body.order.held).toBeNull()
    await sides.settled(sides.take(sides.company, body.id, 'cancelled'))
    await holdOrders(app, false)
    expect((await sides.request()).body.code).toBe('offer_changed')
    expect((await app.request({ url: '/api/order-terms' })).body).toEqual({ feeRate: null })
    await holdOrders(app, true)
  })

  test.each([
    [{ payCents: 95_309 }, 409],
    [{ payCents: 90_000 }, 409],
    [{ payCents: -95_310 }, 400],
    [{ payCents: 95_310.001 }, 400],
  ])('another sum than what is paid is refused: %o', async (order, status) => {
    expect((await sides.request(order)).status).toBe(status)
  })
})

describe('the payment', () => {
  test('is held, and the work begins with it', async () => {
    const id = await funded()
    expect(await moved()).toEqual({ provider_cash: 95_310, customer_money: 95_310 })
    const hire = await sides.seen(sides.seller, id)
    expect(hire).toMatchObject({
      status: 'accepted',
      paidParts: [{ part: 0, paid: 95_310, held: 90_000, released: 0, returned: 0 }],
    })
    expect(hire.order.dueAt).toBe(new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString())
    expect(await titles(sides.seller)).toContain('Pago retenido')
    expect(await titles(sides.company)).toContain('Pago retenido')
    expect(await earnings()).toEqual([{ currency: 'USD', held: 95_310, due: 0, paid: 0, fees: 0 }])
    await app.queue.drain()
    expect(app.mails.last(sides.seller.email).subject).toContain('Pago retenido')
  })

  test('of a double press and of two tabs is one page', async () => {
    const id = await agreed()
    const opened = await Promise.all([sides.open(id), sides.open(id), sides.open(id)])
    expect(new Set(opened).size).toBe(1)
  })

  test('that comes twice is held once, and the other goes back', async () => {
    const id = await agreed()
    await sides.happens(await sides.open(id), 'paid_twice')
    expect((await sides.seen(sides.company, id)).status).toBe('accepted')
    expect(await moved()).toEqual({ provider_cash: 95_310, customer_money: 95_310 })
  })

  test.each(['failed', 'left'] as const)('that %s leaves the order waiting', async (outcome) => {
    const id = await agreed()
    await sides.happens(await sides.open(id), outcome)
    expect((await sides.seen(sides.company, id)).status).toBe('agreed')
    expect(await moved()).toEqual({})
  })

  test('that comes after the end goes back whole, and its payer is told', async () => {
    const id = await agreed()
    const reference = await sides.open(id)
    await sides.settled(sides.take(sides.company, id, 'cancelled'))
    await sides.happens(reference)
    expect(await moved()).toEqual({})
    expect(await sides.seen(sides.company, id)).toMatchObject({ status: 'cancelled', paidParts: [] })
    expect(await titles(sides.company)).toContain('Te devolvemos un pago')
    expect((await lastPayment()).status).toBe('refunded')
  })

  test('is for the sum and the part that the person read, of an order that waits for it', async () => {
    const id = await agreed()
    const pay = (body: object) => sides.post(sides.company, id, 'payments', body)
    expect((await pay({ part: 0, totalCents: 95_309 })).body.code).toBe('offer_changed')
    expect((await pay({ part: 1, totalCents: 95_310 })).body.code).toBe('hire_step_gone')
    for (const totalCents of [-1, 0, 0.001, 95_310.5, 'x'])
      expect((await pay({ part: 0, totalCents })).status).toBe(400)
    expect((await sides.post(sides.seller, id, 'payments', { part: 0, totalCents: 95_310 })).status).toBe(403)
    await sides.pay(id)
    expect((await pay({ part: 0, totalCents: 95_310 })).body.code).toBe('hire_step_gone')
  })

  test('that two hear of at once begins the work once', async () => {
    const id = await agreed()
    await sides.pay(id)
    const { id: paymentId } = await lastPayment()
    await Promise.all([fundOrder(app.deps, paymentId), fundOrder(app.deps, paymentId)])
    const { history } = await sides.seen(sides.company, id)
    expect(history.filter(({ act }: { act: string }) => act === 'fund')).toHaveLength(1)
  })
})

describe('the end', () => {
  test('by acceptance releases the price to the professional, the fee to us with its receipt', async () => {
    const id = await delivered()
    const { body } = await sides.take(sides.company, id, 'completed')
    // While it can be undone nothing is booked.
    expect(await moved()).toEqual({ provider_cash: 95_310, customer_money: 95_310 })
    expect(
      (
        await app.request({
          method: 'POST',
          url: `/api/acts/${body.undo.actId}/undo`,
          headers: sides.company.headers,
        })
      ).status,
    ).toBe(200)
    await sides.settled(sides.take(sides.company, id, 'completed'))
    expect(await moved()).toEqual({
      provider_cash: 95_310,
      payouts_due: 90_000,
      order_fees: 4500,
      igv_payable: 810,
    })
    expect(await earnings()).toEqual([{ currency: 'USD', held: 0, due: 90_000, paid: 0, fees: 5310 }])
    const payment = await lastPayment()
    const [receipt, ...others] = await app.deps.db
      .select()
      .from(documents)
      .where(eq(documents.paymentId, payment.id))
    expect(others).toEqual([])
    expect(receipt).toMatchObject({ kind: 'receipt', base: 4500, igv: 810, total: 5310 })
  })

  test('by the clock after seven days does the same', async () => {
    const id = await delivered()
    const start = app.clock.now()
    for (const days of [5, 7.1]) {
      app.clock.set(new Date(start.getTime() + days * 86_400_000).toISOString())
      await Promise.all([followHires(app.deps), followHires(app.deps)])
    }
    app.clock.set(start.toISOString())
    expect((await sides.seen(sides.company, id)).status).toBe('completed')
    expect(await moved()).toMatchObject({ payouts_due: 90_000, order_fees: 4500 })
  })

  test('by agreement shares what is held, and the rest goes back with its fee', async () => {
    const id = await delivered()
    await sides.settled(sides.post(sides.company, id, 'end-offers', { cents: 30_000 }))
    const answer = { isAccepted: true, cents: 30_000 }
    await sides.settled(sides.post(sides.seller, id, 'end-offers/answer', answer))
    // 300.00 and 17.70 of fee and tax are kept.
    expect(await moved()).toEqual({
      provider_cash: 31_770,
      payouts_due: 30_000,
      order_fees: 1500,
      igv_payable: 270,
    })
    expect(await sides.seen(sides.company, id)).toMatchObject({
      status: 'cancelled',
      paidParts: [{ held: 0, released: 30_000, returned: 60_000 }],
    })
    const { id: paymentId } = await lastPayment()
    const [charge] = await app.deps.db
      .select()
      .from(paymentCharges)
      .where(eq(paymentCharges.paymentId, paymentId))
    expect(charge!.refunded).toBe(95_310 - 31_770)
  })

  test('by the professional gives everything back, and takes no fee', async () => {
    const id = await funded()
    await sides.settled(sides.take(sides.seller, id, 'cancelled'))
    expect(await moved()).toEqual({})
    expect((await lastPayment()).status).toBe('refunded')
    expect(await app.deps.db.$count(documents, eq(documents.paymentId, (await lastPayment()).id))).toBe(0)
  })
})

describe('a bank that takes the money back', () => {
  test.each(['refunded', 'charged_back', 'refunded_part'] as const)(
    'while it is held ends the order: %s',
    async (outcome) => {
      const id = await agreed()
      const reference = await sides.open(id)
      await sides.happens(reference)
      await sides.happens(reference, outcome)
      expect((await sides.seen(sides.seller, id)).status).toBe('cancelled')
      expect(await titles(sides.seller)).toContain('El pago retenido se anuló')
      expect(await moved()).toEqual({})
    },
  )

  test.each(['refunded', 'charged_back'] as const)(
    'after it was released is our loss; the professional keeps it: %s',
    async (outcome) => {
      const id = await agreed()
      const reference = await sides.open(id)
      await sides.happens(reference)
      await sides.settled(sides.post(sides.seller, id, 'deliveries', { note: 'Listo' }))
      await sides.settled(sides.take(sides.company, id, 'completed'))
      await sides.happens(reference, outcome)
      expect(await moved()).toEqual({
        payouts_due: 90_000,
        order_fees: 4500,
        igv_payable: 810,
        order_losses: 95_310,
      })
    },
  )
})

test('an account is not deleted while its order holds money', async () => {
  await funded()
  for (const who of [sides.company, sides.seller]) {
    await givePassword(app, who)
    const { status, body } = await app.request({
      method: 'DELETE',
      url: '/api/me',
      headers: who.headers,
      payload: { password: ownPassword },
    })
    expect([status, body.code]).toEqual([409, 'order_money_held'])
  }
})
