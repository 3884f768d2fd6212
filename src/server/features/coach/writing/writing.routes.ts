import type { adWritingContract } from '#contracts/coach/ad-writing.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { adviseOn } from './writing.service.ts'

export function adWritingRoutes(deps: Deps): Handlers<typeof adWritingContract> {
  return { read: ({ body }) => adviseOn(deps, body) }
}
