import type { DisputeEnding, DisputeReason, DisputeWant } from '#contracts/hires/dispute-vocabulary.ts'

/** What happened, in plain words. */
export const disputeReasonNames: Record<DisputeReason, string> = {
  not_delivered: 'La entrega no llegó',
  not_as_agreed: 'La entrega no es lo que acordamos',
  quality: 'La entrega tiene errores',
  not_accepted: 'El trabajo está hecho y no lo aceptan',
  more_than_agreed: 'Me piden más de lo acordado',
  not_paid: 'El pago no llegó',
  no_answer: 'No me responden',
  other: 'Otra cosa',
}

/** Instead of a reason. */
export const openedByClock = 'Pasó el plazo sin otra entrega'

/** What somebody wants. */
export const disputeWantNames: Record<DisputeWant, string> = {
  finished: 'Que se termine el trabajo',
  part: 'Repartir la suma',
  all_back: 'Que se devuelva todo',
  paid: 'Que se pague todo',
}

/** How it ended. */
export const disputeEndingNames: Record<DisputeEnding, string> = {
  agreed: 'Se pusieron de acuerdo',
  withdrawn: 'Se retiró',
  finishing: 'Sigue el trabajo',
  decided: 'Lo decidió Qhatu',
  closed: 'Se cerró una cuenta',
}
