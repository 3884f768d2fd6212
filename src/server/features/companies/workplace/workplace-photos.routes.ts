import type {
  WorkplacePhoto,
  workplacePhotosContract,
} from '#contracts/companies/workplace-photos.contract.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnWorkplacePhoto } from '#server/features/companies/companies.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import { readWorkplacePicture } from './moderated-workplaces.service.ts'
import { addPhoto, describePhoto, listOwnPhotos, movePhoto, removePhoto } from './workplace-photos.service.ts'

export function workplacePhotosRoutes(deps: Deps): Handlers<typeof workplacePhotosContract> {
  const all = async (actor: CompanyActor): Promise<WorkplacePhoto[]> =>
    (await listOwnPhotos(deps, actor)).map(({ id, caption, status, note }) => ({
      id,
      url: `/api/me/company/photos/${id}/file`,
      caption,
      status,
      note,
    }))
  return {
    list: ({ actor }) => all(actor),
    add: async ({ actor, body, file }) => {
      await addPhoto(deps, actor, body.caption, file)
      return all(actor)
    },
    move: async ({ actor, params, body }) => {
      await movePhoto(deps, actor, await getOwnWorkplacePhoto(deps.db, actor, params.id), body.place)
      return all(actor)
    },
    describe: async ({ actor, params, body }) => {
      await describePhoto(deps, await getOwnWorkplacePhoto(deps.db, actor, params.id), body.caption)
      return all(actor)
    },
    remove: async ({ actor, params }) => ({
      undo: await removePhoto(deps, actor, await getOwnWorkplacePhoto(deps.db, actor, params.id)),
    }),
    file: async ({ actor, params }) => {
      const { id } = await getOwnWorkplacePhoto(deps.db, actor, params.id)
      return readWorkplacePicture(deps, id)
    },
  }
}
