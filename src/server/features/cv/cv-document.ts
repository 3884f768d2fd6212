import { buffer } from 'node:stream/consumers'
import type { ReadCv } from '#domain/cv/cv.ts'
import type { PageText } from '#domain/cv/page-text.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { mimeTypes } from '#server/platform/storage/sniff.ts'
import { UnreadableDocument } from '#server/platform/pdf/document-failure.ts'

/** Where a file lies and what it is. */
export interface StoredDocument {
  storageKey: string
  mime: string
}

/** Reads a stored CV. Throws an AppError with the reason (`document_…`), not_found where the bytes are gone. */
export async function readCvDocument(
  { storage, documents }: Pick<Deps, 'storage' | 'documents'>,
  { storageKey, mime }: StoredDocument,
): Promise<ReadCv> {
  const stream = await storage.get(storageKey)
  if (!stream) throw new AppError('not_found', { message: noCv })
  const bytes = await buffer(stream)
  try {
    const pages = await (mime === mimeTypes.docx ? documents.readDocx(bytes) : documents.readPdf(bytes))
    return readCv(pages.map(withoutControls))
  } catch (error) {
    throw error instanceof UnreadableDocument ? new AppError(error.failure) : error
  }
}

export const noCv = 'Todavía no subiste tu CV.'

/** Signs that broken fonts leave behind; PostgreSQL cannot store a null character. */
function withoutControls(page: PageText): PageText {
  const runs = page.runs.map((run) => Object.assign(run, { text: run.text.replaceAll(/\p{Cc}/gu, ' ') }))
  return { ...page, runs }
}
