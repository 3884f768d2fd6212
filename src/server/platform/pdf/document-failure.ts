import type { ErrorCode } from '#contracts/errors.ts'

/** Why a document could not be read. Each is an error code with a Spanish sentence of its own. */
export type DocumentFailure = Extract<
  ErrorCode,
  | 'document_encrypted'
  | 'document_broken'
  | 'document_without_text'
  | 'document_too_many_pages'
  | 'document_too_slow'
  | 'document_too_heavy'
  | 'document_too_dense'
  | 'document_too_big'
  // Nothing is wrong with it: too many others are being read.
  | 'documents_waiting'
  // The process is going down.
  | 'unavailable'
>

/** Thrown where a document cannot be read; crosses the border of the worker as its bare `failure`. */
export class UnreadableDocument extends Error {
  readonly failure: DocumentFailure

  constructor(failure: DocumentFailure) {
    super(failure)
    this.failure = failure
  }
}
