import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import type { TestActor } from '#tests/support/actors.ts'
import { startTalk, type Talk } from '#tests/support/conversations.ts'
import { holdOrders, startHoldingApp, stepsIn } from '#tests/support/held-orders.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startHoldingApp()
})
afterAll(() => app.close())

const terms = { title: 'Un tablero', priceCents: 90_000, days: 10, rounds: 1, validUntil: '' }
const send = async ({ seller, serviceId, company }: Talk) => {
  const validUntil = new Date(app.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
  const url = `/api/conversations/${serviceId}/quotes`
  const payload = { ...terms, validUntil, companyId: company.id }
  return app.request({ method: 'POST', url, headers: seller.headers, payload })
}
const accept = ({ company }: Talk, id: number, payload: object) =>
  app.request({ method: 'POST', url: `/api/quotes/${id}/accept`, headers: company.headers, payload })
const seenBy = async ({ headers }: TestActor, { serviceId, company }: Talk) =>
  (await app.request({ url: `/api/conversations/${serviceId}/quotes?companyId=${company.id}`, headers })).body

test('both read the fee of a quote before they agree, and its order is paid, held and released', async () => {
  const talk = await startTalk(app)
  const { body } = await send(talk)
  expect(body.feeRate).toBe(500)
  expect(await seenBy(talk.company, talk)).toMatchObject([{ feeRate: 500, canAnswer: true }])
  expect((await accept(talk, body.id, { priceCents: 90_000, feeRate: 400 })).body).toMatchObject({
    code: 'offer_changed',
    message: expect.stringContaining('comisión'),
  })
  expect((await accept(talk, body.id, { priceCents: 90_000, feeRate: 500 })).status).toBe(200)
  await settleActs(app)
  const hireId = (await seenBy(talk.company, talk))[0]!.hireId!
  const { post, take, pay, seen, settled } = stepsIn(app, talk.company)
  expect(await seen(talk.company, hireId)).toMatchObject({
    status: 'agreed',
    order: { held: { feeRate: 500 } },
  })
  await pay(hireId)
  await settled(post(talk.seller, hireId, 'deliveries', { note: 'Listo' }))
  await settled(take(talk.company, hireId, 'completed'))
  expect(await seen(talk.company, hireId)).toMatchObject({
    status: 'completed',
    paidParts: [{ released: 90_000 }],
  })
  await app.queue.drain()
  const receipt = app.mails.sent.findLast(({ subject }) => subject.startsWith('Recibo de la comisión'))
  expect(receipt).toMatchObject({ to: talk.company.email })
  expect(receipt?.text).toContain('$53.10')
  expect(app.mails.sent.filter(({ subject }) => subject.startsWith('Recibo de la comisión'))).toHaveLength(1)
  expect((await verifyLedger(app.deps)).faults).toEqual([])
})

test('is not held for who did not read of it, nor while it is switched off', async () => {
  const talk = await startTalk(app)
  const { body } = await send(talk)
  await accept(talk, body.id, { priceCents: 90_000 })
  await settleActs(app)
  const hireId = (await seenBy(talk.company, talk))[0]!.hireId!
  expect((await stepsIn(app, talk.company).seen(talk.company, hireId)).order.held).toBeNull()
  const other = await send(talk)
  await holdOrders(app, false)
  expect((await seenBy(talk.company, talk)).at(-1)!.feeRate).toBeNull()
  expect((await accept(talk, other.body.id, { priceCents: 90_000, feeRate: 500 })).body.code).toBe(
    'offer_changed',
  )
  await holdOrders(app, true)
})
