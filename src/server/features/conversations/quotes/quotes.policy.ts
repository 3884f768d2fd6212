import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { findQuote, type QuoteRow } from './quotes.queries.ts'

declare const checked: unique symbol
/** A quote of the caller's conversation. */
export type OwnQuote = QuoteRow & { readonly [checked]: 'own quote' }

/** Throws not_found for a quote of others, as if it did not exist, and for one that an administrator hid from the company. */
export async function getOwnQuote(db: Db, actor: UserActor, id: number): Promise<OwnQuote> {
  const row = await findQuote(db, id)
  const isParty =
    actor.kind === 'company'
      ? row?.companyId === actor.companyId && !row.isHidden
      : row?.professionalId === actor.professionalId
  if (!row || !isParty) throw new AppError('not_found')
  return row as OwnQuote
}
