import type { actsContract } from '#contracts/acts/acts.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnAct } from './acts.policy.ts'
import { type ActHandler, undo } from './acts.service.ts'

export function actsRoutes(deps: Deps, handlers: readonly ActHandler[]): Handlers<typeof actsContract> {
  return {
    undo: async ({ actor, params }) => {
      await undo(deps, handlers, await getOwnAct(deps.db, actor, params.id))
      return { success: true, message: 'Deshecho' }
    },
  }
}
