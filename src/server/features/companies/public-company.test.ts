import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const hour = 3_600_000
const day = 24 * hour

let app: TestApp
let company: TestActor
let jobId: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app, {
    ruc: null,
    description: 'Cobros para bodegas.',
    website: 'https://tupay.example',
  })
  jobId = await createJob(app, company)
})

const get = (id: number | string) => app.request({ url: `/api/companies/${id}` })

interface Sent {
  daysAgo: number
  /** Days between applying and the company's answer. */
  answeredAfter?: number
  seenAfter?: number
  withdrawn?: boolean
}

/** Creates an application. */
async function apply({ daysAgo, answeredAfter, seenAfter, withdrawn }: Sent): Promise<void> {
  const { id: professionalId } = await createProfessional(app)
  const appliedAt = new Date(app.clock.now().getTime() - daysAgo * day)
  const after = (days: number) => new Date(appliedAt.getTime() + days * day)
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId, professionalId, appliedAt, withdrawnAt: withdrawn ? after(0.1) : null })
    .returning({ id: applications.id })
  const step = { applicationId: row!.id }
  await app.deps.db
    .insert(applicationEvents)
    .values([
      { ...step, status: 'pending' as const, by: 'professional', at: appliedAt },
      ...(seenAfter === undefined
        ? []
        : [{ ...step, status: 'viewed' as const, by: 'system' as const, at: after(seenAfter) }]),
      ...(answeredAfter === undefined
        ? []
        : [{ ...step, status: 'preselected' as const, by: 'company' as const, at: after(answeredAfter) }]),
    ])
}
const applyAll = async (sent: readonly Sent[]) => {
  for (const one of sent) await apply(one)
}

test('a company shows what it says of itself, and nothing that only it should know', async () => {
  const { status, body } = await get(company.id)
  expect(status).toBe(200)
  expect(body).toEqual({
    id: company.id,
    name: expect.stringContaining('Tupay'),
    industry: 'Fintech',
    logo: null,
    description: 'Cobros para bodegas.',
    location: '',
    website: 'https://tupay.example',
    says: [],
    benefits: [],
    photos: [],
    hasValidRuc: false,
    isVerified: false,
    memberSince: expect.any(String),
    answers: null,
  })
})

test('a RUC earns its badge by its check digit, and stays with us', async () => {
  const [good, bad] = [
    await createCompany(app, { ruc: '20990011100' }),
    await createCompany(app, { ruc: '20990011101' }),
  ]
  const { body, text } = await get(good.id)
  expect(body.hasValidRuc).toBe(true)
  expect(text).not.toContain('20990011100')
  expect((await get(bad.id)).body.hasValidRuc).toBe(false)
})

test('a company whose documents were looked at is verified', async () => {
  const { id } = await createCompany(app, { verifiedAt: app.clock.now() })
  expect((await get(id)).body.isVerified).toBe(true)
})

test.each(['0', '-1', '999999', 'tupay', '1.5', '99999999999', '%3Cscript%3E'])(
  'there is no company %s',
  async (id) => {
    expect([400, 404]).toContain((await get(id)).status)
  },
)

test('a suspended company is gone', async () => {
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, company.userId))
  expect((await get(company.id)).status).toBe(404)
})

test('a company of imported ads is shown without an age here', async () => {
  const [row] = await app.deps.db
    .insert(companies)
    .values({ name: 'Municipalidad de prueba', source: 'servir' })
    .returning({ id: companies.id })
  const { status, body } = await get(row!.id)
  expect([status, body.memberSince, body.answers]).toEqual([200, null, null])
})

test('four applications say nothing yet, five do', async () => {
  const answered = { daysAgo: 20, answeredAfter: 2 }
  await applyAll([answered, answered, answered, answered])
  expect((await get(company.id)).body.answers).toBeNull()
  await apply(answered)
  app.deps.publicCache.clear()
  expect((await get(company.id)).body.answers).toEqual({ applications: 5, rate: 100, medianDays: 2 })
})

test('the rate counts answers of the company, and the median the days until the first of them', async () => {
  await applyAll([
    { daysAgo: 40, answeredAfter: 1 },
    { daysAgo: 30, answeredAfter: 3 },
    { daysAgo: 25, answeredAfter: 4.5 },
    { daysAgo: 20, seenAfter: 1 },
    { daysAgo: 15 },
  ])
  expect((await get(company.id)).body.answers).toEqual({ applications: 5, rate: 60, medianDays: 3 })
})

test('a company that never answered has a rate of zero and no median', async () => {
  const silent = { daysAgo: 20, seenAfter: 1 }
  await applyAll([silent, silent, silent, silent, silent])
  expect((await get(company.id)).body.answers).toEqual({ applications: 5, rate: 0, medianDays: null })
})

test('what is younger than a week, older than a year, or was withdrawn first is not held against it', async () => {
  const answered = { daysAgo: 20, answeredAfter: 2 }
  await applyAll([answered, answered, answered, answered, answered])
  await applyAll([{ daysAgo: 2 }, { daysAgo: 400 }, { daysAgo: 20, withdrawn: true }])
  expect((await get(company.id)).body.answers).toEqual({ applications: 5, rate: 100, medianDays: 2 })
})
