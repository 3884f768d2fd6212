import type { DocumentFailure } from '#server/platform/pdf/document-failure.ts'

const withoutText =
  'No encontramos texto en la foto. Tómala de frente y de cerca, con buena luz y la hoja completa. Si tienes tu CV en PDF, mejor súbelo.'
const tooSlow = 'Leer esta foto toma demasiado. Toma otra en la que solo se vea la hoja de tu CV.'

/** The sentence for a photo that cannot be read, where the one about documents does not fit. */
export function inWordsOfPhoto(failure: DocumentFailure): { message?: string } {
  if (failure === 'document_without_text' || failure === 'document_broken') return { message: withoutText }
  if (failure === 'document_too_slow' || failure === 'document_too_heavy') return { message: tooSlow }
  return {}
}
