import { shareableOf } from '#domain/orders/order.ts'
import { takeStep } from '#domain/orders/steps.ts'
import type { AdminActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { settleStep, undoStep, writeStep } from '#server/features/hires/hires.acts.ts'
import { findLatestEvent, getHire, lockHire } from '#server/features/hires/hires.queries.ts'
import { orderOf } from '#server/features/hires/order-state.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { findLatestDispute } from '#server/features/hires/disputes/disputes.queries.ts'
import { findDispute } from './all-disputes.queries.ts'
import { settleDecisionTask } from './decision.tasks.ts'

interface Decision {
  /** What the professional gets. */
  cents: number
  /** What there was to divide when it was read. */
  shareableCents: number
  reason: string
}

/**
 * Ends an order in dispute by dividing what is left of it; both sides are told some seconds later, if the decision still stands. Throws
 * not_found, and dispute_changed when it no longer waits as it was read. Returns the order.
 */
export const decideDispute = (
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { adminId }: Pick<AdminActor, 'adminId'>,
  id: number,
  { cents, shareableCents, reason }: Decision,
): Promise<{ hireId: number }> =>
  transaction(deps, async (tx) => {
    const hireId = await lockOrderOf(tx, id)
    const hire = await getHire(tx, hireId)
    const latest = await findLatestDispute(tx, hireId)
    const order = orderOf(hire)
    const isAsRead = latest?.id === id && hire.pendingBy === null && shareableOf(order) === shareableCents
    if (!isAsRead || order.dispute?.stage !== 'desk') throw new AppError('dispute_changed')
    const now = deps.clock.now()
    const taken = takeStep(order, 'decide', { by: 'administrator', now, professionalCents: cents })
    if (!taken)
      throw new AppError('validation_failed', {
        fields: { cents: `Escribe una suma de 0 a ${(shareableCents / 100).toFixed(2)}` },
      })
    const eventId = await writeStep(tx, hire, taken.order, {
      kind: 'decide',
      userId: null,
      at: now,
      isNotified: false,
      note: reason,
      cents,
      adminId,
      effects: taken.effects,
    })
    await deps.queue.enqueue(tx, settleDecisionTask, { hireId, eventId }, { delay: noticeDelay })
    return { hireId }
  })

/** Takes a decision back. Throws dispute_changed when there is none, or when both sides were told. */
export const takeDecisionBack = (deps: Pick<Deps, 'pool'>, id: number): Promise<{ hireId: number }> =>
  transaction(deps, async (tx) => {
    const hireId = await lockOrderOf(tx, id)
    const event = await findLatestEvent(tx, hireId)
    const isOpen = event?.kind === 'decide' && !event.isNotified
    if (!isOpen || !(await undoStep(tx, { hireId, eventId: event.id }))) throw new AppError('dispute_changed')
    return { hireId }
  })

/**
 * The decision stands: its money moves and both sides are told, on the way of every other step that ends an order with shares. Once;
 * a decision that was undone does nothing.
 */
export const settleDecision = (
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { hireId, eventId }: { hireId: number; eventId: number },
): Promise<void> =>
  transaction(deps, async (tx) => {
    await lockHire(tx, hireId)
    const event = await findLatestEvent(tx, hireId)
    if (event?.id === eventId && !event.isNotified) await settleStep(deps, tx, { hireId, eventId })
  })

async function lockOrderOf(tx: Db, id: number): Promise<number> {
  const dispute = await findDispute(tx, id)
  if (!dispute) throw new AppError('not_found')
  await lockHire(tx, dispute.hireId)
  return dispute.hireId
}
