import type { RoundKind } from '#contracts/applications/close-out-vocabulary.ts'

/** What an answer or a message does, as a company chooses it. */
export const outcomeNames: Record<RoundKind, string> = {
  rejected: 'El proceso terminó para ellos',
  in_process: 'Siguen en proceso',
  message: 'Un mensaje que no responde la postulación',
}
