import { notifyChange } from '#server/db/changes.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import type { Moderated } from '#server/moderated.ts'
import { type WorkplaceContent, workplacesToModerate } from './moderated-workplaces.queries.ts'
import { workplaceApproved, workplaceRejected } from './workplace-notices.words.ts'
import { findPictureOf } from './workplace-photos.queries.ts'

export type { WorkplaceContent }

const settings = '/company-dashboard/configuracion#fotos'

/** The photos of workplaces: they show a place and people to everybody, so others see one only after somebody looked at it. */
export const moderatedWorkplaces: Moderated<WorkplaceContent> = {
  source: workplacesToModerate,
  decided: (tx) => notifyChange(tx, 'jobs'),
  waiting: ({ title, content }) => ({ title, about: content.caption }),
  notice: ({ status, note, content: { caption } }) => ({
    ...(status === 'approved' ? workplaceApproved(caption) : workplaceRejected(caption, note)),
    link: settings,
  }),
}

/** The picture of a photo, whatever its status. Throws not_found. */
export async function readWorkplacePicture(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  photoId: number,
): Promise<FileReply> {
  const file = await findPictureOf(db, photoId)
  const stream = file && (await storage.get(file.storageKey))
  if (!file || !stream) throw new AppError('not_found')
  return { stream, name: file.name, mime: file.mime, size: file.size }
}
