import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/http/actor.ts'
import { findActOf } from './acts.queries.ts'

declare const checked: unique symbol
/** An act that was checked to be the caller's. */
export type OwnAct = { id: number } & { readonly [checked]: true }

/** Throws not_found for somebody else's: nobody learns that it exists. */
export async function getOwnAct(db: Db, actor: UserActor, id: number): Promise<OwnAct> {
  const found = await findActOf(db, id, actor.userId)
  if (!found) throw new AppError('not_found')
  return found as OwnAct
}
