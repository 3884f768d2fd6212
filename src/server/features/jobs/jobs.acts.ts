import { storedProfile } from '#domain/matching/engine.ts'
import { z } from 'zod'
import { MINUTE } from '#domain/time/durations.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { draftActs } from '#server/features/jobs/drafts/drafts.acts.ts'
import { feedActs } from '#server/features/jobs/feeds/feeds.acts.ts'
import { jobClosed, jobEnded } from '#server/features/jobs/own/job-changes.tasks.ts'
import { claimJobSlot } from '#server/features/plans/plans.service.ts'
import { announceJob } from './announce-job.ts'
import { type JobRow, lockJob, setJobDeleted, setSkillsLeftOut, updateJobOpen } from './jobs.queries.ts'

/** The company archived or reopened a job. `expiresAt`: its previous end of listing; `opensAt`: for when it was scheduled. */
export const jobStatusAct = defineAct(
  'job.status',
  z.object({
    jobId: z.number(),
    isOpen: z.boolean(),
    expiresAt: z.string().nullable(),
    opensAt: z.string().nullable().default(null),
  }),
)
/** The company deleted a job. It is only marked, because applications and scores refer to it. */
export const jobRemoval = defineAct('job.removal', z.object({ jobId: z.number() }))

/** The company excluded an inferred skill from matching, or included it again. The name is the taxonomy's. */
export const inferredSkillAct = defineAct(
  'job.inferred-skill',
  z.object({ jobId: z.number(), name: z.string(), isLeftOut: z.boolean() }),
)

/** Nobody else is concerned. */
const notifyNobody = () => Promise.resolve()

/** Reopening or restoring a job throws plan_limit_reached when another job has taken its place. */
export function jobActs(deps: Pick<Deps, 'clock' | 'queue'>): ActHandler[] {
  return [
    handleAct(jobStatusAct, {
      undo: (tx, data) => undoStatus(deps, tx, data),
      notify: (tx, data, first) => announceStatus(deps, tx, data, first),
    }),
    handleAct(jobRemoval, {
      undo: (tx, data) => undoRemoval(deps, tx, data),
      notify: (tx, data) => announceRemoval(deps, tx, data),
    }),
    ...draftActs(),
    ...feedActs(deps),
    handleAct(inferredSkillAct, { undo: undoInferredSkill, notify: notifyNobody }),
  ]
}

/*
 * Only the systems of the company itself hear of these acts. People who saved a job, and applicants without an answer, are
 * notified of its end by a task.
 */

type StatusData = z.output<typeof jobStatusAct.data>

/** Nothing is announced when it is as it was before the first of several changes, or is not listed anyway. */
async function announceStatus(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { jobId, isOpen }: StatusData,
  first: StatusData,
): Promise<void> {
  const job = await lockJob(tx, jobId)
  if (job && !job.isOpen && !isOpen) await deps.queue.enqueue(tx, jobClosed, { jobId })
  if (!job || job.deletedAt || job.isOpen !== isOpen || first.isOpen !== isOpen || isHidden(job)) return
  await announceJob(deps, tx, job, isOpen ? 'job_published' : 'job_closed')
}

async function announceRemoval(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { jobId }: z.output<typeof jobRemoval.data>,
): Promise<void> {
  const job = await lockJob(tx, jobId)
  if (job?.deletedAt) {
    await deps.queue.enqueue(tx, jobEnded, { jobId }, { delay: MINUTE })
    await deps.queue.enqueue(tx, jobClosed, { jobId })
  }
  if (job?.deletedAt && job.isOpen && !isHidden(job)) await announceJob(deps, tx, job, 'job_closed')
}

/** Not listed, whatever its company does. */
const isHidden = ({ isWithheld, isHeld, takenDownAt }: JobRow): boolean =>
  isWithheld || isHeld || takenDownAt !== null

async function undoStatus(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { jobId, isOpen, expiresAt, opensAt }: StatusData,
): Promise<boolean> {
  const job = await lockJob(tx, jobId)
  if (!job || job.deletedAt || job.isOpen !== isOpen) return false
  if (!isOpen) await claimJobSlot(tx, job.companyId, job, deps.clock.now())
  await updateJobOpen(tx, jobId, {
    isOpen: !isOpen,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    opensAt: opensAt === null ? null : new Date(opensAt),
    updatedAt: deps.clock.now(),
  })
  await notifyChange(tx, 'jobs')
  return true
}

async function undoRemoval(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { jobId }: z.output<typeof jobRemoval.data>,
): Promise<boolean> {
  const job = await lockJob(tx, jobId)
  if (!job?.deletedAt) return false
  if (job.isOpen) await claimJobSlot(tx, job.companyId, job, deps.clock.now())
  await setJobDeleted(tx, jobId, { deletedAt: null, updatedAt: deps.clock.now() })
  await notifyChange(tx, 'jobs')
  return true
}

async function undoInferredSkill(
  tx: Db,
  { jobId, name, isLeftOut }: z.output<typeof inferredSkillAct.data>,
): Promise<boolean> {
  const job = await lockJob(tx, jobId)
  if (!job || job.deletedAt || job.skillsLeftOut.includes(name) !== isLeftOut) return false
  const others = job.skillsLeftOut.filter((one) => one !== name)
  const skillsLeftOut = isLeftOut ? others : [...others, name]
  await setSkillsLeftOut(tx, jobId, skillsLeftOut, storedProfile({ ...job, skillsLeftOut }))
  await notifyChange(tx, 'jobs')
  return true
}
