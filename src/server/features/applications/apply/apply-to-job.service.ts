import type { ApplicationSource } from '#contracts/jobs/statistics-vocabulary.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { agreeToFutureJobs } from '#server/features/professionals/visibility/future-jobs.service.ts'
import {
  type Answering,
  type Sent,
  saysYesToFutureJobs,
  writeAnswers,
} from '#server/features/applications/answers/answers.service.ts'
import { insertEvent } from '#server/features/applications/applications.queries.ts'
import { scoreApplication } from '#server/features/applications/candidates/candidate-scores.tasks.ts'
import { readSentCv } from '#server/features/applications/sent-cvs/sent-cvs.tasks.ts'
import { notifyReceived } from '#server/features/applications/notify-steps.ts'
import { sourceOf } from './application-source.ts'
import {
  findJobForApplying,
  findJobNames,
  insertApplication,
  lockApplicant,
  lockJobForApplying,
} from './apply.queries.ts'

type Applying = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

interface NewApplication {
  jobId: number
  professionalId: number
  coverLetter: string | undefined
  answering: Answering
  source: ApplicationSource
  /** Default: the current CV of the profile. Replacing that later does not change what was sent. */
  cvId?: string | undefined
}

/**
 * Applies with the profile. Throws not_found, job_gone, already_applied, questions_changed or validation_failed. Returns the application's id.
 */
export async function applyToJob(
  deps: Applying,
  actor: Pick<ProfessionalActor, 'professionalId'>,
  {
    jobId,
    coverLetter,
    questions,
    answers,
    futureJobs,
    files,
    from,
  }: Sent & { jobId: number; coverLetter?: string | undefined },
): Promise<number> {
  const id = await transaction(deps, (tx) =>
    writeApplication(deps, tx, {
      jobId,
      coverLetter,
      answering: { sent: { questions, answers, futureJobs, files } },
      source: sourceOf(deps, from),
      professionalId: actor.professionalId,
    }),
  )
  if (id === null) throw new AppError('already_applied')
  return id
}

/** A job's title and place, open or not; null when it does not exist. */
export const getJobNames = (db: Db, jobId: number) => findJobNames(db, jobId)

/** Throws not_found for an unknown job, job_gone for a closed one. */
export async function requireOpenJob({ db, clock }: Pick<Deps, 'db' | 'clock'>, jobId: number) {
  return requireOpen(await findJobForApplying(db, jobId), clock.now())
}

/**
 * Stores an application with its first event and its messages. Null: there is one already; a unique index ensures
 * this also for concurrent requests. Throws job_gone when the job was closed meanwhile, and questions_changed or validation_failed for
 * answers to its questions.
 */
export async function writeApplication(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { jobId, professionalId, coverLetter, answering, source, cvId }: NewApplication,
): Promise<number | null> {
  const now = deps.clock.now()
  const { companyId, isConfidential } = requireOpen(await lockJobForApplying(tx, jobId), now)
  const applicant = await lockApplicant(tx, professionalId)
  if (!applicant) throw notFound('professional')
  const sentCv = cvId ?? applicant.cvId
  const id = await insertApplication(tx, {
    jobId,
    professionalId,
    source,
    coverLetter: coverLetter === '' ? null : (coverLetter ?? null),
    cvId: sentCv,
    appliedAt: now,
  })
  if (id === null) return null
  await writeAnswers(tx, { id, jobId, ownerId: applicant.userId }, answering)
  // Nobody agrees to be found by a company without knowing which one it is.
  if (saysYesToFutureJobs(answering) && (!isConfidential || source === 'invitation'))
    await agreeToFutureJobs(tx, { professionalId, companyId, givenAt: now })
  await insertEvent(tx, {
    applicationId: id,
    status: 'pending',
    by: 'professional',
    userId: applicant.userId,
    at: now,
  })
  await notifyReceived(deps, tx, id)
  await deps.queue.enqueue(tx, scoreApplication, { applicationId: id })
  if (sentCv) await deps.queue.enqueue(tx, readSentCv, { applicationId: id })
  return id
}

function requireOpen<J extends { isActive: boolean; expiresAt: Date | null }>(job: J | null, now: Date): J {
  if (!job) throw notFound('job')
  if (!job.isActive || (job.expiresAt && job.expiresAt <= now)) throw new AppError('job_gone')
  return job
}
