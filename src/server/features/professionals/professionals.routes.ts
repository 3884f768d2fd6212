import type { professionalsContract } from '#contracts/professionals.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { cvRoutes } from './cv.routes.ts'
import { toOwnProfessional } from './professionals.presenter.ts'
import { getProfessional } from './professionals.service.ts'

export function professionalsRoutes(deps: Deps): Handlers<typeof professionalsContract> {
  return {
    me: async ({ actor }) => toOwnProfessional(await getProfessional(deps, actor.professionalId)),
    ...cvRoutes(deps),
  }
}
