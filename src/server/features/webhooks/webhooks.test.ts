import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mostWebhooks } from '#contracts/webhooks/webhook-figures.ts'
import { documentedEvents } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { exampleBody } from '#domain/webhooks/payload.ts'
import { webhookEndpoints } from '#server/db/schema/webhooks.table.ts'
import { createCompany, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { type Receiver, startReceiver, status, verified } from '#tests/support/webhook-receiver.ts'
import { createWebhook, deliveriesOf, deliveryOf } from '#tests/support/webhooks.ts'
import { moveWebhookKey, openSecrets } from './secrets.service.ts'

let app: TestApp
let receiver: Receiver
let company: TestActor
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_LOCAL: 'on' })
})
afterAll(() => app.close())
beforeEach(async () => {
  receiver = await startReceiver()
  company = await createCompany(app)
})
afterEach(async () => {
  vi.useRealTimers()
  await receiver.close()
})

const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: company.headers, ...(payload ? { payload } : {}) })
const list = async () => (await app.request({ url: '/api/webhooks', headers: company.headers })).body
const atTestTime = () => vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now() })

async function sendTest(id: number) {
  const reply = await call('POST', `/api/webhooks/${id}/test`)
  expect(reply.status).toBe(201)
  await drainByClock(app)
  return reply.body
}

test('a new webhook has the documented events and a secret that only this reply shows', async () => {
  const reply = await call('POST', '/api/webhooks', { url: receiver.url, description: ' Nuestro ATS ' })
  expect(reply).toMatchObject({
    status: 201,
    body: {
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
      webhook: {
        url: receiver.url,
        description: 'Nuestro ATS',
        events: documentedEvents,
        isOn: true,
        previous: null,
        rest: null,
        lastSuccessAt: null,
      },
    },
  })
  const [shown] = await list()
  expect(JSON.stringify(shown)).not.toContain('whsec_')
  expect(reply.body.secret.replace(/=$/, '').endsWith(shown!.secretEnd)).toBe(true)
  const [stored] = await app.deps.db.select().from(webhookEndpoints)
  expect(stored!.secret.toString('latin1')).not.toContain('whsec_')
})

test('a repeated request with the same key does not show the secret again', async () => {
  const send = () =>
    app.request({
      method: 'POST',
      url: '/api/webhooks',
      headers: { ...company.headers, 'idempotency-key': 'k'.repeat(32) },
      payload: { url: receiver.url },
    })
  const [first, second] = [await send(), await send()]
  expect(first.body.secret).not.toBe(second.body.secret)
})

test.each([
  [{ url: '' }, { url: 'Escribe una dirección como https://tu-sistema.com/qhatu' }],
  [{ url: 'mi sistema' }, { url: 'Escribe una dirección como https://tu-sistema.com/qhatu' }],
  [{ url: 'ftp://sacha.example/' }, { url: 'Usa una dirección https pública, sin usuario ni contraseña' }],
  [
    { url: 'https://a:b@sacha.example/' },
    { url: 'Usa una dirección https pública, sin usuario ni contraseña' },
  ],
  [{ url: `https://sacha.example/${'x'.repeat(500)}` }, { url: expect.stringContaining('500') }],
  [{ url: 'https://sacha.example/', events: [] }, { events: 'Elige al menos un evento' }],
  [{ url: 'https://sacha.example/', events: ['user_deleted'] }, { 'events.0': expect.any(String) }],
])('%j is refused', async (payload, fields) => {
  expect(await call('POST', '/api/webhooks', payload)).toMatchObject({ status: 400, body: { fields } })
})

test('an installation that is no trial takes only public https addresses', async () => {
  const strict = await startTestApp()
  const { headers } = await createCompany(strict)
  for (const url of [
    'http://sacha.example/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://localhost/',
  ])
    expect(
      await strict.request({ method: 'POST', url: '/api/webhooks', headers, payload: { url } }),
    ).toMatchObject({ status: 400, body: { fields: { url: expect.any(String) } } })
  const payload = { url: 'https://sacha.example/qhatu' }
  expect((await strict.request({ method: 'POST', url: '/api/webhooks', headers, payload })).status).toBe(201)
  await strict.close()
})

test('a company has at most five, also when it asks for many at once', async () => {
  const made = await Promise.all(
    Array.from({ length: mostWebhooks + 2 }, () => call('POST', '/api/webhooks', { url: receiver.url })),
  )
  const codes = made.map((reply) => reply.status).toSorted((a, b) => a - b)
  expect(codes).toEqual([201, 201, 201, 201, 201, 409, 409])
})

describe('a test', () => {
  test('sends the example of the documentation once, also to a webhook that is off', async () => {
    const { id, secret } = await createWebhook(app, company, receiver.url)
    await call('PATCH', `/api/webhooks/${id}`, { isOn: false })
    receiver.answer(status(500, 'todavía no'))
    const sent = await sendTest(id)
    expect(sent).toMatchObject({ event: 'test', status: 'pending', tries: 0 })
    atTestTime()
    const body = verified(secret, receiver.received[0]!) as ReturnType<typeof exampleBody>
    expect(body).toMatchObject({ event: 'test', timestamp: app.clock.now().toISOString() })
    expect(body.company.id).toBe(company.id)
    expect(body.professional).toEqual(exampleBody('', body.company).professional)
    vi.useRealTimers()
    expect(await deliveryOf(app, company, sent.id)).toMatchObject({
      status: 'failed',
      tries: 1,
      nextAt: null,
      attempts: [{ code: 500, reply: 'todavía no' }],
    })
  })
})

describe('a rotated secret', () => {
  test('signs together with the one before, for a day', async () => {
    const { id, secret: before } = await createWebhook(app, company, receiver.url)
    const rotated = await call('POST', `/api/webhooks/${id}/secret`)
    const after = rotated.body.secret
    expect(rotated.body.webhook.previous.secretEnd).toBe(before.replace(/=$/, '').slice(-4))
    await sendTest(id)
    const [request] = receiver.received
    expect(request!.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    atTestTime()
    for (const secret of [before, after]) expect(verified(secret, request!)).toBeTruthy()
    vi.useRealTimers()

    app.clock.advance({ hours: 25 })
    company = await signedInAgain(app, company)
    expect((await list())[0]!.previous).toBeNull()
    await sendTest(id)
    atTestTime()
    expect(() => verified(before, receiver.received[1]!)).toThrow()
    expect(verified(after, receiver.received[1]!)).toBeTruthy()
  })

  test('signs alone once the company says so', async () => {
    const { id, secret: before } = await createWebhook(app, company, receiver.url)
    const { secret: after } = (await call('POST', `/api/webhooks/${id}/secret`)).body
    expect(await call('DELETE', `/api/webhooks/${id}/previous-secret`)).toMatchObject({
      status: 200,
      body: { previous: null },
    })
    await sendTest(id)
    atTestTime()
    expect(() => verified(before, receiver.received[0]!)).toThrow()
    expect(verified(after, receiver.received[0]!)).toBeTruthy()
  })
})

test('a deleted webhook is gone with its deliveries, and comes back while that can be undone', async () => {
  const { id } = await createWebhook(app, company, receiver.url)
  const { id: deliveryId } = await sendTest(id)
  const { undo } = (await call('DELETE', `/api/webhooks/${id}`)).body
  expect(await list()).toEqual([])
  expect(await deliveriesOf(app, company)).toEqual([])
  expect((await call('POST', `/api/webhook-deliveries/${deliveryId}/resend`)).status).toBe(404)
  expect((await call('POST', `/api/acts/${undo.actId}/undo`)).status).toBe(200)
  expect(await list()).toHaveLength(1)
  expect(await deliveriesOf(app, company)).toHaveLength(1)
})

test('the list of deliveries is filtered and paged', async () => {
  const { id } = await createWebhook(app, company, receiver.url)
  const other = await createWebhook(app, company, receiver.url)
  await sendTest(id)
  receiver.answer(status(500))
  await sendTest(other.id)
  const eventsOf = async (query: string) =>
    (await deliveriesOf(app, company, query)).map(({ webhookId, status: is }) => [webhookId, is])
  expect(await eventsOf('')).toEqual([
    [other.id, 'failed'],
    [id, 'success'],
  ])
  expect(await eventsOf('?status=success')).toEqual([[id, 'success']])
  expect(await eventsOf(`?webhookId=${other.id}`)).toEqual([[other.id, 'failed']])
  const [newest] = await deliveriesOf(app, company)
  expect(await eventsOf(`?before=${newest!.id}`)).toEqual([[id, 'success']])
})

test('the first configured key takes over the secrets that were sealed with the key in the database', async () => {
  const { secret } = await createWebhook(app, company, receiver.url)
  const twoFactorKey = randomBytes(32)
  const config = { ...app.deps.config, twoFactorKey }
  const find = async () => (await app.deps.db.select().from(webhookEndpoints)).at(-1)!
  const before = await find()
  expect(await openSecrets(app.deps, app.deps.db, before, app.clock.now())).toEqual([secret])
  await moveWebhookKey({ ...app.deps, config })
  expect(await openSecrets({ config }, app.deps.db, await find(), app.clock.now())).toEqual([secret])
  await expect(openSecrets({ config }, app.deps.db, before, app.clock.now())).rejects.toThrow()
  // Another start changes nothing.
  await moveWebhookKey({ ...app.deps, config })
  expect(await openSecrets({ config }, app.deps.db, await find(), app.clock.now())).toEqual([secret])
})
