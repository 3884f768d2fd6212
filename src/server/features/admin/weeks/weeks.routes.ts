import type { weeksContract } from '#contracts/admin/weeks.contract.ts'
import type { Deps } from '#server/deps.ts'
import { countedLately } from '#server/features/admin/figures/figures.service.ts'
import { questions } from '#server/features/admin/figures/standing.ts'
import type { Handlers } from '#server/http/mount.ts'

export const weeksRoutes = (deps: Deps): Handlers<typeof weeksContract> => ({
  weeks: () => countedLately(deps, questions.weeks(deps)),
})
