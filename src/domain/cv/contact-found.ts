import type { Read } from './cv.ts'
import { foldLetters } from './fold.ts'
import { labelOf, readLabel } from './labels.ts'
import { evidenceOf, type Line } from './text-line.ts'

/** A value of the contact and the lines that it stands on. */
export interface Found {
  value: string
  lines: Line[]
}

/** As a value that was read; null stays null. */
export const read = (found: Found | null, confidence: number): Read<string> | null =>
  found && { value: found.value, confidence, from: evidenceOf(found.lines.flatMap((line) => line.pieces)) }

/** What a label names ('Teléfono: …'), on its line or on the next one. */
export function findLabelled(lines: readonly Line[], names: Parameters<typeof readLabel>[1]): Found | null {
  for (const [index, line] of lines.entries()) {
    const at = line.pieces.findIndex(({ text }) => readLabel(text, names)?.value === '')
    const beside = at < 0 ? undefined : line.pieces[at + 1]
    if (beside && labelOf(beside.text) === null)
      return { value: beside.text.replace(/^:\s*/, ''), lines: [line] }
    for (const text of [
      line.text,
      ...line.pieces.map((piece) => piece.text),
      ...line.text.split(/\s+[|·•]\s+/),
    ]) {
      const label = readLabel(text, names)
      if (!label) continue
      const next = lines[index + 1]
      if (label.value !== '') return { value: label.value.split(/\t|\s+[|·•]\s+/)[0]!, lines: [line] }
      if (next && readLabel(next.text) === null) return { value: next.text, lines: [next] }
    }
  }
  return null
}

const DOCUMENT_TITLE =
  /^(?:curriculum(?: vitae)?|cv|c\.v\.|hoja de vida|resume|europass|pagina \d+.*|page \d+.*)(?: documentado| no documentado)?$/

/** True for what a document calls itself: 'Curriculum Vitae'. */
export const isDocumentTitle = (text: string) => DOCUMENT_TITLE.test(foldLetters(text))
