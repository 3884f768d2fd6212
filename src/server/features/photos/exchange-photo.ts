import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import { lockLogo, lockPhoto, setLogo, setPhoto } from './photos.queries.ts'

/** Whose photo, or whose logo. */
export type PhotoOwner = { companyId: number } | { professionalId: number }

/** The file's id. Nobody else replaces it until the transaction ends. */
export const lockPicture = (tx: Db, owner: PhotoOwner): Promise<string | null> =>
  'companyId' in owner ? lockLogo(tx, owner.companyId) : lockPhoto(tx, owner.professionalId)

/** Puts one picture in the place of another; public pages hear of it. False where the other is not there any more. */
export async function exchangePhoto(
  tx: Db,
  owner: PhotoOwner,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  if ((await lockPicture(tx, owner)) !== from) return false
  if ('companyId' in owner) {
    await setLogo(tx, owner.companyId, to)
    await notifyChange(tx, 'jobs')
  } else {
    await setPhoto(tx, owner.professionalId, to)
    await notifyProfileChange(tx, owner.professionalId)
  }
  return true
}
