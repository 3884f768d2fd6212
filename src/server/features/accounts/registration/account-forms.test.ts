import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test.each(['/login', '/register/company', '/restablecer-contrasena/abc', '/admin/login?x=1'])(
  '%s sent without scripts leads back to its page with nothing of what was typed',
  async (url) => {
    const reply = await app.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: 'email=rosa%40ejemplo.pe&password=Mercado-2026',
    })
    expect(reply).toMatchObject({ status: 303, text: '', cookies: {} })
    expect(reply.headers['location']).toBe(url)
  },
)

test('another site cannot send them', async () => {
  const reply = await app.request({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: 'email=rosa%40ejemplo.pe',
  })
  expect(reply.status).toBe(403)
})
