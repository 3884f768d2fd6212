import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { accountProved } from '#server/features/accounts/accounts.tasks.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import {
  claimOutcome,
  findVerification,
  lockVerifiable,
  setVerified,
} from '#server/features/verifications/verifications.queries.ts'
import { verificationAnswered } from '#server/features/verifications/verification-notices.words.ts'
import { verificationPage } from '#server/features/verifications/verification.address.ts'

/**
 * The answer of that moment takes effect, once: the account is verified, its held ads are looked at again, and its owner
 * is told. Nothing of that could be undone, so it waits until the answer cannot be taken back any more.
 */
export async function settleOutcome(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  id: number,
  answeredAt: Date,
): Promise<void> {
  const filed = await findVerification(tx, id)
  if (!filed) return
  // The account first, as whoever changes its name does.
  const { userId, userType } = await lockVerifiable(tx, filed.userId)
  const now = deps.clock.now()
  const request = await claimOutcome(tx, id, { answeredAt, now })
  if (!request) return
  const isVerified = request.outcome === 'verified'
  if (isVerified) {
    await setVerified(tx, userId, now)
    await notifyChange(tx, 'jobs')
    await deps.queue.enqueue(tx, accountProved, { userId })
  }
  const { note, code } = request
  await notify(deps, tx, {
    ...verificationAnswered({ isVerified, userType, note, code }),
    userId,
    type: 'system',
    by: null,
    link: verificationPage[userType],
  })
}
