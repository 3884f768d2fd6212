import type { visibilityContract } from '#contracts/professionals/visibility.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getVisibility, setVisibility } from './visibility.service.ts'

export function visibilityRoutes(deps: Deps): Handlers<typeof visibilityContract> {
  return {
    read: ({ actor }) => getVisibility(deps, actor),
    change: ({ actor, body }) => setVisibility(deps, actor, body),
  }
}
