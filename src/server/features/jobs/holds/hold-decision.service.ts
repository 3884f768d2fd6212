import { holdKeys } from '#domain/jobs/wording/holds.ts'
import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import { announceChange } from '#server/features/jobs/announce-job.ts'
import { lockJob } from '#server/features/jobs/jobs.queries.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { carryOutHoldDecision } from './hold-decision.tasks.ts'
import { findHold, updateHold } from './holds.queries.ts'
import { settleHold } from './holds.service.ts'
import { notifyKept, notifyReleased } from './notify-hold.ts'

/**
 * Decides to publish a held ad unchanged, or to keep it held with a note for its company. Nothing happens until the
 * decision can no longer be taken back: an ad that was seen cannot be unseen. Throws not_found for an ad that is not held.
 */
export async function decideHold(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  admin: Pick<AdminActor, 'adminId'>,
  jobId: number,
  { decision, note }: { decision: 'published' | 'kept'; note: string },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const job = await lockJob(tx, jobId)
    const hold = job?.isHeld ? await findHold(tx, jobId) : null
    if (!hold) throw new AppError('not_found')
    const decidedAt = deps.clock.now()
    await updateHold(tx, jobId, {
      decision,
      decisionNote: note,
      decidedAt,
      decisionNotifiedAt: null,
      decidedBy: admin.adminId,
    })
    // What the administrator read is accepted, not what the company writes in the meantime.
    const allowed = decision === 'published' ? holdKeys(hold.reasons) : []
    const task = { jobId, at: decidedAt.toISOString(), allowed }
    await deps.queue.enqueue(tx, carryOutHoldDecision, task, { delay: noticeDelay })
  })
}

/** Takes a decision back. Throws not_found without one, and act_settled once its company was told. */
export async function takeHoldDecisionBack(deps: Pick<Deps, 'pool'>, jobId: number): Promise<void> {
  await transaction(deps, async (tx) => {
    await lockJob(tx, jobId)
    const hold = await findHold(tx, jobId)
    if (!hold?.decision) throw new AppError('not_found')
    if (hold.decisionNotifiedAt) throw new AppError('act_settled')
    await updateHold(tx, jobId, { decision: null, decisionNote: '', decidedAt: null, decidedBy: null })
  })
}

/** Publishes the ad or keeps it held, and tells its company, unless the decision was taken back or changed. Safe to repeat. */
export async function carryOutDecision(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { jobId, at, allowed }: { jobId: number; at: string; allowed: string[] },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const job = await lockJob(tx, jobId)
    const hold = job?.isHeld ? await findHold(tx, jobId) : null
    if (!job || !hold?.decision || hold.decisionNotifiedAt || hold.decidedAt?.toISOString() !== at) return
    await updateHold(tx, jobId, {
      decisionNotifiedAt: deps.clock.now(),
      appealedAt: null,
      allowed: [...hold.allowed, ...allowed],
    })
    await lockPublisher(tx, job.companyId)
    if (hold.decision === 'kept') await notifyKept(deps, tx, job, hold.decisionNote)
    else if (await settleHold(deps, tx, job)) {
      await notifyReleased(deps, tx, job)
      await announceChange(deps, tx, job, { wasListed: job.isActive })
    }
  })
}
