import { z } from 'zod'
import { AppError } from '#server/errors.ts'
import { type ActHandler, defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { countConfirmedAlerts, findSubscription } from './subscriptions.queries.ts'
import { mostAlerts } from './subscriptions.service.ts'

export const alertRemoval = defineAct('alert.removal', z.object({ alertId: z.number() }))

export const subscriptionActs = (): ActHandler[] => [
  handleRemoval(alertRemoval, {
    async restored(tx, { alertId }) {
      const alert = await findSubscription(tx, alertId)
      if (alert?.confirmedAt && (await countConfirmedAlerts(tx, alert.email)) > mostAlerts)
        throw new AppError('too_many_alerts')
    },
  }),
]
