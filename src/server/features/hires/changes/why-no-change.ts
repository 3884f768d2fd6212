import { milestoneLimits } from '#contracts/hires/order-figures.ts'
import { changedParts, firstChangeable, type ProposedParts } from '#domain/orders/change.ts'
import { mostParts, type Order, type Party } from '#domain/orders/order.ts'
import { AppError } from '#server/errors.ts'

/** Why milestones of an order cannot be changed like this. */
export function whyNoChange(order: Order, change: ProposedParts | undefined): AppError {
  if (order.change) return new AppError('change_open')
  const from = firstChangeable(order)
  if (from === null || !change)
    return new AppError('hire_step_gone', { message: 'Este pedido ya no tiene hitos que se puedan cambiar.' })
  if (from !== change.from)
    return new AppError('offer_changed', {
      message: 'Los hitos cambiaron mientras escribías. Revisa cómo están ahora y propón otra vez.',
    })
  const parts = changedParts(order, change)
  return new AppError('validation_failed', { fields: { milestones: problemOf(order, parts.length) } })
}

function problemOf({ part }: Order, count: number): string {
  if (count > mostParts) return `Usa ${milestoneLimits.most} hitos como máximo en todo el pedido`
  return count <= part
    ? 'El hito en curso se queda: cámbialo, o propón terminar el pedido'
    : 'Cambia algo: así los hitos quedan como están'
}

/** Why a proposal cannot be answered like this. */
export const whyNoAnswer = ({ change }: Order, step: 'accept_change' | 'drop_change', by: Party): AppError =>
  new AppError(step === 'accept_change' && change?.by === by ? 'forbidden' : 'change_gone')
