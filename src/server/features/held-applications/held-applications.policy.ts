import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { findHeldApplication, type HeldRow } from './held-applications.queries.ts'

declare const checked: unique symbol
/** An application whose link the caller has, which nobody but its mailbox got: made here only, demanded by the service. */
export type HeldApplication = HeldRow & { readonly [checked]: 'held application' }

/** Throws link_expired for a link that is unknown, used or too old. */
export async function getHeldApplication(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<HeldApplication> {
  const held = await findHeldApplication(db, hashToken(token), clock.now())
  if (!held) throw new AppError('link_expired')
  return held as HeldApplication
}
