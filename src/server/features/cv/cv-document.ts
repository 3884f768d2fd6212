import { buffer } from 'node:stream/consumers'
import type { ReadCv } from '#domain/cv/cv.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import { readingText } from '#domain/cv/reading-text.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { mimeTypes } from '#server/platform/storage/sniff.ts'
import { UnreadableDocument } from '#server/platform/pdf/document-failure.ts'
import { inWordsOfDocx } from './docx-failures.ts'
import { readAgain } from './read-again.ts'

/** Where a file lies and what it is. */
export interface StoredDocument {
  storageKey: string
  mime: string
}

type Reader = Pick<Deps, 'storage' | 'documents'>

/** Reads a stored CV. Throws an AppError with the reason (`document_…`), not_found where the bytes are gone. */
export async function readCvDocument(deps: Reader, document: StoredDocument): Promise<ReadCv> {
  return readCv(await readPages(deps, document))
}

/** The same, completed by the language model where there is one and the first reading is unsure. */
export async function readCvTwice(
  { languageModel, ...deps }: Reader & Pick<Deps, 'languageModel'>,
  document: StoredDocument,
): Promise<ReadCv> {
  const pages = await readPages(deps, document)
  return readAgain(languageModel, readingText(pages), readCv(pages))
}

async function readPages(
  { storage, documents }: Reader,
  { storageKey, mime }: StoredDocument,
): Promise<PageText[]> {
  const stream = await storage.get(storageKey)
  if (!stream) throw new AppError('not_found', { message: noCv })
  const bytes = await buffer(stream)
  const isDocx = mime === mimeTypes.docx
  try {
    const pages = await (isDocx ? documents.readDocx(bytes) : documents.readPdf(bytes))
    return pages.map(withoutControls)
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    throw new AppError(error.failure, isDocx ? inWordsOfDocx(error.failure) : {})
  }
}

export const noCv = 'Todavía no subiste tu CV.'

/** Signs that broken fonts leave behind; PostgreSQL cannot store a null character. */
function withoutControls(page: PageText): PageText {
  const runs = page.runs.map((run) => Object.assign(run, { text: run.text.replaceAll(/\p{Cc}/gu, ' ') }))
  return { ...page, runs }
}
