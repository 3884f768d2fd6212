import { DAY, HOUR } from '#domain/time/durations.ts'
import type { Deps } from '#server/deps.ts'
import { transaction } from '#server/db/connection.ts'
import { listNewJobIds, listSummaries } from '#server/features/jobs/list/jobs-search.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'
import { readAlertSearch } from './canonical-search.ts'
import { writeLink } from '#server/features/subscriptions/subscription.address.ts'
import { digestMail } from '#server/features/subscriptions/subscriptions.mails.ts'
import {
  claimRun,
  type DueBefore,
  findToSend,
  insertAlertedJobs,
  listDueIds,
} from '#server/features/subscriptions/subscriptions.queries.ts'
import { sendAlert } from '#server/features/subscriptions/subscriptions.tasks.ts'

/** How many jobs a mail names; of an alert the others are only counted. */
const mostInMail = { job_alert: 20, newsletter: 10 }

/**
 * Shorter than a day or week, because runs are at fixed hours and the last one may have been a little late. In
 * milliseconds.
 */
const periods = { daily: 12 * HOUR, weekly: 6.5 * DAY }
/**
 * How far a run looks back behind the last one, so that a job committed after its publication date is not missed.
 * Sent jobs are recorded, so none is sent twice. In milliseconds.
 */
const overlap = DAY
/** The maximum number of new jobs per search and run. */
const mostFound = 500
const batch = 500

type AlertDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>
type Sendable = NonNullable<Awaited<ReturnType<typeof findToSend>>>

const dueBefore = (now: Date): DueBefore => ({
  daily: new Date(now.getTime() - periods.daily),
  weekly: new Date(now.getTime() - periods.weekly),
})

/** Queues a task for each due subscription. */
export async function queueAlerts(deps: AlertDeps): Promise<void> {
  const due = dueBefore(deps.clock.now())
  for (let after = 0; ;) {
    const ids = await listDueIds(deps.db, { due, after, limit: batch })
    await transaction(deps, async (tx) => {
      for (const subscriptionId of ids) await deps.queue.enqueue(tx, sendAlert, { subscriptionId })
    })
    after = ids.at(-1) ?? after
    if (ids.length < batch) return
  }
}

/**
 * Sends one subscription's new active jobs, published since its last run (the first time, since its confirmation).
 * The mail, the sent jobs and the run are written in one transaction, and only the process that claims the run sends,
 * so no job is sent twice.
 */
export async function sendDueAlert(
  deps: AlertDeps,
  { subscriptionId }: { subscriptionId: number },
): Promise<void> {
  const now = deps.clock.now()
  const subscription = await findToSend(deps.db, subscriptionId, dueBefore(now))
  if (!subscription) return
  const found = await findNewJobs(deps, subscription)
  const key = await readSecret(deps.db, 'subscriptions')
  await transaction(deps, async (tx) => {
    if (!(await claimRun(tx, subscription, now))) return
    const fresh = await insertAlertedJobs(tx, subscriptionId, found, now)
    if (fresh.length === 0) return
    const jobs = await listSummaries(tx, fresh.slice(0, mostInMail[subscription.kind]))
    const token = writeLink(key, { purpose: 'manage', id: subscriptionId })
    const { publicUrl } = deps.config
    const mail = digestMail({ subscription, jobs, more: fresh.length - jobs.length, token, publicUrl })
    await sendMail(deps, tx, { to: subscription.to, ...mail })
  })
}

/** Newest first; for the newsletter premium jobs first, and only as many as it names. */
async function findNewJobs(
  deps: Pick<Deps, 'db' | 'clock'>,
  { kind, search, confirmedAt, lastRunAt }: Sendable,
): Promise<number[]> {
  const since = lastRunAt ? lastRunAt.getTime() - overlap : 0
  const publishedAfter = new Date(Math.max(since, confirmedAt?.getTime() ?? 0))
  const filters = readAlertSearch(search)
  if (kind === 'job_alert') return listNewJobIds(deps, filters, { publishedAfter, limit: mostFound })
  const window = { publishedAfter, limit: mostFound }
  const premium = await listNewJobIds(deps, { ...filters, premium: true }, window)
  const all = await listNewJobIds(deps, filters, window)
  return [...new Set([...premium, ...all])].slice(0, mostInMail.newsletter)
}
