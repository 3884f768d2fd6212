/** Why somebody has a problem with an order, by the side that says it. */
export const disputeReasonsOf = {
  company: ['not_delivered', 'not_as_agreed', 'quality', 'no_answer', 'other'],
  professional: ['not_accepted', 'more_than_agreed', 'not_paid', 'no_answer', 'other'],
} as const

/** All of them, each once. */
export const disputeReasons = [
  'not_delivered',
  'not_as_agreed',
  'quality',
  'not_accepted',
  'more_than_agreed',
  'not_paid',
  'no_answer',
  'other',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** What somebody wants, by the side that says it. `finished`: more work instead of money. */
export const disputeWantsOf = {
  company: ['finished', 'part', 'all_back'],
  professional: ['paid', 'part'],
} as const
export const disputeWants = ['finished', 'part', 'all_back', 'paid'] as const
export type DisputeWant = (typeof disputeWants)[number]

/** Where a dispute stands: it waits for the other side, both talk, or an administrator decides. */
export const disputeStages = ['open', 'answered', 'desk'] as const
export type DisputeStage = (typeof disputeStages)[number]

/** How it ended: by an accepted offer, taken back, with more work, by a decision, or because an account was closed. */
export const disputeEndings = ['agreed', 'withdrawn', 'finishing', 'decided', 'closed'] as const
export type DisputeEnding = (typeof disputeEndings)[number]
