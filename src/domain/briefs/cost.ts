import { chargeOf } from '#domain/orders/fee-sums.ts'

/** What a company pays for a proposal, in cents of a US dollar. */
export interface ProposalCost {
  /** What the professional asks for. */
  workCents: number
  /** What Qhatu charges the company for holding the money, and its IGV. */
  feeCents: number
  igvCents: number
  totalCents: number
}

/** What comes on top of a proposal's price. `feeRate`: null when the two sides move the money themselves, and we charge nothing. */
export function costOf({ priceCents }: { priceCents: number }, feeRate: number | null): ProposalCost {
  const { fee, igv, total } = chargeOf(priceCents, feeRate ?? 0)
  return { workCents: priceCents, feeCents: fee, igvCents: igv, totalCents: total }
}
