import type { weeksContract } from '#contracts/admin/weeks.contract.ts'
import type { Deps } from '#server/deps.ts'
import { countedLately } from '#server/features/admin/figure-cache.ts'
import type { Handlers } from '#server/http/mount.ts'
import { readWeeks } from './weeks.service.ts'

export const weeksRoutes = (deps: Deps): Handlers<typeof weeksContract> => ({
  weeks: () => countedLately(deps, 'weeks', () => readWeeks(deps)),
})
