import { pictureMimeTypes } from '#contracts/accounts/picture-types.ts'
import type { Upload } from '#contracts/endpoint.ts'
import { mimeTypes } from '#server/platform/storage/file-kinds.ts'

/** The allowed file types of an upload, for `/openapi.json`; the note names types that depend on a setting. */
export function uploadTypes({ picture, paper, docx, piece, wrongTypeWithDocx }: Upload): {
  accepted: string[]
  note: string
} {
  if (piece) return { accepted: [mimeTypes.piece], note: '' }
  if (picture) return { accepted: [...pictureMimeTypes], note: '' }
  if (paper) {
    const papers = [mimeTypes.pdf, ...pictureMimeTypes]
    return { accepted: docx ? [...papers, mimeTypes.docx] : papers, note: '' }
  }
  if (wrongTypeWithDocx === undefined) return { accepted: [mimeTypes.pdf], note: '' }
  return {
    accepted: [mimeTypes.pdf, mimeTypes.docx],
    note: '; a DOCX only while the setting cv_accepts_docx lets it in',
  }
}
