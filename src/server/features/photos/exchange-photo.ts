import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import { findRejected } from '#server/features/photos/moderation/moderated-photos.queries.ts'
import { lockLogo, lockPhoto, setLogo, setPhoto } from './photos.queries.ts'

/** The owner of a photo or a logo. */
export type PhotoOwner = ({ companyId: number } | { professionalId: number }) & { userId: number }

/** The id of the file that others see, or else of the rejected one; locked until the transaction ends. */
export async function lockPicture(
  tx: Db,
  owner: PhotoOwner,
): Promise<{ fileId: string | null; isRejected: boolean }> {
  const shown =
    'companyId' in owner ? await lockLogo(tx, owner.companyId) : await lockPhoto(tx, owner.professionalId)
  const rejected = shown === null ? await findRejected(tx, owner.userId) : null
  return { fileId: shown ?? rejected?.id ?? null, isRejected: rejected !== null }
}

/** Replaces one picture by another and refreshes public pages. False when the old one is not there any more. */
export async function exchangePhoto(
  tx: Db,
  owner: PhotoOwner,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  if ((await lockPicture(tx, owner)).fileId !== from) return false
  if ('companyId' in owner) {
    await setLogo(tx, owner.companyId, to)
    await notifyChange(tx, 'jobs')
  } else {
    await setPhoto(tx, owner.professionalId, to)
    await notifyProfileChange(tx, owner.professionalId)
  }
  return true
}
