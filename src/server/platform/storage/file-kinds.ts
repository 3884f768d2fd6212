/** `picture`: a JPEG or a PNG, whichever the name says. `paper`: one of these or a PDF. `work`: what
 * is delivered: a paper, a WebP, a ZIP or an office document, an MP4. `piece`: any bytes, a part of a larger file that is checked whole. */
export type FileKind = 'pdf' | 'docx' | 'picture' | 'paper' | 'work' | 'piece'

export const mimeTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  picture: 'image/*',
  // Which one it is, its bytes say: `isPdf`.
  paper: 'application/octet-stream',
  // Nobody's browser shows it inside the product: it is always downloaded.
  work: 'application/octet-stream',
  piece: 'application/octet-stream',
}
