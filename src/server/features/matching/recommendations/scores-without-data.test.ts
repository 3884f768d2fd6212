import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownScores } from '#server/db/schema/matching.table.ts'
import { accountantJob, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { planType: 'premium' })
})
afterAll(() => app.close())

test('a candidate without data has no score, comes after all who have one, and is stored as shown', async () => {
  const jobId = await publishJob(app, company, accountantJob)
  const apply = ({ headers }: TestActor) =>
    app.request({ method: 'POST', url: `/api/jobs/${jobId}/apply`, payload: {}, headers })
  await apply(await createProfessional(app, { firstName: 'Nadie', title: null, location: 'Lima, Perú' }))
  app.clock.advance({ minutes: 1 })
  await apply(await createProfessional(app, { firstName: 'Lector', title: 'Lector de medidores' }))
  const candidates = async (query: string) => {
    const { body } = await app.request({
      url: `/api/jobs/${jobId}/candidates?${query}`,
      headers: company.headers,
    })
    return body as { id: number; compatibilityScore: number | null; professional: { firstName: string } }[]
  }
  const ranked = await candidates('sort=score')
  expect(ranked.map(({ professional }) => professional.firstName)).toEqual(['Lector', 'Nadie'])
  expect(ranked.map(({ compatibilityScore }) => compatibilityScore)).toEqual([expect.any(Number), null])
  expect(await candidates('minScore=1')).toHaveLength(1)
  await candidates('sort=score')
  const kept = await app.deps.db
    .select()
    .from(shownScores)
    .where(eq(shownScores.applicationId, ranked[1]!.id))
  expect(kept.map(({ score }) => score)).toEqual([null])

  const metrics = await app.request({ url: `/api/jobs/${jobId}/metrics`, headers: company.headers })
  expect(metrics.body.bestMatchScore).toBe(ranked[0]!.compatibilityScore)
  const overview = await app.request({ url: '/api/company/candidates/overview', headers: company.headers })
  const own = overview.body.jobsWithCandidates.find((job: { jobId: number }) => job.jobId === jobId)
  expect(own!.shortlist.map((one: { name: string }) => one.name.split(' ')[0])).toEqual(['Lector', 'Nadie'])
})
