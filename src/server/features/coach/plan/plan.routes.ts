import type { coachPlanContract } from '#contracts/coach/plan.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { planWeek } from './plan.service.ts'

export function planRoutes(deps: Deps): Handlers<typeof coachPlanContract> {
  return { plan: ({ actor }) => planWeek(deps, actor) }
}
