import type { CvReading } from '#contracts/applications/candidate.contract.ts'

export interface Piece {
  text: string
  /** What the job asks; null: plain text. */
  number: number | null
  /** The first piece with its number: the links lead there. */
  isFirst: boolean
}

/** A text in pieces, what is marked apart. Of marks that overlap the first one counts. */
export function markedPieces({ text, marks }: Pick<CvReading, 'text' | 'marks'>): Piece[] {
  const pieces: Piece[] = []
  const seen = new Set<number>()
  let from = 0
  for (const { start, end, number } of marks.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue
    if (start > from) pieces.push({ text: text.slice(from, start), number: null, isFirst: false })
    pieces.push({ text: text.slice(start, end), number, isFirst: !seen.has(number) })
    seen.add(number)
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), number: null, isFirst: false })
  return pieces
}
