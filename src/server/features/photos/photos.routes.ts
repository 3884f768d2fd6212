import { accountOf } from '#server/actor.ts'
import type { photosContract } from '#contracts/accounts/photos.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { readPicture } from '#server/features/photos/moderation/moderated-photos.service.ts'
import { readOwnPhoto, removePhoto, replacePhoto } from './photos.service.ts'

export function photosRoutes(deps: Deps): Handlers<typeof photosContract> {
  return {
    async own({ actor }) {
      const { photoId, rejectedNote } = await readOwnPhoto(deps, actor)
      const isRejected = rejectedNote !== null
      return {
        photoUrl: isRejected ? '/api/photo/file' : pictureUrl(photoId),
        isRejected,
        moderationNote: rejectedNote ?? '',
      }
    },
    ownFile: ({ actor }) => readPicture(deps, accountOf(actor)),
    upload: async ({ actor, file }) => ({
      success: true,
      message: actor.kind === 'company' ? 'Logo guardado' : 'Foto guardada',
      photoUrl: pictureUrl(await replacePhoto(deps, actor, file)),
    }),
    remove: async ({ actor }) => ({ undo: await removePhoto(deps, actor) }),
  }
}
