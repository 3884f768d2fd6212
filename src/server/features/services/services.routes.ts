import type { servicesContract } from '#contracts/services/services.contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Actor, requireSelf } from '#server/actor.ts'
import type { Handlers } from '#server/http/mount.ts'
import { pagingHeaders } from '#server/http/paging.ts'
import { activateChat } from '#server/features/services/chat/chat-activation.service.ts'
import {
  createService,
  deleteService,
  listOwn,
  setServiceStatus,
  updateService,
} from '#server/features/services/own/own-services.service.ts'
import type { OwnServiceRow } from '#server/features/services/own/own-services.queries.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { keepServicePicture } from '#server/features/services/own/service-pictures.service.ts'
import { findServices, searchServices } from '#server/features/services/search/service-search.service.ts'
import { getOwnService } from './services.policy.ts'
import { presentOwnService, presentPublicService, presentService } from './services.presenter.ts'
import { listShownIds } from './services.queries.ts'
import { getService, getServices } from './services.service.ts'

export function servicesRoutes(deps: Deps): Handlers<typeof servicesContract> {
  const now = () => deps.clock.now()
  const saved = (message: string, row: OwnServiceRow) => ({
    success: true as const,
    message,
    service: presentOwnService(row, now()),
  })
  const ofProfessional = async ({ actor, params }: { actor: Actor; params: { id: number } }) =>
    (await getServices(deps, actor, params.id)).map((row) => presentService(row, now()))
  return {
    list: async ({ actor, query, setHeader }) => {
      const found = await searchServices(deps, actor, query)
      for (const [name, value] of pagingHeaders('/api/services', query, found)) setHeader(name, value)
      return found.services.map((row) => presentService(row, now()))
    },
    search: async ({ actor, query }) => findServices(deps, actor, query),
    shown: async ({ actor, query }) => ({ ids: await listShownIds(deps.db, actor, query.ids) }),
    get: async ({ actor, params }) => presentPublicService(await getService(deps, actor, params.id), now()),
    ofProfessional,
    listOfProfessional: ofProfessional,
    mine: async ({ actor }) => (await listOwn(deps, actor)).map((row) => presentOwnService(row, now())),
    create: async ({ actor, body }) => {
      const self = requireSelf(actor, body.professionalId)
      return saved('¡Servicio creado exitosamente!', await createService(deps, self, body))
    },
    update: async ({ actor, params, body }) => {
      const own = await getOwnService(deps.db, actor, params.id)
      return saved('¡Servicio actualizado exitosamente!', await updateService(deps, actor, own, body))
    },
    setStatus: async ({ actor, params, body }) => {
      const own = await getOwnService(deps.db, actor, params.id)
      const row = await setServiceStatus(deps, actor, own, body.status)
      if (body.status === 'paused') return saved('Servicio pausado', row)
      return saved(row.isActive ? 'Servicio visible' : 'Tu servicio sigue retirado por Qhatu', row)
    },
    remove: async ({ actor, params }) => ({
      undo: await deleteService(deps, actor, await getOwnService(deps.db, actor, params.id)),
    }),
    uploadPicture: async ({ actor, body, file }) => ({
      success: true,
      message: 'Imagen guardada',
      imageUrl: pictureUrl(await keepServicePicture(deps, actor, body.of, file)),
    }),
    activateChat: async ({ actor, params, body }) => {
      const own = await getOwnService(deps.db, actor, params.serviceId)
      const { activeUntil, ...activation } = await activateChat(deps, actor, own, body.companyId)
      return { success: true, ...activation, activeUntil: activeUntil?.toISOString() ?? null }
    },
  }
}
