import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { everyCall } from '#tests/guards/every-call.ts'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { RefusedForm } from './plain-forms.ts'

let app: TestApp
const pages = everyCall.flatMap(({ endpoint }) => endpoint.form?.page ?? [])
const paths = [...new Set(pages)].map((page) => page.replace(':jobId', '7').replace(':token', 'a'.repeat(43)))
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const takesFile = (path: string) => /^\/(jobs|apply|suscripcion\/cancelar|talento\/aviso)\//.test(path)

async function expectRefusals(
  send: (path: string) => Promise<{ status: number; body: { code?: string } }>,
  code: 'unsupported_media_type' | 'payload_too_large' | 'bad_request',
  where = (_path: string) => true,
) {
  for (const path of paths.filter(where)) {
    const { status, body } = await send(path)
    expect([path, status, body.code]).toEqual([path, errors[code].status, code])
  }
}

test('every form that a browser sends without scripts is known here', () => {
  expect(paths.length).toBeGreaterThan(14)
  expect(paths).toEqual(expect.arrayContaining(['/contacto', '/alertas', '/login', '/jobs/7/postular']))
})

describe('a plain form of another type than a form is refused and never fails', () => {
  test.each([
    ['JSON', { payload: { search: 5, email: null } }],
    ['a list', { payload: [1] }],
    ['text', { headers: { 'content-type': 'text/plain' }, payload: 'hola' }],
    ['XML', { headers: { 'content-type': 'application/xml' }, payload: '<a/>' }],
  ])('%s', async (_, sent) => {
    await expectRefusals((url) => app.request({ method: 'POST', url, ...sent }), 'unsupported_media_type')
  })

  test('a file, where none is asked', async () => {
    const sent = multipart([['email', 'rosa@ejemplo.pe']])
    await expectRefusals(
      (url) => app.request({ method: 'POST', url, ...sent }),
      'unsupported_media_type',
      (path) => !takesFile(path),
    )
  })
})

test('a form that is larger than anything the server reads is refused', async () => {
  const payload = `message=${'x'.repeat(300_000)}`
  await expectRefusals(
    (url) => app.request({ method: 'POST', url, headers: urlencoded, payload }),
    'payload_too_large',
  )
})

test('a long text comes to its form, which says which field is too long', async () => {
  const payload = new URLSearchParams({ name: 'Rosa', email: 'rosa@ejemplo.pe', message: 'x'.repeat(70_000) })
  const reply = await app.request({
    method: 'POST',
    url: '/contacto',
    headers: urlencoded,
    payload: payload.toString(),
  })
  expect(reply.status).toBe(400)
  expect(reply.body.fields.message).toMatch(/como máximo$/)
})

test.each([
  ['none', 'multipart/form-data'],
  ['an empty one', 'multipart/form-data; boundary='],
  ['empty quotes', 'multipart/form-data; boundary=""'],
  ['one of 71 characters', `multipart/form-data; boundary=${'x'.repeat(71)}`],
  ['one of 5,000 characters', `multipart/form-data; boundary=${'x'.repeat(5000)}`],
  ['another word', 'multipart/form-data; unboundary=abc'],
])('a form with a file and no boundary to read it by is refused: %s', async (_, contentType) => {
  for (const url of ['/jobs/7/postular', '/api/jobs/7/quick-apply', '/api/apply-with-invitation']) {
    const headers = { 'content-type': contentType }
    const { status, body } = await app.request({ method: 'POST', url, headers, payload: '--x\r\n\r\n--x--' })
    expect([url, status, body.code]).toEqual([url, 400, 'bad_request'])
  }
})

describe('with limits and the human check', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({ HUMAN_CHECK: 'on', RATE_LIMITS: 'on' })
  })
  afterAll(() => strict.close())
  const post = (url: string, fields: Record<string, string>, headers = {}) =>
    strict.request({
      method: 'POST',
      url,
      headers: { ...urlencoded, ...headers },
      payload: String(new URLSearchParams(fields)),
    })
  const message = { name: 'Rosa', topic: 'help', message: 'No encuentro mi postulación.' }

  test('a form needs no human check: its own limit per typed address replaces it', async () => {
    const { headers } = await createProfessional(strict)
    const send = () => post('/contacto', { ...message, email: 'rosa@ejemplo.pe' }, headers)
    for (let n = 0; n < 3; n++) expect((await send()).status).toBe(303)
    expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
    const call = await strict.request({
      method: 'POST',
      url: '/api/contact',
      payload: { ...message, email: 'otra@ejemplo.pe' },
    })
    expect(call.body.code).toBe('human_check_failed')
  })

  test('a mistake, which no script has found before, is not counted', async () => {
    for (let n = 0; n < 30; n++) expect((await post('/contacto', { email: 'rosa' })).status).toBe(400)
    expect((await post('/contacto', { ...message, email: 'nueva@ejemplo.pe' })).status).toBe(303)
  })
})

test('a repeated form with the same Idempotency-Key leads to what the first one made', async () => {
  const fields = { name: 'Rosa', topic: 'help', email: 'rosa@ejemplo.pe', message: 'No veo mi postulación.' }
  const send = () =>
    app.request({
      method: 'POST',
      url: '/contacto',
      headers: { ...urlencoded, 'idempotency-key': 'una-vez' },
      payload: String(new URLSearchParams(fields)),
    })
  const { location } = (await send()).headers
  expect(location).toMatch(/^\/contacto\?codigo=C-/)
  expect((await send()).headers['location']).toBe(location)
})

describe('the page of a refused form', () => {
  let shown: RefusedForm[]
  beforeAll(() => {
    app.app.answerWithPage = async (_request, reply, form, status) => {
      shown.push(form)
      return reply.code(status).send('')
    }
  })
  afterAll(() => {
    delete app.app.answerWithPage
  })
  beforeEach(() => {
    shown = []
  })

  test('gets what was typed, also after a file that is refused, but neither password nor what nobody asked for', async () => {
    const typed: [string, string][] = [
      ['name', 'Rosa'],
      ['password', 'una clave larga'],
      ['plantado', 'x'],
    ]
    const jobId = await createJob(app, await createCompany(app))
    const reply = await app.request({
      method: 'POST',
      url: `/jobs/${jobId}/postular`,
      ...multipart([...typed, cvPart(Buffer.from('Not a PDF'.repeat(10_000))), ['coverLetter', 'Hola.']]),
    })
    expect(reply.status).toBe(400)
    expect(shown).toMatchObject([{ errors: { cv: 'Solo se permiten archivos PDF' } }])
    expect(shown[0]?.fields).toEqual({ name: 'Rosa', coverLetter: 'Hola.' })
  })

  test('says of a file that the page takes, and the call of who is signed in does not, what is wrong with it', async () => {
    const { headers } = await createProfessional(app)
    const jobId = await createJob(app, await createCompany(app))
    const sent = multipart([cvPart(Buffer.from('Not a PDF')), ['coverLetter', 'Hola.']], headers)
    const reply = await app.request({ method: 'POST', url: `/jobs/${jobId}/postular`, ...sent })
    expect(reply.status).toBe(400)
    expect(shown).toMatchObject([{ fields: { coverLetter: 'Hola.' }, errors: { cv: expect.any(String) } }])
  })
})
