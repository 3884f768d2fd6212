import { and, count, eq, getTableColumns, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobCategories } from '#contracts/vocabulary.ts'
import { serviceGroups } from '#contracts/services/services-vocabulary.ts'
import { findAdWording } from '#domain/jobs/wording/ad-wording.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { interviews } from '#server/db/schema/interviews.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { disputes } from '#server/db/schema/disputes.table.ts'
import { hireEvents, hires } from '#server/db/schema/hires.table.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { payouts } from '#server/db/schema/payouts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { files, pendingUploads } from '#server/db/schema/platform.table.ts'
import { parseOwnCv } from '#server/features/cv/extraction.service.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { readPlaceAndPay } from '#server/features/jobs/posting/job-fields.ts'
import { prepareData } from '#server/prepare-data.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { demoAccounts, demoPassword } from '#contracts/accounts/demo-accounts.ts'
import { fieldsOf } from './demo-job.ts'
import { demoJobs } from './demo-jobs.ts'
import { seedDemo } from './seed-demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ DEMO: 'on' })
  await prepareData(app.deps)
})
afterAll(() => app.close())

type Table = Parameters<ReturnType<TestApp['deps']['db']['select']>['from']>[0]
async function size(table: Table): Promise<number> {
  const [row] = await app.deps.db.select({ rows: count() }).from(table)
  return row!.rows
}
const sizes = () =>
  Promise.all(
    [companies, professionals, jobs, applications, applicationEvents, notifications, files].map(size),
  )

const login = (path: string, email: string) =>
  app.request({ method: 'POST', url: path, payload: { email, password: demoPassword } })

test('a start fills in companies, people, ads and applications, and leaves no upload half done', async () => {
  expect(await sizes()).toEqual([12, 14, 51, 27, 81, 88, 14])
  expect(await size(pendingUploads)).toBe(0)
})

test('a second start changes nothing, and two at once seed once', async () => {
  const before = await sizes()
  await Promise.all([prepareData(app.deps), seedDemo(app.deps)])
  expect(await sizes()).toEqual(before)

  const fresh = await startTestApp()
  try {
    await prepareData(fresh.deps)
    await Promise.all([seedDemo(fresh.deps), seedDemo(fresh.deps)])
    const [row] = await fresh.deps.db.select({ rows: count() }).from(files)
    expect(row?.rows).toBe(14)
    const [pending] = await fresh.deps.db.select({ rows: count() }).from(pendingUploads)
    expect(pending?.rows).toBe(0)
  } finally {
    await fresh.close()
  }
})

test('without the demo a start adds nobody and prints nothing', async () => {
  const plain = await startTestApp()
  try {
    expect(await prepareData(plain.deps)).toEqual([])
    expect(await plain.deps.db.select().from(companies)).toEqual([])
  } finally {
    await plain.close()
  }
})

test.each(demoAccounts)('$email signs in and is printed at start', async ({ email }) => {
  const path = email.startsWith('admin@') ? '/api/admin/login' : '/api/login'
  expect((await login(path, email)).status).toBe(200)
  expect((await prepareData(app.deps)).join('\n')).toContain(email)
})

test('the lists show the 48 open ads, six of each category', async () => {
  const { body } = await app.request({ method: 'GET', url: '/api/jobs/search' })
  expect(body.total).toBe(48)
  for (const category of jobCategories)
    expect(body.facets.category).toContainEqual({ value: category, count: 6 })
})

test('a search finds an ad of the demo', async () => {
  const { body } = await app.request({ method: 'GET', url: '/api/jobs/search?q=enfermera' })
  expect(body.jobs.map(({ title }: { title: string }) => title)).toContain('Licenciado/a en Enfermería')
})

test('a company publishes no more than its plan allows', async () => {
  const open = await app.deps.db
    .select({ plan: companies.planType, name: companies.name, isPremium: jobs.isPremium, jobs: count() })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.isActive, true))
    .groupBy(companies.planType, companies.name, jobs.isPremium)
  const limited = open.filter(({ plan }) => plan === 'free' || plan === 'premium_temporal')
  expect(limited.length).toBe(3)
  for (const { plan, isPremium, jobs } of limited)
    expect({ isPremium, jobs }).toEqual({ isPremium: plan === 'premium_temporal', jobs: 1 })
})

test('each application is later than its ad, and its steps are in order up to now', async () => {
  const rows = await app.deps.db
    .select({
      id: applications.id,
      appliedAt: applications.appliedAt,
      publishedAt: jobs.publishedAt,
      status: applications.status,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
  const events = await app.deps.db.select().from(applicationEvents).orderBy(applicationEvents.id)
  for (const { id, appliedAt, publishedAt, status } of rows) {
    const steps = events.filter(({ applicationId }) => applicationId === id)
    const times = [publishedAt, ...steps.map(({ at }) => at), app.clock.now()].map(Number)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
    expect(Number(steps[0]?.at)).toBe(Number(appliedAt))
    expect(steps.at(-1)?.status).toBe(status)
  }
})

test('each notification links to its item, never to the start page of a panel', async () => {
  const told = await app.deps.db
    .select({ link: notifications.link, type: notifications.type })
    .from(notifications)
  const pages = new Set(told.map(({ link }) => link?.split(/[?#]/)[0]?.replace(/\/\d+$/, '/:id')))
  expect(pages).toEqual(
    new Set([
      '/company-dashboard/candidatos/:id',
      '/dashboard/empleos',
      '/dashboard/notificaciones',
      '/dashboard/postulaciones',
      '/dashboard/servicios',
    ]),
  )
  const toCompanies = told.filter(({ link }) => link?.startsWith('/company-dashboard'))
  for (const { link } of toCompanies) expect(link).toMatch(/\?candidato=\d+$/)
})

test('the directory has services in each group, some with reviews and some without', async () => {
  const { body } = await app.request({ url: '/api/services/search?limit=100' })
  expect(body.total).toBeGreaterThanOrEqual(14)
  expect(body.facets.group.map(({ value }: { value: string }) => value)).toEqual([...serviceGroups])
  for (const { value, count: found } of body.facets.group) expect(found, value).toBeGreaterThan(0)
  const ratings = body.services.map(({ rating }: { rating: number | null }) => rating)
  expect(ratings).toContain(null)
  expect(ratings.filter((rating: number | null) => rating !== null).length).toBeGreaterThan(8)
})

test('the figures of a professional come from hires and conversations that are in order', async () => {
  const { body } = await app.request({ url: '/api/services/search?q=despliegues' })
  const { body: shown } = await app.request({ url: `/api/services/${body.services[0]!.id}` })
  expect(shown.trackRecord).toEqual({ responseMinutes: 50, projectsDone: 4, successRate: 100 })
  const said = await app.deps.db
    .select({ at: reviews.createdAt, hireId: reviews.hireId, publishedAt: services.createdAt })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
  const steps = await app.deps.db.select().from(hireEvents).orderBy(hireEvents.id)
  const [verified] = await app.deps.db
    .select({ rows: count() })
    .from(hires)
    .where(and(eq(hires.status, 'completed'), isNull(hires.orderName)))
  expect(said.filter(({ hireId }) => hireId !== null)).toHaveLength(verified!.rows)
  for (const { at, hireId, publishedAt } of said) {
    const own = steps.filter((step) => step.hireId === hireId).map((step) => Number(step.at))
    const times = [Number(publishedAt), ...own, Number(at)]
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  }
})

test('one dispute waits for the administration and one was decided, each with what both sides said', async () => {
  const rows = await app.deps.db.select().from(disputes).orderBy(disputes.id)
  expect(rows.map(({ ending, deskAt }) => [ending, deskAt !== null])).toEqual([
    ['decided', true],
    [null, true],
  ])
  const { cookies } = await login('/api/login', 'empresa@demo.qhatu.pe')
  const headers = {
    cookie: Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; '),
  }
  for (const { hireId } of rows) {
    const { status, body } = await app.request({ url: `/api/hires/${hireId}`, headers })
    expect(status).toBe(200)
    expect(body.dispute).not.toBeNull()
    expect(body.dispute).toMatchObject({ reason: expect.any(String) })
  }
})

test('the directory has services of every state of availability', async () => {
  const { body } = await app.request({ url: '/api/services/search?limit=100' })
  const states = new Set(body.services.map(({ availability }) => availability?.state ?? null))
  expect(states).toEqual(new Set(['from', 'full', 'now', 'unconfirmed', null]))
  for (const { count: found } of body.facets.available) expect(found).toBeGreaterThan(0)
})

test('the company opens a CV: a PDF of its candidate', async () => {
  const { cookies } = await login('/api/login', 'empresa@demo.qhatu.pe')
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const [application] = await app.deps.db.select().from(applications).limit(1)
  const reply = await app.request({
    method: 'GET',
    url: `/api/applications/${application!.id}/cv`,
    headers: { cookie },
  })
  expect(reply.status).toBe(200)
  expect(reply.text.startsWith('%PDF-')).toBe(true)
})

test.each(demoJobs)('$key: place and pay are understood, and the wording is fair', (job) => {
  const fields = fieldsOf(job)
  const read = readPlaceAndPay(fields)
  if (job.mode === 'remote') expect(parsePlace(fields.location)?.scope).toBe('remote')
  else expect(read.placeDepartment).not.toBeNull()
  // No salary is below the minimum wage, S/ 1,130.
  const lowest = read.salaryCurrency === 'USD' ? 100_000 : 113_000
  if (fields.salaryText !== 'A convenir') expect(read.salaryMin).toBeGreaterThanOrEqual(lowest)
  const text = [fields.title, fields.description, fields.requirements, fields.benefits].join('\n')
  expect(findAdWording(text)).toEqual([])
})

test('the company has interviews in each state: over, today, offered and cancelled', async () => {
  const rows = await app.deps.db.select({ status: interviews.status }).from(interviews)
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'done', 'proposed', 'scheduled'])
})

test('no two ads share a text', () => {
  for (const read of [
    (job: (typeof demoJobs)[number]) => job.key,
    (job: (typeof demoJobs)[number]) => fieldsOf(job).description,
  ])
    expect(new Set(demoJobs.map(read)).size).toBe(demoJobs.length)
})

test('the CVs of the demo say what the profiles say: reading one adds nothing', async () => {
  const people = await app.deps.db.select().from(professionals)
  for (const { id: professionalId, userId, firstName } of people) {
    const filling = await parseOwnCv(app.deps, { professionalId, userId })
    const { experiences, educations, savedSkills, filledFields } = filling
    expect(experiences.length, firstName).toBeGreaterThan(0)
    expect(experiences, firstName).not.toContain('new')
    expect({ firstName, educations, savedSkills, filledFields }).toEqual({
      firstName,
      educations: ['known'],
      savedSkills: 0,
      filledFields: [],
    })
  }
})

test('accounts in the launch offer have a term and a receipt with its own number', async () => {
  const { db } = app.deps
  const rows = await db
    .select({ ...getTableColumns(payments), receiptNumber: documents.number })
    .from(payments)
    .innerJoin(documents, eq(documents.paymentId, payments.id))
    .orderBy(documents.number)
  const inOffer = [
    ...(await db.select().from(companies).where(eq(companies.planType, 'premium_temporal'))),
    ...(await db.select().from(professionals).where(eq(professionals.planType, 'premium'))),
  ]
  expect(rows.map(({ receiptNumber }) => receiptNumber)).toEqual(rows.map((_, at) => at + 1))
  const untilOf = new Map(rows.map(({ userId, paidUntil }) => [userId, paidUntil]))
  expect(inOffer.length).toBe(rows.length)
  for (const { userId, planExpiresAt } of inOffer) expect(planExpiresAt).toEqual(untilOf.get(userId))
})

test('the demo has earnings in two currencies, a paid list and an open one, and its ledger is in order', async () => {
  const rows = await app.deps.db.select({ status: payouts.status, currency: payouts.currency }).from(payouts)
  expect(rows).toEqual([
    { status: 'paid', currency: 'USD' },
    { status: 'listed', currency: 'PEN' },
  ])
  const { faults } = await verifyLedger(app.deps)
  expect(faults).toEqual([])
})
