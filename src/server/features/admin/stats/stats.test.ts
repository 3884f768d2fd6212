import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema/accounts.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { forgetFigures } from '#tests/support/figures.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app, 'analyst')
})
afterAll(() => app.close())

const stats = async () => {
  await forgetFigures(app)
  return (await app.request({ url: '/api/admin/stats', headers: admin.headers })).body
}
const createdAt = (userId: number, at: string) =>
  app.deps.db
    .update(users)
    .set({ createdAt: new Date(at) })
    .where(eq(users.id, userId))

test('nothing is zero, and growth from nothing is unknown', async () => {
  expect(await stats()).toEqual({
    totalProfessionals: 0,
    totalCompanies: 0,
    totalServices: 0,
    totalJobs: 0,
    totalApplications: 0,
    totalRevenue: 0,
    activeJobs: 0,
    monthlyGrowth: null,
    pendingModeration: 0,
  })
})

test('what exists is counted; growth compares the same days of two months in Lima', async () => {
  const company = await createCompany(app)
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => createProfessional(app)))
  await createJob(app, company)
  await createJob(app, company, { isHeld: true })
  await createJob(app, company, { deletedAt: app.clock.now() })
  await app.deps.db.insert(payments).values({
    userId: company.userId,
    product: 'company_premium',
    amount: 9900,
    status: 'completed',
    provider: 'test',
    createdAt: app.clock.now(),
    completedAt: app.clock.now(),
  })
  // The clock shows 21 November, 10:00 in Lima.
  await createdAt(company.userId, '2026-11-01T05:00:00Z')
  await createdAt(one!.userId, '2026-11-20T15:00:00Z')
  await createdAt(two!.userId, '2026-10-21T14:59:00Z')
  await createdAt(three!.userId, '2026-10-21T15:01:00Z')
  expect(await stats()).toEqual({
    totalProfessionals: 3,
    totalCompanies: 1,
    totalServices: 0,
    totalJobs: 2,
    totalApplications: 0,
    totalRevenue: 9900,
    activeJobs: 1,
    monthlyGrowth: 100,
    pendingModeration: 1,
  })
})
