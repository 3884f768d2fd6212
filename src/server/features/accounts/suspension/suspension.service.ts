import { errors } from '#contracts/errors.ts'
import type { SuspensionReason } from '#contracts/accounts/suspension-vocabulary.ts'
import { suspensionReasonNames } from '#domain/accounts/suspension.words.ts'
import type { AdminActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { lockAccount } from '#server/features/accounts/accounts.queries.ts'
import { accountSuspended, tellSuspension } from '#server/features/accounts/accounts.tasks.ts'
import { endAccess } from '#server/features/accounts/passwords/new-password.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { restoredMail, suspendedMail } from './suspension.mails.ts'
import {
  findOpenSuspension,
  findSuspendedAccount,
  insertSuspension,
  lockSuspension,
  listSuspensions,
  setSuspendedAt,
  updateSuspension,
} from './suspension.queries.ts'

type SuspensionDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** An administrator, as the history of an account names them. */
export type Decider = Pick<AdminActor, 'name'>

/** Every suspension of an account, the latest first. */
export const readSuspensions = ({ db }: Pick<Deps, 'db'>, userId: number) => listSuspensions(db, userId)

/**
 * Suspends an account. It applies at once: no session of it is accepted any more and nobody sees what it published.
 * Some seconds later the sessions are deleted and the person is mailed, unless the suspension has ended by then. False:
 * it was suspended before, and nothing changes. Throws not_found.
 */
export async function suspend(
  deps: SuspensionDeps,
  tx: Db,
  by: Decider,
  userId: number,
  { reason, note }: { reason: SuspensionReason; note: string },
): Promise<boolean> {
  const account = await lockAccount(tx, userId)
  if (!account) throw new AppError('not_found')
  if (account.suspendedAt) return false
  const at = deps.clock.now()
  await setSuspendedAt(tx, userId, at)
  const id = await insertSuspension(tx, { userId, reason, note, at, adminName: by.name })
  await deps.queue.enqueue(tx, tellSuspension, { id }, { delay: noticeDelay })
  await notifyChange(tx, 'jobs')
  return true
}

/** Ends the suspension of an account. The person is mailed if they were told of it. False: there was none. Throws not_found. */
export async function restore(deps: SuspensionDeps, tx: Db, by: Decider, userId: number): Promise<boolean> {
  const account = await lockAccount(tx, userId)
  if (!account) throw new AppError('not_found')
  if (!account.suspendedAt) return false
  await setSuspendedAt(tx, userId, null)
  const open = await findOpenSuspension(tx, userId)
  const locked = open && (await lockSuspension(tx, open.id))
  if (locked) await updateSuspension(tx, locked.id, { liftedAt: deps.clock.now(), liftedByName: by.name })
  if (locked?.notifiedAt)
    await sendMail(deps, tx, { to: account.email, ...restoredMail(deps.config.publicUrl) })
  await notifyChange(tx, 'jobs')
  return true
}

/** Mails the person and ends all access, unless the suspension has ended. Safe to repeat. */
export async function tellOfSuspension(deps: SuspensionDeps & Pick<Deps, 'pool'>, id: number): Promise<void> {
  await transaction(deps, async (tx) => {
    // The account first, as whoever ends a suspension does.
    const userId = await findSuspendedAccount(tx, id)
    const account = userId && (await lockAccount(tx, userId))
    const suspension = await lockSuspension(tx, id)
    if (!account || !suspension || suspension.liftedAt || suspension.notifiedAt) return
    const { reason, note } = suspension
    await updateSuspension(tx, id, { notifiedAt: deps.clock.now() })
    await endAccess(tx, suspension.userId)
    await deps.queue.enqueue(tx, accountSuspended, { userId: suspension.userId })
    await sendMail(deps, tx, {
      to: account.email,
      ...suspendedMail(deps.config.publicUrl, {
        userType: account.userType,
        reason,
        note: account.emailConfirmedAt ? note : '',
      }),
    })
  })
}

/** The error for the owner of a suspended account, who has proved who they are: it names the reason. */
export async function suspendedError(db: Db, userId: number): Promise<AppError> {
  const open = await findOpenSuspension(db, userId)
  if (!open || open.reason === 'other') return new AppError('account_suspended')
  return new AppError('account_suspended', {
    // After its first sentence.
    message: errors.account_suspended.message.replace(
      '. ',
      `. Motivo: ${suspensionReasonNames[open.reason]}. `,
    ),
  })
}
