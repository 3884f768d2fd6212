import type { coachPayContract } from '#contracts/coach/pay.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getPay } from './pay.service.ts'

export function payRoutes(deps: Deps): Handlers<typeof coachPayContract> {
  return { pay: ({ query }) => getPay(deps, query) }
}
