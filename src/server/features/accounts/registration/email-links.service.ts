import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ActorFor, UserActor } from '#server/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { findSuppression } from '#server/platform/mail/suppressions.queries.ts'
import { confirmationMail, passwordResetMail } from '#server/features/accounts/accounts.mails.ts'
import {
  findAccount,
  findAccountByEmail,
  markEmailConfirmed,
  consumeEmailToken,
} from '#server/features/accounts/accounts.queries.ts'
import type { ConfirmationLink, ResetLink } from '#server/features/accounts/accounts.policy.ts'
import { accountProved, mailPasswordReset } from '#server/features/accounts/accounts.tasks.ts'
import { takeNewEmail } from './email-change.service.ts'
import { createLink } from './one-use-links.service.ts'
import { takeNewPassword } from '#server/features/accounts/passwords/new-password.service.ts'
import { requireGoodPasswordOf } from '#server/features/accounts/passwords/password-rules.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { clearTwoFactor } from '#server/features/accounts/two-factor/two-factor.queries.ts'

/** Mails a link that confirms the address, valid for three days. */
export async function mailConfirmationLink(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = await createLink(deps, tx, { userId, purpose: 'confirm_email' })
  await sendMail(deps, tx, { to: email, ...confirmationMail(deps.config.publicUrl, token) }, { asked: true })
}

/** Mails the confirmation link again; does nothing when the address is confirmed and gets its mails. */
export async function resendConfirmation(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  { userId, email, emailConfirmed }: UserActor,
): Promise<void> {
  if (emailConfirmed && !(await findSuppression(deps.db, email))) return
  await transaction(deps, (tx) => mailConfirmationLink(deps, tx, { userId, email }))
}

/**
 * Uses a mailed link: confirms the account's address, or replaces it by the new one and returns that. Throws
 * link_expired for the second of two calls.
 */
export async function confirmEmail(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  caller: ActorFor<'anyone'>,
  { tokenHash }: ConfirmationLink,
): Promise<string | null> {
  return transaction(deps, async (tx) => {
    const now = deps.clock.now()
    const confirmed = await consumeEmailToken(tx, tokenHash, 'confirm_email', now)
    if (confirmed) {
      if (await markEmailConfirmed(tx, confirmed.userId, now))
        await deps.queue.enqueue(tx, accountProved, { userId: confirmed.userId })
      return null
    }
    const changed = await consumeEmailToken(tx, tokenHash, 'change_email', now)
    if (!changed?.newEmail) throw new AppError('link_expired')
    const { userId, newEmail } = changed
    await takeNewEmail(deps, tx, caller, { userId, newEmail })
    return newEmail
  })
}

/**
 * Looks up the account and queues the task. The steps are the same without an account, so neither the reply nor its
 * time reveals whether it exists.
 */
export async function requestPasswordReset(
  deps: Pick<Deps, 'db' | 'pool' | 'queue'>,
  email: string,
): Promise<void> {
  const account = await findAccountByEmail(deps.db, email)
  await transaction(deps, (tx) => deps.queue.enqueue(tx, mailPasswordReset, { userId: account?.id ?? null }))
}

/** The queued part: mails a link that sets a new password, valid for one hour. */
export async function sendPasswordReset(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  userId: number | null,
): Promise<void> {
  if (userId === null) return
  await transaction(deps, async (tx) => {
    const account = await findAccount(tx, userId)
    if (!account || account.suspendedAt) return
    const token = await createLink(deps, tx, { userId, purpose: 'reset_password' })
    const mail = passwordResetMail(deps.config.publicUrl, token)
    await sendMail(deps, tx, { to: account.email, ...mail }, { asked: true })
  })
}

/**
 * Sets the password and ends every session. The link proves the mailbox, so the address is confirmed. Throws
 * link_expired, validation_failed.
 */
export async function resetPassword(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { tokenHash }: ResetLink,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await transaction(deps, async (tx) => {
    const now = deps.clock.now()
    const link = await consumeEmailToken(tx, tokenHash, 'reset_password', now)
    if (!link) throw new AppError('link_expired')
    // A refusal rolls back, so the link stays valid.
    await requireGoodPasswordOf(tx, link.userId, password)
    if (!(await takeNewPassword(deps, tx, link.userId, { passwordHash }))) throw new AppError('link_expired')
    // Before this confirmation anyone could have registered the address, and their second factor would lock its owner
    // out.
    if (!(await markEmailConfirmed(tx, link.userId, now))) return
    await clearTwoFactor(tx, link)
    await deps.queue.enqueue(tx, accountProved, { userId: link.userId })
  })
}
