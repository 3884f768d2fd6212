import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { inviting } from '#tests/support/invitations.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let person: TestActor
let jobId: number
let id: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  person = await createProfessional(app)
  jobId = await createJob(app, company)
  const applied = await post(person, `/api/jobs/${jobId}/apply`)
  id = applied.body.application.id
})

const get = async (actor: TestActor, url: string) => (await app.request({ url, headers: actor.headers })).body
const post = (actor: TestActor, url: string, payload: object = {}) =>
  app.request({ method: 'POST', url, payload, headers: actor.headers })
const move = (status: string, message?: string) =>
  app.request({
    method: 'PATCH',
    url: `/api/applications/${id}/status`,
    payload: { status, ...(message === undefined ? {} : { message }) },
    headers: company.headers,
  })
const undo = (actor: TestActor, { undo: offer }: { undo: { actId: number } | null }) =>
  post(actor, `/api/acts/${offer!.actId}/undo`)

const mine = async () => (await get(person, '/api/applications/professional'))[0]
const candidate = async () => (await get(company, `/api/jobs/${jobId}/candidates`))[0]
const stepsOf = ({ history }: { history: { status: string }[] }) => history.map(({ status }) => status)
const bell = async (actor: TestActor): Promise<{ title: string; message: string }[]> =>
  (await get(actor, '/api/notifications')).notifications
const titles = async (actor: TestActor) => (await bell(actor)).map(({ title }) => title)
const mailsTo = async ({ email }: TestActor) => {
  await app.queue.drain()
  return app.mails.sent.filter(({ to }) => to === email)
}

test('a move is seen by the company at once, and by the person once it can no longer be undone', async () => {
  const moved = await move('preselected')
  expect(moved.body).toMatchObject({
    status: 'preselected',
    undo: { actId: expect.any(Number), seconds: 10 },
  })
  expect(await candidate()).toMatchObject({ status: 'preselected' })
  expect(await mine()).toMatchObject({ status: 'pending', viewed: false })
  expect(stepsOf(await mine())).toEqual(['pending'])
  expect(await titles(person)).toEqual([])
  await settleActs(app)
  expect(await mine()).toMatchObject({ status: 'preselected' })
  expect(stepsOf(await mine())).toEqual(['pending', 'preselected'])
  expect(await titles(person)).toEqual(['Pasaste a la preselección'])
})

test('an undone move leaves no notification and no step', async () => {
  const { body } = await move('rejected')
  expect(await undo(company, body)).toMatchObject({ status: 200, body: { success: true } })
  await settleActs(app)
  expect(await candidate()).toMatchObject({ status: 'pending' })
  expect(await mine()).toMatchObject({ status: 'pending' })
  expect(stepsOf((await post(company, `/api/applications/${id}/viewed`)).body)).toEqual(['pending', 'viewed'])
  expect(await titles(person)).not.toContain('Respuesta a tu postulación')
  expect((await mailsTo(person)).map(({ subject }) => subject).join()).not.toContain('Respuesta')
})

test('once the person is notified, a move cannot be undone, and the reply says why', async () => {
  const { body } = await move('hired')
  await settleActs(app)
  expect(await undo(company, body)).toMatchObject({
    status: 409,
    body: {
      code: 'act_settled',
      message: 'Ya no se puede deshacer: pasaron 10 segundos y ya se avisó.',
    },
  })
  expect(await mine()).toMatchObject({ status: 'hired' })
})

test('several moves within the undo time cause one notification, about the last', async () => {
  await move('preselected')
  await move('interviewed')
  await move('accepted')
  await settleActs(app)
  expect(await titles(person)).toEqual(['Aceptaron tu postulación'])
  expect(stepsOf(await mine())).toEqual(['pending', 'accepted'])
})

test('moving a candidate there and back causes no notification', async () => {
  await move('preselected')
  await move('pending')
  await settleActs(app)
  expect(await titles(person)).toEqual([])
  expect(stepsOf(await mine())).toEqual(['pending'])
})

test('undoing the second of two moves leaves the first, which is then reported', async () => {
  await move('preselected')
  const { body } = await move('hired')
  await undo(company, body)
  expect(await candidate()).toMatchObject({ status: 'preselected' })
  expect(await mine()).toMatchObject({ status: 'pending' })
  await settleActs(app)
  expect(await mine()).toMatchObject({ status: 'preselected' })
  expect(await titles(person)).toEqual(['Pasaste a la preselección'])
})

test('opening a candidate between a move and its undo is reported and remains', async () => {
  const { body } = await move('rejected')
  await post(company, `/api/applications/${id}/viewed`)
  expect(await mine()).toMatchObject({ status: 'viewed', viewed: true })
  await undo(company, body)
  expect(await candidate()).toMatchObject({ status: 'viewed' })
  expect(await mine()).toMatchObject({ status: 'viewed' })
})

test('what the company writes with a move goes to the bell, the mail and both histories, in place of our words', async () => {
  const message = 'Gracias por venir, Milagros.\nTu caso nos gustó: te escribimos en marzo.'
  await move('rejected', `  ${message} `)
  await settleActs(app)
  expect((await bell(person))[0]).toMatchObject({ title: 'Respuesta a tu postulación', message })
  expect((await mine()).history.at(-1)).toMatchObject({ status: 'rejected', message })
  const opened = await post(company, `/api/applications/${id}/viewed`)
  expect(opened.body.history.some((step: { message: string }) => step.message === message)).toBe(true)
  const mail = (await mailsTo(person)).find(({ subject }) => subject.startsWith('Respuesta'))
  expect(mail?.text).toContain('te escribimos en marzo')
  expect(mail?.text).not.toContain('lo que vales')
})

test.each([
  ['x'.repeat(1501), 'Usa 1,500 caracteres como máximo'],
  ['Hola \u202Eaicarg', 'Quita los caracteres que no se ven'],
  ['Hola \u0007', 'Quita los caracteres que no se ven'],
])('a message that is too long or hides something is refused', async (message, problem) => {
  expect(await move('rejected', message)).toMatchObject({
    status: 400,
    body: { fields: { message: problem } },
  })
})

test('a withdrawal hides the application at once, and the company is notified once it cannot be undone', async () => {
  const { body } = await post(person, `/api/applications/${id}/withdraw`)
  expect(body).toMatchObject({ undo: { seconds: 10 } })
  expect(await candidate()).toBeUndefined()
  expect(await titles(company)).toEqual(['Nueva postulación'])
  await undo(person, body)
  await settleActs(app)
  expect(await candidate()).toMatchObject({ id })
  expect(await mine()).toMatchObject({ withdrawnAt: null })
  expect(stepsOf(await mine())).toEqual(['pending'])
  expect(await titles(company)).toEqual(['Nueva postulación'])
})

test('who has applied again cannot undo the withdrawal', async () => {
  const { body } = await post(person, `/api/applications/${id}/withdraw`)
  expect((await post(person, `/api/jobs/${jobId}/apply`)).status).toBe(201)
  expect(await undo(person, body)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('a person who withdrew is not notified of moves', async () => {
  await move('accepted')
  await post(person, `/api/applications/${id}/withdraw`)
  await settleActs(app)
  expect(await titles(person)).toEqual([])
})

test('an account deleted within the undo time causes no notification and no failure', async () => {
  await move('accepted')
  await post(person, `/api/applications/${id}/withdraw`)
  const password = 'una clave larga'
  await app.deps.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, person.userId))
  const { headers } = person
  const removed = await app.request({ method: 'DELETE', url: '/api/me', headers, payload: { password } })
  expect(removed.status).toBeLessThan(300)
  await settleActs(app)
  expect(await titles(company)).toEqual(['Nueva postulación'])
})

test('the applicant sees the answer to a review once it can no longer be undone', async () => {
  await post(person, `/api/applications/${id}/review-request`)
  const answer = 'Leí tu CV: esos tres años sí cuentan.'
  const first = await post(company, `/api/applications/${id}/review-answer`, { answer })
  expect(await mine()).toMatchObject({ humanReview: { answer: null, answeredAt: null } })
  await undo(company, first.body)
  expect(await candidate()).toMatchObject({ humanReview: { answer: null, answeredAt: null } })
  await post(company, `/api/applications/${id}/review-answer`, { answer })
  await settleActs(app)
  expect(await mine()).toMatchObject({ humanReview: { answer } })
  expect((await titles(person)).filter((title) => title === 'Revisaron tu puntaje')).toHaveLength(1)
})

test('an invitation that was undone is gone, and nobody gets a mail', async () => {
  const email = `invitada-${id}@ejemplo.pe`
  const byCompany = inviting(app, company, jobId)
  const { body } = await byCompany.invite({ email })
  expect(await byCompany.list()).toHaveLength(1)
  await undo(company, body)
  await settleActs(app)
  expect(await byCompany.list()).toEqual([])
  expect(app.mails.sent.filter(({ to }) => to === email)).toEqual([])
  expect((await byCompany.invite({ email })).status).toBe(201)
})

test('nobody undoes what somebody else did', async () => {
  const { body } = await move('preselected')
  expect((await undo(person, body)).status).toBe(404)
  expect((await undo(await createCompany(app), body)).status).toBe(404)
})
