/** What a company pays for a proposal, in cents of a US dollar. */
export interface ProposalCost {
  /** What the professional asks for. */
  workCents: number
  /** What Qhatu charges the company for ordering, and its IGV. */
  feeCents: number
  igvCents: number
  totalCents: number
}

/** The one place that knows what comes on top of a proposal's price: today nothing, the price is the whole sum. */
export const costOf = ({ priceCents }: { priceCents: number }): ProposalCost => ({
  workCents: priceCents,
  feeCents: 0,
  igvCents: 0,
  totalCents: priceCents,
})
