import type { ErrorCode } from '#contracts/errors.ts'

/** Why a document could not be read. */
export const documentErrors = [
  'document_too_big',
  'document_encrypted',
  'document_broken',
  'document_without_text',
  'document_too_many_pages',
  'document_too_slow',
  'document_too_heavy',
  'document_too_dense',
  'documents_waiting',
] as const satisfies readonly ErrorCode[]
