import type { Purchasable } from '#contracts/plans/plans-vocabulary.ts'
import { monthsText } from '#domain/plans/price.ts'
import { isEndless } from '#domain/plans/terms.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { settlePrice, type SettledPrice } from '#server/features/plans/codes/code-prices.service.ts'
import { findPlanOf } from '#server/features/plans/plans.queries.ts'
import { openAtProvider, openPage } from './checkout.service.ts'
import { completePayment, openPayment } from './payments.service.ts'

export type PurchaseDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments' | 'log'>

/** The message for the person, and the payment page if a payment is needed. */
export interface Activation {
  message: string
  checkoutUrl?: string
}

/** What a person wants to buy. `returnTo`: our path where they go on afterwards. */
interface Purchase {
  product: Purchasable
  code?: string | undefined
  returnTo?: string | undefined
}

const ownPlan = { company: '/company-dashboard/membresia', professional: '/dashboard/membresia' }

/**
 * Opens the payment of a product, or completes it if nothing is to be paid. A month is added to the end of a running plan; a
 * premium ad waits for the job that uses it. Throws wrong_user_type, nothing_to_buy for a plan that has no end to move or
 * includes all premium ads, code_refused, and payment_unavailable.
 */
export async function buy(deps: PurchaseDeps, actor: UserActor, purchase: Purchase): Promise<Activation> {
  const { product, returnTo } = purchase
  if (product === 'premium_job' && actor.kind !== 'company') throw new AppError('wrong_user_type')
  await requireUse(deps, actor, product)
  const goesOnTo =
    returnTo ?? (product === 'premium_job' ? '/company-dashboard/publicar?tipo=premium' : ownPlan[actor.kind])
  const { price, opened } = await transaction(deps, async (tx) => {
    const price = await settlePrice(deps, tx, actor, purchase)
    const { price: _, ...order } = { ...price, userId: actor.userId }
    if (price.amount > 0)
      return { price, opened: await openAtProvider(deps, tx, { ...order, returnTo: goesOnTo }) }
    await completePayment(deps, tx, await openPayment(deps, tx, { ...order, provider: 'none' }))
    return { price, opened: null }
  })
  if (opened === null) return { message: givenSays(price) }
  return { message: 'Te llevamos a la página de pago.', checkoutUrl: await openPage(deps, actor, opened) }
}

/** What is said when nothing was to be paid. */
const givenSays = ({ product, months }: SettledPrice): string =>
  product === 'premium_job'
    ? 'Ya puedes publicar tu empleo premium.'
    : months === 1
      ? 'Tu plan tiene un mes más.'
      : `Tu plan tiene ${monthsText(months)} más.`

async function requireUse({ db }: Pick<Deps, 'db'>, actor: UserActor, product: Purchasable): Promise<void> {
  const plan = await findPlanOf(db, actor)
  if (!plan) throw new AppError('not_found')
  const { planType } = plan
  if (product === 'premium_job' ? planType === 'premium' || planType === 'enterprise' : isEndless(plan))
    throw new AppError(
      'nothing_to_buy',
      product === 'premium_job' ? { message: 'Tu plan ya incluye empleos premium sin límite.' } : {},
    )
}
