import type { Db } from '#server/db/connection.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { ProfessionalActor, UserActor } from '#server/http/actor.ts'
import { findNotificationOf } from './notifications.queries.ts'

declare const checked: unique symbol
/** A notification that was checked to be the caller's. */
export type OwnNotification = { id: number } & { readonly [checked]: true }

/** Throws not_found for somebody else's: nobody learns that it exists. */
export async function getOwnNotification(db: Db, actor: UserActor, id: number): Promise<OwnNotification> {
  const found = await findNotificationOf(db, id, actor.userId)
  if (!found) throw new AppError('not_found')
  return found as OwnNotification
}

/** The professional's own list, and no other. */
export function requireSelf(actor: ProfessionalActor, professionalId: number): ProfessionalActor {
  if (actor.professionalId !== professionalId) throw notFound('professional')
  return actor
}
