import type { ProfessionalActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { findResume, findShared, type ResumeRow, type SharedRow } from './resumes.queries.ts'

declare const checked: unique symbol

/** A CV of the caller. */
export type OwnResume = ResumeRow & { readonly [checked]: 'own CV' }

/** Throws not_found for somebody else's CV. */
export async function getOwnResume(db: Db, actor: ProfessionalActor, id: number): Promise<OwnResume> {
  const resume = await findResume(db, id)
  if (resume?.professionalId !== actor.professionalId) throw new AppError('not_found')
  return resume as OwnResume
}

/** The CV whose link the caller has. */
export type SharedResume = SharedRow & { readonly [checked]: 'shared CV' }

/** Throws link_expired for a link that we did not make, that ended, and of an account that is suspended or gone. */
export async function openResumeLink(db: Db, token: string, now: Date): Promise<SharedResume> {
  const shared = await findShared(db, token, now)
  if (!shared) throw new AppError('link_expired', { message: endedLink })
  return shared as SharedResume
}

const endedLink = 'Este enlace no es válido o su dueño ya lo cerró. Pídele uno nuevo.'
