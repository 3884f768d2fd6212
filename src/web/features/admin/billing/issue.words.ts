import type { IssueFilter, IssueState } from '#contracts/plans/issues-vocabulary.ts'

export const issueStateNames: Record<IssueState, string> = {
  waiting: 'Enviado',
  accepted: 'Aceptado',
  refused: 'Rechazado',
}

export const issueFilterNames: Record<Exclude<IssueFilter, 'all'>, string> = {
  ...issueStateNames,
  failed: 'Sin respuesta',
}
