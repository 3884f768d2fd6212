import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number
const ids: number[] = []

const people = [
  { firstName: 'Ángela', lastName: 'Ñahui', title: 'Contadora', skills: 'Excel, SAP' },
  { firstName: 'Bruno', lastName: 'Álvarez', title: 'Analista de datos', skills: 'SQL, Python' },
  { firstName: 'Carla', lastName: 'Mendoza', title: null, skills: '100% remoto, C#' },
]

beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
  jobId = await createJob(app, company)
  for (const values of people) {
    app.clock.advance({ minutes: 1 })
    const { headers } = await createProfessional(app, values)
    const reply = await app.request({ method: 'POST', url: `/api/jobs/${jobId}/apply`, payload: {}, headers })
    ids.push(reply.body.application.id)
  }
})
afterAll(() => app.close())

const get = async (url: string) => (await app.request({ url, headers: company.headers })).body
const names = async (query: string): Promise<string[]> =>
  (await get(`/api/jobs/${jobId}/candidates?${query}`)).map(
    (one: { professional: { firstName: string } }) => one.professional.firstName,
  )

test.each([
  ['', ['Carla', 'Bruno', 'Ángela']],
  ['sort=name', ['Bruno', 'Carla', 'Ángela']],
  ['sort=unknown', ['Carla', 'Bruno', 'Ángela']],
  ['q=angela', ['Ángela']],
  ['q=ALVAREZ bruno', ['Bruno']],
  ['q=analista', ['Bruno']],
  ['q=c%23', ['Carla']],
  ['q=100%25', ['Carla']],
  ['q=_', []],
  ['q=%5C', []],
  ['status=pending', ['Carla', 'Bruno', 'Ángela']],
  ['status=hired', []],
  ['minScore=50', ['Bruno']],
  ['minScore=100', []],
])('candidates?%s', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('sorted by score, the best comes first', async () => {
  const ranked: { compatibilityScore: number; professional: { firstName: string } }[] = await get(
    `/api/jobs/${jobId}/candidates?sort=score`,
  )
  const scores = ranked.map((one) => one.compatibilityScore)
  expect(ranked[0]?.professional.firstName).toBe('Bruno')
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

test('a candidate is shown with contact data, the score and its reasons', async () => {
  const [candidate] = await get(`/api/jobs/${jobId}/candidates?q=bruno`)
  expect(candidate).toMatchObject({
    status: 'pending',
    compatibilityScore: candidate.match.score,
    matchReasons: expect.arrayContaining(['Trabaja en lo mismo: Analista de datos']),
    professional: { firstName: 'Bruno', lastName: 'Álvarez', skills: 'SQL, Python' },
  })
  expect(candidate.professional.email).toContain('@')
})

test('new are the pending ones that were never opened', async () => {
  await app.request({
    method: 'PATCH',
    url: `/api/applications/${ids[0]}/status`,
    payload: { status: 'preselected' },
    headers: company.headers,
  })
  await app.request({ method: 'POST', url: `/api/applications/${ids[1]}/viewed`, headers: company.headers })
  expect(await get(`/api/jobs/${jobId}/metrics`)).toEqual({
    totalCandidates: 3,
    newCandidates: 1,
    viewedCandidates: 1,
    preselectedCandidates: 1,
    rejectedCandidates: 0,
    bestMatchScore: (await get(`/api/jobs/${jobId}/candidates?sort=score`))[0].compatibilityScore,
  })
})

test('the overview counts every own job and nobody else’s', async () => {
  const quiet = await createJob(app, company, { title: 'Sin postulantes', isOpen: false })
  await createJob(app, await createCompany(app))
  const ranked = await get(`/api/jobs/${jobId}/candidates?sort=score`)
  expect(await get('/api/company/candidates/overview')).toEqual({
    totalJobs: 2,
    totalCandidates: 3,
    newCandidates: 1,
    topMatches: ranked,
    jobsWithCandidates: [
      {
        jobId,
        jobTitle: 'Analista de datos',
        isActive: true,
        candidateCount: 3,
        newCount: 1,
        bestMatchScore: ranked[0].compatibilityScore,
        shortlist: ranked.map(
          (one: {
            id: number
            professional: { firstName: string; lastName: string }
            compatibilityScore: number
          }) => ({
            applicationId: one.id,
            name: `${one.professional.firstName} ${one.professional.lastName}`,
            compatibilityScore: one.compatibilityScore,
          }),
        ),
      },
      {
        jobId: quiet,
        jobTitle: 'Sin postulantes',
        isActive: false,
        candidateCount: 0,
        newCount: 0,
        bestMatchScore: null,
        shortlist: [],
      },
    ],
  })
})

test('years of experience are those of all periods together, and null where none is known', async () => {
  const { headers, id } = await createProfessional(app, { firstName: 'Delia' })
  await app.request({ method: 'POST', url: `/api/jobs/${jobId}/apply`, payload: {}, headers })
  const [before] = await get(`/api/jobs/${jobId}/candidates?q=delia`)
  expect(before.experienceYears).toBeNull()
  for (const dates of [
    { startDate: '2015-01', endDate: '2018-12' },
    { startDate: '2017-01', endDate: '2019-12' },
    { startDate: '2025-11', current: true },
  ]) {
    const payload = { position: 'Analista', company: 'Tupay', ...dates }
    await app.request({ method: 'POST', url: `/api/professionals/${id}/experiences`, payload, headers })
  }
  // Five years, plus one until 21 November 2026.
  const [after] = await get(`/api/jobs/${jobId}/candidates?q=delia`)
  expect(after.experienceYears).toBe(6)
})
