import { applicationSteps } from './application-status-vocabulary.ts'

/** What an answer says: that the process ended for the person, or that it goes on. */
export const answerOutcomes = ['rejected', 'in_process'] as const
export type AnswerOutcome = (typeof answerOutcomes)[number]

/** How the search for somebody ended: with a candidate of Qhatu, with somebody else, or with nobody. */
export const jobOutcomes = ['hired_here', 'hired_elsewhere', 'nobody'] as const
export type JobOutcome = (typeof jobOutcomes)[number]

/** What a company writes to several candidates: an answer, or a message, which answers nothing. */
export const roundKinds = [...answerOutcomes, 'message'] as const
export type RoundKind = (typeof roundKinds)[number]

/** Where a candidate without a final answer stands. `closed`: they heard that the process closed without one. */
export const answerGroups = [
  'interviewed',
  'preselected',
  'viewed',
  'pending',
  'in_process',
  'closed',
] as const
export type AnswerGroup = (typeof answerGroups)[number]

/** The state of answers to several people: they can be undone, they are on their way, all have left. */
export const roundStates = ['waiting', 'sending', 'done'] as const

/** Each person's part in it. `skipped`: they had an answer or were gone when it left. */
export const answerRecipientStates = ['waiting', 'sent', 'skipped'] as const

/**
 * What the history of an application holds: its steps, that it was closed without an answer of the company, and its moves between two
 * stages of one status, which the person does not see.
 */
export const applicationEventKinds = [...applicationSteps, 'closed_unanswered', 'stage'] as const

/** What a text may ask to be filled in. */
export const answerTokens = ['nombre', 'apellido', 'ciudad', 'puesto', 'empresa', 'remitente'] as const
export type AnswerToken = (typeof answerTokens)[number]

/** A token as it is written: `{nombre}`. */
export const braces = /\{([^{}]*)\}/g
export const isToken = (name: string): name is AnswerToken => answerTokens.some((token) => token === name)
