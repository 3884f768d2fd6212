import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { findAvailability, type StoredAvailability } from './availability.queries.ts'
import { readAvailabilityToken } from './availability-token.ts'

declare const checked: unique symbol
/** What a professional said, and when the mail with the caller's link asked for it: only its mailbox has the link. */
export type MailedAvailability = StoredAvailability & { mailedAt: Date } & {
  readonly [checked]: 'mailed availability'
}

/** Throws link_expired for a link that we did not make, and when nothing is said any more. */
export async function openAvailabilityLink(db: Db, token: string): Promise<MailedAvailability> {
  const asked = await readAvailabilityToken(db, token)
  const row = asked && (await findAvailability(db, asked.professionalId))
  if (!row || row.says === 'unsaid') throw new AppError('link_expired')
  return { ...row, mailedAt: asked.askedAt } as MailedAvailability
}
