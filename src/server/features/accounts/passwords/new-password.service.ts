import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { passwordChangedMail } from '#server/features/accounts/accounts.mails.ts'
import {
  deleteEmailTokens,
  deleteHeldApplicationsOf,
  findPendingEmail,
  updatePassword,
} from '#server/features/accounts/accounts.queries.ts'
import { deleteUserSessions } from '#server/features/accounts/sessions/sessions.queries.ts'
import { deleteChallenges } from '#server/features/accounts/two-factor/two-factor.queries.ts'

/**
 * Ends all access that somebody else may have: sessions (except `currentSession`), a login that waits for its code, and
 * all mailed links, including a pending change of address.
 */
export async function endAccess(tx: Db, userId: number, currentSession?: Buffer): Promise<void> {
  await deleteEmailTokens(tx, userId)
  await deleteChallenges(tx, { userId })
  await deleteUserSessions(tx, userId, currentSession)
}

/**
 * Sets an account's password and ends everything started with the old one, including held applications, whose mailed
 * links start a session. Notifies the owner. False for a deleted account.
 */
export async function takeNewPassword(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  userId: number,
  { passwordHash, currentSession }: { passwordHash: string; currentSession?: Buffer },
): Promise<boolean> {
  const account = await updatePassword(tx, userId, passwordHash)
  if (!account) return false
  const droppedEmail = await findPendingEmail(tx, userId, deps.clock.now())
  await endAccess(tx, userId, currentSession)
  await deleteHeldApplicationsOf(tx, account.email)
  await sendMail(deps, tx, {
    to: account.email,
    ...passwordChangedMail(deps.config.publicUrl, {
      keepsOneSession: currentSession !== undefined,
      droppedEmail,
    }),
  })
  return true
}
