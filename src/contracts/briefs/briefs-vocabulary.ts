/** The vocabulary of briefs and proposals. Without zod, for every page. */

/** A draft is seen by its company only. */
export const briefStatuses = ['draft', 'open', 'closed'] as const

export type BriefStatus = (typeof briefStatuses)[number]

/** Why a company closed a brief; `hired` when it chose a proposal. */
export const closeReasons = ['hired', 'hired_elsewhere', 'not_needed', 'no_fit', 'other'] as const

export type CloseReason = (typeof closeReasons)[number]

/**
 * What may stand against a brief: the rules of ads that fit, data to be contacted outside of Qhatu, and that an administrator took it
 * down before its company answered or changed it.
 */
export const briefHoldCodes = [
  'payment_asked',
  'age',
  'sex',
  'looks',
  'family',
  'origin',
  'creed',
  'health',
  'messenger_only',
  'many_ads',
  'contact_data',
  'taken_down',
] as const

export type BriefHoldCode = (typeof briefHoldCodes)[number]

/** `passed`: another one was chosen, or the brief was closed. */
export const proposalStatuses = ['sent', 'withdrawn', 'declined', 'chosen', 'passed'] as const

export type ProposalStatus = (typeof proposalStatuses)[number]
