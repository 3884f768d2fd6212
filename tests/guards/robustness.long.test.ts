import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointSpec, Signer } from '#contracts/endpoint.ts'
import { errors } from '#contracts/errors.ts'
import { mercadoPagoKeys, mercadoPagoSignature } from '#tests/support/fake-mercado-pago.ts'
import { stripeKeys, stripeSignature } from '#tests/support/fake-stripe.ts'
import { filePart, multipart } from '#tests/support/multipart.ts'
import { startOfStream } from '#tests/support/open-stream.ts'
import { mailEventsSecret, signedAs } from '#tests/support/signed-as.ts'
import { startTestApp, type TestApp, type TestReply } from '#tests/support/test-app.ts'
import { everyCall, fillPath } from './every-call.ts'
import { withStored } from './stored-rows.ts'
import { createWorld, entries, type Made, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp({
    MAIL_EVENTS_SECRET: mailEventsSecret,
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    MERCADOPAGO_ACCESS_TOKEN: mercadoPagoKeys.accessToken,
    MERCADOPAGO_WEBHOOK_SECRET: mercadoPagoKeys.webhookSecret,
  })
  world = await createWorld(app)
})
afterAll(() => app.close())

/** Somebody who may make the call: of the owners of what was made, the first. */
const callerOf = ({ audience }: EndpointSpec, { owners }: Made = {}): Record<string, string> =>
  audience === 'anyone'
    ? {}
    : world[audience === 'signed-in' ? (owners?.[0] ?? 'professional') : audience].headers

const makeFor = async (name: string): Promise<Made> => (await entries[name]?.(world)) ?? {}

const requestOf = (endpoint: EndpointSpec, made: Made): InjectOptions => ({
  method: endpoint.method,
  url: fillPath(endpoint.path, made.params),
  headers: callerOf(endpoint, made),
})

function signatureOf(signer: Signer, bytes: string): Record<string, string> {
  if (signer === 'stripe') return stripeSignature(bytes, app.clock.now())
  return signer === 'mercadopago' ? mercadoPagoSignature('', 'req-1') : signedAs(mailEventsSecret, bytes)
}

/** Signs what a program would sign. */
const signed = (endpoint: EndpointSpec, request: InjectOptions): InjectOptions => {
  if (!endpoint.signed) return request
  const { payload = '' } = request
  const bytes = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return { ...request, headers: { ...request.headers, ...signatureOf(endpoint.signed, bytes) } }
}

/** English that a framework, a driver or a schema could leak. */
const notSpanish = /\b(must|invalid|expected|received|required|body|unexpected|the|is|not|error)\b/i

async function expectRefusal(request: InjectOptions, statuses = [400, 404, 413, 415]): Promise<TestReply> {
  const reply = await app.request(request)
  const asked = String(request.url).slice(0, 100)
  expect(statuses, `${asked} answered ${reply.status} ${reply.text.slice(0, 200)}`).toContain(reply.status)
  const { message, code, requestId, fields } = reply.body
  expect(errors).toHaveProperty(code)
  expect(requestId).toMatch(/\S/)
  for (const sentence of [message, ...Object.values<string>(fields ?? {})]) {
    expect(sentence).toMatch(/\S/)
    expect(sentence).not.toMatch(notSpanish)
  }
  return reply
}

/** Runs requests that must change nothing. */
async function expectNothingStored(refusals: () => Promise<void>): Promise<void> {
  const { stored } = await withStored(app, refusals)
  expect(stored, 'a refused request stored something').toEqual({})
}

const withBody = everyCall.filter(({ endpoint }) => endpoint.method !== 'GET')
const json = { 'content-type': 'application/json' }

describe.each(withBody)('$name', ({ name, endpoint }) => {
  // Refused requests change nothing: all of them can share one world.
  let shared: Promise<Made> | undefined
  const share = () => (shared ??= makeFor(name))
  const send = async (payload: string, headers: Record<string, string>) => {
    const request = requestOf(endpoint, await share())
    await expectRefusal(
      signed(endpoint, { ...request, payload, headers: { ...request.headers, ...headers } }),
    )
  }

  test('refuses broken JSON, and JSON that would pollute prototypes', async () => {
    await share()
    await expectNothingStored(async () => {
      await send('{"title": "Sin cerrar', json)
      await send('{"__proto__": {"isAdmin": true}}', json)
    })
  })

  test('refuses other content types', async () => {
    await share()
    await expectNothingStored(async () => {
      await send('<job/>', { 'content-type': 'application/xml' })
      await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' })
      if (!endpoint.upload) await send('x', { 'content-type': 'multipart/form-data; boundary=x' })
    })
  })

  // Programs of others, who sign, may send more.
  const tooMuch = endpoint.signed ? 1200 : 300
  test(`refuses ${tooMuch} kB of JSON`, async () => {
    await share()
    await expectNothingStored(() => send(JSON.stringify({ relleno: 'x'.repeat(tooMuch * 1024) }), json))
  })

  const fields = Object.keys(endpoint.body?.shape ?? {})
  test.each(endpoint.upload ? [] : fields)('refuses %s of a wrong type', async (field) => {
    const made = await share()
    await expectNothingStored(async () => {
      for (const wrong of [{ a: 1 }, [[]], null]) {
        const payload = { ...made.body, [field]: wrong }
        if (accepts(endpoint, payload)) continue
        const reply = await expectRefusal(signed(endpoint, { ...requestOf(endpoint, made), payload }), [400])
        expect(Object.keys(reply.body.fields)[0]).toMatch(new RegExp(`^${field}`))
      }
    })
  })

  test.each(fields)('refuses %s that is far too long, or holds what cannot be stored', async (field) => {
    const made = await share()
    await expectNothingStored(async () => {
      for (const wrong of [
        'a'.repeat(70_000),
        'Lima\u0000Perú que es lo bastante largo para cualquier campo de texto',
        // A lone surrogate, which only JSON can carry.
        ...(endpoint.upload ? [] : ['Lima\uD800Perú que es lo bastante largo para cualquier campo']),
      ]) {
        const body: Record<string, unknown> = { ...made.body, [field]: wrong }
        const request = requestOf(endpoint, made)
        const parts = Object.entries(body).map(([key, value]): [string, string] => [key, String(value)])
        await expectRefusal(
          endpoint.upload
            ? { ...request, ...multipart([...parts, filePart(endpoint)], callerOf(endpoint, made)) }
            : signed(endpoint, { ...request, payload: body }),
          [400],
        )
      }
    })
  })

  test.each(endpoint.body && name in entries ? [name] : [])('drops fields that nobody declared', async () => {
    // The refusals changed nothing, so what was made for them is unused.
    const made = await share()
    const body = { ...made.body, plantado: 'x', isAdmin: true, userId: 1 }
    const request = requestOf(endpoint, made)
    const parts = Object.entries(body).map(([key, value]): [string, string] => [key, String(value)])
    const reply = await app.request(
      endpoint.upload
        ? { ...request, ...multipart([...parts, filePart(endpoint)], callerOf(endpoint, made)) }
        : signed(endpoint, { ...request, payload: body }),
    )
    // A successful call may end sessions or use things up.
    world = await createWorld(app)
    if (made.endsWith) expect(reply.status).toBe(made.endsWith.status)
    else expect(reply.status, reply.text.slice(0, 200)).toBeLessThan(300)
    expect(reply.text).not.toContain('plantado')
  })
})

/** A lenient schema may accept a value; then there is nothing to refuse. */
const accepts = ({ body }: EndpointSpec, payload: unknown): boolean =>
  body?.safeParse(payload).success === true

const strangeIds = [
  'abc',
  '0',
  '-1',
  '1.5',
  '99999999999999999999',
  '%00',
  '%ff',
  'null',
  '1%20or%201=1',
  'x'.repeat(3000),
]

const named = everyCall.filter(({ endpoint }) => endpoint.params)
test.each(named)('$name has nothing under an id that is none', async ({ endpoint }) => {
  const payload = endpoint.method === 'GET' || endpoint.upload ? {} : { payload: {} }
  await expectNothingStored(async () => {
    for (const id of strangeIds) {
      const url = endpoint.path.replaceAll(/:\w+/g, id)
      await expectRefusal(
        { method: endpoint.method, url, headers: callerOf(endpoint), ...payload },
        [400, 404, 410, 414, 415],
      )
    }
  })
})

const asked = everyCall.filter(({ endpoint }) => endpoint.query)
describe.each(asked)('$name', ({ name, endpoint }) => {
  test.each(Object.keys(endpoint.query?.shape ?? {}))('survives any value of ?%s', async (field) => {
    const url = fillPath(endpoint.path, (await makeFor(name)).params)
    for (const value of [
      '%00',
      '',
      'x'.repeat(5000),
      `a&${field}=b`,
      '%ff',
      '-1',
      '1e999',
      "'; drop table jobs; --",
      '((%22',
      '%F0%9F%A6%99',
    ]) {
      const asked = `${url}?${field}=${value}`
      const headers = callerOf(endpoint)
      const reply = await (endpoint.stream
        ? startOfStream(app, headers, asked)
        : app.request({ url: asked, headers }))
      expect(reply.status, `${field}=${value} ${reply.text.slice(0, 200)}`).toBeLessThan(500)
    }
  })
})

test('an Idempotency-Key that is too long is refused', async () => {
  const headers = { ...world.company.headers, 'idempotency-key': 'x'.repeat(300) }
  await expectNothingStored(async () => {
    await expectRefusal({ method: 'POST', url: '/api/companies/activate-premium', headers })
  })
})
