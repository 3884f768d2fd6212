import type { HireStatus } from '#contracts/hires/hire-vocabulary.ts'

/** The state of a hire, for both sides. */
export const hireStatusLabels: Record<HireStatus, string> = {
  requested: 'Solicitada',
  agreed: 'Por pagar',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  delivered: 'Entregada',
  completed: 'Completada',
  cancelled: 'Cancelada',
  disputed: 'Con un problema',
  decided: 'Resuelta',
}
