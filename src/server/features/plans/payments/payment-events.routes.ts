import type { paymentEventsContract } from '#contracts/plans/payment-events.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { takeEvent } from './payment-events.service.ts'

export function paymentEventsRoutes(deps: Deps): Handlers<typeof paymentEventsContract> {
  return {
    stripe: async ({ sent }) => {
      await takeEvent(deps, 'stripe', sent)
      return { received: true }
    },
    mercadoPago: async ({ sent }) => {
      await takeEvent(deps, 'mercadopago', sent)
      return { received: true }
    },
  }
}
