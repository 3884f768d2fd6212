import { buffer } from 'node:stream/consumers'
import type { ReadCv } from '#domain/cv/cv.ts'
import { withPlacesOnly } from '#domain/cv/places-only.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { mimeTypes } from '#server/platform/storage/file-kinds.ts'
import type { Turn } from '#server/platform/pdf/reading-threads.ts'
import { type DocumentFailure, UnreadableDocument } from '#server/platform/pdf/document-failure.ts'
import { inWordsOfDocx } from './docx-failure.words.ts'
import { inWordsOfPhoto } from './photo-failure.words.ts'
import { readAgain } from './read-again.ts'

/** The storage key and type of a file. */
export interface StoredDocument {
  storageKey: string
  mime: string
}

type Reader = Pick<Deps, 'storage' | 'documents'>

/**
 * Reads a stored CV. Addresses are reduced to a place. Throws an AppError with the reason (`document_…`), not_found
 * when the file is gone.
 */
export async function readCvDocument(deps: Reader, turn: Turn, document: StoredDocument): Promise<ReadCv> {
  const { cv } = await readStored(deps, turn, document)
  return withPlacesOnly(cv)
}

/** The same, completed by the language model if one is configured and the first reading is unsure. */
export async function readCvTwice(
  { languageModel, ...deps }: Reader & Pick<Deps, 'languageModel'>,
  turn: Turn,
  document: StoredDocument,
): Promise<ReadCv> {
  const { cv, text } = await readStored(deps, turn, document)
  return withPlacesOnly(await readAgain(languageModel, text, cv))
}

/** The text of a stored CV as it was read. Throws like `readCvDocument`. */
export const readStoredText = async (deps: Reader, turn: Turn, document: StoredDocument): Promise<string> =>
  (await readStored(deps, turn, document)).text

/** Reads the photo of a CV, which nobody stores. Addresses are reduced to a place. Throws an AppError with the reason. */
export const readCvPicture = (
  { documents }: Pick<Deps, 'documents'>,
  turn: Turn,
  bytes: Uint8Array,
): Promise<ReadCv> =>
  documents.readCv(turn, 'picture', bytes).then(
    ({ cv }) => withPlacesOnly(cv),
    (error: unknown) => rethrow(error, inWordsOfPhoto),
  )

/** Reads pasted CV text. Throws an AppError with the reason. */
export const readPastedCv = (
  { documents }: Pick<Deps, 'documents'>,
  turn: Turn,
  text: string,
): Promise<ReadCv> =>
  documents.readCvText(turn, text).then(withPlacesOnly, (error: unknown) => rethrow(error))

async function readStored({ storage, documents }: Reader, turn: Turn, { storageKey, mime }: StoredDocument) {
  const stream = await storage.get(storageKey)
  if (!stream) throw new AppError('not_found', { message: noCv })
  const bytes = await buffer(stream)
  const isDocx = mime === mimeTypes.docx
  return documents
    .readCv(turn, isDocx ? 'docx' : 'pdf', bytes)
    .catch((error: unknown) => rethrow(error, isDocx ? inWordsOfDocx : undefined))
}

type WordsOf = (failure: DocumentFailure) => { message?: string }

/** `wordsOf`: other sentences than those about PDFs. */
function rethrow(error: unknown, wordsOf: WordsOf = () => ({})): never {
  if (!(error instanceof UnreadableDocument)) throw error
  if (error.failure === 'documents_waiting') throw new AppError(error.failure, { retryAfter: RETRY_AFTER })
  throw new AppError(error.failure, wordsOf(error.failure))
}

/** A full queue is processed within this time, except for the worst files. In seconds. */
const RETRY_AFTER = 30

export const noCv = 'Aún no has subido tu CV.'
