import type { UserType } from '#contracts/accounts/accounts.contract.ts'
import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  countFreeCredits,
  hasCredit,
  lockFreeCredit,
  spendCredit,
} from '#server/features/plans/credits/job-credits.queries.ts'
import { hasPaid } from '#server/features/plans/payments/payments.queries.ts'
import { readSoles } from '#server/features/plans/payments/prices.service.ts'
import { trialProducts } from '#server/features/plans/payments/plan-products.ts'
import { type CompanyPlan, countActiveJobs, findCompanyPlan, lockCompanyPlan } from './plans.queries.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'

/** The current prices of the plans and the free offers, from the settings. */
export async function readOffer({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<PlanOffer> {
  return {
    currency: 'USD',
    premiumJobPrice: await readSetting(db, 'premium_job_price'),
    professionalPremiumPrice: await readSetting(db, 'professional_premium_price'),
    companyPremiumPrice: await readSetting(db, 'company_premium_price'),
    chatActivationPrice: await readSetting(db, 'chat_activation_price'),
    soles: await readSoles({ db, payments }),
    companyTrial: await readSetting(db, 'company_premium_trial'),
    professionalTrial: await readSetting(db, 'professional_premium_trial'),
    trialMonths: await readSetting(db, 'premium_trial_months'),
    takesCards: payments.current !== null,
    freeJobsLimit: await readSetting(db, 'free_jobs_limit'),
    trialJobsLimit: await readSetting(db, 'trial_premium_jobs_limit'),
  }
}

/** Whether the launch offer is on and this account has not used it: each account may use it once. */
export async function isTrialAvailable(db: Db, kind: UserType, userId: number): Promise<boolean> {
  const isOn = await readSetting(
    db,
    kind === 'company' ? 'company_premium_trial' : 'professional_premium_trial',
  )
  return isOn && !(await hasPaid(db, userId, trialProducts[kind]))
}

/** The number of active jobs that a plan allows; null: no limit. */
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

type JobKind = keyof Allowance

/** The total of active jobs of both kinds that a plan allows. */
const wholeOf = ({ standard, premium }: Allowance): number | null =>
  standard === null || premium === null ? null : standard + premium

/** Whether the limit of active jobs is reached: that of the kind, or that of both together. */
function isFull(kind: JobKind, allowance: Allowance, active: Record<JobKind, number>): boolean {
  const [limit, whole] = [allowance[kind], wholeOf(allowance)]
  if (limit === null || whole === null) return false
  return active[kind] >= limit || active.standard + active.premium >= whole
}

export interface PlanUse {
  planType: CompanyPlan
  trialAvailable: boolean
  /** All active jobs of both kinds. */
  jobsUsed: number
  /** For both kinds together; null: no limit. */
  jobsLimit: number | null
  fullKinds: JobKind[]
  canPublishPremium: boolean
  /** Premium ads that were paid for and not used. */
  jobCredits: number
}

/** A company's plan and its usage. */
export async function readPlanUse(db: Db, companyId: number): Promise<PlanUse> {
  const found = await findCompanyPlan(db, companyId)
  if (!found) throw new AppError('not_found')
  const { planType, userId } = found
  const allowance = await allowanceOf(db, planType)
  const active = await countActiveJobs(db, companyId)
  const jobCredits = await countFreeCredits(db, companyId)
  return {
    planType,
    trialAvailable: userId !== null && (await isTrialAvailable(db, 'company', userId)),
    jobsUsed: active.standard + active.premium,
    jobsLimit: wholeOf(allowance),
    fullKinds: (['standard', 'premium'] as const).filter(
      (kind) => isFull(kind, allowance, active) && !(kind === 'premium' && jobCredits > 0),
    ),
    canPublishPremium: allowance.premium !== 0 || jobCredits > 0,
    jobCredits,
  }
}

/**
 * Finds the place of one more active job: in the plan, with the same figures as `readPlanUse`, or else a paid premium ad.
 * Locks publishing for the company. Call it in the transaction that publishes. A premium ad is bound to a job that exists
 * already; for a new one its payment is returned, to be bound with `bindCredit`. Throws premium_required or
 * plan_limit_reached.
 */
export async function claimJobSlot(
  tx: Db,
  companyId: number,
  job: { isPremium: boolean; id?: number },
  at: Date,
): Promise<number | null> {
  const plan = await lockCompanyPlan(tx, companyId)
  if (!plan) throw new AppError('not_found')
  if (job.id !== undefined && (await hasCredit(tx, job.id))) return null
  const refusal = await refusalOf(tx, { companyId, plan }, job.isPremium ? 'premium' : 'standard')
  if (refusal === null) return null
  const credit = job.isPremium ? await lockFreeCredit(tx, companyId) : null
  if (credit === null) throw new AppError(refusal)
  if (job.id !== undefined) await spendCredit(tx, credit, { jobId: job.id, at })
  return credit
}

/** Binds a claimed premium ad to the new job that uses it. */
export const bindCredit = spendCredit

/** Why the plan has no place for one more active job of a kind; null: it has one. */
async function refusalOf(
  tx: Db,
  { companyId, plan }: { companyId: number; plan: CompanyPlan },
  kind: JobKind,
): Promise<'premium_required' | 'plan_limit_reached' | null> {
  const allowance = await allowanceOf(tx, plan)
  if (kind === 'premium' && allowance.premium === 0) return 'premium_required'
  return isFull(kind, allowance, await countActiveJobs(tx, companyId)) ? 'plan_limit_reached' : null
}
