import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Practice } from '#contracts/coach/interview-practice.contract.ts'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let person: TestActor
let jobId: number

beforeAll(async () => {
  app = await startTestApp()
  const company = await createCompany(app, { planType: 'premium' })
  person = await createAccountant(app)
  jobId = await publishJob(app, company, { ...accountantJob, skills: '["NIIF", "Power BI"]' })
})
afterAll(() => app.close())

const answer = async (payload: object) =>
  app.request({
    method: 'POST',
    url: `/api/coach/jobs/${jobId}/interview/answers`,
    payload,
    headers: person.headers,
  })

test('the questions come from the ad and the profile, and an answer is judged by what stands in it', async () => {
  const { body } = await app.request({ url: `/api/coach/jobs/${jobId}/interview`, headers: person.headers })
  const { questions, job } = body as Practice
  expect(job.title).toBe('Contador general')
  expect(questions.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['reason', 'skill:NIIF', 'situation', 'gap:Power BI']),
  )
  const text = 'En 2022 revisé con NIIF el cierre. Al final bajó de 12 a 5 días.'
  const { body: judged } = await answer({ questionId: 'skill:NIIF', answer: text })
  const { criteria } = judged as { criteria: { name: string; points: number; quote: string | null }[] }
  expect(criteria.find(({ name }) => name === 'result')).toMatchObject({
    points: 4,
    quote: 'Al final bajó de 12 a 5 días.',
  })
})

test('an empty answer and a question of another ad are refused', async () => {
  expect((await answer({ questionId: 'reason', answer: '  ' })).status).toBe(400)
  expect((await answer({ questionId: 'skill:Cobol', answer: 'Hola' })).status).toBe(404)
  const { status } = await app.request({ url: '/api/coach/jobs/999999/interview', headers: person.headers })
  expect(status).toBe(404)
})
