import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applications } from '#server/db/schema/applications.table.ts'
import { createCompany, createProfessional, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { closeUnanswered, remindCompanies } from './close-unanswered.ts'

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
  await app.deps.db.delete(applications)
  app.mails.sent.length = 0
  company = await createCompany(app, { name: 'Tupay' })
  person = await createProfessional(app)
  jobId = await createJob(app, company, { title: 'Analista de datos', expiresAt: null })
  id = (await call(person, 'POST', `/api/jobs/${jobId}/apply`, {})).body.application.id
})

async function call(actor: TestActor, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
  const { headers } = await signedInAgain(app, actor)
  return app.request({ method, url, headers, ...(payload ? { payload } : {}) })
}
const titles = async (actor: TestActor): Promise<string[]> =>
  (await call(actor, 'GET', '/api/notifications')).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
const sent = async () => (await call(person, 'GET', '/api/applications/professional')).body[0]
/** Lets days pass, each with the tasks of a day. */
async function passDays(days: number) {
  for (let day = 0; day < days; day++) {
    app.clock.advance({ days: 1 })
    await drainByClock(app)
    await remindCompanies(app.deps)
    await closeUnanswered(app.deps)
  }
  await app.queue.drain()
}
const fact = 'Proceso cerrado sin respuesta de la empresa'
const mailed = (to: string, subject: RegExp) =>
  app.mails.sent.filter((mail) => mail.to === to && subject.test(mail.subject))

test('the company is reminded at two thirds and three days before; then the person hears the fact, once', async () => {
  await passDays(19)
  expect(await titles(company)).toEqual(['Nueva postulación'])
  await passDays(1)
  expect(await titles(company)).toEqual(['1 persona espera tu respuesta', 'Nueva postulación'])
  await passDays(9)
  expect(mailed(company.email, /espera tu respuesta/)).toHaveLength(2)
  expect(mailed(company.email, /espera tu respuesta/)[1]!.text).toContain('se cerró sin respuesta')
  expect(await sent()).toMatchObject({ closedUnansweredAt: null })
  await passDays(10)
  expect(await titles(person)).toEqual([fact])
  const [mail] = mailed(person.email, /^Proceso cerrado/)
  expect(mail!.text).toContain('Pasaron 30 días sin novedades de Tupay')
  expect(mail!.text).toContain('/empleos?q=Analista+de+datos')
  expect(mail!.text + mail!.html).not.toMatch(/rechaz/i)
  const seen = await sent()
  expect(seen).toMatchObject({ status: 'pending', closedUnansweredAt: expect.any(String) })
  expect(seen.history.at(-1)).toMatchObject({ status: 'closed_unanswered', by: 'system' })
  const board = (await call(company, 'GET', `/api/jobs/${jobId}/answers`)).body
  expect(board).toMatchObject({ waiting: 0, groups: [{ group: 'closed', count: 1 }] })
})

test('many candidates of a company are one reminder a day', async () => {
  for (let n = 0; n < 4; n++)
    await call(await createProfessional(app), 'POST', `/api/jobs/${jobId}/apply`, {})
  await passDays(20)
  expect(mailed(company.email, /esperan? tu respuesta/)).toMatchObject([
    { subject: '5 personas esperan tu respuesta' },
  ])
})

test('a later answer is told as usual and takes the place of the fact, which stays in the history', async () => {
  await passDays(31)
  await call(company, 'PATCH', `/api/applications/${id}/status`, { status: 'rejected' })
  expect(await sent()).toMatchObject({ status: 'pending', closedUnansweredAt: expect.any(String) })
  await settleActs(app)
  const seen = await sent()
  expect(seen).toMatchObject({ status: 'rejected', closedUnansweredAt: null })
  expect(seen.history.map(({ status }: { status: string }) => status)).toEqual([
    'pending',
    'closed_unanswered',
    'rejected',
  ])
  expect(await titles(person)).toEqual(['Respuesta a tu postulación', fact])
})

test('a step of the company begins the term again; opening the application does not', async () => {
  await passDays(10)
  await call(company, 'POST', `/api/applications/${id}/viewed`, {})
  await passDays(10)
  await call(company, 'PATCH', `/api/applications/${id}/status`, { status: 'preselected' })
  await settleActs(app)
  await passDays(29)
  expect(await sent()).toMatchObject({ closedUnansweredAt: null })
  await passDays(1)
  expect(await sent()).toMatchObject({ status: 'preselected', closedUnansweredAt: expect.any(String) })
})

test('a company chooses its term from 15 to 60 days', async () => {
  const change = (answerTermDays: number) => call(company, 'PATCH', '/api/me/company', { answerTermDays })
  expect(await change(14)).toMatchObject({
    status: 400,
    body: { fields: { answerTermDays: 'Escribe de 15 a 60 días' } },
  })
  expect((await change(15)).body).toMatchObject({ answerTermDays: 15 })
  await passDays(16)
  expect(await titles(person)).toEqual([fact])
})

test('a withdrawn application is left alone', async () => {
  await call(person, 'POST', `/api/applications/${id}/withdraw`, {})
  await passDays(40)
  expect(await titles(person)).toEqual([])
})

test('a step made while a withdrawal can be undone is told when it is taken back', async () => {
  await call(company, 'PATCH', `/api/applications/${id}/status`, { status: 'rejected' })
  const { undo } = (await call(person, 'POST', `/api/applications/${id}/withdraw`, {})).body
  await app.deps.db.execute(
    `update queue.job set start_after = now() - interval '1 second' where name = 'acts.settle' and id in (
       select id from queue.job where name = 'acts.settle' and state = 'created' order by created_on limit 1)`,
  )
  await app.queue.drain()
  expect(await titles(person)).toEqual([])
  expect((await call(person, 'POST', `/api/acts/${undo.actId}/undo`, {})).status).toBe(200)
  expect(await titles(person)).toEqual(['Respuesta a tu postulación'])
  expect(await sent()).toMatchObject({ status: 'rejected', withdrawnAt: null })
})

test('the ad says how its company answers, from five applications on', async () => {
  const ad = async () => (await app.request({ url: `/api/jobs/${jobId}` })).body.answers
  expect(await ad()).toBeNull()
  const others = []
  for (let n = 0; n < 4; n++) {
    const reply = await call(await createProfessional(app), 'POST', `/api/jobs/${jobId}/apply`, {})
    others.push(reply.body.application.id)
  }
  app.clock.advance({ days: 4 })
  for (const other of others)
    await call(company, 'PATCH', `/api/applications/${other}/status`, { status: 'rejected' })
  await settleActs(app)
  app.clock.advance({ days: 4 })
  app.deps.publicCache.clear()
  expect(await ad()).toBe(
    'Responde al 80 % en 4 días (mediana), según 5 postulaciones de los últimos 12 meses',
  )
})
