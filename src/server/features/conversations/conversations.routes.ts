import type { conversationsContract } from '#contracts/conversations.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { startConversation } from './conversations.service.ts'

export function conversationsRoutes(deps: Deps): Handlers<typeof conversationsContract> {
  return {
    start: async ({ actor, params, body }) => {
      const message = { serviceId: params.serviceId, message: body.initialMessage }
      const started = await startConversation(deps, actor, message)
      return { success: true, message: 'Mensaje enviado', data: started }
    },
  }
}
