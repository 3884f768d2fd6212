import type { siteContract } from '#contracts/site/site.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { toClaims } from './site.presenter.ts'
import { getFormRules, getStats, readClaims } from './site.service.ts'

export function siteRoutes(deps: Deps): Handlers<typeof siteContract> {
  return {
    stats: () => getStats(deps),
    claims: async () => toClaims(await readClaims(deps)),
    formRules: () => getFormRules(deps),
  }
}
