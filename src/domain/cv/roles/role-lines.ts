import { cutCards, cutCells } from '#domain/cv/entries/cards.ts'
import { prepareEntryLines } from '#domain/cv/entries/entry-lines.ts'
import { unfoldForms } from '#domain/cv/entries/form-lines.ts'
import { withoutRemarks } from '#domain/cv/entries/study-remarks.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

/** The lines of a section as they are labelled: forms unfolded, cards one below the other, broken periods and names joined. */
export function roleLines(source: readonly Line[], kind: 'experience' | 'education'): Line[] {
  if (source.length === 0) return []
  const form = kind === 'experience' ? unfoldForms(source) : null
  if (form) return prepareEntryLines(form)
  const lines = kind === 'education' ? withoutRemarks(source).lines : source
  const cards = lines.length === 0 ? null : (cutCards(lines) ?? cutCells(lines))
  return cards ? cards.flatMap((card) => prepareEntryLines(card)) : prepareEntryLines(lines)
}
