import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createOrder, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { followHires } from './follow-hires.ts'
import { agreeOrder } from './request-hire.ts'
import { openOldReviews } from './review-company.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const day = 86_400_000
const offers = {
  packages: [
    { name: 'Básico', priceCents: 15_000, days: 4, includes: ['Un tablero'], rounds: 0 },
    { name: 'Estándar', priceCents: 30_000, days: 7, includes: ['Tres tableros'], rounds: 1 },
  ],
  extras: [{ name: 'Capacitación', priceCents: 5050, days: 2 }],
}
async function createSides() {
  const seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' })
  const company = await createCompany(app, { name: 'Tupay' })
  const serviceId = await createService(app, seller, offers)
  return { seller, company, serviceId }
}
type Sides = Awaited<ReturnType<typeof createSides>>
const request = ({ company, serviceId }: Sides, order: object) =>
  app.request({
    method: 'POST',
    url: `/api/services/${serviceId}/hires`,
    headers: company.headers,
    payload: { message: 'Ventas, compras y caja', order },
  })
const post = ({ headers }: TestActor, id: number, path: string, payload: object) =>
  app.request({ method: 'POST', url: `/api/hires/${id}/${path}`, headers, payload })
const take = ({ headers }: TestActor, id: number, status: string) =>
  app.request({ method: 'PATCH', url: `/api/hires/${id}/status`, headers, payload: { status } })
const seen = async ({ headers }: TestActor, id: number) =>
  (await app.request({ url: `/api/hires/${id}`, headers })).body
const review = ({ headers }: TestActor, payload: object) =>
  app.request({ method: 'POST', url: '/api/reviews', headers, payload })
const settled = async <T>(reply: Promise<T>): Promise<T> => {
  const answer = await reply
  await settleActs(app)
  return answer
}
const titles = async ({ headers }: TestActor): Promise<string[]> =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
/** Runs the task this many days from now, then sets the clock back. */
async function followAfter(...days: number[]) {
  const start = app.clock.now()
  for (const after of days) {
    app.clock.set(new Date(start.getTime() + after * day).toISOString())
    await Promise.all([followHires(app.deps), followHires(app.deps)])
  }
  app.clock.set(start.toISOString())
}

test('a package with an extra is frozen with its sum and term when it is ordered', async () => {
  const sides = await createSides()
  const chosen = { package: 'Estándar', extras: ['Capacitación'], totalCents: 35_050 }
  const { status, body } = await request(sides, chosen)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'requested',
    price: '$350.50',
    order: {
      name: 'Estándar',
      currency: 'USD',
      totalCents: 35_050,
      includes: ['Tres tableros'],
      extras: [{ name: 'Capacitación', cents: 5050, days: 2 }],
      parts: [{ name: 'Estándar', cents: 35_050, days: 9 }],
      rounds: 1,
      roundsAsked: 0,
      dueAt: null,
      steps: ['cancel'],
    },
  })
  await app.queue.drain()
  expect(app.mails.last(sides.seller.email).text).toMatch(/Estándar[\s\S]*\$350\.50/)
  await settled(take(sides.seller, body.id, 'accepted'))
  const { order } = await seen(sides.company, body.id)
  expect(order.dueAt).toBe(new Date(app.clock.now().getTime() + 9 * day).toISOString())
})

test.each([
  ['another sum than the one that the company read', { package: 'Básico', totalCents: 14_999 }, 409],
  ['a package that the service does not have', { package: 'Oro', totalCents: 15_000 }, 409],
  ['an extra that it does not have', { package: 'Básico', extras: ['Logo'], totalCents: 15_000 }, 409],
  ['part of a cent', { package: 'Básico', totalCents: 15_000.5 }, 400],
  ['a negative sum', { package: 'Básico', totalCents: -15_000 }, 400],
])('%s is refused and nothing is kept', async (_, order, status) => {
  const sides = await createSides()
  const reply = await request(sides, order)
  expect(reply.status).toBe(status)
  if (status === 409) expect(reply.body.code).toBe('offer_changed')
  const list = await app.request({ url: '/api/hires', headers: sides.company.headers })
  expect(list.body).toEqual([])
})

test('an extra that is named twice counts once', async () => {
  const chosen = { package: 'Básico', extras: ['Capacitación', 'Capacitación'], totalCents: 20_050 }
  expect((await request(await createSides(), chosen)).status).toBe(201)
})

test('an order in milestones: each is delivered and accepted for itself, changes are counted', async () => {
  const { seller, company, serviceId } = await createSides()
  const id = await createOrder(app, { serviceId, companyId: company.id }, [])
  await settled(take(seller, id, 'accepted'))
  await settled(post(seller, id, 'deliveries', { note: 'Primera versión' }))
  expect((await seen(company, id)).order.steps).toEqual([
    'approve',
    'ask_changes',
    'offer_end',
    'propose_change',
    'dispute',
  ])
  await settled(post(company, id, 'changes', { note: 'Faltan los totales' }))
  expect(await seen(seller, id)).toMatchObject({ status: 'accepted', order: { roundsAsked: 1, part: 0 } })
  // What was delivered once, the company does not cancel alone.
  expect((await seen(company, id)).nextSteps).toEqual([])
  expect((await take(company, id, 'cancelled')).body.message).toContain('propón un acuerdo')
  await settled(post(seller, id, 'deliveries', { note: 'Con totales' }))
  const refused = await post(company, id, 'changes', { note: 'Otro color' })
  expect([refused.status, refused.body.code]).toEqual([409, 'changes_used_up'])
  await settled(take(company, id, 'completed'))
  expect(await seen(seller, id)).toMatchObject({
    status: 'accepted',
    order: { part: 1, steps: ['deliver', 'cancel', 'offer_end', 'propose_change'] },
  })
  expect((await titles(seller))[0]).toBe('Hito aceptado')
  await settled(post(seller, id, 'deliveries', { note: 'Los tableros' }))
  await settled(take(company, id, 'completed'))
  const { status, history } = await seen(seller, id)
  expect(status).toBe('completed')
  expect(history.map(({ act, part, note }) => [act, part, note])).toEqual([
    ['request', 0, ''],
    ['accept', 0, ''],
    ['deliver', 0, 'Primera versión'],
    ['ask_changes', 0, 'Faltan los totales'],
    ['deliver', 0, 'Con totales'],
    ['approve', 0, ''],
    ['deliver', 1, 'Los tableros'],
    ['approve', 1, ''],
  ])
})

test('changes that were undone give the round back, and the other side never saw them', async () => {
  const { seller, company, serviceId } = await createSides()
  const id = await createOrder(app, { serviceId, companyId: company.id }, ['accepted', 'delivered'])
  const before = await seen(seller, id)
  const { body } = await post(company, id, 'changes', { note: 'Otro color' })
  expect(body.order.roundsAsked).toBe(1)
  expect(await seen(seller, id)).toEqual(before)
  expect((await post(seller, id, 'end-offers', { cents: 0 })).body.code).toBe('step_pending')
  await app.request({ method: 'POST', url: `/api/acts/${body.undo.actId}/undo`, headers: company.headers })
  expect(await seen(seller, id)).toEqual(before)
  expect((await seen(company, id)).order).toMatchObject({ roundsAsked: 0, rounds: 1 })
})

test('an order ends by agreement: the answer names the sum that was offered', async () => {
  const { seller, company, serviceId } = await createSides()
  const id = await createOrder(app, { serviceId, companyId: company.id }, ['accepted'])
  const tooMuch = await post(company, id, 'end-offers', { cents: 30_001 })
  expect(tooMuch.body.fields.cents).toContain('de 0 a 300.00')
  await settled(post(company, id, 'end-offers', { cents: 12_000, note: 'Cambió el plan' }))
  expect((await seen(seller, id)).order.offer).toMatchObject({ by: 'company', cents: 12_000 })
  expect((await titles(seller))[0]).toBe('Te proponen terminar')
  const other = await post(seller, id, 'end-offers/answer', { isAccepted: true, cents: 13_000 })
  expect(other.body.code).toBe('end_offer_gone')
  const own = await post(company, id, 'end-offers/answer', { isAccepted: true, cents: 12_000 })
  expect(own.body.code).toBe('end_offer_gone')
  await settled(post(seller, id, 'end-offers/answer', { isAccepted: true, cents: 12_000 }))
  expect(await seen(company, id)).toMatchObject({ status: 'cancelled', order: { offer: null, steps: [] } })
  expect((await titles(company))[0]).toBe('Aceptaron terminar')
})

test('an offer that nobody answers is dropped after three days', async () => {
  const { seller, company, serviceId } = await createSides()
  const id = await createOrder(app, { serviceId, companyId: company.id }, ['accepted'])
  await settled(post(seller, id, 'end-offers', { cents: 0 }))
  await followAfter(2.9)
  expect((await seen(company, id)).order.offer).not.toBeNull()
  await followAfter(3.1)
  expect(await seen(company, id)).toMatchObject({ status: 'accepted', order: { offer: null } })
})

test('a request that nobody answers is closed after its reminder, and a late order is marked and given up', async () => {
  const sides = await createSides()
  const { seller, company } = sides
  const { body } = await request(sides, { package: 'Básico', totalCents: 15_000 })
  await followAfter(23.1, 24)
  expect(
    (await titles(seller)).filter((title) => title === 'Una solicitud espera tu respuesta'),
  ).toHaveLength(1)
  await followAfter(29.9)
  expect((await seen(company, body.id)).status).toBe('requested')
  await followAfter(30.2)
  expect((await seen(company, body.id)).status).toBe('cancelled')

  const late = await request(sides, { package: 'Básico', totalCents: 15_000 })
  await settled(take(seller, late.body.id, 'accepted'))
  await followAfter(4.1)
  expect((await seen(company, late.body.id)).order).toMatchObject({ isLate: true })
  expect(await titles(company)).toContain('Entrega atrasada')
  await followAfter(28, 35.1)
  expect((await seen(company, late.body.id)).status).toBe('cancelled')
})

test('an order that both have agreed on begins at once, in its currency', async () => {
  const { seller, company, serviceId } = await createSides()
  const id = await transaction(app.deps, (tx) =>
    agreeOrder(app.deps, tx, {
      serviceId,
      companyId: company.id,
      userId: company.userId,
      professionalUserId: seller.userId,
      message: 'Un flujo de despliegue',
      agreed: {
        name: 'Propuesta',
        feeRate: null,
        currency: 'PEN',
        rounds: 2,
        parts: [
          { name: 'Diagnóstico', cents: 18_000, days: 3 },
          { name: 'Integración', cents: 45_000, days: 10 },
        ],
      },
    }),
  )
  const hire = await seen(company, id)
  expect(hire).toMatchObject({
    status: 'accepted',
    price: 'S/ 630.00',
    order: { currency: 'PEN', rounds: 2 },
  })
  expect(hire.order.dueAt).toBe(new Date(app.clock.now().getTime() + 3 * day).toISOString())
  expect(hire.history.map(({ act, by }) => [act, by])).toEqual([
    ['request', 'company'],
    ['accept', 'professional'],
  ])
})

test('the reviews of an order appear together, and are told to nobody before', async () => {
  const { seller, company, serviceId } = await createSides()
  const id = await createOrder(app, { serviceId, companyId: company.id }, [
    'accepted',
    'delivered',
    'completed',
  ])
  const shown = async () =>
    (await app.request({ url: `/api/professionals/${seller.id}/reviews` })).body.reviews.length
  await settled(review(company, { serviceId, professionalId: seller.id, rating: 5, comment: 'Cumplió.' }))
  expect(await shown()).toBe(0)
  expect((await seen(seller, id)).reviews).toEqual({ own: null, other: null, isOtherWaiting: true })
  expect(await titles(seller)).toContain('Tienes una reseña por abrir')
  expect((await post(seller, id, 'company-review', { rating: 6 })).status).toBe(400)
  await settled(post(seller, id, 'company-review', { rating: 4, comment: 'Claros.' }))
  expect((await post(seller, id, 'company-review', { rating: 1 })).body.code).toBe('already_reviewed')
  expect(await shown()).toBe(1)
  expect((await seen(seller, id)).reviews.other).toMatchObject({ rating: 5, comment: 'Cumplió.' })
  expect((await seen(company, id)).reviews.other).toMatchObject({ rating: 4, comment: 'Claros.' })
})

test('a review that the other side does not answer appears after fourteen days', async () => {
  const { seller, company, serviceId } = await createSides()
  await createOrder(app, { serviceId, companyId: company.id }, ['accepted', 'delivered', 'completed'])
  await settled(review(company, { serviceId, professionalId: seller.id, rating: 5, comment: 'Cumplió.' }))
  const start = app.clock.now()
  app.clock.set(new Date(start.getTime() + 14.1 * day).toISOString())
  await openOldReviews(app.deps)
  app.clock.set(start.toISOString())
  const { body } = await app.request({ url: `/api/professionals/${seller.id}/reviews` })
  expect(body.reviews).toHaveLength(1)
})

test('a company is not reviewed before the work is completed, and an undone review was never written', async () => {
  const { seller, company, serviceId } = await createSides()
  const open = await createOrder(app, { serviceId, companyId: company.id }, ['accepted'])
  expect((await post(seller, open, 'company-review', { rating: 4 })).body.code).toBe('hire_step_gone')
  const id = await createOrder(app, { serviceId, companyId: company.id }, [
    'accepted',
    'delivered',
    'completed',
  ])
  const { body } = await post(seller, id, 'company-review', { rating: 1 })
  await app.request({ method: 'POST', url: `/api/acts/${body.undo.actId}/undo`, headers: seller.headers })
  await settleActs(app)
  expect((await seen(seller, id)).reviews.own).toBeNull()
  expect((await seen(company, id)).reviews).toEqual({ own: null, other: null, isOtherWaiting: false })
})
