import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import {
  findPendingStep,
  getParties,
  lockApplication,
  lockSentApplication,
  markEventNotified,
  reopenUnanswered,
  updateStatus,
} from '#server/features/applications/applications.queries.ts'
import { applicationEnded } from '#server/features/applications/applications.tasks.ts'
import { refreshPagesOf } from '#server/features/applications/notify-parties.service.ts'
import { takeMovesBack, type PendingMove } from './moves.queries.ts'
import { notifyStatus } from '#server/features/applications/notify-steps.ts'

type TellDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/**
 * Takes the move of one person back, with those that moved along, and tells the open pages of both sides. False when the person is
 * somewhere else by now.
 */
export async function undoMove(
  tx: Db,
  move: PendingMove,
  others: readonly PendingMove[] = [],
): Promise<boolean> {
  const back = await takeMovesBack(tx, [move, ...others])
  if (!back.includes(move.applicationId)) return false
  for (const id of back) await refreshPagesOf(tx, await getParties(tx, id))
  return true
}

/** Notifies the person of the final status, if it differs from the one they know and they have not withdrawn. */
export async function settleMove(
  deps: TellDeps,
  tx: Db,
  { applicationId, eventId, to }: Pick<PendingMove, 'applicationId' | 'eventId' | 'to'>,
): Promise<void> {
  const now = await lockSentApplication(tx, applicationId)
  if (!now) return
  const known = now.knownStatus ?? now.status
  await updateStatus(tx, applicationId, {
    ...knownOnly(to, now.status),
    ...(to === 'viewed' && !now.viewedAt ? { viewedAt: deps.clock.now() } : {}),
  })
  if (known === to) return
  // The step may be an earlier one than the last, which only changed the stage.
  const step = (await findPendingStep(tx, applicationId, to)) ?? eventId
  if (!now.withdrawnAt) await tell(deps, tx, applicationId, { eventId: step, to })
  if (to === 'rejected') await deps.queue.enqueue(tx, applicationEnded, { applicationId, ending: 'rejected' })
  // The public figures include hires.
  if ([known, to].includes('hired' satisfies ApplicationStatus)) await notifyChange(tx, 'jobs')
}

async function tell(
  deps: TellDeps,
  tx: Db,
  applicationId: number,
  { eventId, to }: { eventId: number; to: ApplicationStatus },
): Promise<void> {
  const message = await markEventNotified(tx, eventId)
  await reopenUnanswered(tx, applicationId)
  await notifyStatus(deps, tx, applicationId, { status: to, message })
}

/** Who takes a withdrawal back hears of the step that the company made meanwhile. One that can still be undone tells itself. */
export async function tellMissed(deps: TellDeps, tx: Db, applicationId: number): Promise<void> {
  const now = await lockApplication(tx, applicationId)
  if (!now || now.knownStatus !== null) return
  const eventId = await findPendingStep(tx, applicationId, now.status)
  if (eventId !== null) await tell(deps, tx, applicationId, { eventId, to: now.status })
}

const knownOnly = (known: ApplicationStatus | null, status: ApplicationStatus) => ({
  knownStatus: known === status ? null : known,
})
