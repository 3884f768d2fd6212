import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { isPdf } from '#server/platform/storage/sniff.ts'
import type { StoredUpload } from '#server/platform/storage/stored-files.ts'
import type { PictureKind } from './encode-picture.ts'
import { withPicture } from './stored-pictures.ts'

/** Calls `keep` with the stored file: a PDF as it came, a picture encoded again, without its place and date. */
export async function withPaper(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  { upload, kind, field }: { upload: StoredUpload; kind: PictureKind; field: string },
  keep: (file: StoredUpload) => Promise<void>,
): Promise<void> {
  const head = await firstBytes(deps, upload.storageKey)
  if (isPdf(head)) return keep({ ...upload, mime: 'application/pdf' })
  return withPicture(deps, { upload, kind, field }, (picture) =>
    keep({ ...picture, name: `${picture.name.replace(/\.[^.]*$/, '')}.webp` }),
  )
}

async function firstBytes({ storage }: Pick<Deps, 'storage'>, storageKey: string): Promise<Buffer> {
  const stream = await storage.get(storageKey)
  if (!stream) throw new AppError('invalid_file')
  for await (const chunk of stream as AsyncIterable<Buffer>) return chunk
  return Buffer.alloc(0)
}
