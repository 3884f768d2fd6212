import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test.each(['/login?volver=%2Fdashboard', '/register/company', '/admin/login'])(
  'a form of %s that was sent before its scripts came leads back to its page, and nobody is signed in',
  async (url) => {
    const reply = await app.request({
      method: 'POST',
      url,
      payload: 'email=rosa%40ejemplo.pe&password=Mercado-2026',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(reply.status).toBe(303)
    expect(reply.headers['location']).toBe(url)
    expect(reply.headers['set-cookie']).toBeUndefined()
  },
)
