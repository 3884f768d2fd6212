import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { apart } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { discardUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { findPicture, insertPendingUpload } from '#server/platform/storage/stored-files.queries.ts'
import { asJpeg, BrokenPicture, encodePicture, type PictureKind } from './encode-picture.ts'

/** Shown when the uploaded file is not a picture. */
export const brokenPicture =
  'No pudimos leer la imagen. Ábrela, guárdala otra vez como JPG o PNG y vuelve a subirla.'

type StoreDeps = Pick<Deps, 'db' | 'storage' | 'clock'>

interface SentPicture {
  upload: StoredUpload
  kind: PictureKind
  /** Of the form, for what is said about a broken picture. */
  field: string
}

/**
 * Re-encodes an uploaded picture and calls `keep` with the stored result; `keep` assigns it an owner with
 * `keepUpload` (the kind is the same). After any result no file without an owner remains; `mount` discards the upload
 * itself. Throws invalid_file, for the upload's `field`, when it is not a picture.
 */
export async function withPicture<T>(
  deps: StoreDeps,
  sent: SentPicture,
  keep: (picture: StoredUpload) => Promise<T>,
): Promise<T> {
  const picture = await reEncoded(deps, sent)
  try {
    return await keep(picture)
  } finally {
    await discardUpload(deps, picture.storageKey)
  }
}

/** A stored picture that everybody may see as a JPEG, for a document. Null: none, or it is hidden or gone. */
export async function readAsJpeg(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  id: string | null,
): Promise<Buffer | null> {
  const picture = id === null ? null : await findPicture(db, id)
  const stream = picture && (await storage.get(picture.storageKey))
  return stream ? asJpeg(await buffer(stream)) : null
}

/** The same for callers who keep or discard the result themselves. */
export async function reEncoded(
  deps: StoreDeps,
  { upload, kind, field }: SentPicture,
): Promise<StoredUpload> {
  const source = await deps.storage.get(upload.storageKey)
  if (!source) throw new AppError('invalid_file')
  const bytes = await encode(await buffer(source), kind, field)
  const now = deps.clock.now()
  const storageKey = `${kind}/${now.getUTCFullYear()}/${randomUUID()}.webp`
  // Committed at once: if the call fails before its commit, this record lets the cleanup delete the file.
  await apart(() => insertPendingUpload(deps.db, storageKey, now))
  try {
    await deps.storage.put(storageKey, Readable.from([bytes]))
    return { storageKey, name: upload.name, mime: 'image/webp', size: bytes.length }
  } catch (error) {
    await discardUpload(deps, storageKey)
    throw error
  }
}

async function encode(bytes: Buffer, kind: PictureKind, field: string): Promise<Buffer> {
  try {
    return await encodePicture(bytes, kind)
  } catch (error) {
    if (!(error instanceof BrokenPicture)) throw error
    throw new AppError('invalid_file', { message: brokenPicture, fields: { [field]: brokenPicture } })
  }
}
