import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { readPlanUse } from '#server/features/plans/plans.service.ts'
import { findCompany } from './companies.queries.ts'

/** A company with its plan and the use it makes of it. Throws not_found. */
export async function getOwnCompany(db: Db, companyId: number) {
  const company = await findCompany(db, companyId)
  if (!company) throw new AppError('not_found')
  return { company, plan: await readPlanUse(db, companyId) }
}
