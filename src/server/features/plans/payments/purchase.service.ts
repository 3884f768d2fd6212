import type { Purchasable } from '#contracts/plans/plans-vocabulary.ts'
import { isEndless } from '#domain/plans/terms.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findPlanOf } from '#server/features/plans/plans.queries.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { completePayment, openPayment, startCheckout } from './payments.service.ts'
import { paidProducts, payerTypeOf } from './plan-products.ts'

export type PurchaseDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments' | 'log'>

/** The message for the person, and the payment page if a payment is needed. */
export interface Activation {
  message: string
  checkoutUrl?: string
}

const priceSettings = {
  professional_premium: 'professional_premium_price',
  company_premium: 'company_premium_price',
  premium_job: 'premium_job_price',
} as const
type Product = keyof typeof priceSettings

/** What is said when it costs nothing, and where the payment page leads back to. */
const afterwards: Record<Product, { given: string; returnTo: string }> = {
  professional_premium: { given: 'Tu plan tiene un mes más.', returnTo: '/plans/upgrade' },
  company_premium: { given: 'Tu plan tiene un mes más.', returnTo: '/plans/upgrade' },
  premium_job: {
    given: 'Ya puedes publicar tu empleo premium.',
    returnTo: '/company-dashboard/publicar?tipo=premium',
  },
}

/**
 * Opens the payment of a product, or completes it if its price is zero. A month is added to the end of a running plan; a
 * premium ad waits for the job that uses it. Throws wrong_user_type, nothing_to_buy for a plan that has no end to move or
 * includes all premium ads, and payment_unavailable.
 */
export async function buy(deps: PurchaseDeps, actor: UserActor, purchase: Purchasable): Promise<Activation> {
  const product = purchase === 'premium_month' ? paidProducts[actor.kind] : purchase
  if (payerTypeOf(product) !== actor.kind) throw new AppError('wrong_user_type')
  await requireUse(deps, actor, product)
  const { given, returnTo } = afterwards[product]
  const amount = Math.round((await readSetting(deps.db, priceSettings[product])) * 100)
  if (amount === 0) {
    await transaction(deps, async (tx) => {
      const order = { userId: actor.userId, product, amount, provider: 'none' } as const
      await completePayment(deps, tx, await openPayment(deps, tx, order))
    })
    return { message: given }
  }
  const checkoutUrl = await startCheckout(deps, actor, { product, amount, returnTo })
  return { message: 'Te llevamos a la página de pago.', checkoutUrl }
}

async function requireUse({ db }: Pick<Deps, 'db'>, actor: UserActor, product: Product): Promise<void> {
  const plan = await findPlanOf(db, actor)
  if (!plan) throw new AppError('not_found')
  const { planType } = plan
  if (product === 'premium_job' ? planType === 'premium' || planType === 'enterprise' : isEndless(plan))
    throw new AppError(
      'nothing_to_buy',
      product === 'premium_job' ? { message: 'Tu plan ya incluye empleos premium sin límite.' } : {},
    )
}
