import type { RefundFailure, RefundState, StoredRefundReason } from '#contracts/plans/refunds-vocabulary.ts'
import type { DisputeState, ReturnReason } from '#contracts/plans/plans-vocabulary.ts'

/** In how many days a bank shows what went back, at least and at most. */
const bankDays = { least: 5, most: 10 }

/** 'de 5 a 10 días' */
export const bankDaysText = `de ${bankDays.least} a ${bankDays.most} días`

export const refundReasonNames: Record<StoredRefundReason, string> = {
  asked: 'Lo pidió la persona',
  not_as_described: 'No recibió lo que compró',
  our_mistake: 'Fue un error nuestro',
  other: 'Otro motivo',
  order_ended: 'Terminó el pedido',
}

export const refundStateNames: Record<RefundState, string> = {
  waiting: 'Sale en unos segundos',
  sending: 'Con el proveedor',
  done: 'Devuelto',
  cancelled: 'Deshecho',
  refused: 'No se pudo',
}

export const refundFailureNames: Record<RefundFailure, string> = {
  no_answer: 'El proveedor no respondió',
  refused: 'El proveedor lo rechazó',
}

export const disputeNames: Record<DisputeState, string> = {
  none: 'Sin contracargo',
  open: 'Abierto',
  won: 'Ganado',
  lost: 'Perdido',
}

export const returnReasonNames: Record<ReturnReason, string> = {
  paid_twice: 'Cobrado dos veces',
  wrong_amount: 'Cobrado por otro monto',
  wrong_currency: 'Cobrado en otra moneda',
}
