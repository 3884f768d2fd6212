import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readProfessional } from '#domain/matching/engine.ts'
import { education, professionalSkills } from '#server/db/schema/careers.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { shownScores } from '#server/db/schema/matching.table.ts'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { premiumJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { listProfessionalFacts } from '#server/features/matching/index/facts.queries.ts'
import { IndexedJobs } from '#server/features/matching/index/indexed-jobs.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { planType: 'premium' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.update(jobs).set({ isOpen: false })
})

const developer = {
  ...premiumJob,
  title: 'Desarrollador backend',
  category: 'Tecnología',
  description:
    'Servicios en C# y .NET para pagos, con SQL Server y pruebas automatizadas de todo lo que importa.',
  skills: '["C#", ".NET", "SQL Server"]',
  experience: '3-5',
  location: 'Lima',
}
const postJob = (job: typeof accountantJob, through: Pick<TestApp, 'request'> = app) =>
  publishJob(through, company, job)

async function recommended(person: TestActor, limit = 20) {
  await app.deps.matching.follower.settle()
  const { body, status } = await app.request({
    url: `/api/recommendations/jobs?limit=${limit}`,
    headers: person.headers,
  })
  expect(status).toBe(200)
  return body
}

test('the job that fits comes first, with its reasons in Spanish and the parts of the score', async () => {
  await postJob(developer)
  const jobId = await postJob(accountantJob)
  const reply = await recommended(await createAccountant(app))
  expect(reply).toMatchObject({
    isApproximate: false,
    professionalProfile: { experienceCount: 1, educationCount: 0, skillCount: 4 },
  })
  const [first] = reply.recommendations
  expect(first).toMatchObject({
    id: jobId,
    title: 'Contador general',
    salaryRange: accountantJob.salaryRange,
  })
  expect(first!.matchScore).toBeGreaterThanOrEqual(60)
  expect(reply.recommendations, 'a job that hardly fits is not recommended').toHaveLength(1)
  expect(first!.matchReasons).toContainEqual(
    expect.stringMatching(/^Cumples \d+ de \d+ habilidades(; el puntaje baja por .+)?$/),
  )
  const match = first!.match!
  expect(match.low).toBeLessThanOrEqual(match.score!)
  expect(match.high).toBeGreaterThanOrEqual(match.score!)
  expect(match.parts.map(({ part }) => part)).toContain('skills')
})

test('a title in either gender gives the same score', async () => {
  await postJob(accountantJob)
  const [she, he] = [
    await createAccountant(app, { title: 'Contadora' }),
    await createAccountant(app, { title: 'Contador' }),
  ]
  const scoreOf = async (person: TestActor) => (await recommended(person)).recommendations[0]!.matchScore
  expect(await scoreOf(she)).toBe(await scoreOf(he))
})

test('a job applied to is not recommended again; withdrawing brings it back', async () => {
  const jobId = await postJob(accountantJob)
  const person = await createAccountant(app)
  const { body } = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    payload: {},
    headers: person.headers,
  })
  expect((await recommended(person)).recommendations).toEqual([])
  await app.request({
    method: 'POST',
    url: `/api/applications/${body.application.id}/withdraw`,
    headers: person.headers,
  })
  expect((await recommended(person)).recommendations).toHaveLength(1)
})

test('a closed, an edited and a new job are known to the index at once', async () => {
  const person = await createAccountant(app)
  const jobId = await postJob(accountantJob)
  expect((await recommended(person)).recommendations).toHaveLength(1)
  await app.request({
    method: 'PUT',
    url: `/api/jobs/${jobId}`,
    payload: { ...accountantJob, title: 'Analista contable' },
    headers: company.headers,
  })
  const edited = (await recommended(person)).recommendations[0]
  expect(edited!.title).toBe('Analista contable')
  await app.request({
    method: 'PATCH',
    url: `/api/jobs/${jobId}/status`,
    payload: { status: 'archived' },
    headers: company.headers,
  })
  expect((await recommended(person)).recommendations).toEqual([])
})

test('commits of another process are followed without a notification', async () => {
  const person = await createAccountant(app)
  const other = await startTestApp({ DATABASE_URL: app.deps.config.databaseUrl! })
  try {
    const jobId = await postJob(accountantJob, other)
    await expect
      .poll(async () => (await recommended(person)).recommendations.map(({ id }: { id: number }) => id))
      .toEqual([jobId])
  } finally {
    await other.close()
  }
})

test('an empty profile gets no recommendations instead of arbitrary ones', async () => {
  await postJob(accountantJob)
  const reply = await recommended(await createProfessional(app))
  expect(reply).toMatchObject({
    recommendations: [],
    professionalProfile: { experienceCount: 0, educationCount: 0, skillCount: 0 },
  })
})

test('what was just saved counts in the next call', async () => {
  await postJob(accountantJob)
  const person = await createProfessional(app, { title: 'Asistente contable' })
  const before = (await recommended(person)).recommendations[0]!.matchScore
  await app.deps.db.insert(professionalSkills).values(
    ['NIIF', 'Excel', 'SAP FI', 'Tributación'].map((name) => ({
      professionalId: person.id,
      kind: 'technical' as const,
      name,
    })),
  )
  expect((await recommended(person)).recommendations[0]!.matchScore).toBeGreaterThan(before)
})

test('jobs profiled by another engine are profiled again in the background', async () => {
  const person = await createAccountant(app)
  const jobId = await postJob(accountantJob)
  await app.deps.db.update(jobs).set({ matchEngine: 'otro' }).where(eq(jobs.id, jobId))
  await app.deps.matching.follower.settle()
  await app.queue.drain()
  expect((await recommended(person)).recommendations).toHaveLength(1)
})

test('studies and languages of the profile count where the job asks for them', async () => {
  await postJob({
    ...accountantJob,
    description: `${accountantJob.description} Requisitos: titulado universitario en Contabilidad e inglés avanzado.`,
  })
  const plain = await createAccountant(app)
  const rich = await createAccountant(app)
  await app.deps.db
    .insert(professionalSkills)
    .values({ professionalId: rich.id, kind: 'language', name: 'Inglés', level: 'advanced' })
  await app.deps.db.insert(education).values({
    professionalId: rich.id,
    degree: 'Contador Público',
    institution: 'UNMSM',
    field: 'Contabilidad',
  })
  const scoreOf = async (person: TestActor) => (await recommended(person)).recommendations[0]!.matchScore
  expect(await scoreOf(rich)).toBeGreaterThan(await scoreOf(plain))
})

test('both sides get the same score; what the company saw is stored once, with its reasons', async () => {
  const jobId = await postJob(accountantJob)
  const person = await createAccountant(app)
  const { matchScore } = (await recommended(person)).recommendations[0]!
  await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    payload: {},
    headers: person.headers,
  })
  const candidates = () =>
    app.request({ url: `/api/jobs/${jobId}/candidates?sort=score`, headers: company.headers })
  const { body } = await candidates()
  expect(body[0]).toMatchObject({ compatibilityScore: matchScore })
  expect(body[0]!.matchReasons).toContainEqual(
    expect.stringMatching(/^Cumple \d+ de \d+ habilidades(; el puntaje baja por .+)?$/),
  )
  await candidates()
  const kept = await app.deps.db.select().from(shownScores).where(eq(shownScores.applicationId, body[0]!.id))
  expect(kept).toHaveLength(1)
  expect(kept[0]).toMatchObject({ score: matchScore, userId: company.userId })
  expect(kept[0]!.reasons.length).toBeGreaterThan(0)
})

test('name and telephone do not move a score', async () => {
  const jobId = await postJob(accountantJob)
  const people = [
    await createAccountant(app, { firstName: 'Ana', lastName: 'Gómez' }),
    await createAccountant(app, { firstName: 'Wilfredo', lastName: 'Ccahuana', phone: '900 000 009' }),
  ]
  for (const person of people)
    await app.request({
      method: 'POST',
      url: `/api/jobs/${jobId}/apply`,
      payload: {},
      headers: person.headers,
    })
  const { body } = await app.request({ url: `/api/jobs/${jobId}/candidates`, headers: company.headers })
  expect(new Set(body.map(({ compatibilityScore }) => compatibilityScore)).size).toBe(1)
})

test('while the index loads the database answers by skills, and says that it is approximate', async () => {
  await postJob(developer)
  const jobId = await postJob(accountantJob)
  const person = await createAccountant(app)
  await app.deps.matching.follower.settle()
  const loading = vi.spyOn(app.deps.matching.jobs, 'isReady', 'get').mockReturnValue(false)
  try {
    const { body } = await app.request({ url: '/api/recommendations/jobs', headers: person.headers })
    expect(body).toMatchObject({ isApproximate: true, recommendations: [{ id: jobId, match: null }] })
  } finally {
    loading.mockRestore()
  }
})

test('after a change of the engine, jobs are profiled from their texts until they are stored again', async () => {
  const jobId = await postJob(accountantJob)
  const person = await createAccountant(app)
  await app.deps.matching.follower.settle()
  await app.deps.db.update(jobs).set({ matchEngine: '0-older' }).where(eq(jobs.id, jobId))
  let wasNotified = false
  const live = new IndexedJobs(app.deps.db, () => {
    wasNotified = true
  })
  while (await live.loadNext());
  const [facts] = await listProfessionalFacts(app.deps.db, [person.id])
  expect(live.top(readProfessional(facts!, '2026-03'), 50).map(({ id }) => id)).toContain(jobId)
  expect(wasNotified).toBe(true)
  const { body } = await app.request({ url: '/api/recommendations/jobs', headers: person.headers })
  expect(body.isApproximate).toBe(false)
  expect(body.recommendations.find((one: { id: number }) => one.id === jobId)?.match).not.toBeNull()
})
