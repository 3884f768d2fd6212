import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Guide } from '#contracts/interviews/guide-fields.ts'
import { accountantJob, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createMember, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number

beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { planType: 'premium' })
  const ad = {
    ...accountantJob,
    description: 'Elaboración de estados financieros bajo NIIF.\nCoordinar el cierre con cuatro áreas.',
    requirements: 'Excel avanzado. Disponibilidad para viajar a Ica una vez al mes.',
    skills: '["NIIF", "Power BI"]',
  }
  jobId = await publishJob(app, company, ad)
})
afterAll(() => app.close())

const read = (by: TestActor, id = jobId) =>
  app.request({ url: `/api/jobs/${id}/interview-guide`, headers: by.headers })

test('the questions come from the ad, each with its sentence, and are the same for the whole team', async () => {
  const { status, body } = await read(company)
  expect(status).toBe(200)
  const { job, questions } = body as Guide
  expect(job).toEqual({ id: jobId, title: 'Contador general' })
  expect(questions.length).toBeGreaterThanOrEqual(6)
  expect(questions.length).toBeLessThanOrEqual(10)
  expect(questions.map(({ from }) => from)).toEqual(
    expect.arrayContaining([
      'Elaboración de estados financieros bajo NIIF',
      'Power BI',
      'Disponibilidad para viajar a Ica una vez al mes',
    ]),
  )
  const reader = await createMember(app, company, 'reader')
  expect((await read(reader)).body).toEqual(body)
})

test('another company and a professional have none of them', async () => {
  expect((await read(await createCompany(app))).status).toBe(403)
  expect((await read(await createProfessional(app))).status).toBe(403)
  expect((await read(company, 999_999)).status).toBe(404)
})
