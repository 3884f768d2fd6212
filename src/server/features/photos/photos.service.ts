import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { notifyProfileChange } from '#server/features/professionals/public-profile.service.ts'
import type { UserActor } from '#server/http/actor.ts'
import type { StoredUpload } from '#server/http/uploads.ts'
import { withPicture } from '#server/platform/pictures/stored-pictures.ts'
import { dropFile, keepUpload } from '#server/platform/storage/stored-files.ts'
import { lockLogo, lockPhoto, setLogo, setPhoto } from './photos.queries.ts'

/** Puts a photo on a person's profile, or a logo on a company's, instead of the one before. Returns the file's id. */
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
      await dropFile(deps, tx, await exchange(tx, actor, fileId))
      return fileId
    }),
  )
}

export async function removePhoto(deps: Pick<Deps, 'pool' | 'queue'>, actor: UserActor): Promise<void> {
  await transaction(deps, async (tx) => dropFile(deps, tx, await exchange(tx, actor, null)))
}

/** Returns the id of the picture that was there before; public pages hear of it. */
async function exchange(tx: Db, actor: UserActor, fileId: string | null): Promise<string | null> {
  if (actor.kind === 'company') {
    const before = await lockLogo(tx, actor.companyId)
    await setLogo(tx, actor.companyId, fileId)
    await notifyChange(tx, 'jobs')
    return before
  }
  const before = await lockPhoto(tx, actor.professionalId)
  await setPhoto(tx, actor.professionalId, fileId)
  await notifyProfileChange(tx, actor.professionalId)
  return before
}
