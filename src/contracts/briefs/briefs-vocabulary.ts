/** The vocabulary of briefs and proposals. Without zod, for every page. */

/** A draft is seen by its company only. */
export const briefStatuses = ['draft', 'open', 'closed'] as const

export type BriefStatus = (typeof briefStatuses)[number]

/** Why a company closed a brief; `hired` when it chose a proposal. */
export const closeReasons = ['hired', 'hired_elsewhere', 'not_needed', 'no_fit', 'other'] as const

export type CloseReason = (typeof closeReasons)[number]

/** `passed`: another one was chosen, or the brief was closed. */
export const proposalStatuses = ['sent', 'withdrawn', 'declined', 'chosen', 'passed'] as const

export type ProposalStatus = (typeof proposalStatuses)[number]
