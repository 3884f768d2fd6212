import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hires } from '#server/db/schema/hires.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { abuseReports } from '#server/db/schema/support.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createHire, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let seller: TestActor
let company: TestActor
let serviceId: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa' })
  company = await createCompany(app, { name: 'Tupay' })
  serviceId = await createService(app, seller)
  app.mails.sent.length = 0
})

const send = (by: TestActor, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const talk = (by = company, about = serviceId) =>
  send(by, 'POST', `/api/services/${about}/start-conversation`, { initialMessage: 'Hola, ¿hablamos?' })
const review = (by = company, values: object = {}) =>
  send(by, 'POST', '/api/reviews', { serviceId, professionalId: seller.id, ...values })
const read = async () => (await app.request({ url: `/api/professionals/${seller.id}/reviews` })).body
const options = async (by = company) =>
  (await app.request({ url: `/api/professionals/${seller.id}/review-options`, headers: by.headers })).body

/** Dates the review back, because a session would not last that long. */
const age = (id: number, days: number) =>
  app.deps.db
    .update(reviews)
    .set({ createdAt: new Date(app.clock.now().getTime() - days * 86_400_000) })
    .where(eq(reviews.id, id))

test('a company that talked with the professional reviews the service: five stars unless it says otherwise', async () => {
  await talk()
  const reply = await review()
  expect(reply.status).toBe(201)
  expect(reply.body).toMatchObject({
    companyName: 'Tupay',
    rating: 5,
    comment: '',
    isVerifiedHire: false,
    editedAt: null,
    reply: null,
  })
  await settleActs(app)
  expect((await read()).stats).toEqual({ avgRating: 5, totalReviews: 1 })
})

test('a review after a completed hire is verified, and the professional hears of it on the bell and by mail', async () => {
  await createHire(app, { serviceId, companyId: company.id }, ['requested', 'accepted', 'completed'])
  const reply = await review(company, { rating: 4, comment: '  Cumplió con la fecha.  ' })
  expect(reply.body).toMatchObject({ rating: 4, comment: 'Cumplió con la fecha.', isVerifiedHire: true })
  await settleActs(app)
  const { notifications } = (await app.request({ url: '/api/notifications', headers: seller.headers })).body
  expect(notifications[0]).toMatchObject({
    type: 'review',
    message: 'Tupay reseñó tu servicio “Tableros en Power BI” con 4 de 5.',
    link: '/dashboard/resenas',
  })
  const mail = app.mails.last(seller.email)
  expect(mail.subject).toBe('Tupay reseñó tu servicio')
  expect(mail.text).toContain('Cumplió con la fecha.')
})

test('without a conversation or a hire about that very service there is no review', async () => {
  const refused = await review()
  expect(refused.status).toBe(403)
  expect(refused.body.message).toBe(
    'Para reseñar un servicio, antes conversa con el profesional o contrátalo.',
  )
  await talk(company, await createService(app, seller, { title: 'Otro servicio' }))
  expect((await review()).status).toBe(403)
  const other = await createProfessional(app)
  await talk()
  expect((await review(company, { professionalId: other.id })).status).toBe(404)
  expect((await review(company, { serviceId: 2_000_000 })).status).toBe(404)
  expect((await read()).reviews).toEqual([])
})

test('a paused service can be reviewed by its clients, and does not exist for others', async () => {
  await createHire(app, { serviceId, companyId: company.id }, ['completed'])
  await app.deps.db.update(services).set({ isOpen: false }).where(eq(services.id, serviceId))
  expect((await review(await createCompany(app))).status).toBe(404)
  expect((await review()).status).toBe(201)
})

test.each([0, 6, 4.5, 'muchas'])('%s is no number of stars', async (rating) => {
  await talk()
  expect((await review(company, { rating })).body.fields).toEqual({ rating: 'Elige de 1 a 5 estrellas' })
})

test('one review for each company and service, also when two are sent at once', async () => {
  await talk()
  const replies = await Promise.all([review(), review(company, { rating: 3 })])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const again = await review()
  expect(again.body).toMatchObject({
    code: 'already_reviewed',
    message: 'Ya reseñaste este servicio. Puedes editar tu reseña.',
  })
  // Another service, another company.
  const second = await createService(app, seller, { title: 'Otro servicio' })
  await talk(company, second)
  expect((await review(company, { serviceId: second })).status).toBe(201)
  const other = await createCompany(app)
  await talk(other)
  expect((await review(other)).status).toBe(201)
  await settleActs(app)
  expect((await read()).stats.totalReviews).toBe(3)
})

test('its company changes it for 30 days, and everyone reads that it did', async () => {
  await talk()
  const { body } = await review(company, { rating: 2, comment: 'Tarde.' })
  const url = `/api/reviews/${body.id}`
  await age(body.id, 30)
  expect((await send(company, 'PUT', url, { rating: 2, comment: 'Tarde.' })).body.editedAt).toBeNull()
  await app.deps.db.insert(hires).values({
    serviceId,
    companyId: company.id,
    status: 'completed',
    message: 'x',
    price: '$1',
    createdAt: app.clock.now(),
    updatedAt: app.clock.now(),
  })
  const changed = await send(company, 'PUT', url, { rating: 4, comment: 'Lo resolvió.' })
  expect(changed.body).toMatchObject({
    rating: 4,
    comment: 'Lo resolvió.',
    editedAt: app.clock.now().toISOString(),
    isVerifiedHire: true,
  })
  expect(await options()).toMatchObject([{ serviceId, review: { isEditable: true } }])
  expect((await send(await createCompany(app), 'PUT', url, { rating: 1 })).status).toBe(404)
  await age(body.id, 31)
  const late = await send(company, 'PUT', url, { rating: 1 })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({
    code: 'review_closed',
    message: 'Pasaron 30 días: esta reseña ya no se puede cambiar.',
  })
  expect(await options()).toMatchObject([{ review: { isEditable: false } }])
})

test('its company takes it back, at any time', async () => {
  await talk()
  const { body } = await review()
  await settleActs(app)
  await age(body.id, 60)
  expect((await send(await createCompany(app), 'DELETE', `/api/reviews/${body.id}`)).status).toBe(404)
  expect((await send(company, 'DELETE', `/api/reviews/${body.id}`)).status).toBe(200)
  expect((await read()).reviews).toEqual([])
})

test('the professional replies once, changes and removes the reply; the company is notified of the first', async () => {
  await talk()
  const { body } = await review(company, { rating: 3 })
  await settleActs(app)
  const url = `/api/reviews/${body.id}/reply`
  expect((await send(seller, 'PUT', url, { reply: '  ' })).body.fields).toEqual({
    reply: 'Escribe tu respuesta',
  })
  expect((await send(seller, 'PUT', url, { reply: 'x'.repeat(1001) })).body.fields).toEqual({
    reply: 'Usa 1,000 caracteres como máximo',
  })
  expect((await send(seller, 'PUT', url, { reply: 'Gracias.' })).body.reply.text).toBe('Gracias.')
  expect((await read()).reviews[0]!.reply).toBeNull()
  await settleActs(app)
  await send(seller, 'PUT', url, { reply: 'Gracias por confiar.' })
  expect((await read()).reviews[0]!.reply).toEqual({
    text: 'Gracias por confiar.',
    at: app.clock.now().toISOString(),
  })
  const mails = app.mails.sent.filter(({ subject }) => subject === 'Rosa respondió tu reseña')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Gracias.')
  const stranger = await createProfessional(app)
  expect((await send(stranger, 'PUT', url, { reply: 'No' })).status).toBe(404)
  expect((await send(stranger, 'DELETE', url)).status).toBe(404)
  expect((await send(seller, 'DELETE', url)).status).toBe(204)
  expect((await read()).reviews[0]!.reply).toBeNull()
})

test('a company sees which services of a professional it may review, and what it said', async () => {
  expect(await options()).toEqual([])
  await talk()
  const second = await createService(app, seller, { title: 'Auditoría' })
  await createHire(app, { serviceId: second, companyId: company.id }, ['completed'])
  await review(company, { rating: 4 })
  expect(await options()).toMatchObject([
    { serviceId: second, serviceTitle: 'Auditoría', hasCompletedHire: true, review: null },
    { serviceId, hasCompletedHire: false, review: { rating: 4, isEditable: true } },
  ])
  expect(await options(await createCompany(app))).toEqual([])
})

test('whoever is signed in reports a review; nobody else', async () => {
  await talk()
  const { body } = await review()
  await settleActs(app)
  const url = `/api/reviews/${body.id}/report`
  const report = { reason: 'false_data' }
  expect((await app.request({ method: 'POST', url, payload: report })).status).toBe(401)
  expect((await send(seller, 'POST', url, report)).body.code).toMatch(/^R-/)
  const rows = await app.deps.db.select().from(abuseReports).where(eq(abuseReports.reviewId, body.id))
  expect(rows).toMatchObject([{ reporterId: seller.userId, jobId: null, serviceId: null, status: 'open' }])
  expect((await send(seller, 'POST', '/api/reviews/2000000/report', report)).status).toBe(404)
})
