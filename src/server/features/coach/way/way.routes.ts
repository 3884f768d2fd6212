import type { coachWayContract } from '#contracts/coach/way.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { findWay } from './way.service.ts'

export function wayRoutes(deps: Deps): Handlers<typeof coachWayContract> {
  return { way: ({ actor, query }) => findWay(deps, actor, query) }
}
