import type { ReportStep } from '#contracts/applications/hiring-report-vocabulary.ts'

export const stepNames: Record<ReportStep, string> = {
  received: 'Recibidas',
  viewed: 'Vistas',
  preselected: 'Preselección',
  interviewed: 'Entrevista',
  accepted: 'Aceptadas',
  hired: 'Contratadas',
}

/** Of the steps that are not in the funnel. */
export const outcomeNames = {
  rejected: 'Rechazadas',
  withdrawn: 'Retiradas',
  answered: 'Con respuesta',
  daysToAnswer: 'Días hasta responder (mediana)',
  daysToHire: 'Días hasta contratar (mediana)',
} as const

/** Who made a step, if that is not known. */
export const unknownPerson = 'Sin dato'

/** '3.5 días', '1 día'; '—' for nobody. */
export function daysSay(days: number | null): string {
  if (days === null) return '—'
  const shown = Math.round(days * 10) / 10
  return shown === 1 ? '1 día' : `${shown} días`
}
