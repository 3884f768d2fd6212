import type { DisputeState } from '#contracts/plans/plans-vocabulary.ts'
import type { LedgerEvent, Product } from '#domain/ledger/entries.ts'
import type { Charge } from './payment-state.ts'

/** What of a charge decides where its money is. */
type Money = Pick<Charge, 'amount' | 'refunded' | 'dispute'>

/** An event for the ledger. `name` tells it from others of its kind about the same charge. */
export interface ChargeBooking {
  name: string
  event: LedgerEvent
}

/** What the charge paid for, and whether that was delivered. */
interface Sale {
  product: Product
  /** False: it bought nothing, so all of it is owed to the payer. */
  isDelivered: boolean
  /** The tax of its receipt. */
  igvPercent: number
}

/** What is left of a charge for us, also while the bank decides. After a lost dispute a refund is the same money. */
export const keptOf = ({ amount, refunded, dispute }: Money): number =>
  dispute === 'lost' ? 0 : amount - refunded

/** The steps that a dispute took to come from one state to a later one. One that was won can only be lost by another one. */
const stepsOf: Record<DisputeState, Record<DisputeState, readonly ('open' | 'won' | 'lost')[]>> = {
  none: { none: [], open: ['open'], won: ['open', 'won'], lost: ['open', 'lost'] },
  open: { none: [], open: [], won: ['won'], lost: ['lost'] },
  won: { none: [], open: [], won: [], lost: ['open', 'lost'] },
  lost: { none: [], open: [], won: [], lost: [] },
}

/**
 * What the ledger learns of a charge between two reports: what went back, and what the bank decided. Afterwards the ledger says of it
 * what the charge says, whichever reports came in between: the rest is at the provider, or contested, or gone.
 */
export function bookingsOf(before: Money, after: Money, sale: Sale): ChargeBooking[] {
  const bookings: ChargeBooking[] = []
  const refunded = after.refunded - before.refunded
  if (refunded > 0 && before.dispute !== 'lost')
    bookings.push({
      name: `${after.refunded}`,
      event: {
        kind: 'payment_refunded',
        ...sale,
        amount: refunded,
        keptBefore: keptOf(before),
        isContested: before.dispute === 'open',
      },
    })
  const amount = after.amount - after.refunded
  if (amount === 0) return bookings
  for (const step of stepsOf[before.dispute][after.dispute])
    bookings.push({ name: `${before.dispute}-${after.dispute}`, event: disputeEvent(step, amount, sale) })
  return bookings
}

function disputeEvent(step: 'open' | 'won' | 'lost', amount: number, sale: Sale): LedgerEvent {
  if (step === 'open') return { kind: 'payment_charged_back', amount }
  if (step === 'won') return { kind: 'chargeback_won', amount }
  return { kind: 'chargeback_lost', ...sale, amount, keptBefore: amount }
}

/** What of a booking the payer got back, in cents. */
export const givenBackBy = ({ event }: ChargeBooking): number =>
  event.kind === 'payment_refunded' || event.kind === 'chargeback_lost' ? event.amount : 0
