import { accountOf, type UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { findEndorsement, isOwnEndorsement } from './endorsements.queries.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { id: number } & { readonly [checked]: Kind }

/** An endorsement that the caller gave, or a public one on the caller's profile. */
export type OwnEndorsement = Checked<'own endorsement'> & { professionalId: number }

/** Other people's endorsements are not found. */
export async function getOwnEndorsement(db: Db, actor: UserActor, id: number): Promise<OwnEndorsement> {
  const found = await findEndorsement(db, isOwnEndorsement(id, accountOf(actor)))
  if (!found) throw new AppError('not_found')
  return { id, professionalId: found.endorsement.professionalId } as OwnEndorsement
}
