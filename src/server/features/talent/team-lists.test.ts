import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applications } from '#server/db/schema/applications.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { futureJobConsents, talentPoolPeople, talentSearches } from '#server/db/schema/talent.table.ts'
import { queueSearchMails } from '#server/features/talent/searches/mail-searches.ts'
import { createAccountant } from '#tests/support/accountants.ts'
import { createCompany, createMember, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { multipart } from '#tests/support/multipart.ts'
import { createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.update(services).set({ isOpen: false })
  await app.deps.db.delete(futureJobConsents)
  await app.deps.db.delete(talentSearches)
  company = await createCompany(app)
  app.mails.sent.length = 0
})

async function createFindable(title = 'Contadora') {
  const person = await createAccountant(app, { planType: 'premium', title })
  await createService(app, person)
  return person
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, actor = company) =>
  app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })

/** Applies with the box ticked, unless said. */
async function apply(
  body: { futureJobs?: boolean } = { futureJobs: true },
  job: Parameters<typeof createJob>[2] = {},
) {
  const person = await createAccountant(app, { visibility: 'applied' })
  const jobId = await createJob(app, company, job)
  const reply = await call('POST', `/api/jobs/${jobId}/apply`, body, person)
  expect(reply.status).toBe(201)
  return person
}
const found = async () => (await call('GET', '/api/talent')).body.people.map(({ id }: { id: number }) => id)

test('the yes comes with a tick when applying, and never without it', async () => {
  await apply({ futureJobs: false })
  await apply({})
  // Nobody says yes to a company without knowing which one it is.
  await apply({ futureJobs: true }, { isConfidential: true })
  expect(await found()).toEqual([])
  const person = await apply()
  expect(await found()).toEqual([person.id])
  expect((await call('GET', '/api/me/future-jobs', undefined, person)).body).toMatchObject([
    { companyId: company.id },
  ])
})

test('a visitor says yes in the form, also in the one without scripts that a mail confirms', async () => {
  const quick = async (fields: Record<string, string>) => {
    const jobId = await createJob(app, company)
    const email = `rosa${jobId}@ejemplo.pe`
    const { payload, headers } = multipart(Object.entries({ name: 'Rosa Quispe', email, ...fields }))
    const url = `/api/jobs/${jobId}/quick-apply`
    expect((await app.request({ method: 'POST', url, payload, headers })).status).toBe(201)
    await app.queue.drain()
    return email
  }
  await quick({ futureJobs: 'true', coverLetter: 'Hola' })
  await quick({ coverLetter: 'Hola' })
  expect(await found()).toHaveLength(1)
  const email = await quick({ futureJobs: 'on', confirmByMail: '1' })
  const mail = app.mails.sent.findLast(({ to }) => to === email)
  const path = /\/postulacion\/confirmar\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  await app.request({ method: 'POST', url: path })
  expect(await found()).toHaveLength(2)
})

test('after taking it back nobody of the company finds the person, in the search or in a list', async () => {
  const person = await apply()
  const { body: pool } = await call('POST', '/api/talent/pools', { name: 'Finalistas' })
  const put = `/api/talent/pools/${pool.id}/people/${person.id}`
  expect((await call('PUT', put, { note: 'Muy buena entrevista' })).status).toBe(204)
  expect((await call('GET', '/api/talent/pools')).body).toMatchObject([{ name: 'Finalistas', people: 1 }])
  const shown = () => call('GET', `/api/talent/pools/${pool.id}/people`)
  expect((await shown()).body.people).toMatchObject([
    { note: 'Muy buena entrevista', person: { id: person.id, isPublic: false } },
  ])
  await call('DELETE', `/api/me/future-jobs/${company.id}`, undefined, person)
  expect(await found()).toEqual([])
  expect((await shown()).body.people).toEqual([])
  expect(await app.deps.db.select().from(talentPoolPeople)).toEqual([])
  expect((await call('PUT', put, {})).status).toBe(404)
})

test('who withdraws the application is no longer known to the company, and not found', async () => {
  const person = await apply()
  await app.deps.db
    .update(applications)
    .set({ withdrawnAt: app.clock.now() })
    .where(eq(applications.professionalId, person.id))
  expect(await found()).toEqual([])
})

test('a list is of the whole team; of another company it does not exist', async () => {
  const person = await createFindable()
  const recruiter = await createMember(app, company, 'recruiter', 'Inés Soto')
  const { body: pool } = await call('POST', '/api/talent/pools', { name: 'Contadores' }, recruiter)
  expect((await call('POST', '/api/talent/pools', { name: 'CONTADORES' })).body.id).toBe(pool.id)
  await call('PUT', `/api/talent/pools/${pool.id}/people/${person.id}`, {}, recruiter)
  const url = `/api/talent/pools/${pool.id}/people`
  expect((await call('GET', url)).body.people).toMatchObject([{ addedBy: 'Inés Soto', note: '' }])
  expect((await call('GET', url, undefined, await createCompany(app))).status).toBe(404)
  const reader = await createMember(app, company, 'reader')
  expect((await call('GET', url, undefined, reader)).status).toBe(200)
  expect((await call('POST', '/api/talent/pools', { name: 'Otro' }, reader)).status).toBe(403)
})

test('a person taken out of a list, and a list with its notes, come back with an undo', async () => {
  const person = await createFindable()
  const { body: pool } = await call('POST', '/api/talent/pools', { name: 'Contadores' })
  await call('PUT', `/api/talent/pools/${pool.id}/people/${person.id}`, { note: 'Llamar' })
  const url = `/api/talent/pools/${pool.id}/people`
  const taken = await call('DELETE', `${url}/${person.id}`)
  expect((await call('GET', url)).body.people).toEqual([])
  await call('POST', `/api/acts/${taken.body.undo.actId}/undo`)
  expect((await call('GET', url)).body.people).toHaveLength(1)
  const removed = await call('DELETE', `/api/talent/pools/${pool.id}`)
  expect((await call('GET', '/api/talent/pools')).body).toEqual([])
  await call('POST', `/api/acts/${removed.body.undo.actId}/undo`)
  expect((await call('GET', url)).body.people).toMatchObject([{ note: 'Llamar' }])
})

async function runDay() {
  await queueSearchMails(app.deps)
  await app.queue.drain()
  return app.mails.sent.splice(0).filter(({ subject }) => subject.includes('nueva'))
}

test('a saved search mails who is new since the last mail, once, and nothing when nobody is', async () => {
  await createFindable('Contadora antigua')
  const saved = await call('POST', '/api/talent/searches', {
    name: 'Contadores',
    query: 'q=contadora&pagina=3',
  })
  expect(saved).toMatchObject({ status: 201, body: { query: 'q=contadora', isMailed: true } })
  expect(await runDay()).toEqual([])
  await createFindable('Contadora nueva')
  await createFindable('Chofer')
  const [mail, ...others] = await runDay()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: company.email })
  expect(mail?.text).toContain('Contadora nueva')
  expect(mail?.text).not.toContain('Contadora antigua')
  expect(await runDay()).toEqual([])
})

test('the mail of a saved search ends with one click, or on its page without an account', async () => {
  const saved = await call('POST', '/api/talent/searches', { name: 'Contadores', query: 'q=contadora' })
  await createFindable('Contadora')
  const [mail] = await runDay()
  const { 'List-Unsubscribe': leave = '', 'List-Unsubscribe-Post': post } = mail?.headers ?? {}
  expect(post).toBe('List-Unsubscribe=One-Click')
  const { pathname } = new URL(leave.slice(1, -1))
  expect(mail?.text).toContain(pathname)
  const link = `/api/talent-mails/${pathname.split('/').at(-1)}`
  expect((await app.request({ url: link })).body).toEqual({ name: 'Contadores', isMailed: true })
  const press = (payload: string) =>
    app.request({
      method: 'POST',
      url: pathname,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await press('List-Unsubscribe=One-Click')).status).toBe(200)
  expect((await app.request({ url: link })).body).toEqual({ name: 'Contadores', isMailed: false })
  await createFindable('Contadora nueva')
  expect(await runDay()).toEqual([])
  expect((await press('')).status, 'the page without scripts').toBe(303)
  expect((await call('GET', '/api/talent/searches')).body).toHaveLength(1)
  await call('DELETE', `/api/talent/searches/${saved.body.id}`)
  expect((await app.request({ url: link })).status, 'the search is gone').toBe(410)
  expect((await app.request({ url: `/api/talent-mails/${'a'.repeat(60)}` })).status).toBe(410)
})

test('several people are put into a list at once, and taken out with an undo', async () => {
  const ids = [(await createFindable()).id, (await createFindable()).id]
  const { body: pool } = await call('POST', '/api/talent/pools', { name: 'Conta' })
  const url = `/api/talent/pools/${pool.id}/people`
  await call('PUT', `${url}/${ids[0]}`, { note: 'Llamar' })
  const { body } = await call('POST', url, { professionalIds: [...ids, 999_999] })
  expect(body).toMatchObject({ added: 1, undo: { seconds: 10 } })
  expect((await call('POST', url, { professionalIds: ids })).body).toEqual({ added: 0, undo: null })
  await call('POST', `/api/acts/${body.undo.actId}/undo`)
  expect((await call('GET', url)).body.people).toMatchObject([{ note: 'Llamar' }])
  for (const professionalIds of [[], Array.from({ length: 21 }, (_, at) => at + 1), ['x']])
    expect((await call('POST', url, { professionalIds })).status).toBe(400)
})

test('no mail after it is turned off, nor to who left the company or is suspended', async () => {
  const recruiter = await createMember(app, company)
  const save = { name: 'Todos', query: 'lugar=Lima' }
  const { body: own } = await call('POST', '/api/talent/searches', save)
  await call('POST', '/api/talent/searches', save, recruiter)
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, recruiter.userId))
  await call('PUT', `/api/talent/searches/${own.id}`, { isMailed: false })
  await createFindable()
  expect(await runDay()).toEqual([])
})

test('a search needs a filter, belongs to one person, and is deleted with an undo', async () => {
  expect((await call('POST', '/api/talent/searches', { name: 'Vacía', query: 'pagina=2' })).status).toBe(400)
  const { body } = await call('POST', '/api/talent/searches', { name: 'SQL', query: 'habilidad=sql' })
  const recruiter = await createMember(app, company)
  expect((await call('DELETE', `/api/talent/searches/${body.id}`, undefined, recruiter)).status).toBe(404)
  const { body: removed } = await call('DELETE', `/api/talent/searches/${body.id}`)
  expect((await call('GET', '/api/talent/searches')).body).toEqual([])
  await call('POST', `/api/acts/${removed.undo.actId}/undo`)
  expect((await call('GET', '/api/talent/searches')).body).toHaveLength(1)
  await settleActs(app)
})
