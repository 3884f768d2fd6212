import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { planType: 'premium' })
  jobId = await publishJob(app, company, accountantJob)
})
afterAll(() => app.close())

const ownMatch = ({ headers }: Pick<TestActor, 'headers'>) =>
  app.request({ url: `/api/jobs/${jobId}/own-match`, headers })

test('a professional reads the own match before applying: the same as on the list', async () => {
  const person = await createAccountant(app)
  const { body, status } = await ownMatch(person)
  expect(status).toBe(200)
  await app.deps.matching.follower.settle()
  const list = await app.request({ url: '/api/recommendations/jobs', headers: person.headers })
  const [listed] = list.body.recommendations
  expect(body.matchScore).toBe(listed!.matchScore)
  expect(body.match).toEqual(listed!.match)
  expect(body.gaps).toEqual(['education'])
  expect(list.body.gaps).toEqual(['education'])
})

test('without data there is no number, and what to complete is named', async () => {
  const { body } = await ownMatch(await createProfessional(app))
  expect(body.matchScore).toBeNull()
  expect(body.match.score).toBeNull()
  expect(body.gaps).toEqual(expect.arrayContaining(['title', 'experience', 'skills']))
})

test('a closed job has none', async () => {
  const person = await createAccountant(app)
  await app.request({
    method: 'PATCH',
    url: `/api/jobs/${jobId}/status`,
    payload: { status: 'archived' },
    headers: company.headers,
  })
  expect((await ownMatch(person)).status).toBe(404)
})
