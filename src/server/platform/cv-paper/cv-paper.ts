import type { LaidOut } from '#domain/resume/layout/lay-out.ts'
import type { Resume } from '#domain/resume/resume.ts'

/** A CV to draw, as the bytes of a PDF, of a DOCX or of the JSON of its laid out pages. */
export interface CvPaper {
  as: 'pdf' | 'docx' | 'pages'
  resume: Resume
  /** How many pages it should have. */
  pages: number
  /** A JPEG. */
  photo: Uint8Array | null
  /** Whose it is: one person does not take the places of the others. */
  asker: string
}

/** What the bytes of `pages` say. */
export const readPages = (bytes: Buffer): LaidOut => JSON.parse(bytes.toString('utf8')) as LaidOut
