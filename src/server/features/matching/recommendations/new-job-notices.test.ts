import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { notifyOfNewJobs } from './new-job-notices.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.update(jobs).set({ isOpen: false })
  // Each test runs some days later, so the sessions of the previous one have expired.
  company = await createCompany(app, { planType: 'premium' })
})

const publish = (title: string) => publishJob(app, company, { ...accountantJob, title })
const bell = ({ userId }: TestActor) =>
  app.deps.db
    .select({ title: notifications.title, message: notifications.message, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, 'job_match')))

test('a person with an excellent match is notified of a new job once, on the bell and not by mail', async () => {
  const [ana, cook] = [
    await createAccountant(app, { summary: accountantJob.description }),
    await createProfessional(app, { title: 'Cocinero' }),
  ]
  const jobId = await publish('Contador general')
  await notifyOfNewJobs(app.deps)
  await notifyOfNewJobs(app.deps)
  app.clock.advance({ hours: 24 })
  await notifyOfNewJobs(app.deps)
  await app.queue.drain()
  expect(await bell(ana)).toMatchObject([{ title: 'Un empleo nuevo va contigo', link: `/jobs/${jobId}` }])
  expect(await bell(cook)).toEqual([])
  expect(app.mails.sent.filter(({ to }) => to === ana.email)).toEqual([])
})

test('of several one entry a day, the next one the day after, and never of an old job', async () => {
  const ana = await createAccountant(app, { summary: accountantJob.description })
  await publish('Contadora')
  await publish('Contador general')
  await notifyOfNewJobs(app.deps)
  const [first, ...others] = await bell(ana)
  expect(others).toEqual([])
  expect(first!.message).toContain('Hay 1 más')
  app.clock.advance({ hours: 24 })
  await notifyOfNewJobs(app.deps)
  expect(new Set((await bell(ana)).map(({ link }) => link)).size).toBe(2)
  const bruno = await createAccountant(app, { summary: accountantJob.description })
  app.clock.advance({ hours: 72 })
  await notifyOfNewJobs(app.deps)
  expect(await bell(bruno)).toEqual([])
})

test('no notification for jobs applied to, nor for people who turned them off', async () => {
  const [ana, bruno] = [
    await createAccountant(app, { summary: accountantJob.description }),
    await createAccountant(app, { summary: accountantJob.description }),
  ]
  const jobId = await publish('Contador general')
  await app.request({ method: 'POST', url: `/api/jobs/${jobId}/apply`, payload: {}, headers: ana.headers })
  await app.request({
    method: 'PUT',
    url: '/api/notification-preferences',
    payload: { type: 'job_match', channel: 'bell', isOn: false },
    headers: bruno.headers,
  })
  await notifyOfNewJobs(app.deps)
  expect(await bell(ana)).toEqual([])
  expect(await bell(bruno)).toEqual([])
})
