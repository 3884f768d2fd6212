import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { answerRounds } from '#server/db/schema/close-out.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { beginSending } from '#server/features/applications/close-out/rounds.queries.ts'
import { queueNextAnswers, sendAnswers } from '#server/features/applications/close-out/send-answers.ts'
import { createCompany, createMember, createProfessional, type TestActor } from '#tests/support/actors.ts'
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

const call = (
  actor: TestActor,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
const apply = async (firstName = 'Rosa', more: object = {}) => {
  const person = await createProfessional(app, { firstName, ...more })
  const { body } = await call(person, 'POST', `/api/jobs/${jobId}/apply`, {})
  return { person, id: Number(body.application.id) }
}
const write = (ids: number[], text = 'Hola, {nombre}: ¿conversamos?', by = company) =>
  call(by, 'POST', `/api/jobs/${jobId}/messages`, { applicationIds: ids, text })
const threadOf = async (actor: TestActor, id: number) =>
  (await call(actor, 'GET', `/api/applications/${id}/conversation`)).body
const textsOf = async (actor: TestActor, id: number): Promise<string[]> => {
  const { status, body } = await call(actor, 'GET', `/api/applications/${id}/messages`)
  return status === 404 ? [] : body.map(({ message }: { message: string }) => message)
}
const bell = async (actor: TestActor): Promise<{ title: string; link: string }[]> =>
  (await call(actor, 'GET', '/api/notifications')).body.notifications
const mailsTo = ({ email }: TestActor) =>
  app.mails.sent.filter(({ to, subject }) => to === email && subject.includes('te escribió'))
/** Lets a time pass, with the tasks that fall into it. */
const wait = async (seconds: number) => {
  app.clock.advance({ minutes: seconds / 60 })
  await drainByClock(app)
}

describe('a message to a candidate', () => {
  test('leaves after a minute, into the conversation of the application, with bell and mail; the answer comes back', async () => {
    const { person, id } = await apply('Fiorella')
    const reply = await write([id])
    expect(reply.body).toEqual({
      recipients: 1,
      leftOut: 0,
      undo: { actId: expect.any(Number), seconds: 60 },
    })
    expect(await threadOf(company, id)).toMatchObject({
      hasConversation: false,
      canWrite: true,
      onTheWay: [{ text: 'Hola, Fiorella: ¿conversamos?', undo: { actId: reply.body.undo.actId } }],
    })
    await wait(50)
    expect((await call(person, 'GET', '/api/conversations')).body).toEqual([])
    expect(await textsOf(person, id)).toEqual([])
    expect(mailsTo(person)).toEqual([])
    await wait(15)
    expect(await textsOf(person, id)).toEqual(['Hola, Fiorella: ¿conversamos?'])
    expect(await threadOf(company, id)).toMatchObject({ hasConversation: true, onTheWay: [] })
    expect(await bell(person)).toMatchObject([{ link: `/dashboard/mensajes?postulacion=${id}` }])
    expect(mailsTo(person)).toMatchObject([
      {
        subject: 'Tupay te escribió por tu postulación a Analista de datos',
        text: expect.stringContaining('Las respuestas a este correo no llegan'),
      },
    ])
    const answered = await call(person, 'POST', `/api/applications/${id}/messages`, {
      message: 'Sí, el martes.',
    })
    expect(answered).toMatchObject({ status: 201, body: { isOwn: true, serviceId: null, applicationId: id } })
    expect(await textsOf(company, id)).toEqual(['Hola, Fiorella: ¿conversamos?', 'Sí, el martes.'])
    expect(await bell(company)).toContainEqual(
      expect.objectContaining({
        title: 'Un candidato te respondió',
        link: `/company-dashboard/mensajes?postulacion=${id}`,
      }),
    )
    const [listed] = (await call(person, 'GET', '/api/conversations')).body
    expect(listed).toMatchObject({ applicationId: id, serviceTitle: 'Analista de datos', isLocked: false })
  })

  test('is undone within the minute: nobody receives anything; afterwards it is too late', async () => {
    const { person, id } = await apply()
    const { undo } = (await write([id])).body
    await wait(40)
    expect((await call(company, 'POST', `/api/acts/${undo.actId}/undo`, {})).status).toBe(200)
    await wait(120)
    expect(await textsOf(person, id)).toEqual([])
    expect((await threadOf(company, id)).onTheWay).toEqual([])
    const again = (await write([id])).body.undo
    await wait(65)
    expect((await call(company, 'POST', `/api/acts/${again.actId}/undo`, {})).status).toBe(409)
  })

  test('two at once to one person both leave, in their order', async () => {
    const { person, id } = await apply()
    await write([id], 'Primero')
    await write([id], 'Segundo')
    await wait(65)
    expect(await textsOf(person, id)).toEqual(['Primero', 'Segundo'])
  })

  test('changes neither the status nor who still waits for an answer', async () => {
    const { person, id } = await apply()
    await write([id])
    expect((await call(company, 'GET', `/api/jobs/${jobId}/answers`)).body).toMatchObject({
      waiting: 1,
      rounds: [],
    })
    await wait(65)
    expect((await call(person, 'GET', '/api/applications/professional')).body[0]).toMatchObject({
      status: 'pending',
    })
    expect((await call(company, 'GET', `/api/jobs/${jobId}/answers`)).body.waiting).toBe(1)
  })
})

describe('who may write', () => {
  test('candidates of another job or company are refused, and nothing is stored', async () => {
    const { id } = await apply()
    const other = await createCompany(app)
    expect((await write([id], 'Hola', other)).status).toBe(403)
    const otherJob = await createJob(app, company)
    const refused = await call(company, 'POST', `/api/jobs/${otherJob}/messages`, {
      applicationIds: [id],
      text: 'Hola',
    })
    expect(refused).toMatchObject({ status: 400, body: { fields: { applicationIds: expect.any(String) } } })
    expect((await threadOf(other, id)).code).toBe('not_found')
    expect(await app.deps.db.$count(answerRounds, eq(answerRounds.jobId, otherJob))).toBe(0)
  })

  test('who withdrew, is gone or blocked the company is left out; alone, the message is refused', async () => {
    const [gone, blocked, stays] = [await apply(), await apply(), await apply()]
    await write([blocked.id])
    await wait(65)
    await call(blocked.person, 'POST', `/api/applications/${blocked.id}/block`, {})
    await call(gone.person, 'POST', `/api/applications/${gone.id}/withdraw`, {})
    expect((await write([gone.id, blocked.id, stays.id])).body).toMatchObject({ recipients: 1, leftOut: 2 })
    expect(await write([gone.id])).toMatchObject({ status: 409 })
    await call(stays.person, 'POST', `/api/applications/${stays.id}/withdraw`, {})
    await wait(65)
    expect(await textsOf(stays.person, stays.id)).toEqual([])
    expect(await textsOf(blocked.person, blocked.id)).toHaveLength(1)
    expect(
      (await call(blocked.person, 'POST', `/api/applications/${blocked.id}/messages`, { message: 'a' })).body
        .code,
    ).toBe('user_blocked')
  })

  test('the person cannot begin, and others neither read nor answer', async () => {
    const { person, id } = await apply()
    expect((await call(person, 'POST', `/api/applications/${id}/messages`, { message: 'Hola' })).status).toBe(
      404,
    )
    await write([id])
    await wait(65)
    const other = await createProfessional(app)
    expect((await call(other, 'GET', `/api/applications/${id}/messages`)).status).toBe(404)
    expect((await call(other, 'POST', `/api/applications/${id}/messages`, { message: 'Hola' })).status).toBe(
      404,
    )
  })
})

describe('a team', () => {
  test('colleagues read who wrote, the candidate company and first name; a reader reads, and writes nothing', async () => {
    const recruiter = await createMember(app, company, 'recruiter', 'Lucía Paredes')
    const reader = await createMember(app, company, 'reader', 'Iván Soto')
    const { person, id } = await apply()
    await write([id], 'Soy {remitente}', recruiter)
    expect((await threadOf(company, id)).onTheWay).toMatchObject([
      { text: 'Soy Lucía Paredes', senderName: 'Lucía Paredes', undo: null },
    ])
    await wait(65)
    const first = async (actor: TestActor) =>
      (await call(actor, 'GET', `/api/applications/${id}/messages`)).body[0]
    expect(await first(company)).toMatchObject({ isOwn: true, senderName: 'Lucía Paredes' })
    expect(await first(reader)).toMatchObject({ isOwn: true, message: 'Soy Lucía Paredes' })
    expect(await first(person)).toMatchObject({ isOwn: false, senderName: 'Lucía' })
    expect((await write([id], 'Hola', reader)).body.code).toBe('read_only_member')
    await call(person, 'POST', `/api/applications/${id}/messages`, { message: 'Hola' })
    expect((await bell(recruiter)).map(({ title }) => title)).toContain('Un candidato te respondió')
    expect((await bell(reader)).map(({ title }) => title)).not.toContain('Un candidato te respondió')
    expect((await call(reader, 'PUT', `/api/applications/${id}/messages/read`, {})).body.unreadCount).toBe(1)
  })

  test('whoever is removed reads nothing more, and a message of theirs still leaves', async () => {
    const recruiter = await createMember(app, company, 'recruiter', 'Lucía Paredes')
    const { person, id } = await apply()
    await write([id], 'Soy {remitente}', recruiter)
    await call(company, 'DELETE', `/api/company/team/${recruiter.userId}`)
    expect((await call(recruiter, 'GET', `/api/applications/${id}/conversation`)).status).toBe(401)
    await wait(65)
    expect(await textsOf(person, id)).toEqual(['Soy Lucía Paredes'])
  })
})

describe('tokens', () => {
  test('an unknown one is named; one without a value blocks and names the person', async () => {
    const { id } = await apply('Ana', { lastName: 'Ríos' })
    expect((await write([id], 'Hola, {apodo}')).body.fields.text).toContain('{apodo}')
    await app.deps.db.update(professionals).set({ location: null }).where(eq(professionals.firstName, 'Ana'))
    const refused = await write([id], '¿Sigues en {ciudad}?')
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { text: 'Quita {ciudad} o deja fuera a Ana Ríos: no tenemos ese dato' } },
    })
    expect(await app.deps.db.$count(answerRounds, eq(answerRounds.jobId, jobId))).toBe(0)
    const { body } = await call(company, 'POST', `/api/jobs/${jobId}/messages/recipients`, {
      applicationIds: [id],
    })
    expect(body).toMatchObject({
      leftOut: 0,
      people: [
        { name: 'Ana Ríos', values: { nombre: 'Ana', ciudad: '', empresa: 'Tupay', remitente: 'Tupay' } },
      ],
    })
  })

  test('a template for messages is kept beside the answers and does not answer a group', async () => {
    const kept = await call(company, 'POST', '/api/company/answer-templates', {
      name: 'Llamada',
      outcome: 'message',
      text: 'Hola, {nombre}',
    })
    expect(kept.status).toBe(201)
    expect((await call(company, 'GET', `/api/jobs/${jobId}/messages`)).body.templates).toMatchObject([
      { name: 'Llamada', outcome: 'message' },
    ])
    const { id } = await apply()
    expect(id).toBeGreaterThan(0)
    const asAnswer = await call(company, 'POST', `/api/jobs/${jobId}/answers`, {
      group: 'pending',
      outcome: 'message',
      text: 'Hola',
    })
    expect(asAnswer.status).toBe(400)
  })
})

describe('many at once', () => {
  test('a process that dies between two batches writes to nobody twice and forgets nobody', async () => {
    const people = [await apply('Uno'), await apply('Dos'), await apply('Tres')]
    const { undo } = (
      await write(
        people.map(({ id }) => id),
        'Hola, {nombre}',
      )
    ).body
    expect(undo.seconds).toBe(60)
    const [round] = await app.deps.db.select().from(answerRounds).where(eq(answerRounds.jobId, jobId))
    const roundId = round!.id
    await transaction(app.deps, (tx) => beginSending(tx, roundId))
    // The batch that was cut off has no trace: its transaction was not committed. Its task runs again, and once more by mistake.
    await sendAnswers(app.deps, { roundId, turn: 0 })
    await sendAnswers(app.deps, { roundId, turn: 0 })
    app.clock.advance({ minutes: 10 })
    await queueNextAnswers(app.deps)
    await drainByClock(app)
    for (const { person, id } of people) expect(await textsOf(person, id)).toHaveLength(1)
    expect((await call(company, 'GET', `/api/jobs/${jobId}/messages`)).body.rounds).toEqual([])
  })
})
