import type { servicesContract } from '#contracts/services.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentService } from './services.presenter.ts'
import { getServices } from './services.service.ts'

export function servicesRoutes(deps: Deps): Handlers<typeof servicesContract> {
  const ofProfessional = async ({ params }: { params: { id: number } }) =>
    (await getServices(deps, params.id)).map(presentService)
  return { ofProfessional, listOfProfessional: ofProfessional }
}
