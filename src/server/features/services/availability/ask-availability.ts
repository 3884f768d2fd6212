import { askAgainDays, unconfirmedDays } from '#contracts/services/services-figures.ts'
import { askedBefore } from '#domain/services/availability.ts'
import { commitInBatches } from '#server/db/commit-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
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
        userId,
        by: null,
        type: 'hire',
        title: '¿Sigues disponible?',
        message: `Hace ${askAgainDays} días dijiste cuándo recibes pedidos. Confírmalo con un toque.`,
        link: '/dashboard/servicios',
        mail: {
          subject: '¿Sigues disponible para nuevos pedidos?',
          heading: '¿Sigues disponible?',
          label: 'Sigo disponible',
          path: `/servicios/disponible/${token}`,
          paragraphs: [
            `Si no respondes en ${unconfirmedDays} días, tus servicios se siguen viendo, pero con “Disponibilidad sin confirmar”, y no salen en el filtro de disponibles.`,
          ],
        },
      })
    }
    return claimed.length
  })
