import { chatActivationDays } from '#contracts/services/chat-figures.ts'
import { formatPrice } from '#domain/plans/price.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  openAtProvider,
  type OpenedPayment,
  openPage,
} from '#server/features/plans/payments/checkout.service.ts'
import { completePayment, openPayment } from '#server/features/plans/payments/payments.service.ts'
import { readPrice } from '#server/features/plans/payments/prices.service.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { lockService } from '#server/features/services/own/own-services.queries.ts'
import type { OwnService } from '#server/features/services/services.policy.ts'

export interface ChatActivation {
  message: string
  activeUntil: Date | null
  checkoutUrl?: string
}

const product = 'chat_activation'

/**
 * Activates the chat of an own service for 30 days, or 30 more while it is active. Without a price in the settings it
 * is activated at once; otherwise a card payment opens. The payment returns to the conversation with `companyId`, if
 * given, or to the services. Throws payment_unavailable when no card provider is configured.
 */
export async function activateChat(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments' | 'log'>,
  actor: ProfessionalActor,
  { id: serviceId }: OwnService,
  companyId?: number,
): Promise<ChatActivation> {
  const { price: amount, currency } = await readPrice(deps, deps.db, 'chatActivation')
  const order = { userId: actor.userId, product, serviceId, amount, currency } as const
  const returnTo =
    companyId === undefined
      ? '/dashboard/servicios'
      : `/dashboard/mensajes?servicio=${serviceId}&empresa=${companyId}`
  const { activeUntil, opened } = await transaction(deps, async (tx) => {
    const before = await chatActiveUntil(tx, serviceId)
    if (amount > 0) return { activeUntil: before, opened: await open(deps, tx, { ...order, returnTo }) }
    const payment = await openPayment(deps, tx, { ...order, provider: 'none' })
    await completePayment(deps, tx, payment)
    return { activeUntil: await chatActiveUntil(tx, serviceId), opened: null }
  })
  if (opened === null)
    return {
      message: `El chat ha sido activado por ${chatActivationDays} días (${formatPrice(amount / 100)} USD). Ahora puedes recibir mensajes.`,
      activeUntil,
    }
  const checkoutUrl = await openPage(deps, actor, opened)
  return { message: 'Te llevamos a la página de pago.', activeUntil, checkoutUrl }
}

function open(
  deps: Pick<Deps, 'clock' | 'payments'>,
  tx: Db,
  order: Parameters<typeof openAtProvider>[2],
): Promise<OpenedPayment> {
  if (!deps.payments.current)
    throw new AppError('payment_unavailable', {
      message: 'Todavía no podemos cobrar con tarjeta, así que el chat no se puede activar por ahora.',
    })
  return openAtProvider(deps, tx, order)
}

/** Throws not_found for a service that was deleted meanwhile. */
async function chatActiveUntil(tx: Db, serviceId: number): Promise<Date | null> {
  const service = await lockService(tx, serviceId)
  if (!service) throw new AppError('not_found')
  return service.chatActiveUntil
}
