import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a letter names the job, the company and what the person has of what is asked', async () => {
  const company = await createCompany(app, { planType: 'premium' })
  const person = await createAccountant(app)
  const jobId = await publishJob(app, company, { ...accountantJob, skills: '["NIIF", "Python"]' })
  const { status, body } = await app.request({
    url: `/api/coach/jobs/${jobId}/letter`,
    headers: person.headers,
  })
  expect(status).toBe(200)
  const { short, long } = body
  expect(short).toContain('Contador general')
  expect(short).toContain('NIIF')
  expect(long).not.toContain('Python')
  expect((await app.request({ url: '/api/coach/jobs/999999/letter', headers: person.headers })).status).toBe(
    404,
  )
})
