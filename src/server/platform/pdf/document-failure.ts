import type { ErrorCode } from '#contracts/errors.ts'

/** Why a document could not be read. Each is an error code with its own Spanish sentence. */
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
  // The document is fine: too many others are being read.
  | 'documents_waiting'
  // The process is stopping.
  | 'unavailable'
>

/** Thrown when a document cannot be read; only its `failure` is sent out of the worker. */
export class UnreadableDocument extends Error {
  readonly failure: DocumentFailure

  constructor(failure: DocumentFailure) {
    super(failure)
    this.failure = failure
  }
}
