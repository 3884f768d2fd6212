import type { DocumentFailure } from '#server/platform/pdf/document-failure.ts'

/** What to do about a DOCX that cannot be read, where the words of a PDF would not help. */
const words: Partial<Record<DocumentFailure, string>> = {
  document_broken:
    'El documento está dañado o incompleto. Ábrelo en Word, guárdalo otra vez y vuelve a subirlo.',
  document_without_text:
    'El documento está vacío o es solo una imagen: no tiene texto que podamos leer. Escribe tu CV como texto y vuelve a subirlo.',
  document_too_slow:
    'El documento es demasiado complejo para leerlo. Quítale imágenes y adornos, o guárdalo como PDF, y vuelve a subirlo.',
}

/** For an AppError: the better sentence, or none. */
export function inWordsOfDocx(failure: DocumentFailure): { message?: string } {
  const message = words[failure]
  return message === undefined ? {} : { message }
}
