import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let paths: string[]
beforeAll(async () => {
  app = await startTestApp()
  const routes = app.app.printRoutes({ commonPrefix: false, method: 'POST' })
  paths = [...routes.matchAll(/^[├└]── (\/\S+) \(POST\)$/gm)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/api'))
    .map((path) => path.replace(':jobId', '7').replace(':token', 'a'.repeat(43)))
})
afterAll(() => app.close())

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const takesFile = (path: string) => path.startsWith('/jobs/') || path.startsWith('/suscripcion/cancelar/')

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
