import type { ProfessionalActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import {
  findAvailability,
  type StoredAvailability,
} from '#server/features/services/availability/availability.queries.ts'
import { readAvailabilityToken } from '#server/features/services/availability/availability-token.ts'
import { isServiceOf } from '#server/features/services/own/own-services.queries.ts'
import { findShownService } from './services.queries.ts'

declare const checked: unique symbol
/** A service that the caller sells, or has paused. */
export type OwnService = { id: number } & { readonly [checked]: 'own service' }

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

/** Throws forbidden for another person's public service, otherwise not_found. */
export async function getOwnService(db: Db, actor: ProfessionalActor, id: number): Promise<OwnService> {
  if (await isServiceOf(db, { id, professionalId: actor.professionalId })) return { id } as OwnService
  throw new AppError((await findShownService(db, actor, id)) ? 'forbidden' : 'not_found')
}
