import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import {
  findKept,
  type KeptConversation,
} from '#server/features/assistant/kept-conversations/kept-conversations.queries.ts'

declare const checked: unique symbol
/** A conversation that the caller kept. */
export type OwnKept = KeptConversation & { readonly [checked]: 'own conversation' }

/** Throws not_found for another person's conversation. */
export async function getOwnKept(db: Db, { userId }: UserActor, id: number): Promise<OwnKept> {
  const kept = await findKept(db, userId, id)
  if (!kept) throw new AppError('not_found')
  return kept as OwnKept
}
