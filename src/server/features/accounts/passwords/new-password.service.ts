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
 * Ends whatever somebody else may have begun in an account: sessions (but for `keptSession`), a login that waits for its code, every
 * mailed link and with it a pending change of address.
 */
export async function endAccess(tx: Db, userId: number, keptSession?: Buffer): Promise<void> {
  await deleteEmailTokens(tx, userId)
  await deleteChallenges(tx, userId)
  await deleteUserSessions(tx, userId, keptSession)
}

/**
 * The password of an account becomes another one, and nothing that was begun with the old one goes on; neither does an
 * application that waits for its mailed link, which lets in. The owner is told. False for an account that is gone.
 */
export async function takeNewPassword(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  userId: number,
  { passwordHash, keptSession }: { passwordHash: string; keptSession?: Buffer },
): Promise<boolean> {
  const account = await updatePassword(tx, userId, passwordHash)
  if (!account) return false
  const droppedEmail = await findPendingEmail(tx, userId, deps.clock.now())
  await endAccess(tx, userId, keptSession)
  await deleteHeldApplicationsOf(tx, account.email)
  await sendMail(deps, tx, {
    to: account.email,
    ...passwordChangedMail(deps.config.publicUrl, {
      keepsOneSession: keptSession !== undefined,
      droppedEmail,
    }),
  })
  return true
}
