import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { abuseReports } from '#server/db/schema/support.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { conversationsOf, startTalk } from '#tests/support/conversations.ts'
import { solveHumanCheck } from '#tests/support/human-check.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  await app.deps.db.delete(abuseReports)
})

const report = (id: number, payload: object, headers: Record<string, string> = {}, thing = 'jobs') =>
  app.request({ method: 'POST', url: `/api/${thing}/${id}/report`, payload, headers })
const rows = () => app.deps.db.select().from(abuseReports)

test('a report of a visitor is kept under a code, without anything about who sent it', async () => {
  const jobId = await createJob(app, company)
  const { status, body } = await report(jobId, { reason: 'asks_money', details: '  Piden S/ 50.  ' })
  expect(status).toBe(201)
  expect(body.code).toMatch(/^R-[2-9A-Z]{6}$/)
  expect(await rows()).toMatchObject([
    {
      code: body.code,
      jobId,
      serviceId: null,
      reason: 'asks_money',
      details: 'Piden S/ 50.',
      reporterId: null,
      reporterEmail: '',
      status: 'open',
    },
  ])
  await app.queue.drain()
  expect(app.mails.sent).toEqual([])
})

test('who leaves an address gets a mail with the code and the reason, and nothing that the owner of the ad typed', async () => {
  const jobId = await createJob(app, company, { title: 'Digitador desde casa' })
  const { body } = await report(jobId, { reason: 'false_data', email: 'Rosa@Ejemplo.pe' })
  await app.queue.drain()
  const mail = app.mails.last('rosa@ejemplo.pe')
  expect(mail.subject).toBe(`Recibimos tu reporte (${body.code})`)
  expect(mail.text).toContain('Motivo: Tiene datos falsos')
  expect(mail.text).not.toContain('Digitador')
})

test('at the own confirmed address the mail names the ad', async () => {
  const jobId = await createJob(app, company, { title: 'Digitador desde casa' })
  const rosa = await createProfessional(app)
  await report(jobId, { reason: 'false_data', email: rosa.email }, rosa.headers)
  await app.queue.drain()
  expect(app.mails.last(rosa.email).text).toContain('Aviso: Digitador desde casa')
})

test('a signed-in reporter’s account is stored', async () => {
  const rosa = await createProfessional(app)
  await report(await createJob(app, company), { reason: 'discrimination' }, rosa.headers)
  expect(await rows()).toMatchObject([{ reporterId: rosa.userId }])
})

test('a service is reported in the same way', async () => {
  const owner = await createProfessional(app)
  const [service] = await app.deps.db
    .insert(services)
    .values({
      professionalId: owner.id,
      title: 'Logotipos',
      category: 'Diseño Gráfico',
      description: 'Logotipos.',
      price: '$20',
      createdAt: app.clock.now(),
    })
    .returning()
  const { status } = await report(service!.id, { reason: 'duplicate_or_expired' }, {}, 'services')
  expect(status).toBe(201)
  expect(await rows()).toMatchObject([{ jobId: null, serviceId: service!.id }])
  const again = async () => (await report(service!.id, { reason: 'asks_money' }, {}, 'services')).status
  const suspend = (suspendedAt: Date | null) =>
    app.deps.db.update(users).set({ suspendedAt }).where(eq(users.id, owner.userId))
  // The caller gets no title of a service that they cannot see, for any reason.
  await suspend(app.clock.now())
  expect(await again()).toBe(404)
  await suspend(null)
  await app.deps.db.update(services).set({ isOpen: false })
  expect(await again()).toBe(404)
})

test('what is not listed cannot be reported', async () => {
  const closed = await createJob(app, company, { isOpen: false })
  const over = await createJob(app, company, { expiresAt: app.clock.now() })
  for (const id of [closed, over, 2_000_000])
    expect((await report(id, { reason: 'asks_money' })).status).toBe(404)
  expect(await rows()).toEqual([])
})

test.each([
  ['no reason', {}, 'reason'],
  ['an unknown reason', { reason: 'boring' }, 'reason'],
  ['another reason without a word', { reason: 'other', details: 'no' }, 'details'],
  ['too many words', { reason: 'other', details: 'x'.repeat(2001) }, 'details'],
  ['a wrong address', { reason: 'asks_money', email: 'rosa' }, 'email'],
])('%s is refused in words', async (_, body, field) => {
  const reply = await report(await createJob(app, company), body)
  expect(reply.status).toBe(400)
  expect(reply.body.fields[field]).toMatch(/\S/)
  expect(await rows()).toEqual([])
})

test('visitors show to be a person, and nobody reports without end', async () => {
  const strict = await startTestApp({ HUMAN_CHECK: 'on', RATE_LIMITS: 'on' })
  const jobId = await createJob(strict, await createCompany(strict))
  const url = `/api/jobs/${jobId}/report`
  const send = (payload: object, headers: Record<string, string> = {}) =>
    strict.request({ method: 'POST', url, payload: { reason: 'asks_money', ...payload }, headers })
  expect((await send({})).body.code).toBe('human_check_failed')
  expect((await send({ humanCheck: await solveHumanCheck(strict) })).status).toBe(201)
  const { headers } = await createProfessional(strict)
  for (let n = 0; n < 10; n++) expect((await send({}, headers)).status).toBe(201)
  expect((await send({}, headers)).status).toBe(429)
  await strict.close()
})

const reportOther = (actor: TestActor, serviceId: number, payload: object) =>
  app.request({
    method: 'POST',
    url: `/api/conversations/${serviceId}/report`,
    payload,
    headers: actor.headers,
  })

test('either side of a conversation reports the other, with its reasons, and hears by mail', async () => {
  const { seller, company: buyer, serviceId } = await startTalk(app)
  const reply = await reportOther(seller, serviceId, { reason: 'harassment', details: 'Insultó.' })
  expect(reply.status).toBe(201)
  expect((await reportOther(buyer, serviceId, { reason: 'spam' })).status).toBe(201)
  const [conversation] = await conversationsOf(app, seller)
  expect(await rows()).toMatchObject([
    {
      userId: buyer.userId,
      conversationId: conversation.id,
      reason: 'harassment',
      details: 'Insultó.',
      reporterId: seller.userId,
      reporterEmail: seller.email,
      jobId: null,
      serviceId: null,
    },
    { userId: seller.userId, reporterId: buyer.userId, reason: 'spam' },
  ])
  await app.queue.drain()
  const mail = app.mails.last(seller.email)
  expect(mail.subject).toBe(`Recibimos tu reporte (${reply.body.code})`)
  expect(mail.text).toContain('Conversación: Tupay, sobre “Tableros en Power BI”')
  expect(mail.text).toContain('Motivo: Insulta, acosa o amenaza')
})

test('a person is reported for what people do, and only by the other side', async () => {
  const { seller, serviceId } = await startTalk(app)
  expect((await reportOther(seller, serviceId, { reason: 'duplicate_or_expired' })).body.fields).toEqual({
    reason: 'Elige un motivo',
  })
  expect((await reportOther(seller, serviceId, { reason: 'other', details: 'no' })).status).toBe(400)
  expect((await reportOther(company, serviceId, { reason: 'spam' })).status).toBe(404)
  expect(await rows()).toEqual([])
})
