import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { cancelWithAccount } from '#server/features/interviews/deleted-account.service.ts'
import { followDeletion } from '#server/features/bookings/deleted-account.service.ts'
import {
  requireOwnPassword,
  requireStillOwn,
} from '#server/features/accounts/passwords/own-password.service.ts'
import { isMoneyHeld } from '#server/features/hires/hires.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { AppError } from '#server/errors.ts'
import { hasTeam } from '#server/features/accounts/membership/membership.service.ts'
import type { UserActor } from '#server/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { removeStoredFile } from '#server/platform/storage/stored-files.ts'
import type { Person } from '#server/personal-data.ts'
import { forgetFilesOf } from '#server/features/accounts/personal-data.queries.ts'
import { accountDeleted } from './deletion-notices.words.ts'
import { parts } from './parts.ts'
import { personOf } from './person.ts'
import { farewellMail } from './privacy.mails.ts'

/**
 * Deletes the caller's account permanently: everything or nothing. What others must keep remains without a name
 * (0027). Tasks delete the files. The farewell mail is not stored after delivery. Throws validation_failed for a
 * wrong password, must_hand_over for the owner of a company with a team, and order_money_held while an order holds money.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  actor: UserActor,
  password: string,
): Promise<void> {
  const proof = await requireOwnPassword(deps.db, actor, password)
  const person = await personOf(deps.db, actor)
  await transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    if (person.companyId !== null && (await hasTeam(tx, person.companyId)))
      throw new AppError('must_hand_over')
    if (await isMoneyHeld(tx, person)) throw new AppError('order_money_held')
    const now = deps.clock.now()
    await notifyWhoWaits(deps, tx, person, now)
    await cancelWithAccount(deps, tx, person)
    const notifyOfBookings = await followDeletion(deps, tx, person)
    for (const { forget } of parts.toReversed()) await forget?.(tx, person, now)
    await notifyOfBookings()
    for (const storageKey of await forgetFilesOf(tx, person.userId))
      await deps.queue.enqueue(tx, removeStoredFile, { storageKey })
    await sendMail(deps, tx, { to: person.email, ...farewellMail(person) }, { forgotten: true })
    await notifyChange(tx, 'jobs')
  })
}

/**
 * Notifies people with open matters, so that nobody keeps working for a deleted account. Names nobody, because the
 * name is deleted in the same transaction.
 */
async function notifyWhoWaits(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  person: Person,
  now: Date,
): Promise<void> {
  const waiting = await Promise.all(parts.map(async ({ waitingFor }) => waitingFor?.(tx, person, now) ?? []))
  for (const userId of new Set(waiting.flat()))
    await notify(deps, tx, {
      ...accountDeleted,
      userId,
      by: person.userId,
      type: 'hire',
      link: person.professionalId === null ? '/dashboard' : '/company-dashboard',
    })
}
