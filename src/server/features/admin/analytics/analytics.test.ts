import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { jobViews } from '#server/db/schema/job-views.table.ts'
import { searchCounts } from '#server/db/schema/search-counts.table.ts'
import { removeOldSearches, writeSearches } from '#server/features/jobs/searches/search-counts.service.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { forgetFigures } from '#tests/support/figures.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
let company: TestActor
let jobId: number
// The clock shows Saturday 21 November 2026, 10:00 in Lima: the week began on Monday the 16th.
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app, 'analyst')
  company = await createCompany(app)
  jobId = await createJob(app, company, {
    category: 'Finanzas',
    placeDepartment: 'Lima',
    publishedAt: new Date('2026-10-20T15:00:00Z'),
    search: sql`to_tsvector('simple', 'analista') || to_tsvector('spanish', 'analista')`,
  })
})
afterAll(() => app.close())

const analytics = async (query = '') => {
  await forgetFigures(app)
  return (await app.request({ url: `/api/admin/analytics${query}`, headers: admin.headers })).body
}

async function apply(
  appliedAt: string,
  values: Partial<typeof applications.$inferInsert> = {},
  steps: Partial<typeof applicationEvents.$inferInsert>[] = [],
): Promise<TestActor> {
  const person = await createProfessional(app, { placeDepartment: 'Cusco' })
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId, professionalId: person.id, appliedAt: new Date(appliedAt), ...values })
    .returning({ id: applications.id })
  for (const step of steps)
    await app.deps.db
      .insert(applicationEvents)
      .values({ applicationId: row!.id, by: 'company', status: 'viewed', at: app.clock.now(), ...step })
  return person
}

describe('the weeks', () => {
  test('say how far the applications of each have come, and when the first answer came', async () => {
    await app.deps.db.insert(jobViews).values([
      { jobId, day: '2026-11-15', views: 40 },
      { jobId, day: '2026-11-16', views: 10 },
      // Before the twelve weeks.
      { jobId, day: '2026-08-30', views: 7 },
    ])
    // The last minute of Sunday in Lima is still the week before.
    await apply('2026-11-16T04:59:00Z', { status: 'hired', viewedAt: app.clock.now() }, [
      { status: 'viewed', at: new Date('2026-11-16T05:59:00Z') },
      { status: 'preselected', at: new Date('2026-11-16T14:59:00Z') },
      { status: 'hired', at: new Date('2026-11-20T14:59:00Z') },
    ])
    // Was preselected once; its rejection came later.
    await apply('2026-11-10T15:00:00Z', { status: 'rejected' }, [
      { status: 'preselected', at: new Date('2026-11-11T11:00:00Z') },
      { status: 'rejected', at: new Date('2026-11-12T15:00:00Z') },
    ])
    // A step that the person has not been told of is none.
    await apply('2026-11-16T05:00:00Z', { status: 'viewed' }, [
      { status: 'rejected', isNotified: false, at: new Date('2026-11-17T05:00:00Z') },
    ])
    await apply('2026-08-01T15:00:00Z', { status: 'hired' })
    const { weeks, funnel } = await analytics()
    expect(weeks).toHaveLength(12)
    expect(weeks[0]).toMatchObject({ week: '2026-08-31', applications: 0, medianHours: null })
    expect(weeks.slice(-2)).toEqual([
      {
        week: '2026-11-09',
        visits: 40,
        applications: 2,
        viewed: 2,
        preselected: 2,
        hired: 1,
        answered: 2,
        // 10 and 20 hours.
        medianHours: 15,
        isPartial: false,
      },
      {
        week: '2026-11-16',
        visits: 10,
        applications: 1,
        viewed: 1,
        preselected: 0,
        hired: 0,
        answered: 0,
        medianHours: null,
        isPartial: true,
      },
    ])
    expect(funnel).toEqual({ visits: 50, applications: 3, viewed: 3, preselected: 2, hired: 1 })
    expect((await analytics('?weeks=26')).funnel).toMatchObject({ visits: 57, applications: 4, hired: 2 })
  })

  test('are four, twelve or twenty-six', async () => {
    const refused = await app.request({ url: '/api/admin/analytics?weeks=7', headers: admin.headers })
    expect(refused.status).toBe(400)
  })
})

describe('searches', () => {
  const search = async (q: string, times = 1) => {
    for (let time = 0; time < times; time++) {
      app.deps.publicCache.clear()
      await app.request({ url: `/api/jobs/search?q=${encodeURIComponent(q)}` })
    }
    await writeSearches(app.deps)
  }

  test('count without persons; words that found nothing are shown from the third time on', async () => {
    await search('analista')
    await search('Astrónoma', 2)
    await search('astronoma')
    await search('zapatero ortopédico', 2)
    const { searches } = await analytics()
    expect(searches).toEqual({ total: 6, misses: 5, words: [{ words: 'astronoma', misses: 3 }] })
    const rows = await app.deps.db.select().from(searchCounts)
    expect(Object.keys(rows[0]!)).toEqual(['day', 'words', 'searches', 'misses'])
    expect(rows.map(({ words }) => words)).not.toContain('analista')
  })

  test.each(['ana.perez@correo.pe', '987 654 321', 'x'.repeat(61)])(
    'what may be somebody’s, like %s, is never stored',
    async (q) => {
      await search(q, 3)
      const rows = await app.deps.db.select().from(searchCounts)
      expect(rows.map(({ words }) => words).toSorted()).toEqual(['', 'astronoma', 'zapatero ortopedico'])
    },
  )

  test('rare words are deleted after a week, all after ninety days', async () => {
    const words = async () => (await app.deps.db.select().from(searchCounts)).map((row) => row.words)
    app.clock.advance({ days: 8 })
    await removeOldSearches(app.deps)
    expect((await words()).toSorted()).toEqual(['', 'astronoma'])
    app.clock.advance({ days: 83 })
    await removeOldSearches(app.deps)
    expect(await words()).toEqual([])
    app.clock.advance({ days: -91 })
  })
})

test('supply and demand are what is listed, by category and place', async () => {
  await createProfessional(app, { placeDepartment: 'Lima', visibility: 'applied' })
  const { byCategory, byPlace } = await analytics()
  expect(byCategory).toEqual({ jobs: [{ name: 'Finanzas', count: 1 }], services: [] })
  // Four public professionals applied from Cusco; the one in Lima is not public.
  expect(byPlace).toEqual([
    { place: 'Cusco', jobs: 0, professionals: 4 },
    { place: 'Lima', jobs: 1, professionals: 0 },
  ])
})

test('cohorts follow who registered in a month; a month to come has no figure', async () => {
  const registered = (userId: number, at: string) =>
    app.deps.db
      .update(users)
      .set({ createdAt: new Date(at) })
      .where(eq(users.id, userId))
  await app.deps.db.update(users).set({ createdAt: new Date('2026-01-01T15:00:00Z') })
  // The last minute of August in Lima; applied in October.
  const person = await apply('2026-10-05T15:00:00Z')
  await registered(person.userId, '2026-09-01T04:59:00Z')
  const idle = await createProfessional(app)
  await registered(idle.userId, '2026-08-10T15:00:00Z')
  await registered(company.userId, '2026-09-10T15:00:00Z')
  const { cohorts } = await analytics()
  expect(cohorts).toEqual([
    { kind: 'professional', month: '2026-08', registered: 2, active: [0, 1, 0] },
    { kind: 'company', month: '2026-09', registered: 1, active: [1, 0, null] },
  ])
})
