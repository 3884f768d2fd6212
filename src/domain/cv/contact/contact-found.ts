import type { Read } from '#domain/cv/cv.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { evidenceOf, type Line } from '#domain/cv/layout/text-line.ts'

/** A contact value and its lines. */
export interface Found {
  value: string
  lines: Line[]
}

/** Converts a found value to a read one; null stays null. */
export const read = (found: Found | null, confidence: number): Read<string> | null =>
  found && { value: found.value, confidence, from: evidenceOf(found.lines.flatMap((line) => line.pieces)) }

const DOCUMENT_TITLE_WORDS = [
  'cv',
  'hoja de vida',
  'resume',
  'europass',
  String.raw`pagina \d+.*`,
  String.raw`page \d+.*`,
]
const DOCUMENT_TITLE = new RegExp(
  String.raw`^(?:.*\b)?curricul(?!ar)\w*\b|^c\.\s?v\.|^(?:${DOCUMENT_TITLE_WORDS.join('|')})\b`,
)
const LONGEST_DOCUMENT_TITLE = 45

/** True for the title of the document itself: 'Curriculum Vitae', 'Formato europeo para el curriculum vitae'. */
export const isDocumentTitle = (text: string) =>
  text.length < LONGEST_DOCUMENT_TITLE && DOCUMENT_TITLE.test(foldLetters(text))
