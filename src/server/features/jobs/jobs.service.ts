import { isDeepStrictEqual } from 'node:util'
import type { QuestionInput } from '#contracts/jobs/job-questions.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { lockPublisher, readAnswers } from '#server/features/companies/companies.service.ts'
import { requireConfirmedEmail } from '#server/features/plans/confirmed-email.service.ts'
import { deletePublished } from '#server/features/jobs/drafts/drafts.queries.ts'
import {
  expiryFrom,
  openJob,
  requireOpeningTime,
  requireStanding,
} from '#server/features/jobs/own/open-job.ts'
import { bindCredit, claimJobSlot } from '#server/features/plans/plans.service.ts'
import type { CompanyActor } from '#server/actor.ts'
import { insertFollower } from '#server/features/jobs/followers/followers.queries.ts'
import { isFromFeed } from '#server/features/jobs/feeds/feed-ads.queries.ts'
import { findHold, type HoldRow } from '#server/features/jobs/holds/holds.queries.ts'
import { settleHold } from '#server/features/jobs/holds/holds.service.ts'
import type { JobFields } from '#server/features/jobs/posting/job-fields.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import {
  getQuestions,
  type QuestionRow,
  saveQuestions,
} from '#server/features/jobs/questions/questions.service.ts'
import { jobEdited, jobEnded } from '#server/features/jobs/own/job-changes.tasks.ts'
import { requireHidden } from '#server/features/jobs/posting/confidential.service.ts'
import { announceChange, announceJob } from './announce-job.ts'
import { jobRemoval, jobStatusAct } from './jobs.acts.ts'
import type { OwnCompany, OwnJob } from './jobs.policy.ts'
import { forReaders, type JobForReaders } from './shown-company.ts'
import {
  expireJobs,
  findJob,
  insertJob,
  type JobWithCompany,
  listCompanyJobs,
  type OwnJobRow,
  setJobDeleted,
  updateJobFields,
  updateJobOpen,
} from './jobs.queries.ts'

type JobDeps = Pick<Deps, 'db' | 'pool' | 'clock'>
type WritingDeps = JobDeps & Pick<Deps, 'queue'>

interface NewOwnJob {
  fields: JobFields
  questions?: readonly QuestionInput[] | undefined
  isPremium: boolean
  isOpen: boolean
  /** It stays closed until then. */
  opensAt?: Date | null
  /** What it was written in, which goes. */
  draftId?: number | undefined
}

/**
 * Publishes a job, or stores it closed if the company asked for that or for a later day. Throws email_unconfirmed, plan_limit_reached or
 * premium_required.
 */
export async function publishJob(
  deps: WritingDeps,
  publisher: Pick<CompanyActor, 'companyId' | 'emailConfirmed'> & {
    userId: number | null
    key?: CompanyActor['key']
  },
  { questions = [], draftId, opensAt = null, ...job }: NewOwnJob,
): Promise<OwnJobInFull> {
  await requireConfirmedEmail(deps, publisher)
  const { companyId, userId } = publisher
  const publishedAt = deps.clock.now()
  const fields = readJobFields(job.fields)
  requireOpeningTime(opensAt, publishedAt)
  const isOpen = job.isOpen && opensAt === null
  const id = await transaction(deps, async (tx) => {
    if (fields.isConfidential) await requireHidden(tx, companyId, { fields, questions })
    const credit = isOpen ? await claimJobSlot(tx, companyId, job, publishedAt) : null
    // A closed job was never visible, so its term starts when it is opened.
    const expiresAt = isOpen ? await expiryFrom(tx, publishedAt) : null
    const inserted = await insertJob(tx, {
      companyId,
      publishedBy: userId,
      publishedKey: publisher.key?.name ?? null,
      ...job,
      fields,
      isOpen,
      publishedAt,
      expiresAt,
      opensAt,
    })
    if (credit !== null) await bindCredit(tx, credit, { jobId: inserted, at: publishedAt })
    if (draftId !== undefined) await deletePublished(tx, { id: draftId, companyId })
    // What a program publishes is followed by nobody yet.
    if (userId !== null && !publisher.key)
      await insertFollower(tx, { jobId: inserted, userId, since: publishedAt })
    await saveQuestions(tx, inserted, questions, publishedAt)
    await settleHold(deps, tx, { id: inserted, companyId })
    await announceChange(deps, tx, { id: inserted, companyId }, { wasListed: false })
    return inserted
  })
  return getOwnJob(deps.db, id)
}

export type Answers = Awaited<ReturnType<typeof readAnswers>>
type Questioned = JobWithCompany & { questions: QuestionRow[] }
type OwnJobInFull = Questioned & { hold: HoldRow | null; isFromFeed: boolean }

/** A job with its questions, its hold, and whether it is imported. Throws not_found. */
export async function getOwnJob(db: Db, id: number): Promise<OwnJobInFull> {
  const [found, questions, hold, fromFeed] = await Promise.all([
    getJob(db, id),
    getQuestions(db, id),
    findHold(db, id),
    isFromFeed(db, id),
  ])
  return { ...found, questions, hold, isFromFeed: fromFeed }
}

async function getJob(db: Db, id: number): Promise<JobWithCompany> {
  const found = await findJob(db, id)
  if (!found || found.job.deletedAt) throw notFound('job')
  return found
}

/**
 * A job's public view, with how its company answers. Throws not_found when it never existed, job_gone when it is closed
 * or expired.
 */
export async function getPublicJob(deps: JobDeps, id: number): Promise<JobForReaders & { answers: Answers }> {
  const found = await findJob(deps.db, id)
  if (!found) throw notFound('job')
  const { isActive, expiresAt } = found.job
  if (!isActive || (expiresAt && expiresAt <= deps.clock.now())) throw new AppError('job_gone')
  const shown = forReaders(found)
  // Its page has the same sentence, so it would tell which company it is.
  return { ...shown, answers: shown.company.id === null ? null : await readAnswers(deps, shown.company.id) }
}

/** What those who apply to a public job are asked with it. */
export async function getAskingJob(
  deps: JobDeps,
  id: number,
): Promise<JobForReaders & { questions: QuestionRow[]; answers: Answers }> {
  const found = await getPublicJob(deps, id)
  return { ...found, questions: await getQuestions(deps.db, id) }
}

/** Without `questions`, those of the job stay. */
export async function editJob(
  deps: WritingDeps,
  { job }: OwnJob,
  { fields, questions }: Pick<NewOwnJob, 'fields' | 'questions'>,
): Promise<OwnJobInFull> {
  const parsed = readJobFields(fields, job.skillsLeftOut)
  await transaction(deps, async (tx) => {
    await lockPublisher(tx, job.companyId)
    const current = await requireStanding(tx, job.id)
    const isStanding = isDeepStrictEqual(current.skillsLeftOut, job.skillsLeftOut)
    const written = isStanding ? parsed : readJobFields(fields, current.skillsLeftOut)
    if (fields.isConfidential ?? current.isConfidential)
      await requireHidden(tx, job.companyId, {
        fields,
        questions: questions ?? (await getQuestions(tx, job.id)),
      })
    await updateJobFields(tx, current, written, deps.clock.now())
    if (questions) await saveQuestions(tx, job.id, questions, deps.clock.now())
    await settleHold(deps, tx, current)
    await deps.queue.enqueue(tx, jobEdited, { jobId: job.id })
    await announceChange(deps, tx, current, { wasListed: current.isActive })
  })
  return getOwnJob(deps.db, job.id)
}

/**
 * Archives a job, or opens it within the plan's limit. The first opening publishes it; an expired job gets a new
 * term.
 */
export async function setJobOpen(
  deps: WritingDeps,
  { userId }: Pick<CompanyActor, 'userId'>,
  { job }: OwnJob,
  isOpen: boolean,
): Promise<{ row: OwnJobRow; undo: Undoable | null }> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const current = await requireStanding(tx, job.id)
    let undo: Undoable | null = null
    if (current.isOpen !== isOpen) {
      if (isOpen) await openJob(tx, current, now)
      else await updateJobOpen(tx, job.id, { isOpen, opensAt: null, updatedAt: now })
      await notifyChange(tx, 'jobs')
      const data = {
        jobId: job.id,
        isOpen,
        expiresAt: current.expiresAt?.toISOString() ?? null,
        opensAt: current.opensAt?.toISOString() ?? null,
      }
      undo = await perform(deps, tx, jobStatusAct, { userId, subjectId: job.id, data })
    }
    const [row] = await listCompanyJobs(tx, { companyId: job.companyId, id: job.id })
    return { row: row!, undo }
  })
}

/** Deletes a job, open or archived. Its applications, their history and the shown scores remain. */
export async function deleteJob(
  deps: WritingDeps,
  { userId }: CompanyActor,
  { job }: OwnJob,
): Promise<Undoable> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    await requireStanding(tx, job.id)
    await setJobDeleted(tx, job.id, { deletedAt: now, updatedAt: now })
    await notifyChange(tx, 'jobs')
    return perform(deps, tx, jobRemoval, { userId, subjectId: null, data: { jobId: job.id } })
  })
}

/** Every job of a company, open or not, newest first. */
export async function listOwnJobs({ db }: Pick<Deps, 'db'>, { companyId }: OwnCompany): Promise<OwnJobRow[]> {
  return listCompanyJobs(db, { companyId })
}

/** Closes expired jobs and refreshes public pages. Scheduled. */
export async function closeExpiredJobs(deps: WritingDeps): Promise<void> {
  await transaction(deps, async (tx) => {
    const closed = await expireJobs(tx, deps.clock.now())
    if (closed.length > 0) await notifyChange(tx, 'jobs')
    // Imported ads belong to nobody who listens.
    for (const job of closed.filter(({ source }) => source === null)) {
      if (job.wasListed) await announceJob(deps, tx, job, 'job_closed')
      await deps.queue.enqueue(tx, jobEnded, { jobId: job.id })
    }
  })
}
