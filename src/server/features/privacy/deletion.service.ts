import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { requireOwnPassword } from '#server/features/accounts/own-password.service.ts'
import type { UserActor } from '#server/http/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { removeStoredFile } from '#server/platform/storage/stored-files.ts'
import { forgetFilesOf } from '../accounts/personal-data.queries.ts'
import { parts } from './parts.ts'
import { personOf } from './person.ts'
import { farewellMail } from './privacy.mails.ts'

/**
 * Deletes the caller's account for good: all of it or nothing. What others must keep stays without a name (0027); bytes of
 * files go by tasks; the farewell is delivered and not kept. Throws validation_failed for a wrong password.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  actor: UserActor,
  password: string,
): Promise<void> {
  await requireOwnPassword(deps.db, actor.userId, password)
  const person = personOf(actor)
  await transaction(deps, async (tx) => {
    const now = deps.clock.now()
    for (const { forget } of parts.toReversed()) await forget?.(tx, person, now)
    for (const storageKey of await forgetFilesOf(tx, person.userId))
      await deps.queue.enqueue(tx, removeStoredFile, { storageKey })
    await sendMail(deps, tx, { to: person.email, ...farewellMail(actor) }, { forgotten: true })
    await notifyChange(tx, 'jobs')
  })
}
