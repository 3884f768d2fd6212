import type { photosContract } from '#contracts/accounts/photos.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { removePhoto, replacePhoto } from './photos.service.ts'

export function photosRoutes(deps: Deps): Handlers<typeof photosContract> {
  return {
    upload: async ({ actor, file }) => ({
      success: true,
      message: actor.kind === 'company' ? 'Logo guardado' : 'Foto guardada',
      photoUrl: pictureUrl(await replacePhoto(deps, actor, file)),
    }),
    remove: async ({ actor }) => ({ undo: await removePhoto(deps, actor) }),
  }
}
