import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findActOf } from './acts.queries.ts'

declare const checked: unique symbol
/** Proof that the act is the caller's. */
export type OwnAct = { id: number } & { readonly [checked]: true }

/** Throws not_found for another person's act: its existence is not revealed. */
export async function getOwnAct(db: Db, actor: UserActor, id: number): Promise<OwnAct> {
  const found = await findActOf(db, id, actor.userId)
  if (!found) throw new AppError('not_found')
  return found as OwnAct
}
