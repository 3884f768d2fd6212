/** What a proposal offers. In cents of a US dollar. */
export interface ProposalTerms {
  priceCents: number
  days: number
  /** How many rounds of changes are included. */
  rounds: number
  message: string
  /** The places in the brief's needs that the price includes. */
  covers: number[]
  /** Empty: everything at once. */
  milestones: { name: string; cents: number; days: number }[]
}

/** The parts of the order that a proposal becomes. */
export const partsOf = ({
  title,
  priceCents,
  days,
  milestones,
}: Pick<ProposalTerms, 'priceCents' | 'days' | 'milestones'> & { title: string }) =>
  milestones.length > 0 ? milestones : [{ name: title, cents: priceCents, days }]
