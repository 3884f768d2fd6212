import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { createAdmin, createCompany, createProfessional } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('twelve complete weeks of Lima stand beside those 52 weeks before', async () => {
  const { db } = app.deps
  const company = await createCompany(app)
  const people = await Promise.all([1, 2, 3].map(() => createProfessional(app)))
  const jobId = await createJob(app, company)
  // The clock shows Saturday, 21 November: the last complete week is that of 9 November, the first that of 24 August.
  const atOf = (index: number, at: string) =>
    db
      .update(users)
      .set({ createdAt: new Date(at) })
      .where(eq(users.id, people[index]!.userId))
  await db.update(users).set({ createdAt: new Date('2020-01-01T00:00:00Z') })
  await atOf(0, '2026-11-16T04:59:00Z')
  await atOf(1, '2026-11-16T05:00:00Z')
  await atOf(2, '2025-11-12T15:00:00Z')
  await db.update(jobs).set({ createdAt: new Date('2026-08-24T05:00:00Z') })
  await db.insert(applications).values(
    people.map(({ id }, index) => ({
      jobId,
      professionalId: id,
      appliedAt: new Date(index === 0 ? '2026-08-24T04:59:00Z' : '2026-09-01T15:00:00Z'),
    })),
  )
  const paid = { userId: company.userId, product: 'company_premium', provider: 'test' } as const
  const completedAt = new Date('2026-11-10T15:00:00Z')
  await db.insert(payments).values([
    { ...paid, amount: 9900, status: 'completed', createdAt: completedAt, completedAt },
    { ...paid, amount: 7500, status: 'refunded', createdAt: completedAt, completedAt },
    { ...paid, amount: 5000, status: 'completed', currency: 'PEN', createdAt: completedAt, completedAt },
  ])

  const { headers } = await createAdmin(app, 'analyst')
  const { status, body } = await app.request({ url: '/api/admin/weeks', headers })
  expect(status).toBe(200)
  expect([body.mondays[0], body.mondays[11]]).toEqual(['2026-08-24', '2026-11-09'])
  const filled = (at: number, value: number) =>
    Array.from({ length: 12 }, (_, index) => (index === at ? value : 0))
  expect(body.registrations).toEqual({ now: filled(11, 1), before: filled(11, 1) })
  expect(body.jobs).toEqual({ now: filled(0, 1), before: filled(-1, 0) })
  expect(body.applications).toEqual({ now: filled(1, 2), before: filled(-1, 0) })
  expect(body.revenue).toEqual({ now: filled(11, 9900), before: filled(-1, 0) })
})
