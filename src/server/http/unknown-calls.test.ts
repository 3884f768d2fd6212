import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { createAdmin, createCompany, createProfessional } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { meansCall } from './unknown-calls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

test.each(methods)(
  '%s of an unknown address is 404 with a code, whoever asks and for whatever',
  async (method) => {
    const callers = [
      {},
      ...(await Promise.all([createProfessional, createCompany, createAdmin].map((make) => make(app)))).map(
        ({ headers }) => headers,
      ),
    ]
    for (const url of ['/api', '/api/', '/api/nada', '/api/jobs/7/nada', '/api/admin/nada?x=1', '/api/%ff'])
      for (const headers of callers)
        for (const accept of ['text/html', 'application/json', '*/*']) {
          const answer = await app.request({ method, url, headers: { ...headers, accept } })
          expect(answer.headers['content-type'], `${method} ${url}`).toContain('application/json')
          expect([answer.status, answer.body.code, answer.body.message]).toEqual([
            404,
            'not_found',
            errors.not_found.message,
          ])
        }
  },
)

test('what is sent to an unknown address is not read', async () => {
  const sent: InjectOptions[] = [
    { headers: { 'content-type': 'text/plain' }, payload: 'hola' },
    { headers: { 'content-type': 'application/json' }, payload: '{' },
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
  ]
  for (const request of sent)
    expect((await app.request({ method: 'POST', url: '/api/nada', ...request })).body.code).toBe('not_found')
})

test('a known address says which methods it takes', async () => {
  const wrong = [
    ['DELETE', '/api/jobs', ['GET', 'HEAD', 'POST']],
    ['PATCH', '/api/jobs/7', ['DELETE', 'GET', 'HEAD', 'PUT']],
    ['GET', '/api/login', ['POST']],
    ['POST', '/api/plans?x=1', ['GET', 'HEAD']],
    ['POST', '/api/jobs/7/applications/', ['GET', 'HEAD']],
  ] as const
  for (const [method, url, allowed] of wrong) {
    const { status, body, headers } = await app.request({ method, url })
    expect([status, body.code, body.message], `${method} ${url}`).toEqual([
      405,
      'method_not_allowed',
      errors.method_not_allowed.message,
    ])
    expect(String(headers.allow).split(', ').toSorted()).toEqual(allowed)
  }
})

test.each([
  '/api/nada/%2f',
  `/api/${'x'.repeat(300)}`,
  `/api/jobs/${'7'.repeat(300)}`,
  `/api/jobs/${'%2f'.repeat(90)}`,
  '/api/jobs/7%2fapplications',
])('%s, a strange end of a known folder, is not found', async (url) => {
  const { status, body, headers } = await app.request({ url })
  expect([status, body.code]).toEqual([404, 'not_found'])
  expect(headers['content-type']).toContain('application/json')
})

test.each([
  '/api',
  '/api/',
  '/api?x=1',
  '//api/jobs',
  '///api',
  '/\\api\\jobs',
  '/api%2fjobs',
  '/%61pi/jobs',
  '/api/%2f',
])('%s is meant for a call', (url) => expect(meansCall(url)).toBe(true))

test.each(['/', '//', '/apiculture', '/empleos?q=/api/', '/jobs/api', '/api-docs'])('%s is not', (url) =>
  expect(meansCall(url)).toBe(false),
)
