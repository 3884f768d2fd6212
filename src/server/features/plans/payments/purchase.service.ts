import type { Purchasable } from '#contracts/plans/plans-vocabulary.ts'
import { isEndless } from '#domain/plans/terms.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findPlanOf } from '#server/features/plans/plans.queries.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { completePayment, openPayment, startCheckout } from './payments.service.ts'
import { payerTypeOf } from './plan-products.ts'

export type PurchaseDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments' | 'log'>

/** The message for the person, and the payment page if a payment is needed. */
export interface Activation {
  message: string
  checkoutUrl?: string
}

const priceSettings = {
  professional_premium: 'professional_premium_price',
  company_premium: 'company_premium_price',
} as const satisfies Record<Purchasable, string>

/**
 * Opens the payment of a product, or completes it if its price is zero. A month is added to the end of a running plan.
 * Throws wrong_user_type, nothing_to_buy for a plan that has no end to move, and payment_unavailable.
 */
export async function buy(deps: PurchaseDeps, actor: UserActor, product: Purchasable): Promise<Activation> {
  if (payerTypeOf(product) !== actor.kind) throw new AppError('wrong_user_type')
  const plan = await findPlanOf(deps.db, actor)
  if (!plan) throw new AppError('not_found')
  if (isEndless(plan)) throw new AppError('nothing_to_buy')
  const amount = Math.round((await readSetting(deps.db, priceSettings[product])) * 100)
  if (amount === 0) {
    await transaction(deps, async (tx) => {
      const order = { userId: actor.userId, product, amount, provider: 'none' } as const
      await completePayment(deps, tx, await openPayment(deps, tx, order))
    })
    return { message: 'Tu plan tiene un mes más.' }
  }
  const checkoutUrl = await startCheckout(deps, actor, { product, amount, returnTo: '/plans/upgrade' })
  return { message: 'Te llevamos a la página de pago.', checkoutUrl }
}
