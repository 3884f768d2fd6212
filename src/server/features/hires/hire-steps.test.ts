import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createHire, createReview, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let seller: TestActor
let company: TestActor
let serviceId: number
beforeAll(async () => {
  app = await startTestApp()
  seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' })
  company = await createCompany(app, { name: 'Illari' })
  serviceId = await createService(app, seller)
})
afterAll(() => app.close())

type Steps = NonNullable<Parameters<typeof createHire>[2]>
const hireAfter = (...steps: Steps) => createHire(app, { serviceId, companyId: company.id }, steps)
const get = (who: TestActor, id: number) => app.request({ url: `/api/hires/${id}`, headers: who.headers })
const take = (who: TestActor, id: number, status: string) =>
  app.request({
    method: 'PATCH',
    url: `/api/hires/${id}/status`,
    headers: who.headers,
    payload: { status },
  })
/** Makes a step and waits until the other side is notified. */
const takeAndTell = async (...step: Parameters<typeof take>) => {
  const reply = await take(...step)
  await settleActs(app)
  return reply
}
const bellOf = async (who: TestActor) =>
  (await app.request({ url: '/api/notifications', headers: who.headers })).body.notifications

test('a hire goes from the request to the completed work, and both read who did what and when', async () => {
  const id = await hireAfter('requested')
  const steps: [TestActor, string][] = [
    [seller, 'accepted'],
    [seller, 'delivered'],
    [company, 'completed'],
  ]
  for (const [who, status] of steps) {
    app.clock.advance({ hours: 1 })
    expect(await takeAndTell(who, id, status)).toMatchObject({ status: 200, body: { id, status } })
  }
  const { body } = await get(seller, id)
  expect(body).toMatchObject({ status: 'completed', nextSteps: [], companyName: 'Illari' })
  expect(body.history.map(({ status, by }) => [status, by])).toEqual([
    ['requested', 'company'],
    ['accepted', 'professional'],
    ['delivered', 'professional'],
    ['completed', 'company'],
  ])
  expect(body.history.at(-1)!.at).toBe(app.clock.now().toISOString())
  expect((await get(company, id)).body).toEqual(body)
})

test('each side is told what it may do next', async () => {
  const id = await hireAfter('requested', 'accepted')
  expect((await get(seller, id)).body.nextSteps).toEqual(['delivered', 'cancelled'])
  expect((await get(company, id)).body.nextSteps).toEqual(['cancelled'])
  await takeAndTell(seller, id, 'delivered')
  expect((await get(seller, id)).body.nextSteps).toEqual([])
  expect((await get(company, id)).body.nextSteps).toEqual(['completed'])
})

test.each<[string, Steps, 'seller' | 'company', string]>([
  ['the company does not accept its own request', ['requested'], 'company', 'accepted'],
  ['the company does not decline', ['requested'], 'company', 'declined'],
  ['the company does not deliver', ['requested', 'accepted'], 'company', 'delivered'],
  ['the professional does not complete', ['requested', 'accepted', 'delivered'], 'seller', 'completed'],
  ['nobody goes back to the request', ['requested', 'accepted'], 'company', 'requested'],
])('%s: 403', async (_, steps, who, status) => {
  const id = await hireAfter(...steps)
  expect((await take(who === 'seller' ? seller : company, id, status)).body.code).toBe('forbidden')
})

test.each<[string, Steps, 'seller' | 'company', string]>([
  ['what was declined is not accepted', ['requested', 'declined'], 'seller', 'accepted'],
  ['nothing is delivered before it is accepted', ['requested'], 'seller', 'delivered'],
  ['nothing is completed before it is delivered', ['requested', 'accepted'], 'company', 'completed'],
  ['what was delivered is not cancelled', ['requested', 'accepted', 'delivered'], 'company', 'cancelled'],
  ['the professional declines a request and does not cancel it', ['requested'], 'seller', 'cancelled'],
  ['what was cancelled stays so', ['requested', 'cancelled'], 'seller', 'accepted'],
])('%s: 409', async (_, steps, who, status) => {
  const id = await hireAfter(...steps)
  const reply = await take(who === 'seller' ? seller : company, id, status)
  expect([reply.status, reply.body.code]).toEqual([409, 'hire_step_gone'])
  expect((await get(company, id)).body.history).toHaveLength(steps.length)
})

test('of two concurrent answers one wins, and the other gets the current status', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await hireAfter('requested')
    const replies = await Promise.all([
      take(seller, id, 'accepted'),
      take(seller, id, 'declined'),
      take(company, id, 'cancelled'),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    await settleActs(app)
    expect((await get(seller, id)).body.history).toHaveLength(2)
    for (const { status, body: refused } of replies.filter((reply) => reply.status !== 200)) {
      expect(status).toBe(409)
      expect(['step_pending', 'hire_step_gone']).toContain(refused.code)
      expect(refused.message).toMatch(
        /^(Esta contratación ya está (aceptada|rechazada|cancelada)|La otra parte acaba de dar un paso)/,
      )
    }
  }
})

test('two concurrent acceptances count once, and the company is notified once', async () => {
  const id = await hireAfter('requested')
  const before = (await bellOf(company)).length
  const replies = await Promise.all([take(seller, id, 'accepted'), take(seller, id, 'accepted')])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await settleActs(app)
  expect((await bellOf(company)).length).toBe(before + 1)
})

test('the other side is notified of a step on the bell and by mail, its author is not', async () => {
  const [sold, buyer] = [
    await createProfessional(app, { planType: 'premium', firstName: 'Luz' }),
    await createCompany(app, { name: 'Tupay' }),
  ]
  const service = await createService(app, sold, { title: 'Auditoría de planillas' })
  const id = await createHire(app, { serviceId: service, companyId: buyer.id })
  await takeAndTell(sold, id, 'accepted')
  expect((await bellOf(buyer))[0]).toMatchObject({
    type: 'hire',
    title: 'Solicitud aceptada',
    message: 'Luz aceptó tu solicitud de “Auditoría de planillas”. Ya pueden empezar.',
    link: `/company-dashboard/contrataciones/${id}`,
  })
  expect(await bellOf(sold)).toEqual([])
  await app.queue.drain()
  expect(app.mails.last(buyer.email).subject).toBe('Solicitud aceptada: Auditoría de planillas')
  expect(app.mails.sent.filter(({ to }) => to === sold.email)).toEqual([])
  await takeAndTell(buyer, id, 'cancelled')
  expect(app.mails.last(sold.email).text).toContain('Tupay canceló la contratación')
})

test('a hire of others is not found, and only a known step is taken', async () => {
  const id = await hireAfter('requested')
  for (const stranger of [await createProfessional(app), await createCompany(app)]) {
    expect((await get(stranger, id)).status).toBe(404)
    expect((await take(stranger, id, 'accepted')).status).toBe(404)
  }
  expect((await app.request({ url: `/api/hires/${id}` })).status).toBe(401)
  expect((await take(seller, id, 'paid')).body.fields).toEqual({
    status: 'Elige el siguiente paso de la contratación',
  })
})

test('a hire of a service that was deleted goes on, and says whether there is a conversation and a review', async () => {
  const [sold, buyer] = [await createProfessional(app, { planType: 'premium' }), await createCompany(app)]
  const service = await createService(app, sold)
  const id = await createHire(app, { serviceId: service, companyId: buyer.id }, ['requested', 'accepted'])
  expect((await get(buyer, id)).body).toMatchObject({ hasConversation: false, hasReview: false })
  await app.deps.db.update(services).set({ deletedAt: app.clock.now() }).where(eq(services.id, service))
  const now = app.clock.now()
  await app.deps.db.insert(conversations).values({
    serviceId: service,
    professionalId: sold.id,
    companyId: buyer.id,
    createdAt: now,
    lastMessageAt: now,
  })
  expect((await takeAndTell(sold, id, 'delivered')).status).toBe(200)
  expect((await take(buyer, id, 'completed')).status).toBe(200)
  await createReview(app, {
    serviceId: service,
    professionalId: sold.id,
    companyId: buyer.id,
    rating: 5,
    hireId: id,
  })
  expect((await get(buyer, id)).body).toMatchObject({ hasConversation: true, hasReview: true })
})
