import type { siteContract } from '#contracts/site/site.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { toBrand, toClaims } from './site.presenter.ts'
import { getFormRules, getStats, readBrand, readClaims } from './site.service.ts'

export function siteRoutes(deps: Deps): Handlers<typeof siteContract> {
  return {
    stats: () => getStats(deps),
    claims: async () => toClaims(await readClaims(deps)),
    brand: async () => toBrand(await readBrand(deps)),
    formRules: () => getFormRules(deps),
  }
}
