import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findNotificationOf } from './notifications.queries.ts'

declare const checked: unique symbol
/** Proof that the notification is the caller's. */
export type OwnNotification = { id: number } & { readonly [checked]: true }

/** Throws not_found for another person's notification: its existence is not revealed. */
export async function getOwnNotification(db: Db, actor: UserActor, id: number): Promise<OwnNotification> {
  const found = await findNotificationOf(db, id, actor.userId)
  if (!found) throw new AppError('not_found')
  return found as OwnNotification
}
