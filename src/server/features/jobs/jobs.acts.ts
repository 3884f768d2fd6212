import { storedProfile } from '#domain/matching/engine.ts'
import { z } from 'zod'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { claimJobSlot } from '#server/features/plans/plans.service.ts'
import { lockJob, setJobDeleted, setSkillsLeftOut, updateJobOpen } from './jobs.queries.ts'

/** The company archived or reopened a job. `expiresAt`: its previous end of listing. */
export const jobStatusAct = defineAct(
  'job.status',
  z.object({ jobId: z.number(), isOpen: z.boolean(), expiresAt: z.string().nullable() }),
)
/** The company deleted a job. It is only marked, because applications and scores refer to it. */
export const jobRemoval = defineAct('job.removal', z.object({ jobId: z.number() }))

/** The company excluded an inferred skill from matching, or included it again. The name is the taxonomy's. */
export const inferredSkillAct = defineAct(
  'job.inferred-skill',
  z.object({ jobId: z.number(), name: z.string(), isLeftOut: z.boolean() }),
)

/** These acts notify nobody: people who saved a job are notified of its end by a scheduled task. */
const notifyNobody = () => Promise.resolve()

/** Reopening or restoring a job throws plan_limit_reached when another job has taken its place. */
export function jobActs(deps: Pick<Deps, 'clock'>): ActHandler[] {
  return [
    handleAct(jobStatusAct, { undo: (tx, data) => undoStatus(deps, tx, data), notify: notifyNobody }),
    handleAct(jobRemoval, { undo: (tx, data) => undoRemoval(deps, tx, data), notify: notifyNobody }),
    handleAct(inferredSkillAct, { undo: undoInferredSkill, notify: notifyNobody }),
  ]
}

async function undoStatus(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { jobId, isOpen, expiresAt }: z.output<typeof jobStatusAct.data>,
): Promise<boolean> {
  const job = await lockJob(tx, jobId)
  if (!job || job.deletedAt || job.isOpen !== isOpen) return false
  if (!isOpen) await claimJobSlot(tx, job.companyId, job)
  await updateJobOpen(tx, jobId, {
    isOpen: !isOpen,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
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
  if (job.isOpen) await claimJobSlot(tx, job.companyId, job)
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
