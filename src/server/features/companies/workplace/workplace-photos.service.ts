import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostWorkplacePhotos } from '#contracts/companies/workplace-figures.ts'
import type { CompanyActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { OwnWorkplacePhoto } from '#server/features/companies/companies.policy.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { withPicture } from '#server/platform/pictures/stored-pictures.ts'
import { keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { workplacePhotoRemoval } from './workplace-photos.acts.ts'
import {
  insertPhoto,
  listPhotos,
  lockPhotosOf,
  rowOfPhoto,
  setCaption,
  setOrder,
  type WorkplacePhotoRow,
} from './workplace-photos.queries.ts'

type Owner = Pick<CompanyActor, 'companyId' | 'userId'>

export const listOwnPhotos = (
  { db }: Pick<Deps, 'db'>,
  { companyId }: Pick<CompanyActor, 'companyId'>,
): Promise<WorkplacePhotoRow[]> => listPhotos(db, companyId)

/** Adds a photo that waits for its moderation. Throws invalid_file, also for one too many. */
export async function addPhoto(
  deps: Pick<Deps, 'db' | 'pool' | 'storage' | 'clock'>,
  { companyId }: Owner,
  caption: string,
  upload: StoredUpload | null,
): Promise<void> {
  if (!upload) throw new AppError('invalid_file', { fields: { photo: 'Elige una imagen JPG o PNG' } })
  const kind = 'workplace'
  await withPicture(deps, { upload, kind, field: 'photo' }, (picture) =>
    transaction(deps, async (tx) => {
      const ownerId = await lockPhotosOf(tx, companyId)
      if (ownerId === null) throw new AppError('not_found')
      if ((await listPhotos(tx, companyId)).length >= mostWorkplacePhotos)
        throw new AppError('invalid_file', {
          message: `Caben ${mostWorkplacePhotos} fotos. Quita una para agregar esta.`,
          fields: { photo: `Quita una foto: caben ${mostWorkplacePhotos}` },
        })
      const fileId = await keepUpload(tx, picture, { ownerId, kind })
      await insertPhoto(tx, { companyId, fileId, caption })
    }),
  )
}

/** The description is the company's own text, like that of its page: the picture stays approved. */
export async function describePhoto(
  deps: Pick<Deps, 'pool'>,
  { id }: OwnWorkplacePhoto,
  caption: string,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await setCaption(tx, id, caption)
    await notifyChange(tx, 'jobs')
  })
}

/** Moves a photo to a place, from 1; the others keep their order. Throws not_found when it was taken away meanwhile. */
export async function movePhoto(
  deps: Pick<Deps, 'pool'>,
  { companyId }: Owner,
  { id }: OwnWorkplacePhoto,
  place: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await lockPhotosOf(tx, companyId)
    const ids = (await listPhotos(tx, companyId)).map((photo) => photo.id)
    if (!ids.includes(id)) throw new AppError('not_found')
    await setOrder(tx, companyId, ids.filter((one) => one !== id).toSpliced(place - 1, 0, id))
    await notifyChange(tx, 'jobs')
  })
}

/** Takes a photo away. Throws not_found when it was taken away meanwhile. */
export async function removePhoto(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { companyId, userId }: Owner,
  { id, fileId }: OwnWorkplacePhoto,
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    await lockPhotosOf(tx, companyId)
    const data = { companyId, fileId }
    const undo = await remove(deps, tx, workplacePhotoRemoval, { userId, data, rows: [rowOfPhoto(id)] })
    if (!undo) throw new AppError('not_found')
    await notifyChange(tx, 'jobs')
    return undo
  })
}
