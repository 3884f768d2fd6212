import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MatchingApplication, matchingPageSize } from '#contracts/admin/matching-reports.contract.ts'
import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { keptFigures } from '#server/db/schema/kept-figures.table.ts'
import { candidateScores } from '#server/db/schema/matching.table.ts'
import { reportOnMatches } from '#server/features/applications/administration/match-report.service.ts'
import { refreshScoresAfter } from '#server/features/applications/candidates/candidate-scores.service.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
let tupay: TestActor
let qoya: TestActor
let analyst: number
let seller: number
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app)
  tupay = await createCompany(app, { name: 'Tupay', industry: 'Fintech' })
  qoya = await createCompany(app, { name: 'Qoya Retail', industry: 'Comercio' })
  analyst = await createJob(app, tupay, { companyName: 'Tupay', department: 'Riesgos' })
  seller = await createJob(app, qoya, { companyName: 'Qoya Retail', title: 'Asesor de ventas' })
  // Twelve for Tupay, of which one was withdrawn; three for Qoya, one of which too little is known and one not scored.
  const scores = [92, 83, 81, 79, 68, 61, 59, 47, 30, 12, 0]
  for (const [at, score] of scores.entries())
    await apply(analyst, score, { status: at < 2 ? 'hired' : 'viewed', place: at < 10 ? 'Lima' : 'Cusco' })
  await apply(analyst, 99, { withdrawnAt: app.clock.now() })
  await apply(seller, 80, { name: 'Yesenia', appliedAt: new Date('2026-10-01T15:00:00Z') })
  await apply(seller, null, {})
  await apply(seller, undefined, { humanReviewRequestedAt: app.clock.now() })
})
afterAll(() => app.close())

/** `score`: null if too little is known, undefined if it is not computed. */
async function apply(
  jobId: number,
  score: number | null | undefined,
  {
    place,
    name = 'Milagros',
    ...values
  }: Partial<typeof applications.$inferInsert> & { place?: string; name?: string },
): Promise<number> {
  const person = await createProfessional(app, { firstName: name, placeDepartment: place ?? null })
  const appliedAt = values.appliedAt ?? app.clock.now()
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId, professionalId: person.id, ...values, appliedAt })
    .returning({ id: applications.id })
  const applicationId = row!.id
  if (score !== undefined)
    await app.deps.db
      .insert(candidateScores)
      .values({ applicationId, score, basis: 'a', jobVersion: 0, professionalVersion: 0, appliedAt })
  return applicationId
}

const as = async (role: AdminRole) => (await createAdmin(app, role)).headers
const metrics = async (query = '', headers = admin.headers) =>
  (await app.request({ url: `/api/admin/matching-reports/metrics${query}`, headers })).body
const list = (query = '') =>
  app.request({ url: `/api/admin/matching-reports/applications${query}`, headers: admin.headers })

describe('the figures', () => {
  test('are those of the stored scores, without withdrawn applications and without those that have none', async () => {
    expect(await metrics()).toMatchObject({
      countedAt: app.clock.now().toISOString(),
      totalApplications: 14,
      scored: 12,
      withoutData: 1,
      unscored: 1,
      // (92+83+81+79+68+61+59+47+30+12+0+80) / 12 = 57.67; the middle two are 61 and 68.
      averageCompatibility: 57.7,
      medianCompatibility: 64.5,
      companies: 2,
      jobs: 2,
      humanReviews: { asked: 1, answered: 0 },
      bands: [
        { band: 'high', applications: 4, hired: 2 },
        { band: 'medium', applications: 3, hired: 0 },
        { band: 'low', applications: 5, hired: 0 },
      ],
      distribution: [1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1, 0, 1, 3, 0, 1, 0],
    })
  })

  test('of a search that finds many are those of the latest, and say so', async () => {
    const report = (q: string) => reportOnMatches(app.deps, { q }, { latest: 4 })
    // The last four of Tupay that stand: 47, 30, 12 and 0.
    expect(await report('riesgos')).toMatchObject({ isOfLatest: false, totalApplications: 0 })
    expect(await report('tupay')).toMatchObject({
      isOfLatest: true,
      totalApplications: 4,
      averageCompatibility: 22.3,
      companies: 1,
    })
    expect(await report('qoya')).toMatchObject({ isOfLatest: false, totalApplications: 3 })
    expect(await metrics('?q=tupay')).toMatchObject({ isOfLatest: false, totalApplications: 11 })
  })

  test('rankings and comparisons leave out groups of fewer than ten', async () => {
    const { topCompanies, topJobs, industryAverages, fairness } = await metrics()
    // 612 / 11 = 55.6; three of eleven are 80 or more.
    const tupays = { applicationCount: 11, averageScore: 55.6, highShare: 0.273 }
    expect(topCompanies).toEqual([{ companyId: tupay.id, companyName: 'Tupay', ...tupays }])
    expect(topJobs).toEqual([
      { jobId: analyst, jobTitle: 'Analista de datos', companyName: 'Tupay', ...tupays },
    ])
    expect(industryAverages).toEqual([{ industry: 'Fintech', ...tupays }])
    // Ten from Lima: 612 / 10. One from Cusco and three without a place are too few.
    expect(fairness).toEqual([
      { group: 'lima', applications: 10, averageScore: 61.2, highShare: 0.3, hiredShare: 0.2 },
      { group: 'without-cv', applications: 14, averageScore: 57.7, highShare: 0.333, hiredShare: 0.143 },
    ])
  })

  test.each([
    ['?compatibility=high', 4],
    ['?compatibility=medium', 3],
    ['?compatibility=low', 5],
    ['?company=qoya', 3],
    ['?industry=Fintech', 11],
    ['?q=yesenia', 1],
    ['?q=analista+tupay', 11],
    // A search is of a person, or of a job with its company.
    ['?q=asesor+yesenia', 0],
    ['?q=%25', 0],
    ['?dateStart=2026-10-02', 13],
    ['?dateStart=2026-10-01&company=Tupay&compatibility=high', 3],
  ])('under %s there are %i, in the list, too', async (query, count) => {
    expect((await metrics(query)).totalApplications).toBe(count)
    const { body, headers } = await list(query)
    expect([body.length, headers['x-total-count']]).toEqual([count, String(count)])
  })

  test('are kept for five minutes; words that somebody typed are not stored', async () => {
    const { countedAt } = await metrics('?q=lejos')
    app.clock.advance({ minutes: 4 })
    expect((await metrics('?q=lejos')).countedAt).toBe(countedAt)
    app.clock.advance({ minutes: 1 })
    expect((await metrics('?q=lejos')).countedAt).toBe(app.clock.now().toISOString())
    const stored = await app.deps.db.select({ question: keptFigures.question }).from(keptFigures)
    expect(stored.filter(({ question }) => question.includes('lejos'))).toEqual([])
  })

  test('without applications are zero, and averages unknown', async () => {
    expect(await metrics('?dateStart=2027-01-01')).toMatchObject({
      totalApplications: 0,
      averageCompatibility: null,
      medianCompatibility: null,
      topCompanies: [],
      fairness: [],
      distribution: Array.from({ length: 20 }, () => 0),
    })
  })

  test('are for the analyst, too; the people are not', async () => {
    const headers = await as('analyst')
    expect((await metrics('', headers)).totalApplications).toBe(14)
    const refused = await app.request({ url: '/api/admin/matching-reports/applications', headers })
    expect(refused).toMatchObject({ status: 403, body: { code: 'role_not_allowed' } })
  })

  test.each(['?compatibility=alta', '?dateStart=ayer', '?before=0'])('%s is refused', async (query) => {
    expect((await list(query)).status).toBe(400)
  })
})

test('the list says who applied where, the latest first, in pages under the same filters', async () => {
  const { body } = await list('?company=Tupay&compatibility=high')
  expect(body.map((row: MatchingApplication) => row.compatibilityScore)).toEqual([81, 83, 92])
  expect(body[2]).toMatchObject({
    status: 'hired',
    isScored: true,
    humanReview: 'none',
    professional: { firstName: 'Milagros', lastName: 'Quispe' },
    job: { id: analyst, department: 'Riesgos', company: { name: 'Tupay' } },
  })
  expect((await list('?company=qoya')).body[0]).toMatchObject({
    compatibilityScore: null,
    isScored: false,
    humanReview: 'waiting',
  })
  const many = await createJob(app, qoya, { title: 'Cajero' })
  for (let count = 0; count <= matchingPageSize; count++) await apply(many, 50, {})
  const page = await list('?q=cajero')
  expect(page.body).toHaveLength(matchingPageSize)
  const oldest = page.body.at(-1)!.id
  expect(page.headers['link']).toBe(
    `</api/admin/matching-reports/applications?q=cajero&before=${oldest}>; rel="next"`,
  )
  expect((await list(`?q=cajero&before=${oldest}`)).body).toHaveLength(1)
})

test('good ones of an industry are found under the industry that the company has now', async () => {
  const good = async (industry: string) =>
    (await list(`?compatibility=high&industry=${industry}`)).body.length
  expect(await good('Fintech')).toBe(3)
  await app.request({
    method: 'PATCH',
    url: '/api/me/company',
    headers: tupay.headers,
    payload: { industry: 'Banca' },
  })
  expect(await good('Fintech')).toBe(0)
  expect(await good('Banca')).toBe(3)
})

test('every night the scores are computed that no company asked for', async () => {
  const job = await createJob(app, qoya, { title: 'Contadora', skills: ['SQL'] })
  const person = await createProfessional(app, { skills: 'SQL, Excel', title: 'Analista de datos' })
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId: job, professionalId: person.id, appliedAt: app.clock.now() })
    .returning({ id: applications.id })
  expect(await refreshScoresAfter(app.deps, 0)).toBeNull()
  const scored = await app.deps.db.execute<{ basis: string }>(
    sql`select basis from candidate_scores where application_id = ${row!.id}`,
  )
  expect(scored.rows[0]?.basis).toContain('2026-11')
})
