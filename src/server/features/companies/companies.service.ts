import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { publishingRights } from '../plans/plans.service.ts'
import { countActiveJobs, findCompany } from './companies.queries.ts'

/** A company with its plan and how much of it is in use. */
export async function getOwnCompany({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number) {
  const company = await findCompany(db, id)
  if (!company) throw new AppError('not_found')
  const rights = await publishingRights(db, company.planType)
  return { ...company, ...rights, jobsUsed: await countActiveJobs(db, id, clock.now()) }
}
