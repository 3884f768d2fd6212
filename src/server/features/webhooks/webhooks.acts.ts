import { z } from 'zod'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { lockEndpoint, updateEndpoint } from './endpoints.queries.ts'

/** The company deleted an endpoint. It is only marked, because its deliveries depend on it. */
export const webhookRemoval = defineAct('webhook.removal', z.object({ webhookId: z.number() }))

/** Nobody else is concerned. */
export const webhookActs = (): ActHandler[] => [
  handleAct(webhookRemoval, {
    undo: async (tx, { webhookId }) => {
      const endpoint = await lockEndpoint(tx, webhookId)
      if (!endpoint?.deletedAt) return false
      await updateEndpoint(tx, webhookId, { deletedAt: null })
      return true
    },
    notify: () => Promise.resolve(),
  }),
]
