import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { subscriptions } from '#server/db/schema/subscriptions.table.ts'
import { seededRandom } from '#tests/matching/random-profiles.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { queueAlerts, sendDueAlert } from './send-alerts.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  await app.deps.db.delete(subscriptions)
  await app.deps.db.delete(jobs)
})

const subscribe = async (values: { search: string; email: string; frequency?: 'weekly' }) => {
  const now = app.clock.now()
  const [row] = await app.deps.db
    .insert(subscriptions)
    .values({ kind: 'job_alert', frequency: 'daily', createdAt: now, confirmedAt: now, ...values })
    .returning({ id: subscriptions.id })
  return row!.id
}
const publish = (mode: 'remote' | 'hybrid' | 'onsite') => createJob(app, company, { mode })
/** The ids of the jobs that a mail links to. */
const jobsIn = (mail: { text: string }) =>
  [...mail.text.matchAll(/\/jobs\/(\d+)/g)].map(([, id]) => Number(id))

test.each([1, 2])(
  'over a month, two processes and repeated runs send each alert every job that was open at its run, and none twice (seed %i)',
  async (seed) => {
    const random = seededRandom(seed)
    const chance = (share: number) => random() < share
    const { clock } = app
    const other = await startTestApp({ DATABASE_URL: app.deps.config.databaseUrl ?? '' }, { clock })
    const processes = [app, other]
    const modes = ['remote', 'hybrid', 'onsite'] as const
    type Made = { id: number; mode: string; at: number; isOpen: boolean }
    const made: Made[] = []
    const alerts = await Promise.all(
      modes.flatMap((mode, n) => [
        subscribe({ search: `mode=${mode}`, email: `d${n}@ejemplo.pe` }),
        subscribe({ search: `mode=${mode}`, email: `w${n}@ejemplo.pe`, frequency: 'weekly' }),
      ]),
    )
    const start = app.clock.now().getTime()
    const due = new Map<string, Set<number>>()
    const lastRun = new Map<string, number>()
    for (let hour = 1; hour <= 30 * 24; hour++) {
      app.clock.advance({ hours: 1 })
      const now = app.clock.now().getTime()
      if (chance(0.12)) {
        const mode = modes[Math.floor(random() * 3)]!
        made.push({ id: await publish(mode), mode, at: now, isOpen: true })
      }
      const open = made.filter((job) => job.isOpen)
      if (chance(0.05) && open.length > 0) {
        const closed = open[Math.floor(random() * open.length)]!
        closed.isOpen = false
        await app.deps.db.update(jobs).set({ isOpen: false }).where(eq(jobs.id, closed.id))
      }
      const isRunTime = hour % 24 === 12
      if (!isRunTime && !chance(0.03)) continue
      // Computes the expected jobs without the product: the open ones not seen since the alert's last run.
      for (const [n, mode] of modes.entries())
        for (const [kind, period] of [
          ['d', 12],
          ['w', 156],
        ] as const) {
          const who = `${kind}${n}@ejemplo.pe`
          const last = lastRun.get(who) ?? start
          const isFirstDaily = kind === 'd' && !lastRun.has(who)
          if (!isFirstDaily && now - last < period * 3_600_000) continue
          lastRun.set(who, now)
          const told = due.get(who) ?? new Set()
          for (const job of made) if (job.isOpen && job.mode === mode && job.at > last) told.add(job.id)
          due.set(who, told)
        }
      await Promise.all(processes.map(({ deps }) => queueAlerts(deps)))
      await Promise.all([
        ...processes.map(({ queue }) => queue.drain()),
        ...alerts.map((subscriptionId) => sendDueAlert(other.deps, { subscriptionId })),
      ])
    }
    const mails = [...app.mails.sent, ...other.mails.sent]
    expect(mails.length).toBeGreaterThan(20)
    expect(mails.every((mail) => jobsIn(mail).length > 0)).toBe(true)
    for (const who of lastRun.keys()) {
      const got = mails.filter(({ to }) => to === who).flatMap(jobsIn)
      expect(new Set(got).size, `${who} got a job twice`).toBe(got.length)
      expect(new Set(got), who).toEqual(due.get(who) ?? new Set())
    }
    await other.close()
  },
  120_000,
)
