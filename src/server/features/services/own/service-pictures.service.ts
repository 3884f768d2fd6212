import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { dropPicturesOfDeleted } from '#server/features/services/administration/service-posts.queries.ts'
import { withPicture } from '#server/platform/pictures/stored-pictures.ts'
import { dropFile, keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { restorableSince } from '#server/takedown.ts'
import { listUnusedPictures, lockServicePicture } from './service-pictures.queries.ts'

/** Stores an uploaded picture for a future service; returns its id. Throws invalid_file. */
export async function keepServicePicture(
  deps: Pick<Deps, 'db' | 'pool' | 'storage' | 'clock'>,
  { userId }: ProfessionalActor,
  upload: StoredUpload | null,
): Promise<string> {
  if (!upload) throw new AppError('invalid_file', { fields: { photo: 'Elige una imagen JPG o PNG' } })
  const kind = 'service'
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
  const path = imageUrl.startsWith(config.publicUrl) ? imageUrl.slice(config.publicUrl.length) : imageUrl
  const id = ownPath.exec(path)?.[1]
  if (id !== undefined && (await lockServicePicture(tx, id, userId))) return id
  throw new AppError('validation_failed', {
    fields: { imageUrl: 'Sube la imagen otra vez: no la encontramos entre las tuyas' },
  })
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
