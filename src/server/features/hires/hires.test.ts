import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hireEvents, hires } from '#server/db/schema/hires.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const createSeller = () =>
  createProfessional(app, { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' })
const ask = (actor: TestActor | null, serviceId: number, message = 'Tres tableros', key?: string) =>
  app.request({
    method: 'POST',
    url: `/api/services/${serviceId}/hires`,
    headers: { ...actor?.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload: { message },
  })
const listOf = async (actor: TestActor) =>
  (await app.request({ url: '/api/hires', headers: actor.headers })).body
const bellOf = async (actor: TestActor) =>
  (await app.request({ url: '/api/notifications', headers: actor.headers })).body.notifications
const mailsTo = async (email: string) => {
  await app.queue.drain()
  return app.mails.sent.filter((mail) => mail.to === email)
}

test('a request is kept with its price and its first step, and both sides have it in their list', async () => {
  const [seller, company] = [await createSeller(), await createCompany(app, { name: 'Tupay' })]
  const serviceId = await createService(app, seller, { price: '$30.00' })
  const { status, body } = await ask(company, serviceId, '  Tres tableros de ventas  ')
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number),
    completesAt: null,
    serviceId,
    serviceTitle: 'Tableros en Power BI',
    companyId: company.id,
    companyName: 'Tupay',
    professionalId: seller.id,
    professionalName: 'Rosa Tito',
    status: 'requested',
    message: 'Tres tableros de ventas',
    price: '$30.00',
    createdAt: app.clock.now().toISOString(),
    updatedAt: app.clock.now().toISOString(),
    nextSteps: ['cancelled'],
    hasConversation: false,
    hasReview: false,
    order: expect.objectContaining({ name: null, totalCents: null, parts: [], steps: ['cancel'] }),
  })
  expect(await listOf(company)).toEqual([body])
  const order = { ...body.order, steps: ['accept', 'decline'] }
  expect(await listOf(seller)).toEqual([{ ...body, nextSteps: ['accepted', 'declined'], order }])
  const events = await app.deps.db.select().from(hireEvents).where(eq(hireEvents.hireId, body.id))
  expect(events).toMatchObject([{ status: 'requested', userId: company.userId, at: app.clock.now() }])
})

test('the professional is notified on the bell and by mail, the company gets only a confirmation by mail', async () => {
  const [seller, company] = [await createSeller(), await createCompany(app, { name: 'Illari' })]
  const serviceId = await createService(app, seller)
  const { body: hire } = await ask(company, serviceId, 'Un tablero de citas')
  expect((await bellOf(seller))[0]).toMatchObject({
    title: 'Quieren contratarte',
    message: 'Illari quiere contratar tu servicio “Tableros en Power BI”.',
  })
  expect(await bellOf(company)).toEqual([])
  const [toSeller] = await mailsTo(seller.email)
  expect(toSeller?.subject).toBe('Illari quiere contratar tu servicio')
  expect(toSeller?.text).toContain('Un tablero de citas')
  const [toCompany] = await mailsTo(company.email)
  expect(toCompany?.subject).toBe('Tu solicitud a Rosa: Tableros en Power BI')
  expect(toCompany?.text).toContain(`/company-dashboard/contrataciones/${hire.id}`)
  // Neither learns the other's address from the mail.
  expect(toSeller?.text).not.toContain(company.email)
  expect(toCompany?.text).not.toContain(seller.email)
})

test('a double click, and a second request before the answer, make one hire', async () => {
  const [seller, company] = [await createSeller(), await createCompany(app)]
  const serviceId = await createService(app, seller)
  const first = await ask(company, serviceId, 'Tableros', 'una-clave')
  expect((await ask(company, serviceId, 'Tableros', 'una-clave')).body).toEqual(first.body)
  const [one, two] = await Promise.all([ask(company, serviceId), ask(company, serviceId)])
  expect([one.body.code, two.body.code]).toEqual(['already_requested', 'already_requested'])
  expect(await listOf(company)).toHaveLength(1)
  await app.deps.db.update(hires).set({ status: 'declined' }).where(eq(hires.id, first.body.id))
  expect((await ask(company, serviceId)).status).toBe(201)
})

test('two requests at the same moment make one hire', async () => {
  const [seller, company] = [await createSeller(), await createCompany(app)]
  const serviceId = await createService(app, seller)
  const replies = await Promise.all([ask(company, serviceId), ask(company, serviceId)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await listOf(company)).toHaveLength(1)
})

test('nobody sees the hires of others', async () => {
  const [seller, company] = [await createSeller(), await createCompany(app)]
  await ask(company, await createService(app, seller))
  expect(await listOf(await createCompany(app))).toEqual([])
  expect(await listOf(await createProfessional(app))).toEqual([])
  expect((await app.request({ url: '/api/hires' })).status).toBe(401)
})

test('only companies hire, only what is to be seen, and only with words', async () => {
  const [seller, company] = [await createSeller(), await createCompany(app)]
  const serviceId = await createService(app, seller)
  expect((await ask(null, serviceId)).status).toBe(401)
  expect((await ask(await createProfessional(app), serviceId)).status).toBe(403)
  expect((await ask(company, serviceId, '  ')).body.fields).toEqual({
    message: 'Cuéntale al profesional qué necesitas',
  })
  await app.deps.db.update(services).set({ isOpen: false }).where(eq(services.id, serviceId))
  expect((await ask(company, serviceId)).status).toBe(404)
})
