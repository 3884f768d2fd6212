import { chatActivationDays } from '#contracts/figures.ts'
import { formatPrice } from '#domain/plans/price.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  completePayment,
  openPayment,
  startCheckout,
} from '#server/features/plans/payments/payments.service.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { requireOwnService } from '#server/features/services/own/own-services.service.ts'

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
  { serviceId, companyId }: { serviceId: number; companyId?: number | undefined },
): Promise<ChatActivation> {
  const price = await readSetting(deps.db, 'chat_activation_price')
  const amount = Math.round(price * 100)
  const order = { product, serviceId, amount } as const
  const activeUntil = await transaction(deps, async (tx) => {
    const { chatActiveUntil } = await requireOwnService(tx, actor, serviceId)
    if (amount > 0) return chatActiveUntil
    const payment = await openPayment(deps, tx, { ...order, userId: actor.userId, provider: 'none' })
    await completePayment(deps, tx, payment)
    return (await requireOwnService(tx, actor, serviceId)).chatActiveUntil
  })
  if (amount === 0)
    return {
      message: `El chat ha sido activado por ${chatActivationDays} días (${formatPrice(price)} USD). Ahora puedes recibir mensajes.`,
      activeUntil,
    }
  if (!deps.payments)
    throw new AppError('payment_unavailable', {
      message: 'Todavía no podemos cobrar con tarjeta, así que el chat no se puede activar por ahora.',
    })
  const returnTo =
    companyId === undefined
      ? '/dashboard/servicios'
      : `/dashboard/mensajes?servicio=${serviceId}&empresa=${companyId}`
  const checkoutUrl = await startCheckout(deps, actor, { ...order, returnTo })
  return { message: 'Te llevamos a la página de pago.', activeUntil, checkoutUrl }
}
