import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import type { TestActor } from '#tests/support/actors.ts'
import { heldSides, startHoldingApp } from '#tests/support/held-orders.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { followHires } from './follow-hires.ts'
import { getHire } from './hires.queries.ts'

const day = 86_400_000

let app: TestApp
let sides: Awaited<ReturnType<typeof heldSides>>
let start: Date
beforeAll(async () => {
  app = await startHoldingApp()
  start = app.clock.now()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(start.toISOString())
  sides = await heldSides(app)
})
afterEach(async () => expect((await verifyLedger(app.deps)).faults).toEqual([]))

/** A delivered order whose money is held, and the reference of its payment. */
async function delivered(): Promise<{ id: number; reference: string }> {
  const { body } = await sides.request()
  await sides.settled(sides.take(sides.seller, body.id, 'accepted'))
  const reference = await sides.open(body.id)
  await sides.happens(reference)
  await sides.settled(sides.post(sides.seller, body.id, 'deliveries', { note: 'Listo' }))
  return { id: body.id, reference }
}
const titles = async ({ headers }: TestActor): Promise<string[]> =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
const passDays = async (...days: number[]) => {
  const from = app.clock.now()
  for (const after of days) {
    app.clock.set(new Date(from.getTime() + after * day).toISOString())
    await followHires(app.deps)
  }
}

test('while a bank decides nothing is released or accepted by itself; both read why', async () => {
  const { id, reference } = await delivered()
  await sides.happens(reference, 'contested')
  const seen = await sides.seen(sides.company, id)
  expect(seen).toMatchObject({ status: 'delivered', order: { isFrozen: true, clock: null } })
  expect(seen.order.steps).toEqual(['ask_changes'])
  const refused = await sides.take(sides.company, id, 'completed')
  expect([refused.status, refused.body.code]).toEqual([409, 'hire_step_gone'])
  expect(refused.body.message).toContain('El banco revisa el pago')
  for (const side of [sides.seller, sides.company])
    expect(await titles(side)).toContain('El pedido está en pausa')
  await passDays(5, 8, 40)
  expect(await getHire(app.deps.db, id)).toMatchObject({ status: 'delivered' })
})

test('a bank that confirms the payment lets the order go on with the time that was left', async () => {
  const { id, reference } = await delivered()
  const { updatedAt } = await getHire(app.deps.db, id)
  await sides.happens(reference, 'contested')
  app.clock.advance({ hours: 10 })
  await sides.happens(reference, 'contest_won')
  const hire = await getHire(app.deps.db, id)
  expect(hire).toMatchObject({ status: 'delivered', frozenAt: null })
  expect(hire.updatedAt.getTime() - updatedAt.getTime()).toBe(10 * 3_600_000)
  expect(await titles(sides.seller)).toContain('El pedido sigue')
  await sides.settled(sides.take(sides.company, id, 'completed'))
  expect(await sides.seen(sides.company, id)).toMatchObject({ paidParts: [{ released: 90_000, held: 0 }] })
})

test('a bank that takes the money back ends the order, and nothing is owed to anybody', async () => {
  const { id, reference } = await delivered()
  await sides.happens(reference, 'contested')
  await sides.happens(reference, 'charged_back')
  expect((await sides.seen(sides.seller, id)).status).toBe('cancelled')
  expect(await titles(sides.seller)).toContain('El pago retenido se anuló')
})

test('an acceptance that can still be undone waits for the bank', async () => {
  const { id, reference } = await delivered()
  expect((await sides.take(sides.company, id, 'completed')).status).toBe(200)
  await sides.happens(reference, 'contested')
  await settleActs(app)
  expect(await sides.seen(sides.company, id)).toMatchObject({
    status: 'delivered',
    order: { isFrozen: true },
    paidParts: [{ held: 90_000, released: 0 }],
  })
})

test('the work goes on meanwhile, and the seven days begin when the bank has decided', async () => {
  const { id, reference } = await delivered()
  await sides.happens(reference, 'contested')
  await sides.settled(sides.post(sides.company, id, 'changes', { note: 'Falta un total' }))
  await sides.settled(sides.post(sides.seller, id, 'deliveries', { note: 'Con el total' }))
  app.clock.advance({ hours: 10 })
  await sides.happens(reference, 'contest_won')
  const { order } = await sides.seen(sides.seller, id)
  expect(order.clock).toEqual({
    step: 'approve',
    at: new Date(app.clock.now().getTime() + 7 * day).toISOString(),
  })
})
