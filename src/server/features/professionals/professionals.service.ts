import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { isTrialAvailable } from '#server/features/plans/plans.service.ts'
import { readCvRules } from '#server/features/plans/file-rules.service.ts'
import { findProfessional } from './professionals.queries.ts'
import { listSkills } from '#server/features/professionals/editor/profile.queries.ts'

/** The URL of the profile's CV, readable only by its professional. */
export const cvUrlOfProfile = (professionalId: number): string => `/api/professionals/${professionalId}/cv`

/**
 * A professional's own data with all skills, the accepted CV formats, and whether the launch offer is available.
 * Throws not_found.
 */
export async function getProfessional({ db }: Pick<Deps, 'db'>, id: number) {
  const professional = await findProfessional(db, id)
  if (!professional) throw notFound('professional')
  return {
    ...professional,
    skillRows: await listSkills(db, id),
    ...(await readCvRules(db)),
    trialAvailable: await isTrialAvailable(db, 'professional', professional.userId),
  }
}
