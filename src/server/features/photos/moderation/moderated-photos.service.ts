import { notifyChange } from '#server/db/changes.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import type { Moderated } from '#server/moderated.ts'
import { photoRejected } from './moderated-photo-notices.words.ts'
import {
  findOwnFile,
  hidePicture,
  lockOwner,
  type PhotoContent,
  photosToModerate,
  showPicture,
} from './moderated-photos.queries.ts'

export type { PhotoContent }

/** Photos of people and logos of companies: others see the initials instead of a rejected one. */
export const moderatedPhotos: Moderated<PhotoContent> = {
  source: photosToModerate,
  lock: lockOwner,
  async decided(tx, { rowId, userId, status }) {
    const picture = { userId, fileId: String(rowId) }
    await (status === 'rejected' ? hidePicture(tx, picture) : showPicture(tx, picture))
    await notifyChange(tx, 'jobs')
  },
  waiting: ({ title, owner }) => ({ title, about: owner }),
  notice({ status, note, content: { kind } }) {
    if (status === 'approved') return null
    return kind === 'logo'
      ? { ...photoRejected.logo(note), link: '/company-dashboard/cuenta#foto' }
      : { ...photoRejected.photo(note), link: '/dashboard#foto' }
  },
}

/** The picture of an account, also a rejected one. Throws not_found. */
export async function readPicture(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  userId: number,
): Promise<FileReply> {
  const file = await findOwnFile(db, userId)
  const stream = file && (await storage.get(file.storageKey))
  if (!file || !stream) throw new AppError('not_found')
  return { stream, name: file.name, mime: file.mime, size: file.size }
}
