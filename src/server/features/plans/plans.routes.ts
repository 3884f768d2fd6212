import type { plansContract } from '#contracts/plans.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { activateCompanyPremium } from './plans.service.ts'

export function plansRoutes(deps: Deps): Handlers<typeof plansContract> {
  return {
    activateCompanyPremium: async ({ actor }) => ({
      success: true,
      message: await activateCompanyPremium(deps, actor.companyId),
    }),
  }
}
