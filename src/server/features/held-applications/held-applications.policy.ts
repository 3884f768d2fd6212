import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { findHeldApplication, type HeldRow } from './held-applications.queries.ts'

declare const checked: unique symbol
/**
 * Proof that the caller has the application's link, which only its mailbox received. Created only here and required
 * by the service.
 */
export type HeldApplication = HeldRow & { readonly [checked]: 'held application' }

/** Throws link_expired for an unknown, used or expired link. */
export async function getHeldApplication(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<HeldApplication> {
  const held = await findHeldApplication(db, hashToken(token), clock.now())
  if (!held) throw new AppError('link_expired')
  return held as HeldApplication
}
