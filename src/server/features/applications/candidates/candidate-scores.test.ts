import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob, standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId = 0
const person = { strong: {} as TestActor, weak: {} as TestActor, silent: {} as TestActor }

const list = async (query: string) =>
  (await app.request({ url: `/api/company/candidates${query}`, headers: company.headers })).body.candidates
const names = async (query: string): Promise<string[]> =>
  (await list(query)).map(
    ({ professional }: { professional: { firstName: string } }) => professional.firstName,
  )
const stored = async () =>
  (
    await app.deps.db.execute(
      'select application_id, score, xmin::text as written from candidate_scores order by 1',
    )
  ).rows
async function apply(by: TestActor): Promise<void> {
  app.clock.advance({ minutes: 1 })
  await app.request({ method: 'POST', url: `/api/jobs/${jobId}/apply`, headers: by.headers, payload: {} })
}

beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
  jobId = await createJob(app, company, { title: 'Analista de datos', skills: ['SQL', 'Python'] })
  person.weak = await createProfessional(app, { firstName: 'Weak', title: 'Chofer', skills: 'Manejo' })
  person.strong = await createProfessional(app, {
    firstName: 'Strong',
    title: 'Analista de datos',
    skills: 'SQL, Python',
  })
  person.silent = await createProfessional(app, { firstName: 'Silent', title: null, skills: '' })
  await apply(person.weak)
  await apply(person.silent)
  await apply(person.strong)
})
afterAll(() => app.close())

test('a new application is scored before anybody looks', async () => {
  expect(await stored()).toEqual([])
  await app.queue.drain()
  expect(await stored()).toHaveLength(3)
})

test('by score the best come first, and who has none last', async () => {
  expect(await names('?sort=score')).toEqual(['Strong', 'Weak', 'Silent'])
  const scores = (await list('?sort=score')).map(
    (one: { compatibilityScore: number | null }) => one.compatibilityScore,
  )
  expect(scores[2]).toBeNull()
  expect(scores[0]).toBeGreaterThan(scores[1])
})

test('a least score leaves out who has less or none', async () => {
  expect(await names('?minScore=60')).toEqual(['Strong'])
  expect(await names('?minScore=0')).toHaveLength(3)
})

test('scores are made once, and the same again for every list that goes by them', async () => {
  await names('?sort=score')
  const before = await stored()
  expect(before).toHaveLength(3)
  await app.request({ url: '/api/company/candidates/overview', headers: company.headers })
  await app.request({ url: `/api/jobs/${jobId}/metrics`, headers: company.headers })
  await names('?minScore=1')
  expect(await stored()).toEqual(before)
})

test('only a changed profile is scored again', async () => {
  const before = await stored()
  const { rows } = await app.deps.db.execute(
    `update professionals set title = 'Analista de datos' where first_name = 'Weak' returning id`,
  )
  await app.deps.db.execute(
    `insert into professional_skills (professional_id, kind, name) values (${Number(rows[0]!['id'])}, 'technical', 'SQL')`,
  )
  await names('?sort=score')
  const after = await stored()
  const scores = (rows: typeof after) => rows.map(({ score }) => Number(score))
  expect(scores(after)[0]).toBeGreaterThan(scores(before)[0]!)
  expect(after.filter((row, at) => row['written'] !== before[at]!['written'])).toHaveLength(1)
})

test('a changed job scores all its candidates again', async () => {
  const before = await stored()
  await app.deps.db.execute(`update jobs set title = 'Chofer de reparto' where id = ${jobId}`)
  await names('?sort=score')
  const after = await stored()
  expect(after.filter((row, at) => row['written'] === before[at]!['written'])).toEqual([])
})

test('with a new month years of work are counted anew', async () => {
  const before = await stored()
  app.clock.advance({ minutes: 60 * 24 * 11 })
  await app.deps.db.execute(`update sessions set expires_at = expires_at + interval '11 days'`)
  await names('?sort=score')
  const after = await stored()
  expect(after.filter((row, at) => row['written'] === before[at]!['written'])).toEqual([])
})

test('the panel is told how many wait, without a score', async () => {
  const { body } = await app.request({ url: '/api/company/candidates/counts', headers: company.headers })
  expect(body).toEqual({ totalCandidates: 3, newCandidates: 3 })
})

test('an edited ad is scored again before anybody looks', async () => {
  await names('?sort=score')
  const before = await stored()
  const { status } = await app.request({
    method: 'PUT',
    url: `/api/jobs/${jobId}`,
    headers: company.headers,
    payload: { ...standardJob, title: 'Chofer' },
  })
  expect(status).toBe(200)
  await app.queue.drain()
  const after = await stored()
  expect(after.map(({ written }) => written)).not.toEqual(before.map(({ written }) => written))
})
