import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mostTries } from '#domain/webhooks/schedule.ts'
import { transaction } from '#server/db/connection.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.table.ts'
import { deliverTask } from '#server/platform/webhooks/announce.ts'
import { createCompany, createProfessional, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { type Receiver, startReceiver, status, verified } from '#tests/support/webhook-receiver.ts'
import { createWebhook, deliveriesOf, deliveryOf, passTime, resend } from '#tests/support/webhooks.ts'

let app: TestApp
let receiver: Receiver
let company: TestActor
let person: TestActor
let webhook: { id: number; secret: string }
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_LOCAL: 'on' })
})
afterAll(() => app.close())
beforeEach(async () => {
  receiver = await startReceiver()
  company = await createCompany(app)
  person = await createProfessional(app)
  webhook = await createWebhook(app, company, receiver.url)
})
afterEach(async () => {
  vi.useRealTimers()
  await receiver.close()
})

/** Somebody applies; the deliveries that follow are made. */
async function apply(actor = person): Promise<void> {
  const jobId = await createJob(app, company)
  const url = `/api/jobs/${jobId}/apply`
  expect((await app.request({ method: 'POST', url, headers: actor.headers })).status).toBe(201)
  await drainByClock(app)
}
const last = async () => (await deliveriesOf(app, company))[0]!
const detail = async () => deliveryOf(app, company, (await last()).id)
const own = async () =>
  (await app.request({ url: '/api/webhooks', headers: company.headers })).body.find(
    ({ id }) => id === webhook.id,
  )!
/** Makes the last try of a delivery, as if those before had failed. */
async function lastTry(id?: number): Promise<void> {
  const deliveryId = id ?? (await last()).id
  const tries = mostTries - 1
  await app.deps.db.update(webhookDeliveries).set({ tries }).where(eq(webhookDeliveries.id, deliveryId))
  const turn = { deliveryId, tries, startedBy: 'schedule' as const }
  await transaction(app.deps, (tx) => app.queue.enqueue(tx, deliverTask, turn))
  await drainByClock(app)
}
const bell = async () =>
  (await app.request({ url: '/api/notifications', headers: company.headers })).body.notifications

test('a success is signed so that the library of the specification accepts it, and is stored with its reply', async () => {
  receiver.answer(status(200, 'recibido'))
  await apply()
  const [request] = receiver.received
  vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now() })
  expect(verified(webhook.secret, request!)).toMatchObject({ event: 'new_application' })
  expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, request!)).toThrow()
  vi.useRealTimers()
  const delivery = await detail()
  expect(delivery).toMatchObject({
    messageId: request!.headers['webhook-id'],
    event: 'new_application',
    status: 'success',
    tries: 1,
    code: 200,
    problem: null,
    nextAt: null,
    body: request!.body,
    isWithheld: false,
    attempts: [{ number: 1, startedBy: 'schedule', code: 200, reply: 'recibido' }],
  })
  expect((await own()).lastSuccessAt).toBe(app.clock.now().toISOString())
})

test('each try has the same id and body, and the time of the try', async () => {
  receiver.answer(status(500))
  await apply()
  await passTime(app, { minutes: 1 })
  const [first, second, ...more] = receiver.received
  expect(more).toEqual([])
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
  expect(second!.body).toBe(first!.body)
  expect(Number(second!.headers['webhook-timestamp']) - Number(first!.headers['webhook-timestamp'])).toBe(60)
  vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now() })
  expect(verified(webhook.secret, second!)).toMatchObject({ event: 'new_application' })
})

test('the body is that of the time of the event, whatever changes before it arrives', async () => {
  receiver.answer(status(500))
  await apply()
  await app.request({
    method: 'PUT',
    url: '/api/me/professional',
    headers: person.headers,
    payload: { firstName: 'Otra' },
  })
  await passTime(app, { minutes: 1 })
  expect(receiver.received.map(({ body }) => JSON.parse(body).professional.first_name)).toEqual([
    'Milagros',
    'Milagros',
  ])
})

test.each([
  ['a redirect', status(301, '', { location: 'https://otro.example/' }), { code: 301, problem: null }],
  ['an error', status(500, 'Error'), { code: 500, problem: null }],
  [
    'half a reply',
    (response) => {
      response.writeHead(200, { 'content-length': '50' })
      response.write('ya', () => response.destroy())
    },
    { code: 200, problem: 'cut' },
  ],
  ['a closed connection', (response) => void response.destroy(), { code: null, problem: 'unreachable' }],
] as [string, Parameters<Receiver['answerAlways']>[0], object][])(
  '%s is tried again',
  async (_, answer, expected) => {
    receiver.answer(answer)
    await apply()
    expect(await last()).toMatchObject({ status: 'pending', tries: 1, ...expected })
    await passTime(app, { minutes: 1 })
    expect(await last()).toMatchObject({ status: 'success', tries: 2, code: 204, problem: null })
  },
)

test('429 and 503 slow the whole endpoint down, as long as Retry-After asks for', async () => {
  receiver.answer(status(429, '', { 'retry-after': '600' }))
  await apply()
  expect(receiver.received).toHaveLength(1)
  await apply(await createProfessional(app))
  expect(receiver.received).toHaveLength(1)
  await passTime(app, { minutes: 9 })
  expect(receiver.received).toHaveLength(1)
  await passTime(app, { minutes: 2 })
  expect(receiver.received).toHaveLength(3)
  expect((await deliveriesOf(app, company)).map((one) => [one.status, one.tries])).toEqual([
    ['success', 1],
    ['success', 2],
  ])
})

test('410 ends the delivery and the endpoint, and its company hears of it', async () => {
  receiver.answer(status(410))
  await apply()
  expect(await last()).toMatchObject({ status: 'failed', tries: 1, code: 410, nextAt: null })
  expect(await own()).toMatchObject({ isOn: true, rest: { reason: 'gone' } })
  expect((await bell())[0]).toMatchObject({
    title: 'Dejamos de enviar a tu webhook',
    message: expect.stringContaining('410'),
    link: '/company-dashboard/configuracion/webhooks',
  })
  expect(app.mails.sent.filter(({ to }) => to === company.email).map(({ subject }) => subject)).toContain(
    'Dejamos de enviar a tu webhook',
  )
  await apply(await createProfessional(app))
  expect(receiver.received).toHaveLength(1)
  expect(await last()).toMatchObject({ status: 'failed', tries: 0, problem: 'off' })
})

test('after its last try it fails, the endpoint rests, and switching it on lets it go on', async () => {
  receiver.answerAlways(status(500))
  await apply()
  await lastTry()
  // Nothing is planned any more.
  await passTime(app, { days: 2 })
  expect(receiver.received).toHaveLength(2)
  company = await signedInAgain(app, company)
  expect(await last()).toMatchObject({ status: 'failed', tries: mostTries, code: 500, nextAt: null })
  expect(await own()).toMatchObject({ rest: { reason: 'failing' } })
  expect((await bell()).filter(({ title }) => title === 'Dejamos de enviar a tu webhook')).toHaveLength(1)

  receiver.answerAlways(status(204))
  await app.request({
    method: 'PATCH',
    url: `/api/webhooks/${webhook.id}`,
    headers: company.headers,
    payload: { isOn: true },
  })
  expect(await own()).toMatchObject({ rest: null })
  await apply(await createProfessional(app))
  expect(await last()).toMatchObject({ status: 'success' })
})

test('an endpoint that took something since does not rest because of one delivery', async () => {
  receiver.answerAlways((response, { body }) => response.writeHead(body.includes('Quispe') ? 500 : 204).end())
  await apply()
  await passTime(app, { hours: 1 })
  await apply(await createProfessional(app, { lastName: 'Rojas' }))
  await lastTry((await deliveriesOf(app, company))[1]!.id)
  expect((await deliveriesOf(app, company)).map((one) => one.status)).toEqual(['success', 'failed'])
  expect((await own()).rest).toBeNull()
})

describe('sent again by hand', () => {
  test('with the same id and body, at once', async () => {
    receiver.answer(status(500))
    await apply()
    const before = await last()
    expect(await resend(app, company, before.id)).toMatchObject({ status: 200, body: { status: 'pending' } })
    // Pressed twice, it is sent once.
    await resend(app, company, before.id)
    await drainByClock(app)
    expect(receiver.received).toHaveLength(2)
    expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body)
    expect(await detail()).toMatchObject({
      messageId: before.messageId,
      status: 'success',
      attempts: [
        { number: 2, startedBy: 'company', code: 204 },
        { number: 1, startedBy: 'schedule', code: 500 },
      ],
    })
    // The try that was planned before does nothing any more.
    await passTime(app, { hours: 1 })
    expect(receiver.received).toHaveLength(2)
  })

  test('also after it arrived or failed for good, and while the endpoint rests', async () => {
    await apply()
    await resend(app, company, (await last()).id)
    await drainByClock(app)
    expect(receiver.received).toHaveLength(2)
    await app.deps.db
      .update(webhookEndpoints)
      .set({ restsSince: app.clock.now(), restReason: 'failing' })
      .where(eq(webhookEndpoints.id, webhook.id))
    await resend(app, company, (await last()).id)
    await drainByClock(app)
    expect(receiver.received).toHaveLength(3)
    expect(await last()).toMatchObject({ status: 'success', tries: 3 })
  })
})
