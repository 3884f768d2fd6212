import { askedBefore } from '#domain/services/availability.ts'
import { commitInBatches } from '#server/db/commit-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { stillAvailable } from './availability-notices.words.ts'
import { claimUnconfirmed } from './availability.queries.ts'
import { availabilityToken } from './availability-token.ts'

type AskDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Asks who said something about the availability of services long ago whether it still holds: once, until it is confirmed. Scheduled;
 * safe to run twice, and concurrently.
 */
export const askAvailability = (deps: AskDeps): Promise<void> =>
  commitInBatches(deps, async (_deps, tx, limit) => {
    const now = deps.clock.now()
    const claimed = await claimUnconfirmed(tx, { now, confirmedBefore: askedBefore(now), limit })
    for (const { professionalId, userId } of claimed) {
      const token = await availabilityToken(tx, { professionalId, askedAt: now })
      await notify(deps, tx, {
        ...stillAvailable(`/servicios/disponible/${token}`),
        userId,
        by: null,
        type: 'hire',
        link: '/dashboard/servicios',
      })
    }
    return claimed.length
  })
