import { AppError } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/http/actor.ts'

/** The professional's own profile, and no other: throws not_found. */
export function requireSelf(actor: ProfessionalActor, professionalId: number): ProfessionalActor {
  if (actor.professionalId !== professionalId) throw new AppError('not_found')
  return actor
}
