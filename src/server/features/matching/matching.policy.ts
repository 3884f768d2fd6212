import type { ProfessionalActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { isSuggestedTo } from '#server/features/matching/suggestions/suggestions.queries.ts'

declare const checked: unique symbol
/** A suggestion made to the caller, in any state. */
export type OwnSuggestion = { id: number } & { readonly [checked]: 'own suggestion' }

/** Throws not_found for another person's suggestion. */
export async function getOwnSuggestion(
  db: Db,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<OwnSuggestion> {
  if (!(await isSuggestedTo(db, professionalId, id))) throw new AppError('not_found')
  return { id } as OwnSuggestion
}
