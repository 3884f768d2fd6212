import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function applied() {
  const company = await createCompany(app)
  const person = await createProfessional(app, { firstName: 'Rosa', lastName: 'Huamán' })
  const jobId = await createJob(app, company, { title: 'Analista de compras' })
  const { body } = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    payload: {},
    headers: person.headers,
  })
  return { company, person, jobId, id: body.application.id }
}
const send = (actor: TestActor, id: number, what: 'review-request' | 'review-answer', payload: object) =>
  app.request({ method: 'POST', url: `/api/applications/${id}/${what}`, payload, headers: actor.headers })
const bell = async (actor: TestActor) =>
  (await app.deps.db.select().from(notifications).where(eq(notifications.userId, actor.userId))).map(
    ({ title, link }) => ({ title, link }),
  )
const mine = async (person: TestActor) =>
  (await app.request({ url: '/api/applications/professional', headers: person.headers })).body[0]
const candidate = async (company: TestActor, jobId: number) =>
  (await app.request({ url: `/api/jobs/${jobId}/candidates`, headers: company.headers })).body[0]

test('an applicant requests a human review, the company is notified and answers, and the applicant is notified', async () => {
  const { company, person, jobId, id } = await applied()
  expect(await mine(person)).toMatchObject({ humanReview: null, canAskHumanReview: true })
  const reason = 'Trabajé tres años en compras y dice que me falta.'
  const asked = await send(person, id, 'review-request', { reason })
  expect(asked.status).toBe(200)
  expect(asked.body).toMatchObject({ humanReview: { reason, answer: null }, canAskHumanReview: false })
  expect(await candidate(company, jobId)).toMatchObject({ humanReview: { reason, answeredAt: null } })
  expect(await bell(company)).toContainEqual({
    title: 'Piden una revisión humana',
    link: `/company-dashboard/candidatos/${jobId}?candidato=${id}`,
  })
  const before = (await candidate(company, jobId))!.compatibilityScore
  const answer = 'Leí tu CV: esos tres años sí cuentan para nosotros.'
  const answered = await send(company, id, 'review-answer', { answer })
  expect(answered.status).toBe(200)
  expect(answered.body).toMatchObject({
    humanReview: { answer },
    compatibilityScore: before,
    status: 'pending',
  })
  await settleActs(app)
  expect(await mine(person)).toMatchObject({ humanReview: { reason, answer } })
  expect((await bell(person)).map(({ title }) => title)).toContain('Revisaron tu puntaje')
})

test('both steps go by mail too', async () => {
  const { company, person, id } = await applied()
  await send(person, id, 'review-request', {})
  await send(company, id, 'review-answer', { answer: 'Revisamos tu CV completo con calma.' })
  await settleActs(app)
  const subjects = ({ email }: TestActor) =>
    app.mails.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(subjects(company)).toContain('Piden una revisión humana: Analista de compras')
  expect(subjects(person)).toContain('Revisaron tu puntaje: Analista de compras')
})

test('a reason is not needed, and it is asked and answered once', async () => {
  const { company, person, id } = await applied()
  expect((await send(company, id, 'review-answer', { answer: 'Nadie nos lo pidió todavía.' })).status).toBe(
    409,
  )
  expect((await send(person, id, 'review-request', {})).body.humanReview!.reason).toBe(null)
  expect((await send(person, id, 'review-request', {})).body.code).toBe('review_requested')
  const answer = { answer: 'Revisamos tu CV completo con calma.' }
  expect((await send(company, id, 'review-answer', { answer: 'Ok' })).body.fields).toHaveProperty('answer')
  expect((await send(company, id, 'review-answer', answer)).status).toBe(200)
  expect((await send(company, id, 'review-answer', answer)).body.code).toBe('review_settled')
})

test('after a rejection it can still be asked; after withdrawing it cannot', async () => {
  const { company, person, id } = await applied()
  await app.request({
    method: 'PATCH',
    url: `/api/applications/${id}/status`,
    payload: { status: 'rejected' },
    headers: company.headers,
  })
  expect(await mine(person)).toMatchObject({ canAskHumanReview: true })
  await app.request({ method: 'POST', url: `/api/applications/${id}/withdraw`, headers: person.headers })
  expect(await mine(person)).toMatchObject({ canAskHumanReview: false })
  expect((await send(person, id, 'review-request', {})).status).toBe(409)
})

test('a company without an account has nobody to look: the person is sent to us', async () => {
  const { company, person, id } = await applied()
  await app.deps.db.update(companies).set({ userId: null }).where(eq(companies.id, company.id))
  expect(await mine(person)).toMatchObject({ canAskHumanReview: false })
  const refused = await send(person, id, 'review-request', {})
  expect(refused.body).toMatchObject({
    code: 'review_unavailable',
    message: expect.stringContaining('Contacto'),
  })
})
