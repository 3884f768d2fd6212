import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ActorFor, UserActor } from '#server/actor.ts'
import { enforceLimit } from '#server/platform/rate-limits/rate-limits.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import {
  addressWantedMail,
  emailChangeAskedMail,
  newAddressMail,
} from '#server/features/accounts/accounts.mails.ts'
import {
  deleteEmailTokens,
  findAccount,
  findAccountByEmail,
  moveToNewEmail,
  type UsedLink,
} from '#server/features/accounts/accounts.queries.ts'
import { accountProved, followNewEmail } from '#server/features/accounts/accounts.tasks.ts'
import { createLink } from './one-use-links.service.ts'
import {
  requireOwnPassword,
  requireStillOwn,
} from '#server/features/accounts/passwords/own-password.service.ts'
import { deleteUserSessions } from '#server/features/accounts/sessions/sessions.queries.ts'

/**
 * Mails a link to the new address, and a notice to the current one. The reply is the same for a taken address; its
 * owner gets a notice instead of the link. `email` in lower case. Throws validation_failed, rate_limited.
 */
export async function askForNewEmail(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  actor: UserActor,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { userId } = actor
  if (email === actor.email)
    throw new AppError('validation_failed', { fields: { email: 'Escribe otro correo: ese ya es el tuyo' } })
  const proof = await requireOwnPassword(deps.db, { userId }, password)
  // Limits mails to one mailbox as registration does, however many accounts somebody has.
  if (deps.config.rateLimits) await enforceLimit(deps.db, 'registration', 'account', email)
  const { publicUrl } = deps.config
  await transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    await deleteEmailTokens(tx, userId, 'change_email')
    const token = await createLink(deps, tx, { userId, purpose: 'change_email', newEmail: email })
    const isTaken = (await findAccountByEmail(tx, email)) !== null
    const mail = isTaken ? addressWantedMail(publicUrl) : newAddressMail(publicUrl, token)
    await sendMail(deps, tx, { to: email, ...mail }, { asked: true })
    await sendMail(deps, tx, { to: actor.email, ...emailChangeAskedMail(publicUrl, email) })
  })
}

/**
 * Handles the opened link: sets the new address and ends every session except the caller's own. Links sent to the old
 * address become invalid. Throws link_expired when the address was taken meanwhile.
 */
export async function takeNewEmail(
  deps: Pick<Deps, 'queue' | 'clock'>,
  tx: Db,
  caller: ActorFor<'anyone'>,
  { userId, newEmail }: UsedLink & { newEmail: string },
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account || !(await moveToNewEmail(tx, userId, newEmail, deps.clock.now())))
    throw new AppError('link_expired')
  await deleteEmailTokens(tx, userId)
  const isOwn = caller.kind !== 'anonymous' && caller.userId === userId
  await deleteUserSessions(tx, userId, isOwn ? caller.session : undefined)
  await deps.queue.enqueue(tx, followNewEmail, { userId })
  await deps.queue.enqueue(tx, accountProved, { userId })
}
