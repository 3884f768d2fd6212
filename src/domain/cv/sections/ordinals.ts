import { type Line, withPieces } from '#domain/cv/layout/text-line.ts'

const SINGLE = /^(?:\d{1,2}[.)]|[a-z]\))\s+(?=\S)/
/** 'IV.2', '3.1', 'B.4'. */
const OUTLINE = /^(?:\d{1,2}|\p{Lu}|[IVX]{1,4})\.\d{1,2}[.)]?\s+(?=\S)/u
const FIRST = /^(?:1[.)]|a\))/

/** The lines of a section without their numbers: a numbered line is an item. Entries keep single numbers, which separate them. */
export function withoutOrdinals(lines: readonly Line[], isOfEntries: boolean): Line[] {
  const isSeries =
    !isOfEntries &&
    (lines.filter(({ text }) => SINGLE.test(text)).length > 1 || FIRST.test(lines[0]?.text ?? ''))
  return lines.map((line) => {
    const ordinal = OUTLINE.exec(line.text) ?? (isSeries ? SINGLE.exec(line.text) : null)
    return ordinal ? { ...withoutStart(line, ordinal[0].length), isItem: line.isItem || !isOfEntries } : line
  })
}

function withoutStart(line: Line, length: number): Line {
  const [first, ...others] = line.pieces
  const [span, ...spans] = first!.spans
  const isInSpan = span!.text.length > length
  const piece = {
    ...first!,
    text: first!.text.slice(length).trimStart(),
    spans: isInSpan ? [{ ...span!, text: span!.text.slice(length).trimStart() }, ...spans] : first!.spans,
  }
  const pieces = piece.text === '' && others.length > 0 ? others : [piece, ...others]
  return withPieces(line, pieces)
}
