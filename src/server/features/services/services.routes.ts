import type { servicesContract } from '#contracts/services.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Handlers } from '#server/http/mount.ts'
import { pagingHeaders } from '#server/http/paging.ts'
import { searchServices } from './service-search.service.ts'
import { presentFound, presentPublicService, presentService } from './services.presenter.ts'
import { getService, getServices } from './services.service.ts'

export function servicesRoutes(deps: Deps): Handlers<typeof servicesContract> {
  const ofProfessional = async ({ actor, params }: { actor: Actor; params: { id: number } }) =>
    (await getServices(deps, actor, params.id)).map(presentService)
  return {
    list: async ({ actor, query, setHeader }) => {
      const found = await searchServices(deps.db, actor, query)
      for (const [name, value] of pagingHeaders('/api/services', query, found)) setHeader(name, value)
      return found.services.map(presentService)
    },
    search: async ({ actor, query }) => presentFound(await searchServices(deps.db, actor, query)),
    get: async ({ actor, params }) => presentPublicService(await getService(deps, actor, params.id)),
    ofProfessional,
    listOfProfessional: ofProfessional,
  }
}
