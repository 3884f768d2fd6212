import type { VerificationEndReason } from '#contracts/verifications/verifications-vocabulary.ts'
import type { AdminActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readAccount } from '#server/features/accounts/all-accounts/all-accounts.service.ts'
import { accountProved } from '#server/features/accounts/accounts.tasks.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { tellVerificationEnd } from '#server/features/verifications/verifications.tasks.ts'
import {
  claimEnd,
  deletePendingEnd,
  getVerifiable,
  insertEnd,
  lockVerifiable,
  setVerified,
} from '#server/features/verifications/verifications.queries.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { verificationEnded } from '#server/features/verifications/verification-notices.words.ts'
import { verificationPage } from '#server/features/verifications/verification.address.ts'

/**
 * Ends the verification of an account, or takes that back (`end` is null) while its owner was not told. Throws
 * not_found, and item_changed when there is nothing to end or to take back.
 */
export async function endVerification(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>,
  { name }: Pick<AdminActor, 'name'>,
  userId: number,
  end: { reason: VerificationEndReason; note: string } | null,
): Promise<void> {
  await readAccount(deps, userId)
  const at = deps.clock.now()
  await transaction(deps, async (tx) => {
    const { verifiedAt } = await lockVerifiable(tx, userId)
    if (end) {
      if (!verifiedAt) throw new AppError('item_changed')
      await setVerified(tx, userId, null)
      const id = await insertEnd(tx, { userId, verifiedAt, at, ...end, adminName: name })
      await deps.queue.enqueue(tx, tellVerificationEnd, { id }, { delay: noticeDelay })
    } else {
      const before = verifiedAt ? null : await deletePendingEnd(tx, userId)
      if (!before) throw new AppError('item_changed')
      await setVerified(tx, userId, before)
    }
    await notifyChange(tx, 'jobs')
    await deps.queue.enqueue(tx, accountProved, { userId })
  })
}

/** Tells the owner that the verification ended, unless that was undone. Safe to repeat. */
export async function tellOfEnd(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  id: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const end = await claimEnd(tx, id, deps.clock.now())
    if (!end) return
    const { userType } = await getVerifiable(tx, end.userId)
    await notify(deps, tx, {
      ...verificationEnded(end),
      userId: end.userId,
      type: 'system',
      by: null,
      link: verificationPage[userType],
    })
  })
}
