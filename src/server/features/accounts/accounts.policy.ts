import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findLinkedAddress } from '#server/features/accounts/accounts.queries.ts'
import { hasSession } from '#server/features/accounts/sessions/sessions.queries.ts'
import { hashToken } from '#server/platform/tokens.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { readonly [checked]: Kind }

/** A session of the caller's account. */
export type OwnSession = { id: number } & Checked<'own session'>
/** A valid link that confirms an address; only its mailbox has it. */
export type ConfirmationLink = { tokenHash: Buffer; address: string } & Checked<'confirmation link'>
/** A valid link that sets a new password; only the account's mailbox has it. */
export type ResetLink = { tokenHash: Buffer } & Checked<'reset link'>

/** Throws not_found for another person's session. */
export async function getOwnSession(db: Db, { userId }: UserActor, id: number): Promise<OwnSession> {
  if (!(await hasSession(db, userId, id))) throw new AppError('not_found')
  return { id } as OwnSession
}

/* The links stay valid until they are used. Each throws link_expired when it is unknown, used or expired. */

export async function getConfirmationLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<ConfirmationLink> {
  const tokenHash = hashToken(token)
  const address = await findLinkedAddress(db, tokenHash, ['confirm_email', 'change_email'], clock.now())
  if (address === null) throw new AppError('link_expired')
  return { tokenHash, address } as ConfirmationLink
}

export async function getResetLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<ResetLink> {
  const tokenHash = hashToken(token)
  if ((await findLinkedAddress(db, tokenHash, ['reset_password'], clock.now())) === null)
    throw new AppError('link_expired')
  return { tokenHash } as ResetLink
}
