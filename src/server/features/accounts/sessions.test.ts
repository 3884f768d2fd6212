import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the database answers', async () => {
  await createCompany(app)
  expect((await app.request({ url: '/health/ready' })).status).toBe(200)
})
