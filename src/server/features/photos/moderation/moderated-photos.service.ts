import { notifyChange } from '#server/db/changes.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import type { Moderated } from '#server/moderated.ts'
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
    const [name, link] =
      kind === 'logo'
        ? (['Tu logo', '/company-dashboard/cuenta#foto'] as const)
        : (['Tu foto', '/dashboard#foto'] as const)
    const heading = `${name} necesita un cambio`
    return {
      title: heading,
      message: `Revisamos ${kind === 'logo' ? 'tu logo' : 'tu foto'} y por ahora los demás ven ${kind === 'logo' ? 'las iniciales de tu empresa' : 'tus iniciales'}.${note && ` ${note}`}`,
      link,
      mail: {
        subject: heading,
        heading,
        label: kind === 'logo' ? 'Cambiar mi logo' : 'Cambiar mi foto',
        paragraphs: ['Cuando subas otra imagen se muestra enseguida, y la revisamos otra vez.'],
      },
    }
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
