import { lastReminderDays } from '#contracts/applications/close-out-figures.ts'
import { closedUnansweredMessage, closedUnansweredTitle } from '#domain/applications/close-out.words.ts'
import { answersHref, ownJobsHref, storedSearchHref } from '#domain/jobs/job.address.ts'
import { commitInBatches } from '#server/db/commit-in-batches.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { insertEvent } from '#server/features/applications/applications.queries.ts'
import {
  getPartiesOf,
  notifyApplicant,
  refreshPagesOf,
} from '#server/features/applications/notify-parties.service.ts'
import { notifyFollowers } from '#server/features/jobs/followers/followers.service.ts'
import { adEnded, candidatesWait, similarJobs } from './close-out-notices.words.ts'
import { findJobToAnswer } from './job-to-answer.queries.ts'
import { claimSilent, claimToRemind, setClosedUnanswered } from './silent.queries.ts'
import { countWaiting } from './waiting.queries.ts'

type AnswerDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** How many people one run tells, so that old silence does not become a day's flood of mails. */
const mostARun = 2000

/**
 * Tells the people whom their company did not answer within its term, and those whose ad or company is gone, that the
 * process is closed. Scheduled; safe to run twice, and concurrently.
 */
export async function closeUnanswered(deps: AnswerDeps): Promise<void> {
  let told = 0
  await commitInBatches(deps, async (_, tx, limit) => {
    if (told >= mostARun) return 0
    const count = await closeBatch(deps, tx, limit)
    told += count
    return count === 0 ? 0 : limit
  })
}

async function closeBatch(deps: AnswerDeps, tx: Db, limit: number): Promise<number> {
  const at = deps.clock.now()
  const silent = await claimSilent(tx, at, limit)
  await setClosedUnanswered(
    tx,
    silent.map(({ id }) => id),
    at,
  )
  for (const { id: applicationId, why } of silent) {
    await insertEvent(tx, { applicationId, status: 'closed_unanswered', by: 'system', at })
    const parties = await getPartiesOf(tx, applicationId)
    const search = storedSearchHref(new URLSearchParams({ q: parties.jobTitle }).toString())
    const list = [similarJobs(parties.jobTitle, search)]
    await notifyApplicant(
      deps,
      tx,
      parties,
      (subject) => ({ title: closedUnansweredTitle, message: closedUnansweredMessage(subject, why) }),
      { by: null, more: { list } },
    )
    await refreshPagesOf(tx, parties)
  }
  return silent.length
}

/** Reminds each company of the candidates whose term runs out: one notice with all of them. Scheduled. */
export const remindCompanies = (deps: AnswerDeps): Promise<void> => commitInBatches(deps, remindBatch)

async function remindBatch(deps: AnswerDeps, tx: Db, limit: number): Promise<number> {
  const due = await claimToRemind(tx, { now: deps.clock.now(), lastDays: lastReminderDays, limit })
  for (const { companyId, name, waiting, last, jobIds } of due) {
    const [jobId] = jobIds
    const link = jobId !== undefined && jobIds.length === 1 ? answersHref(jobId) : ownJobsHref
    const words = candidatesWait({ companyName: name, waiting, last })
    const news = { ...words, by: null, type: 'application_status', link } as const
    await notifyFollowers(deps, tx, { companyId, jobId: jobIds }, news)
  }
  return due.length
}

/** An ad has ended by itself: its company hears who still waits. It was deleted: those who wait hear so. */
export async function tellOfEndedAd(deps: AnswerDeps, jobId: number): Promise<void> {
  const isDeleted = await transaction(deps, async (tx) => (await findJobToAnswer(tx, jobId)) === null)
  if (isDeleted) await closeUnanswered(deps)
  else await tellCompany(deps, jobId)
}

async function tellCompany(deps: AnswerDeps, jobId: number): Promise<void> {
  await transaction(deps, async (tx) => {
    const job = await findJobToAnswer(tx, jobId)
    if (!job || job.isOpen) return
    const waiting = await countWaiting(tx, jobId)
    if (waiting === 0) return
    const followed = { companyId: job.companyId, jobId }
    await notifyFollowers(deps, tx, followed, {
      ...adEnded({ companyName: job.companyName, jobTitle: job.title, waiting }),
      by: null,
      type: 'application_status',
      link: answersHref(jobId),
    })
  })
}
