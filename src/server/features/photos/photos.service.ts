import type { Undoable } from '#contracts/acts/act-fields.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { UserActor } from '#server/actor.ts'
import { withPicture } from '#server/platform/pictures/stored-pictures.ts'
import { dropFile, keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { exchangePhoto, lockPicture, type PhotoOwner } from './exchange-photo.ts'
import { findRejected } from '#server/features/photos/moderation/moderated-photos.queries.ts'
import { photoRemoval } from './photos.acts.ts'

/** Sets the photo of a profile or the logo of a company, replacing the previous one. Returns the file's id. */
export async function replacePhoto(
  deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'storage' | 'clock'>,
  actor: UserActor,
  upload: StoredUpload | null,
): Promise<string> {
  if (!upload) throw new AppError('invalid_file', { fields: { photo: 'Elige una imagen JPG o PNG' } })
  const kind = actor.kind === 'company' ? 'logo' : 'photo'
  return withPicture(deps, { upload, kind, field: 'photo' }, (picture) =>
    transaction(deps, async (tx) => {
      const fileId = await keepUpload(tx, picture, { ownerId: actor.userId, kind })
      const owner = ownerOf(actor)
      const { fileId: before } = await lockPicture(tx, owner)
      await exchangePhoto(tx, owner, { from: before, to: fileId })
      await dropFile(deps, tx, before)
      return fileId
    }),
  )
}

/** Null when there was none, or when it was rejected: nobody saw it, so it is deleted at once. */
export async function removePhoto(
  deps: Pick<Deps, 'pool' | 'queue' | 'clock'>,
  actor: UserActor,
): Promise<Undoable | null> {
  return transaction(deps, async (tx) => {
    const owner = ownerOf(actor)
    const { fileId, isRejected } = await lockPicture(tx, owner)
    if (fileId === null) return null
    if (isRejected) {
      await dropFile(deps, tx, fileId)
      return null
    }
    await exchangePhoto(tx, owner, { from: fileId, to: null })
    return perform(deps, tx, photoRemoval, { userId: actor.userId, subjectId: null, data: { fileId, owner } })
  })
}

/** The picture as its owner sees it: what others see, or the rejected one with its note. */
export async function readOwnPhoto({ db }: Pick<Deps, 'db'>, { userId, photoId }: UserActor) {
  const rejected = photoId === null ? await findRejected(db, userId) : null
  return { photoId, rejectedNote: rejected?.note ?? null }
}

const ownerOf = ({ userId, ...actor }: UserActor): PhotoOwner =>
  actor.kind === 'company'
    ? { companyId: actor.companyId, userId }
    : { professionalId: actor.professionalId, userId }
