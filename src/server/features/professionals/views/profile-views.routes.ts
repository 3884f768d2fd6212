import type { profileViewsContract } from '#contracts/professionals/profile-views.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { countView, getOwnViews } from './profile-views.service.ts'

export function profileViewsRoutes(deps: Deps): Handlers<typeof profileViewsContract> {
  return {
    count: async ({ actor, params, userAgent }) => {
      await countView(deps, actor, { professionalId: params.id, userAgent })
    },
    mine: async ({ actor }) => ({ days: await getOwnViews(deps, actor) }),
  }
}
