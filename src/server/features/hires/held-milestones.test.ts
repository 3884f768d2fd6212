import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { heldSides, startHoldingApp } from '#tests/support/held-orders.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { agreeOrder } from './request-hire.ts'

let app: TestApp
beforeAll(async () => {
  app = await startHoldingApp()
})
afterAll(() => app.close())

test('each milestone is paid, delivered and released for itself, with a receipt of its fee', async () => {
  const { seller, company, serviceId, pay, post, take, settled, seen } = await heldSides(app)
  const parts = [
    { name: 'Diagnóstico', cents: 18_000, days: 3 },
    { name: 'Integración', cents: 45_000, days: 10 },
  ]
  const id = await transaction(app.deps, (tx) =>
    agreeOrder(app.deps, tx, {
      serviceId,
      companyId: company.id,
      userId: company.userId,
      professionalUserId: seller.userId,
      message: 'Un flujo de despliegue',
      agreed: { name: 'Propuesta', currency: 'USD', rounds: 1, feeRate: 500, parts },
    }),
  )
  const finish = async () => {
    await settled(post(seller, id, 'deliveries', { note: 'Listo' }))
    await settled(take(company, id, 'completed'))
  }
  expect((await seen(company, id)).status).toBe('agreed')
  await pay(id, 0, 19_062)
  await finish()
  expect(await seen(seller, id)).toMatchObject({
    status: 'agreed',
    order: { part: 1, dueAt: null },
    paidParts: [{ part: 0, paid: 19_062, held: 0, released: 18_000 }],
  })
  await pay(id, 1, 47_655)
  expect(await seen(seller, id)).toMatchObject({ status: 'accepted', order: { part: 1 } })
  await finish()
  const { status, paidParts } = await seen(company, id)
  expect(status).toBe('completed')
  expect(paidParts.map(({ released }: { released: number }) => released)).toEqual([18_000, 45_000])
  const earnings = await app.request({ url: '/api/earnings', headers: seller.headers })
  expect(earnings.body.balances).toEqual([{ currency: 'USD', held: 0, due: 63_000, paid: 0, fees: 3717 }])
  const bought = await app.request({ url: '/api/payments', headers: company.headers })
  expect(bought.body.map(({ receiptNumber }) => receiptNumber)).toEqual(['R-000002', 'R-000001'])
  expect(await verifyLedger(app.deps)).toMatchObject({ faults: [] })
})

test('the receipt of a held payment is for our fee alone', async () => {
  const { seller, company, request, pay, post, take, settled, seen } = await heldSides(app)
  const { body } = await request()
  await settled(take(seller, body.id, 'accepted'))
  await pay(body.id)
  await settled(post(seller, body.id, 'deliveries', { note: 'Listo' }))
  await settled(take(company, body.id, 'completed'))
  const paper = await app.request({
    url: `/api/payments/${(await seen(company, body.id)).paidParts[0]!.paymentId}`,
    headers: company.headers,
  })
  expect(paper.body).toMatchObject({ amount: 95_310, billed: 5310, base: 4500, igv: 810 })
})
