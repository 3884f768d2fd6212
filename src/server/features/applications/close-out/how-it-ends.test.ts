import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { answerRecipients } from '#server/db/schema/close-out.table.ts'
import { createCompany, createMember, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  company = await createCompany(app, { name: 'Tupay' })
  jobId = await createJob(app, company, { title: 'Analista de datos' })
})

const call = (actor: TestActor, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
  app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
const apply = async (firstName: string) => {
  const person = await createProfessional(app, { firstName })
  const { body } = await call(person, 'POST', `/api/jobs/${jobId}/apply`, {})
  return { person, id: Number(body.application.id) }
}
const text = 'Gracias, {nombre}.\n\n{empresa}'
const answerTo = async ({ person }: { person: TestActor }): Promise<string> =>
  (await call(person, 'GET', '/api/applications/professional')).body[0].history.at(-1).message
const testMail = (body: object, actor = company) =>
  call(actor, 'POST', `/api/jobs/${jobId}/answers/test`, { outcome: 'rejected', text, ...body })

test('an own line reaches its person alone, before the last paragraph, and is not kept after that', async () => {
  const ana = await apply('Ana')
  const luz = await apply('Luz')
  const sent = await call(company, 'POST', `/api/jobs/${jobId}/answers`, {
    group: 'pending',
    outcome: 'rejected',
    text,
    lines: [{ id: ana.id, line: ' Tu idea de medir por rubro nos gustó. ' }],
  })
  expect(sent.body.recipients).toBe(2)
  await settleActs(app)
  await app.queue.drain()
  expect(await answerTo(ana)).toBe('Gracias, Ana.\n\nTu idea de medir por rubro nos gustó.\n\nTupay')
  expect(await answerTo(luz)).toBe('Gracias, Luz.\n\nTupay')
  const rows = await app.deps.db
    .select()
    .from(answerRecipients)
    .where(eq(answerRecipients.applicationId, ana.id))
  expect(rows).toMatchObject([{ state: 'sent', line: null }])
})

test.each([
  [[{ id: 1, line: '' }], 'Escribe la línea'],
  [[{ id: 1, line: 'x'.repeat(301) }], expect.any(String)],
  [[{ line: 'Sin persona' }], expect.any(String)],
  ['x', expect.any(String)],
])('lines that are %j are refused, and nothing is stored', async (lines, message) => {
  await apply('Ana')
  const people = (await call(company, 'GET', `/api/jobs/${jobId}/answers`)).body.groups[0].people
  const { status, body } = await call(company, 'POST', `/api/jobs/${jobId}/answers`, {
    people: people.map(({ id }: { id: number }) => id),
    outcome: 'rejected',
    text,
    lines,
  })
  expect(status).toBe(400)
  expect(Object.values(body.fields)[0]).toEqual(message)
  expect((await call(company, 'GET', `/api/jobs/${jobId}/answers`)).body.rounds).toEqual([])
})

test('a test of an answer goes to its author alone, as the candidate would get it', async () => {
  const ana = await apply('Ana')
  await app.queue.drain()
  app.mails.sent.length = 0
  const colleague = await createMember(app, company, 'recruiter', 'Lucía Soto')
  const { body } = await testMail({ applicationId: ana.id, line: 'Una línea tuya.' }, colleague)
  expect(body).toEqual({ email: colleague.email })
  await app.queue.drain()
  const [mail, ...others] = app.mails.sent
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: colleague.email,
    subject: '[Prueba] Respuesta a tu postulación: Analista de datos',
  })
  for (const part of ['Hola, Ana', 'Gracias, Ana.', 'Una línea tuya.', 'Tupay'])
    expect(mail?.text).toContain(part)
  expect((await call(ana.person, 'GET', '/api/notifications')).body.notifications).toEqual([])
})

test('no test is sent of nobody of the job, with an unknown token, or to an address that is not confirmed', async () => {
  const ana = await apply('Ana')
  await app.queue.drain()
  app.mails.sent.length = 0
  expect((await testMail({ applicationId: 2_000_000 })).body.fields).toHaveProperty('applicationId')
  expect((await testMail({ applicationId: ana.id, text: '{sueldo}' })).body.fields.text).toContain('{sueldo}')
  await app.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, company.userId))
  expect((await testMail({ applicationId: ana.id })).body.code).toBe('email_unconfirmed')
  await app.queue.drain()
  expect(app.mails.sent).toEqual([])
})

test('how the search ended is kept, with who was hired, and is in the list of jobs', async () => {
  const ana = await apply('Ana')
  await call(company, 'PATCH', `/api/applications/${ana.id}/status`, {
    status: 'hired',
    message: 'Bienvenida',
  })
  const set = (outcome: string, actor = company) =>
    call(actor, 'PUT', `/api/jobs/${jobId}/outcome`, { outcome })
  expect((await set('hired_here')).body).toEqual({ outcome: 'hired_here' })
  expect((await call(company, 'GET', `/api/jobs/${jobId}/answers`)).body).toMatchObject({
    job: { outcome: 'hired_here' },
    hired: [{ id: ana.id, name: expect.stringContaining('Ana') }],
  })
  expect((await set('otro')).body.fields.outcome).toBe('Elige cómo terminó')
  expect((await set('nobody', await createCompany(app))).status).toBe(403)
})
