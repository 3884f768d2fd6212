import type { DocumentFailure } from '#server/platform/pdf/document-failure.ts'

/** Advice for a DOCX that cannot be read; null where the sentence about a PDF also fits. */
const sentences: Record<DocumentFailure, string | null> = {
  document_broken:
    'El documento está dañado o incompleto. Ábrelo en Word, guárdalo otra vez y vuelve a subirlo.',
  document_without_text:
    'El documento está vacío o es solo una imagen: no tiene texto que podamos leer. Escribe tu CV como texto y vuelve a subirlo.',
  document_too_slow:
    'El documento es demasiado complejo para leerlo. Quítale imágenes y adornos, o guárdalo como PDF, y vuelve a subirlo.',
  document_encrypted: null,
  document_too_many_pages: null,
  document_too_heavy: null,
  document_too_dense: null,
  document_too_big: null,
  documents_waiting: null,
  unavailable: null,
}

/** For an AppError: a more specific sentence, or none. */
export function inWordsOfDocx(failure: DocumentFailure): { message?: string } {
  const message = sentences[failure]
  return message === null ? {} : { message }
}
