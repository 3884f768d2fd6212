import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { CompanyActor, ProfessionalActor, UserActor } from '#server/actor.ts'
import { completePayment, openPayment } from '#server/features/plans/payments/payments.service.ts'
import { type Activation, buy } from '#server/features/plans/payments/purchase.service.ts'
import { trialProducts } from '#server/features/plans/payments/plan-products.ts'
import { lockCompanyPlan, lockProfessionalPlan } from '#server/features/plans/plans.queries.ts'
import { isTrialAvailable } from '#server/features/plans/plans.service.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'

type ActivationDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments' | 'log'>

/**
 * Gives a free company the launch offer, once, with a payment of 0.00 and its receipt. Afterwards opens a card
 * payment. Repeating it changes nothing. Throws payment_unavailable when no card provider is configured.
 */
export async function activateCompanyPremium(deps: ActivationDeps, actor: CompanyActor): Promise<Activation> {
  return activate(deps, actor, {
    isPremium: async (tx) => (await lockCompanyPlan(tx, actor.companyId)) !== 'free',
    already: 'Tu plan premium ya está activo.',
    activated: async (tx) => {
      const limit = await readSetting(tx, 'trial_premium_jobs_limit')
      return `Plan premium activado: puedes publicar ${limit === 1 ? '1 empleo premium' : `${limit} empleos premium`}.`
    },
  })
}

/** The same for a professional. */
export async function activateProfessionalPremium(
  deps: ActivationDeps,
  actor: ProfessionalActor,
): Promise<Activation> {
  return activate(deps, actor, {
    isPremium: async (tx) => (await lockProfessionalPlan(tx, actor.professionalId)) === 'premium',
    already: 'Tu Plan Profesional ya está activo.',
    activated: async () => 'Plan Profesional activado: ya puedes publicar servicios y recibir mensajes.',
  })
}

interface Rules {
  /** Locks the plan, so that the second of two concurrent activations sees the first. */
  isPremium(tx: Db): Promise<boolean>
  already: string
  activated(tx: Db): Promise<string>
}

async function activate(deps: ActivationDeps, actor: UserActor, rules: Rules): Promise<Activation> {
  const message = await transaction(deps, async (tx) => {
    if (await rules.isPremium(tx)) return rules.already
    if (!(await isTrialAvailable(tx, actor.kind, actor.userId))) return null
    const product = trialProducts[actor.kind]
    const payment = await openPayment(deps, tx, {
      userId: actor.userId,
      product,
      amount: 0,
      provider: 'none',
    })
    await completePayment(deps, tx, payment)
    return rules.activated(tx)
  })
  return message === null ? buy(deps, actor, { product: 'premium_month' }) : { message }
}
