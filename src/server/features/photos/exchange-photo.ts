import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import { lockLogo, lockPhoto, setLogo, setPhoto } from './photos.queries.ts'

/** The owner of a photo or a logo. */
export type PhotoOwner = { companyId: number } | { professionalId: number }

/** The file's id, locked until the transaction ends. */
export const lockPicture = (tx: Db, owner: PhotoOwner): Promise<string | null> =>
  'companyId' in owner ? lockLogo(tx, owner.companyId) : lockPhoto(tx, owner.professionalId)

/** Replaces one picture by another and refreshes public pages. False when the old one is not there any more. */
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
