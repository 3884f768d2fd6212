import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readPlanUse } from '#server/features/plans/plans.service.ts'
import { findCompany, findListedCompany, measureAnswers } from './companies.queries.ts'

/** A company with its plan and the use it makes of it. Throws not_found. */
export async function getOwnCompany(db: Db, companyId: number) {
  const company = await findCompany(db, companyId)
  if (!company) throw new AppError('not_found')
  return { company, plan: await readPlanUse(db, companyId) }
}

/** Fewer applications than this say nothing about a company. */
const smallestSample = 5
const day = 86_400_000
/** How far back its answers are looked at, and for how long an unanswered application does not count yet. In days. */
const lookedBack = 365
const timeToAnswer = 7

/** A company as everybody sees it, with how it answers. Throws not_found, for a suspended one too. */
export async function getPublicCompany({ db, clock }: Pick<Deps, 'db' | 'clock'>, companyId: number) {
  const company = await findListedCompany(db, companyId)
  if (!company) throw new AppError('not_found')
  const now = clock.now().getTime()
  const measured = await measureAnswers(db, companyId, {
    since: new Date(now - lookedBack * day),
    dueBefore: new Date(now - timeToAnswer * day),
  })
  return { company, answers: measured.applications < smallestSample ? null : measured }
}
