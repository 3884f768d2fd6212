import type { Upload } from '#contracts/endpoint.ts'
import { mimeTypes } from '#server/platform/storage/sniff.ts'

/** What a file of an upload may be, for `/openapi.json`; the note says which type an operator's setting lets in. */
export function uploadTypes({ picture, wrongTypeWithDocx }: Upload): { accepted: string[]; note: string } {
  if (picture) return { accepted: ['image/jpeg', 'image/png'], note: '' }
  if (wrongTypeWithDocx === undefined) return { accepted: [mimeTypes.pdf], note: '' }
  return {
    accepted: [mimeTypes.pdf, mimeTypes.docx],
    note: '; a DOCX only while the setting cv_accepts_docx lets it in',
  }
}
