import type { Deps } from '#server/deps.ts'
import { inTime } from './in-time.ts'
import { readersTurn } from './cv-turn.ts'
import { readStoredText, type StoredDocument } from './cv-document.ts'

/** How long the reader of a CV waits for its text. In milliseconds. */
const patience = 20_000

/** The text of a CV, line by line. Throws an AppError with the reason (`document_…`), unavailable when it takes too long. */
export const readTextOfCv = (
  deps: Pick<Deps, 'storage' | 'documents'>,
  professionalId: number,
  document: StoredDocument,
): Promise<string> => inTime(readStoredText(deps, readersTurn(professionalId), document), patience)
