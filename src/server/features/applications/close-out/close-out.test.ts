import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtInAnswers } from '#domain/applications/close-out.words.ts'
import { transaction } from '#server/db/connection.ts'
import { answerRecipients, answerRounds } from '#server/db/schema/close-out.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { closeExpiredJobs } from '#server/features/jobs/jobs.service.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { beginSending } from './rounds.queries.ts'
import { queueNextAnswers, sendAnswers } from './send-answers.ts'

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

const call = (
  actor: TestActor,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
const apply = async (firstName = 'Rosa', job = jobId) => {
  const person = await createProfessional(app, { firstName })
  const { body } = await call(person, 'POST', `/api/jobs/${job}/apply`, {})
  return { person, id: Number(body.application.id) }
}
const board = async () => (await call(company, 'GET', `/api/jobs/${jobId}/answers`)).body
const answer = (body: object) =>
  call(company, 'POST', `/api/jobs/${jobId}/answers`, {
    group: 'pending',
    outcome: 'rejected',
    text: 'Hola, {nombre}: {puesto} en {empresa} ya se cubrió.',
    ...body,
  })
const bell = async (actor: TestActor): Promise<{ title: string; message: string; link: string }[]> =>
  (await call(actor, 'GET', '/api/notifications')).body.notifications
const sent = async (person: TestActor) =>
  (await call(person, 'GET', '/api/applications/professional')).body[0]
const mailsTo = ({ email }: TestActor) =>
  app.mails.sent.filter(({ to, subject }) => to === email && !subject.startsWith('Postulación enviada'))
/** Lets a time pass, with the tasks that fall into it. */
const wait = async (seconds: number) => {
  app.clock.advance({ minutes: seconds / 60 })
  await drainByClock(app)
}

describe('answers to a group', () => {
  test('they leave after a minute: status, message with its tokens filled in, bell and mail', async () => {
    const { person } = await apply('Fiorella')
    const { person: seen, id } = await apply('Tomás')
    await call(company, 'POST', `/api/applications/${id}/viewed`, {})
    expect(await board()).toMatchObject({
      waiting: 2,
      answered: 0,
      groups: [{ group: 'viewed' }, { group: 'pending', people: [{ firstName: 'Fiorella' }] }],
    })
    const reply = await answer({})
    expect(reply.body).toEqual({ recipients: 1, undo: { actId: expect.any(Number), seconds: 60 } })
    expect(await board()).toMatchObject({
      waiting: 1,
      groups: [{ group: 'viewed' }],
      rounds: [{ state: 'waiting', people: 1, undo: { actId: reply.body.undo.actId, seconds: 60 } }],
    })
    await wait(50)
    expect(await sent(person)).toMatchObject({ status: 'pending' })
    expect(mailsTo(person)).toEqual([])
    await wait(15)
    const message = 'Hola, Fiorella: Analista de datos en Tupay ya se cubrió.'
    expect(await sent(person)).toMatchObject({ status: 'rejected', closedUnansweredAt: null })
    expect((await sent(person)).history.at(-1)).toMatchObject({ status: 'rejected', by: 'company', message })
    expect(await bell(person)).toMatchObject([{ title: 'Respuesta a tu postulación', message }])
    expect(mailsTo(person)).toMatchObject([{ subject: 'Respuesta a tu postulación: Analista de datos' }])
    expect(await sent(seen)).toMatchObject({ status: 'viewed' })
    expect(await board()).toMatchObject({ waiting: 1, answered: 1, rounds: [] })
  })

  test('undone within the minute: nobody hears, everybody still waits; afterwards it is too late', async () => {
    const { person } = await apply()
    const { undo } = (await answer({})).body
    await wait(40)
    expect((await call(company, 'POST', `/api/acts/${undo.actId}/undo`, {})).status).toBe(200)
    await wait(120)
    expect(await bell(person)).toEqual([])
    expect(await board()).toMatchObject({ waiting: 1, rounds: [] })
    const again = (await answer({})).body.undo
    await wait(65)
    expect(await call(company, 'POST', `/api/acts/${again.actId}/undo`, {})).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('60 segundos') },
    })
  })

  test('“sigues en proceso” is told and changes no status', async () => {
    const { person } = await apply()
    await answer({ outcome: 'in_process', text: builtInAnswers[1]!.text })
    await wait(65)
    expect(await sent(person)).toMatchObject({ status: 'pending' })
    expect(await bell(person)).toMatchObject([{ title: 'Sigues en proceso' }])
    expect(await board()).toMatchObject({ waiting: 1, groups: [{ group: 'in_process', count: 1 }] })
  })

  test('who is left out, withdrew or got an answer meanwhile is not written to', async () => {
    const [out, gone, moved, stays] = [await apply(), await apply(), await apply(), await apply()]
    expect((await answer({ excluded: [out.id] })).body.recipients).toBe(3)
    await call(gone.person, 'POST', `/api/applications/${gone.id}/withdraw`, {})
    await call(company, 'PATCH', `/api/applications/${moved.id}/status`, { status: 'hired' })
    await settleActs(app)
    await wait(65)
    await wait(65)
    const titles = async ({ person }: { person: TestActor }) => (await bell(person)).map(({ title }) => title)
    expect(await titles(out)).toEqual([])
    expect(await titles(gone)).toEqual([])
    expect(await titles(moved)).toEqual(['Te contrataron'])
    expect(await titles(stays)).toEqual(['Respuesta a tu postulación'])
  })

  test('a token that nobody can fill in is refused by its name, and nothing is stored', async () => {
    await apply()
    expect(await answer({ text: 'Hola, {nombre}: tu sueldo es {sueldo}.' })).toMatchObject({
      status: 400,
      body: {
        fields: {
          text: 'Usa {nombre}, {apellido}, {ciudad}, {puesto}, {empresa} o {remitente}; no llenamos {sueldo}',
        },
      },
    })
    expect((await board()).rounds).toEqual([])
  })

  test('two presses at once answer each person once', async () => {
    const { person } = await apply()
    const replies = await Promise.all([answer({}), answer({ outcome: 'in_process' })])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    await wait(65)
    expect(await bell(person)).toHaveLength(1)
  })

  test('another company neither reads nor answers', async () => {
    await apply()
    const rival = await createCompany(app)
    const body = { group: 'pending', outcome: 'rejected', text: 'No' }
    expect((await call(rival, 'GET', `/api/jobs/${jobId}/answers`)).status).toBe(403)
    expect((await call(rival, 'POST', `/api/jobs/${jobId}/answers`, body)).status).toBe(403)
  })
})

test('a process that dies in the middle of many answers nobody twice and forgets nobody', async () => {
  const people = []
  for (let n = 0; n < 230; n++) people.push(await createProfessional(app))
  await app.deps.db
    .insert(applications)
    .values(people.map(({ id }) => ({ jobId, professionalId: id, appliedAt: app.clock.now() })))
  expect((await answer({})).body.recipients).toBe(230)
  const [round] = await app.deps.db.select().from(answerRounds).where(eq(answerRounds.jobId, jobId))
  const roundId = round!.id
  await transaction(app.deps, (tx) => beginSending(tx, roundId))
  await sendAnswers(app.deps, { roundId, turn: 0 })
  // The same batch again, as after a death before the queue heard of it; and one that dies inside.
  await sendAnswers(app.deps, { roundId, turn: 0 })
  const failing = {
    ...app.deps,
    queue: { ...app.deps.queue, enqueue: () => Promise.reject(new Error('killed')) },
  } as typeof app.deps
  await expect(sendAnswers(failing, { roundId, turn: 1 })).rejects.toThrow('killed')
  const states = async () =>
    Map.groupBy(
      await app.deps.db.select().from(answerRecipients).where(eq(answerRecipients.roundId, roundId)),
      ({ state }) => state,
    )
  expect((await states()).get('sent')).toHaveLength(100)
  app.clock.advance({ minutes: 10 })
  await queueNextAnswers(app.deps)
  await app.queue.drain()
  await drainByClock(app)
  expect((await states()).get('sent')).toHaveLength(230)
  const subjects = people.map(({ email }) => app.mails.sent.filter(({ to }) => to === email).length)
  expect(new Set(subjects)).toEqual(new Set([1]))
})

describe('templates', () => {
  const template = { name: 'Finalistas', outcome: 'rejected', text: 'Gracias, {nombre}.' }
  const add = (body: object = {}) =>
    call(company, 'POST', '/api/company/answer-templates', { ...template, ...body })

  test('a company keeps, changes and deletes its texts, and takes a deletion back', async () => {
    const { body } = await add()
    expect(await add({ name: 'FINALISTAS' })).toMatchObject({
      status: 400,
      body: { fields: { name: 'Elige otro nombre: ya tienes una plantilla llamada así' } },
    })
    const url = `/api/company/answer-templates/${body.id}`
    expect((await call(company, 'PUT', url, { ...template, text: 'Adiós' })).body).toMatchObject({
      name: 'Finalistas',
      text: 'Adiós',
    })
    expect((await call(await createCompany(app), 'DELETE', url)).status).toBe(404)
    const { undo } = (await call(company, 'DELETE', url)).body
    expect((await board()).templates).toEqual([])
    await call(company, 'POST', `/api/acts/${undo.actId}/undo`, {})
    expect((await board()).templates).toMatchObject([{ name: 'Finalistas' }])
  })

  test('twenty at most, and an unknown token is refused', async () => {
    expect((await add({ text: 'Hola {apodo}' })).body.fields.text).toContain('{apodo}')
    for (let n = 0; n < 20; n++) expect((await add({ name: `Texto ${n}` })).status).toBe(201)
    expect(await add()).toMatchObject({ status: 409, body: { message: expect.stringContaining('20') } })
  })
})

test('an ad that ends by itself tells its company who still waits, with the way there', async () => {
  await app.deps.db.delete(applications)
  const ending = await createJob(app, company, { title: 'Cajero', expiresAt: app.clock.now() })
  const quiet = await createJob(app, company, { expiresAt: app.clock.now() })
  const person = await createProfessional(app)
  await app.deps.db
    .insert(applications)
    .values({ jobId: ending, professionalId: person.id, appliedAt: app.clock.now() })
  await closeExpiredJobs(app.deps)
  await app.queue.drain()
  const told = await bell(company)
  expect(told).toMatchObject([
    {
      title: 'Tu aviso terminó: 1 persona espera tu respuesta',
      link: `/company-dashboard/empleos/${ending}/cierre`,
    },
  ])
  const { body } = await call(company, 'GET', `/api/companies/${company.id}/jobs`)
  const waits = Object.fromEntries(
    (body as { id: number; waitingAnswers: number }[]).map((job) => [job.id, job.waitingAnswers]),
  )
  expect(waits).toMatchObject({ [ending]: 1, [quiet]: 0 })
})
