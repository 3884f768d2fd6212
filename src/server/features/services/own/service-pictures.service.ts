import type { ServiceWork } from '#domain/services/works.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { dropPicturesOfDeleted } from '#server/features/services/administration/service-posts.queries.ts'
import { withPicture } from '#server/platform/pictures/stored-pictures.ts'
import { dropFile, keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { restorableSince } from '#server/takedown.ts'
import {
  listUnusedPictures,
  lockServicePicture,
  type ServicePictureKind,
} from './service-pictures.queries.ts'

/** Stores an uploaded picture for a future service, or of a work for it; returns its id. Throws invalid_file. */
export async function keepServicePicture(
  deps: Pick<Deps, 'db' | 'pool' | 'storage' | 'clock'>,
  { userId }: ProfessionalActor,
  kind: ServicePictureKind,
  upload: StoredUpload | null,
): Promise<string> {
  if (!upload) throw new AppError('invalid_file', { fields: { photo: 'Elige una imagen JPG o PNG' } })
  return withPicture(deps, { upload, kind, field: 'photo' }, (picture) =>
    transaction(deps, (tx) => keepUpload(tx, picture, { ownerId: userId, kind })),
  )
}

const ownPath = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

/**
 * The file behind the `imageUrl` of a body; null for an empty one. Only the caller's own uploads are allowed: another
 * site could change the picture or track its viewers. Throws validation_failed.
 */
export async function readPicture(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  { userId }: ProfessionalActor,
  imageUrl: string | null | undefined,
): Promise<string | null> {
  if (!imageUrl) return null
  const id = await findOwn(config, tx, imageUrl, { ownerId: userId, kind: 'service' })
  if (id !== null) return id
  throw new AppError('validation_failed', { fields: { imageUrl: notYours } })
}

/** The same for the pictures of works. */
export async function readWorks(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  { userId }: ProfessionalActor,
  works: readonly { imageUrl: string; title: string }[],
): Promise<ServiceWork[]> {
  const read: ServiceWork[] = []
  for (const [at, { imageUrl, title }] of works.entries()) {
    const imageId = await findOwn(config, tx, imageUrl, { ownerId: userId, kind: 'work' })
    if (imageId === null)
      throw new AppError('validation_failed', { fields: { [`works.${at}.imageUrl`]: notYours } })
    read.push({ imageId, title })
  }
  return read
}

const notYours = 'Sube la imagen otra vez: no la encontramos entre las tuyas'

async function findOwn(
  { publicUrl }: Deps['config'],
  tx: Db,
  imageUrl: string,
  of: { ownerId: number; kind: ServicePictureKind },
): Promise<string | null> {
  const path = imageUrl.startsWith(publicUrl) ? imageUrl.slice(publicUrl.length) : imageUrl
  const id = ownPath.exec(path)?.[1]
  return id !== undefined && (await lockServicePicture(tx, id, of)) ? id : null
}

/** How long a picture may wait for its service. In milliseconds. */
const retention = DAY

/** Deletes pictures that no service uses: from abandoned forms, replaced, or of deleted services that nobody can restore. */
export async function sweepServicePictures(
  deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'clock'>,
): Promise<void> {
  await dropPicturesOfDeleted(deps.db, restorableSince(deps.clock.now()))
  const unused = await listUnusedPictures(deps.db, new Date(deps.clock.now().getTime() - retention))
  for (const id of unused)
    await transaction(deps, async (tx) => {
      await dropFile(deps, tx, id)
    })
}
