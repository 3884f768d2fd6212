import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerGroups } from '#contracts/applications/close-out-vocabulary.ts'
import { applicationStatuses } from '#contracts/applications/application-status-vocabulary.ts'
import { closedUnansweredTitle } from '#domain/applications/close-out.words.ts'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { expireTask } from '#server/features/jobs/jobs.tasks.ts'
import {
  createAdmin,
  createCompany,
  createProfessional,
  signedInAgain,
  type TestActor,
} from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { type Random, randomFrom } from '#tests/support/random.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { closeTask, goOnTask, remindTask } from './close-out.tasks.ts'
import { finalStatuses } from './waiting.queries.ts'

/*
 * Histories at random, day by day on the test's clock, through the calls of the real app: whatever a company, its
 * candidates and an administrator do or leave undone, every application that was not withdrawn ends with a told answer,
 * or with the told fact that there is none.
 */

let app: TestApp
let random: Random
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const password = 'una clave larga'
/** What worked at least once. */
const done = new Set<string>()
const kindsOfEnd = new Set<string>()
/** The days on which people act, and those after which nobody does. */
const [busyDays, quietDays] = [40, 75]

type Applicant = { id: number; person: TestActor }
type Firm = { company: TestActor; jobs: { id: number; applicants: Applicant[] }[]; isGone: boolean }

async function call(who: TestActor, method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object = {}) {
  const { headers } = who === admin ? who : await signedInAgain(app, who)
  const reply = await app.request({ method, url, headers, payload })
  if (reply.status < 300) done.add(`${method} ${url.replaceAll(/\d+/g, ':id')}`)
  const act = (reply.body as { undo?: { actId: number } | null } | null)?.undo
  // A third of what can be undone is undone, now or when a little time has passed.
  if (act && random.chance(0.3)) {
    if (random.chance(0.5)) await wait({ minutes: 0.1 })
    const undone = await app.request({
      method: 'POST',
      url: `/api/acts/${act.actId}/undo`,
      headers,
      payload: {},
    })
    if (undone.status === 200) done.add('undo')
  }
  return reply
}

async function wait(time: { days?: number; minutes?: number }) {
  app.clock.advance(time)
  await drainByClock(app)
}

async function runDaily() {
  await transaction(app.deps, async (tx) => {
    for (const task of [expireTask, closeTask, remindTask, goOnTask]) await app.queue.enqueue(tx, task, {})
  })
  await drainByClock(app)
}

async function openFirm(passwordHash: string): Promise<Firm> {
  const company = await createCompany(app, {
    planType: 'premium',
    answerTermDays: random.pick([15, 20, 30, 45, 60]),
  })
  await app.deps.db.update(users).set({ passwordHash }).where(eq(users.id, company.userId))
  const jobs = []
  for (let n = 0; n < 3; n++) {
    const day = 24 * 60 * 60_000
    const expiresAt = random.chance(0.5) ? new Date(app.clock.now().getTime() + random.below(60) * day) : null
    jobs.push({ id: await createJob(app, company, { expiresAt }), applicants: [] as Applicant[] })
  }
  return { company, jobs, isGone: false }
}

const statuses = (): string => random.pick(applicationStatuses)
const group = () => random.pick(answerGroups)

/** What a company may do on a day: with one candidate, with many, with an ad, with itself. */
async function companyActs(firm: Firm) {
  const { company } = firm
  const job = random.pick(firm.jobs)
  const applicant = job.applicants.length > 0 ? random.pick(job.applicants) : null
  const acts: (() => Promise<unknown> | null)[] = [
    () => applicant && call(company, 'POST', `/api/applications/${applicant.id}/viewed`),
    () =>
      applicant && call(company, 'PATCH', `/api/applications/${applicant.id}/status`, { status: statuses() }),
    async () => {
      if (!applicant) return
      // Two steps in a row, and a withdrawal between them.
      await call(company, 'PATCH', `/api/applications/${applicant.id}/status`, { status: statuses() })
      if (random.chance(0.3))
        await call(applicant.person, 'POST', `/api/applications/${applicant.id}/withdraw`)
      await call(company, 'PATCH', `/api/applications/${applicant.id}/status`, { status: statuses() })
    },
    () =>
      call(company, 'POST', `/api/jobs/${job.id}/answers`, {
        group: group(),
        outcome: random.pick(['rejected', 'in_process']),
        text: 'Hola, {nombre}: sobre {puesto}.',
        excluded: applicant && random.chance(0.3) ? [applicant.id] : [],
      }),
    () =>
      call(company, 'PATCH', `/api/jobs/${job.id}/status`, { status: random.pick(['active', 'archived']) }),
    () => (random.chance(0.15) ? call(company, 'DELETE', `/api/jobs/${job.id}`) : null),
    () => call(company, 'PATCH', '/api/me/company', { answerTermDays: 15 + random.below(46) }),
  ]
  await random.pick(acts)()
}

/** Deletes the account of a company, with all that it leaves open. */
async function leave(firm: Firm) {
  const { status } = await call(firm.company, 'DELETE', '/api/me', { password })
  firm.isGone = status < 300
}

async function adminActs({ company, jobs }: Firm) {
  const { id } = random.pick(jobs)
  const why = { reason: 'other', note: 'Lo revisamos.' }
  const status = random.pick(['active', 'inactive'])
  const acts = [
    () => call(admin, 'PATCH', `/api/admin/jobs/${id}/status`, { status, ...why }),
    async () => {
      await call(admin, 'DELETE', `/api/admin/jobs/${id}`, why)
      if (random.chance(0.5)) await call(admin, 'POST', `/api/admin/jobs/${id}/restore`)
    },
    () =>
      call(admin, 'PATCH', `/api/admin/users/${company.userId}/status`, {
        isActive: random.chance(0.7),
        ...why,
      }),
  ]
  await random.pick(acts)()
}

async function personActs({ jobs }: Firm) {
  const job = random.pick(jobs)
  if (job.applicants.length > 0 && random.chance(0.15)) {
    const { id, person } = random.pick(job.applicants)
    await call(person, 'POST', `/api/applications/${id}/withdraw`)
    return
  }
  const person = await createProfessional(app)
  const reply = await app.request({
    method: 'POST',
    url: `/api/jobs/${job.id}/apply`,
    headers: person.headers,
    payload: {},
  })
  if (reply.status === 201) job.applicants.push({ id: reply.body.application.id, person })
}

/** What a person was told, in order: each told step of the company, each final fact. */
async function readEnd({ id, person }: Applicant) {
  const { db } = app.deps
  const [application] = await db.select().from(applications).where(eq(applications.id, id))
  const events = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id))
  const bell = await db.select().from(notifications).where(eq(notifications.userId, person.userId))
  const told = events.filter(
    ({ by, isNotified, status }) => isNotified && (by === 'company' || status === 'closed_unanswered'),
  )
  return { application: application!, told, bell, events }
}

function problemsOf({ application, told, bell, events }: Awaited<ReturnType<typeof readEnd>>): string[] {
  const facts = told.filter(({ status }) => status === 'closed_unanswered')
  const closings = bell.filter(({ title }) => title === closedUnansweredTitle)
  const last = told.at(-1)
  const problems = []
  if (closings.length !== facts.length) problems.push(`${facts.length} facts, told ${closings.length} times`)
  if (told.some(({ status }, at) => status === 'closed_unanswered' && told[at - 1]?.status === status))
    problems.push('the fact twice without a step between')
  if (closings.some(({ message }) => /rechaz/i.test(message)))
    problems.push('the fact calls itself a rejection')
  // Each told step is on the bell: the first opening is one more, by the system.
  const viewed = events.filter(({ by, status }) => by === 'system' && status === 'viewed').length
  if (bell.length !== told.length + viewed)
    problems.push(`${bell.length} notices for ${told.length + viewed} steps`)
  if (application.withdrawnAt) {
    if (facts.some(({ at }) => at > application.withdrawnAt!)) problems.push('a fact after the withdrawal')
    return problems
  }
  const isFinal = finalStatuses.some((final) => final === application.status)
  if (application.knownStatus !== null) problems.push('a step was never told')
  if (isFinal && last?.status !== application.status) problems.push('a final status that nobody told')
  if (isFinal && application.closedUnansweredAt) problems.push('the fact beside an answer')
  if (!isFinal && (!application.closedUnansweredAt || last?.status !== 'closed_unanswered'))
    problems.push(`silent: ${application.status}`)
  return problems
}

/** Two months of a market by the day. */
const patience = 240_000

test.each([1, 2, 3])(
  'no application of any history ends silent (seed %i)',
  { timeout: patience },
  async (seed) => {
    random = randomFrom(seed)
    admin = await createAdmin(app)
    const passwordHash = await hashPassword(password)
    const firms: Firm[] = []
    for (let n = 0; n < 5; n++) firms.push(await openFirm(passwordHash))
    for (let day = 0; day < busyDays; day++) {
      for (const firm of firms) {
        await personActs(firm)
        if (!firm.isGone && random.chance(0.6)) await companyActs(firm)
        if (random.chance(0.08)) await adminActs(firm)
        if (day === 25 && firm === firms[0]) await leave(firm)
      }
      await wait({ days: 1 })
      admin = await createAdmin(app)
      await runDaily()
    }
    for (let day = 0; day < quietDays; day += 2) {
      await wait({ days: 2 })
      await runDaily()
    }
    const applicants = firms.flatMap(({ jobs }) => jobs.flatMap((job) => job.applicants))
    const ends = await Promise.all(applicants.map(readEnd))
    const problems = ends.flatMap((end) => problemsOf(end).map((said) => `${end.application.id}: ${said}`))
    expect(problems).toEqual([])
    expect(ends.length).toBeGreaterThan(60)
    for (const { application } of ends) {
      const { withdrawnAt, closedUnansweredAt, status } = application
      kindsOfEnd.add(withdrawnAt ? 'withdrawn' : closedUnansweredAt ? 'closed' : status)
    }
  },
)

test('each kind of end came up, by each kind of act', () => {
  expect([...kindsOfEnd].toSorted()).toEqual(['accepted', 'closed', 'hired', 'rejected', 'withdrawn'])
  expect([...done].toSorted()).toEqual([
    'DELETE /api/admin/jobs/:id',
    'DELETE /api/jobs/:id',
    'DELETE /api/me',
    'PATCH /api/admin/jobs/:id/status',
    'PATCH /api/admin/users/:id/status',
    'PATCH /api/applications/:id/status',
    'PATCH /api/jobs/:id/status',
    'PATCH /api/me/company',
    'POST /api/admin/jobs/:id/restore',
    'POST /api/applications/:id/viewed',
    'POST /api/applications/:id/withdraw',
    'POST /api/jobs/:id/answers',
    'undo',
  ])
})
