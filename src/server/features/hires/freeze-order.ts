import { takeStep } from '#domain/orders/steps.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { pushToBoth, undoStep, writeStep } from './hires.acts.ts'
import { findHire, findLatestEvent, getHire, lockHire } from './hires.queries.ts'
import { notifyContest } from './notify-money.ts'
import { orderOf } from './order-state.ts'

/**
 * A bank began to decide about a held payment: the order rests. Or it decided that the payment stands: the order goes on. Safe to run twice,
 * and for an order that has ended or has gone on to another part.
 */
export const freezeOrder = (
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { orderId, part, isOpen }: { orderId: number; part: number; isOpen: boolean },
): Promise<void> =>
  transaction(deps, async (tx) => {
    await lockHire(tx, orderId)
    if (isOpen) await takeBackShare(tx, orderId)
    const hire = await findHire(tx, orderId)
    if (!hire || hire.part !== part) return
    const now = deps.clock.now()
    const kind = isOpen ? 'freeze' : 'unfreeze'
    const taken = takeStep(orderOf(hire), kind, { by: 'clock', now })
    if (!taken) return
    await writeStep(tx, hire, taken.order, { kind, userId: null, at: now, isNotified: true })
    const changed = await getHire(tx, orderId)
    await notifyContest(deps, tx, changed, isOpen)
    await pushToBoth(tx, changed)
  })

/** A step that would release or return the money, and can still be undone, is undone: it has to wait for the bank. */
async function takeBackShare(tx: Db, hireId: number): Promise<void> {
  const latest = await findLatestEvent(tx, hireId)
  if (latest && !latest.isNotified && latest.releasedCents !== null)
    await undoStep(tx, { hireId, eventId: latest.id })
}
