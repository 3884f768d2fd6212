import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findProfessional } from './professionals.queries.ts'

/** A professional's own record. Throws not_found. */
export async function getProfessional({ db }: Pick<Deps, 'db'>, id: number) {
  const professional = await findProfessional(db, id)
  if (!professional) throw new AppError('not_found')
  return professional
}
