import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { lockHeldPart, settlePayment } from '#server/features/plans/payments/order-payments.service.ts'
import type { HireRow } from './hires.queries.ts'

/** How the money that is held for a part is shared, in cents of its price. */
export interface Shares {
  /** Absent: the part in turn. */
  part?: number
  /** What the professional gets, whole; our fee for it is paid by the company. */
  professionalCents: number
  /** What the company gets back, with the fee for it. */
  companyCents: number
}

/**
 * The one way in which held money of an order leaves: an accepted part, an ending by agreement, a cancellation, a decision. Books it, issues
 * the receipt of the fee and sends the refund, in the transaction of the step that stands from now on. An order whose money was settled
 * before, or is not held, is left alone: false.
 */
export async function settleOrder(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  hire: Pick<HireRow, 'id' | 'part' | 'isHeld' | 'professionalUserId'>,
  { part = hire.part, professionalCents, companyCents }: Shares,
): Promise<boolean> {
  if (!hire.isHeld) return false
  const payment = await lockHeldPart(tx, hire.id, part)
  if (!payment) return false
  if (professionalCents + companyCents !== payment.price)
    throw new RangeError(
      `${professionalCents} and ${companyCents} are not the ${payment.price} cents that are held`,
    )
  await settlePayment(deps, tx, payment, { professionalCents, professionalId: hire.professionalUserId })
  return true
}
