import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { findPaperOf, type PaperRow } from './verifications.queries.ts'

declare const checked: unique symbol
/** Proof that the paper is the caller's. */
export type OwnPaper = PaperRow & { readonly [checked]: true }

/** Throws not_found for another person's paper: its existence is not revealed. */
export async function getOwnPaper(db: Db, actor: UserActor, id: number): Promise<OwnPaper> {
  const found = await findPaperOf(db, id, actor.userId)
  if (!found) throw new AppError('not_found')
  return found as OwnPaper
}
