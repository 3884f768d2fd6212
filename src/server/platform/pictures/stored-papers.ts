import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { mimeTypes } from '#server/platform/storage/file-kinds.ts'
import { isPdf } from '#server/platform/storage/sniff.ts'
import { discardUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import type { PictureKind } from './encode-picture.ts'
import { reEncoded } from './stored-pictures.ts'

type StoreDeps = Pick<Deps, 'db' | 'storage' | 'clock'>

interface SentPaper {
  upload: StoredUpload
  kind: PictureKind
  field: string
}

/** Calls `keep` with the stored file, as `asPaper` makes it; afterwards no file without an owner remains. */
export async function withPaper(
  deps: StoreDeps,
  sent: SentPaper,
  keep: (file: StoredUpload) => Promise<void>,
): Promise<void> {
  const paper = await asPaper(deps, sent)
  try {
    await keep(paper)
  } finally {
    await discardUpload(deps, paper.storageKey)
  }
}

/**
 * A file as it is kept: a PDF or a DOCX as it came, a picture encoded again, without its place and date, instead of the one that was
 * sent. The caller keeps or discards it. Throws invalid_file, for the upload's `field`.
 */
export async function asPaper(deps: StoreDeps, { upload, kind, field }: SentPaper): Promise<StoredUpload> {
  if (upload.mime !== mimeTypes.paper) return upload
  const head = await firstBytes(deps, upload.storageKey)
  if (isPdf(head)) return { ...upload, mime: mimeTypes.pdf }
  const picture = await reEncoded(deps, { upload, kind, field })
  await discardUpload(deps, upload.storageKey)
  return { ...picture, name: `${picture.name.replace(/\.[^.]*$/, '')}.webp` }
}

async function firstBytes({ storage }: Pick<Deps, 'storage'>, storageKey: string): Promise<Buffer> {
  const stream = await storage.get(storageKey)
  if (!stream) throw new AppError('invalid_file')
  for await (const chunk of stream as AsyncIterable<Buffer>) return chunk
  return Buffer.alloc(0)
}
