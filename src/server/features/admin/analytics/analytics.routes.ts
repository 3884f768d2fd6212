import type { analyticsContract } from '#contracts/admin/analytics.contract.ts'
import type { Deps } from '#server/deps.ts'
import { countedLately } from '#server/features/admin/figure-cache.ts'
import type { Handlers } from '#server/http/mount.ts'
import { readAnalytics } from './analytics.service.ts'

export const analyticsRoutes = (deps: Deps): Handlers<typeof analyticsContract> => ({
  analytics: ({ query: { weeks } }) =>
    countedLately(deps, `analytics ${weeks}`, () => readAnalytics(deps, weeks)),
})
