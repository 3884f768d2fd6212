import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { exportOf, forget } from '#server/features/conversations/personal-data.queries.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
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

const call = (actor: TestActor, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
const apply = async (firstName: string) => {
  const person = await createProfessional(app, { firstName })
  const { body } = await call(person, 'POST', `/api/jobs/${jobId}/apply`, {})
  return { person, id: Number(body.application.id) }
}
const write = (ids: number[], text: string) =>
  call(company, 'POST', `/api/jobs/${jobId}/messages`, { applicationIds: ids, text })
const textsOf = async (actor: TestActor, id: number): Promise<string[]> =>
  (await call(actor, 'GET', `/api/applications/${id}/messages`)).body.map(
    ({ message }: { message: string }) => message,
  )
/** Lets a time pass, with the tasks that fall into it. */
const wait = async (seconds: number) => {
  app.clock.advance({ minutes: seconds / 60 })
  await drainByClock(app)
}

describe('who applied without a password', () => {
  test('gets a mail without the typed text while the mailbox is not proved, and answers on the page of its link', async () => {
    const { person, id } = await apply('Nadia')
    await app.deps.db
      .update(users)
      .set({ passwordHash: null, emailConfirmedAt: null })
      .where(eq(users.id, person.userId))
    await write([id], 'Hola, {nombre}')
    await wait(65)
    const mail = app.mails.sent.find(({ to, subject }) => to === person.email && subject.includes('novedad'))
    expect(mail?.text).not.toContain('Hola, Nadia')
    const token = /\/mensajes\/([\w-]+)/.exec(mail!.text)![1]!
    const read = async () => (await app.request({ url: `/api/application-threads/${token}` })).body
    expect(await read()).toMatchObject({
      companyName: 'Tupay',
      jobTitle: 'Analista de datos',
      canWrite: true,
      messages: [{ isOwn: false, message: 'Hola, Nadia' }],
    })
    const answer = (message: string) =>
      app.request({ method: 'POST', url: `/api/application-threads/${token}`, payload: { message } })
    expect((await answer('   ')).status).toBe(400)
    expect((await answer('Puedo el martes')).status).toBe(201)
    expect(await textsOf(company, id)).toEqual(['Hola, Nadia', 'Puedo el martes'])
    expect((await app.request({ url: `/api/application-threads/${token.slice(0, -4)}aaaa` })).status).toBe(
      410,
    )
    await app.deps.db.update(users).set({ passwordHash: 'x' }).where(eq(users.id, person.userId))
    expect((await app.request({ url: `/api/application-threads/${token}` })).body.code).toBe('link_expired')
    await app.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.userId))
    app.clock.advance({ days: 91 })
    expect((await app.request({ url: `/api/application-threads/${token}` })).status).toBe(410)
  })
})

test('messages are in the person’s download, and go with the account', async () => {
  const { person, id } = await apply('Elsa')
  await write([id], 'Texto privado')
  await wait(65)
  await call(person, 'POST', `/api/applications/${id}/messages`, { message: 'Mi respuesta' })
  const who = { userId: person.userId, professionalId: person.id, companyId: null }
  const exported = await exportOf(app.deps.db, who as never)
  expect(exported['mensajes']).toMatchObject([
    { about: 'Analista de datos', mine: false, message: 'Texto privado' },
    { mine: true, message: 'Mi respuesta' },
  ])
  await transaction(app.deps, (tx) => forget(tx, who as never))
  expect(await app.deps.db.$count(conversations, eq(conversations.applicationId, id))).toBe(0)
  expect(await app.deps.db.$count(messages, sql`${messages.message} = 'Mi respuesta'`)).toBe(0)
})
