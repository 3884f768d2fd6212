import type { analyticsContract } from '#contracts/admin/analytics.contract.ts'
import type { Deps } from '#server/deps.ts'
import { countedLately } from '#server/features/admin/figures/figures.service.ts'
import { questions } from '#server/features/admin/figures/standing.ts'
import type { Handlers } from '#server/http/mount.ts'

export const analyticsRoutes = (deps: Deps): Handlers<typeof analyticsContract> => ({
  analytics: ({ query: { weeks } }) => countedLately(deps, questions.analytics(deps, weeks)),
})
