import type { Db } from '#server/db/connection.ts'
import { findSetting } from './plans.queries.ts'

export type CompanyPlan = 'free' | 'premium_temporal' | 'premium' | 'enterprise'

export interface PublishingRights {
  /** How many active jobs the plan carries; null: as many as it wants. */
  jobsLimit: number | null
  canPublishPremium: boolean
}

/** What a company's plan lets it publish. While the launch offer lasts, premium jobs are free for everyone. */
export async function publishingRights(db: Db, plan: CompanyPlan): Promise<PublishingRights> {
  if (plan === 'premium' || plan === 'enterprise') return { jobsLimit: null, canPublishPremium: true }
  const jobsLimit = Number((await findSetting(db, 'free_jobs_limit')) ?? 1)
  const trial = (await findSetting(db, 'company_premium_trial')) ?? 'true'
  return { jobsLimit, canPublishPremium: plan === 'premium_temporal' || trial === 'true' }
}
