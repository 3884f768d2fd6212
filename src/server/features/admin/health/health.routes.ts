import type { healthContract } from '#contracts/admin/health.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { readHealth } from './health.service.ts'

export const healthRoutes = (deps: Deps): Handlers<typeof healthContract> => ({
  health: () => readHealth(deps),
})
