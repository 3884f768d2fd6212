import type { Db } from '#server/db/connection.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  type CompanyPlan,
  countActiveJobs,
  findCompanyPlan,
  lockCompanyPlan,
  updateCompanyPlan,
} from './plans.queries.ts'
import { readSetting } from './settings.service.ts'

/** Active jobs that a plan allows; null: as many as the company wants. */
interface Allowance {
  standard: number | null
  premium: number | null
}

async function allowanceOf(db: Db, plan: CompanyPlan): Promise<Allowance> {
  if (plan === 'premium' || plan === 'enterprise') return { standard: null, premium: null }
  const standard = await readSetting(db, 'free_jobs_limit')
  if (plan === 'free') return { standard, premium: 0 }
  return { standard, premium: await readSetting(db, 'trial_premium_jobs_limit') }
}

export interface PlanUse {
  planType: CompanyPlan
  /**
   * Active jobs of the kind that the plan is about: premium ones in the launch offer (the free standard ones come on
   * top), all of them in every other plan.
   */
  jobsUsed: number
  jobsLimit: number | null
  canPublishPremium: boolean
}

/** A company's plan and how much of it is in use. */
export async function readPlanUse(db: Db, companyId: number): Promise<PlanUse> {
  const planType = await findCompanyPlan(db, companyId)
  if (!planType) throw new AppError('not_found')
  const allowance = await allowanceOf(db, planType)
  const active = await countActiveJobs(db, companyId)
  const isTrial = planType === 'premium_temporal'
  return {
    planType,
    jobsUsed: isTrial ? active.premium : active.standard + active.premium,
    jobsLimit: isTrial ? allowance.premium : allowance.standard,
    canPublishPremium: allowance.premium !== 0,
  }
}

/**
 * Makes sure that one more job of this kind may be active, and that no other is published for the company meanwhile.
 * Call it in the transaction that publishes. Throws premium_required or plan_limit_reached.
 */
export async function claimJobSlot(tx: Db, companyId: number, kind: { isPremium: boolean }): Promise<void> {
  const plan = await lockCompanyPlan(tx, companyId)
  if (!plan) throw new AppError('not_found')
  const allowance = await allowanceOf(tx, plan)
  if (kind.isPremium && allowance.premium === 0) throw new AppError('premium_required')
  const limit = kind.isPremium ? allowance.premium : allowance.standard
  if (limit === null) return
  const active = await countActiveJobs(tx, companyId)
  if ((kind.isPremium ? active.premium : active.standard) >= limit) throw new AppError('plan_limit_reached')
}

/** Gives a free company the launch offer. Asked again it changes nothing. Throws forbidden when the offer is over. */
export async function activateCompanyPremium(deps: Pick<Deps, 'pool'>, companyId: number): Promise<string> {
  return transaction(deps, async (tx) => {
    const plan = await lockCompanyPlan(tx, companyId)
    if (plan !== 'free') return 'Tu plan premium ya está activo.'
    if (!(await readSetting(tx, 'company_premium_trial')))
      throw new AppError('forbidden', { message: 'La oferta de lanzamiento terminó.' })
    await updateCompanyPlan(tx, companyId, 'premium_temporal')
    const limit = await readSetting(tx, 'trial_premium_jobs_limit')
    return `Plan premium activado: puedes publicar ${limit === 1 ? '1 empleo' : `${limit} empleos`} con funciones avanzadas.`
  })
}
