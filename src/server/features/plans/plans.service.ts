import type { UserType } from '#contracts/accounts.contract.ts'
import type { PlanOffer } from '#contracts/plans.contract.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { hasPaid } from './payments.queries.ts'
import { trialProducts } from './plan-products.ts'
import { type CompanyPlan, countActiveJobs, findCompanyPlan, lockCompanyPlan } from './plans.queries.ts'
import { readSetting } from './settings.service.ts'

/** What the plans cost and which are free for now, by the settings in force. */
export async function readOffer(db: Db): Promise<PlanOffer> {
  return {
    currency: 'USD',
    premiumJobPrice: await readSetting(db, 'premium_job_price'),
    professionalPremiumPrice: await readSetting(db, 'professional_premium_price'),
    companyPremiumPrice: await readSetting(db, 'company_premium_price'),
    chatActivationPrice: await readSetting(db, 'chat_activation_price'),
    companyTrial: await readSetting(db, 'company_premium_trial'),
    professionalTrial: await readSetting(db, 'professional_premium_trial'),
    trialMonths: await readSetting(db, 'premium_trial_months'),
    freeJobsLimit: await readSetting(db, 'free_jobs_limit'),
    trialJobsLimit: await readSetting(db, 'trial_premium_jobs_limit'),
  }
}

/** Whether the launch offer is on and this account has not had it yet: each has it once. */
export async function isTrialAvailable(db: Db, kind: UserType, userId: number): Promise<boolean> {
  const isOn = await readSetting(
    db,
    kind === 'company' ? 'company_premium_trial' : 'professional_premium_trial',
  )
  return isOn && !(await hasPaid(db, userId, trialProducts[kind]))
}

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
  trialAvailable: boolean
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
  const found = await findCompanyPlan(db, companyId)
  if (!found) throw new AppError('not_found')
  const { planType, userId } = found
  const allowance = await allowanceOf(db, planType)
  const active = await countActiveJobs(db, companyId)
  const isTrial = planType === 'premium_temporal'
  return {
    planType,
    trialAvailable: userId !== null && (await isTrialAvailable(db, 'company', userId)),
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
