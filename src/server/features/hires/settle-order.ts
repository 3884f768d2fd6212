import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { lockHeldParts, settlePayment } from '#server/features/plans/payments/order-payments.service.ts'
import type { HireRow } from './hires.queries.ts'

/** How the money that is held for a part is shared, in cents. */
export interface Shares {
  /** Absent: the part in turn. */
  part?: number
  /** What the professional gets, whole; our fee for it is paid by the company, which gets the rest back with the fee for it. */
  professionalCents: number
}

/**
 * The one way in which held money of an order leaves: an accepted part, an ending by agreement, a cancellation, a decision. Books it, issues
 * the receipt of the fee and sends the refund, in the transaction of the step that stands from now on. A part that was paid twice, because
 * it became dearer, is shared from the first payment on. An order whose money was settled before, or is not held, is left alone: false.
 */
export async function settleOrder(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  hire: Pick<HireRow, 'id' | 'part' | 'isHeld' | 'professionalUserId'>,
  { part = hire.part, professionalCents }: Shares,
): Promise<boolean> {
  if (!hire.isHeld) return false
  const payments = await lockHeldParts(tx, hire.id, part)
  if (payments.length === 0) return false
  const held = payments.reduce((sum, { price }) => sum + price, 0)
  if (professionalCents > held)
    throw new RangeError(`${professionalCents} cents are more than the ${held} that are held`)
  let left = professionalCents
  for (const payment of payments) {
    const share = Math.min(left, payment.price)
    left -= share
    await settlePayment(deps, tx, payment, {
      professionalCents: share,
      professionalId: hire.professionalUserId,
    })
  }
  return true
}
