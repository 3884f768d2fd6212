import type { AnswerOutcome } from '#contracts/applications/close-out-vocabulary.ts'

/** What an answer does, as a company chooses it. */
export const outcomeNames: Record<AnswerOutcome, string> = {
  rejected: 'El proceso terminó para ellos',
  in_process: 'Siguen en proceso',
}
