import type { professionalsContract } from '#contracts/professionals.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { toOwnProfessional } from './professionals.presenter.ts'
import { getProfessional } from './professionals.service.ts'

export function professionalsRoutes(deps: Deps): Pick<Handlers<typeof professionalsContract>, 'me'> {
  return {
    me: async ({ actor }) => toOwnProfessional(await getProfessional(deps, actor.professionalId)),
  }
}
