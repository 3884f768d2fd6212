import type {
  DisputeState,
  PaymentFailure,
  PaymentMethod,
  PaymentStatus,
  ReturnReason,
} from '#contracts/plans/plans-vocabulary.ts'

/** Money that a provider took once for a payment, with all that has happened to it so far. */
export interface Charge {
  /** The provider's id. */
  id: string
  /** In cents. */
  amount: number
  currency: string
  /** In cents: all that was given back of it until now. */
  refunded: number
  dispute: DisputeState
  method: PaymentMethod
  /** What the provider keeps for its work, in cents; absent until it says it. */
  fee?: ProviderFee | null
}

/** It is in the currency in which the provider keeps our money. */
export interface ProviderFee {
  amount: number
  currency: 'USD' | 'PEN'
}

/** What a provider answers about a payment at some moment. Reports may come late, twice and in any order. */
export interface Report {
  page: PageState
  charges: readonly Charge[]
}
export type PageState = 'open' | PaymentFailure

/** A charge with what we decided about it: it goes back for this reason, or it does not. */
export type KnownCharge = Charge & { returned: ReturnReason | null }

/** All that is known about a payment. */
export interface PaymentState {
  readonly expected: { amount: number; currency: string }
  readonly page: PageState
  readonly charges: readonly KnownCharge[]
  /** The id of the charge that bought the thing. */
  readonly deliveredBy: string | null
  readonly isReversed: boolean
}

/** What has to be done now, each at most once. */
export type Effect =
  /** Give what was paid for. */
  | { kind: 'deliver'; charge: string }
  /** Give the money of a charge back: it buys nothing. */
  | { kind: 'return'; charge: string; amount: number; why: ReturnReason }
  /** Book that this part of a charge went back to the payer. */
  | { kind: 'refunded'; charge: string; amount: number }
  /** Book what a bank says of a charge. */
  | { kind: 'disputed'; charge: string; dispute: DisputeState }
  /** The money that bought the thing is gone. */
  | { kind: 'reverse'; charge: string }

/** The state of a payment that nobody has said anything about. */
export const openState = (expected: PaymentState['expected']): PaymentState => ({
  expected,
  page: 'open',
  charges: [],
  deliveredBy: null,
  isReversed: false,
})

const pageOrder: readonly PageState[] = ['open', 'left', 'refused']
const disputeOrder: readonly DisputeState[] = ['none', 'open', 'won', 'lost']
const later = <T>(order: readonly T[], one: T, other: T): T =>
  order.indexOf(one) >= order.indexOf(other) ? one : other

/** Nothing of the money is left with us. */
const isGone = ({ amount, refunded, dispute }: Charge): boolean => dispute === 'lost' || refunded >= amount

const withCharge = (state: PaymentState, charge: PaymentState['charges'][number]): PaymentState => ({
  ...state,
  charges: [...state.charges.filter(({ id }) => id !== charge.id), charge],
})

/**
 * What is known after a report, and what follows from what is new in it. Everything that a report says only grows, so an old one
 * that arrives last, or the same one again, changes nothing.
 */
export function applyReport(
  before: PaymentState,
  report: Report,
): { state: PaymentState; effects: Effect[] } {
  const effects: Effect[] = []
  let state: PaymentState = { ...before, page: later(pageOrder, before.page, report.page) }
  for (const reported of report.charges) {
    const known = state.charges.find(({ id }) => id === reported.id)
    const charge = known ? merge(known, reported) : { ...reported, returned: null }
    effects.push(...newsOf(known, charge))
    state = withCharge(state, charge)
    if (!known) {
      const decided = decide(state, charge)
      state = decided.state
      effects.push(...decided.effects)
    }
  }
  const bought = state.charges.find(({ id }) => id === state.deliveredBy)
  if (bought && isGone(bought) && !state.isReversed) {
    state = { ...state, isReversed: true }
    effects.push({ kind: 'reverse', charge: bought.id })
  }
  return { state, effects }
}

/** The sum, the currency and the fee of a charge never change; the first report of them counts. */
const merge = (known: KnownCharge, reported: Charge): KnownCharge => ({
  ...known,
  refunded: Math.max(known.refunded, reported.refunded),
  dispute: later(disputeOrder, known.dispute, reported.dispute),
  fee: known.fee ?? reported.fee ?? null,
})

/** What a report says of a charge that was not known. */
function newsOf(known: KnownCharge | undefined, charge: KnownCharge): Effect[] {
  const refunded = charge.refunded - (known?.refunded ?? 0)
  const effects: Effect[] = []
  if (refunded > 0) effects.push({ kind: 'refunded', charge: charge.id, amount: refunded })
  if (charge.dispute !== (known?.dispute ?? 'none'))
    effects.push({ kind: 'disputed', charge: charge.id, dispute: charge.dispute })
  return effects
}

/** What a charge that was not known is good for. One whose money has already gone is good for nothing. */
function decide(state: PaymentState, charge: KnownCharge): { state: PaymentState; effects: Effect[] } {
  if (isGone(charge)) return { state, effects: [] }
  const why = returnReason(state, charge)
  if (why === null)
    return {
      state: { ...state, deliveredBy: charge.id },
      effects: [{ kind: 'deliver', charge: charge.id }],
    }
  const charges = state.charges.map((one) => (one.id === charge.id ? { ...one, returned: why } : one))
  return {
    state: { ...state, charges },
    effects: [{ kind: 'return', charge: charge.id, amount: charge.amount - charge.refunded, why }],
  }
}

function returnReason(
  { expected, deliveredBy }: PaymentState,
  { amount, currency }: Charge,
): ReturnReason | null {
  if (currency !== expected.currency) return 'wrong_currency'
  if (amount !== expected.amount) return 'wrong_amount'
  return deliveredBy === null ? null : 'paid_twice'
}

/** The documented status, which follows from all that is known. */
export function statusOf({ expected, page, charges, deliveredBy }: PaymentState): {
  status: PaymentStatus
  failure: PaymentFailure | null
} {
  const bought = charges.find(({ id }) => id === deliveredBy)
  const wasPaid = charges.some(
    ({ amount, currency }) => amount === expected.amount && currency === expected.currency,
  )
  if (bought && !isGone(bought)) return { status: 'completed', failure: null }
  if (bought || wasPaid) return { status: 'refunded', failure: null }
  return page === 'open' ? { status: 'pending', failure: null } : { status: 'failed', failure: page }
}
