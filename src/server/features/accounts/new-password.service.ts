import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { passwordChangedMail } from './accounts.mails.ts'
import { deleteEmailTokens, findPendingEmail, updatePassword } from './accounts.queries.ts'
import { deleteUserSessions } from './sessions.queries.ts'
import { deleteChallenges } from './two-factor.queries.ts'

/**
 * The password of an account becomes another one. Whatever somebody else may have begun ends with the old one: sessions (but
 * for `keptSession`), a login that waits for its code, every mailed link and with it a pending change of address. The owner
 * is told. False for an account that is gone.
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
  await deleteEmailTokens(tx, userId)
  await deleteChallenges(tx, userId)
  await deleteUserSessions(tx, userId, keptSession)
  await sendMail(deps, tx, {
    to: account.email,
    ...passwordChangedMail(deps.config.publicUrl, {
      keepsOneSession: keptSession !== undefined,
      droppedEmail,
    }),
  })
  return true
}
