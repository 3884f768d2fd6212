import { joinWords } from '#domain/cv/layout/join-words.ts'
import { labelOf } from './labels.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'

/** Left edges that differ by less are one column. */
const SAME_EDGE = 2
/** The maximum distance between lines of one cell, in letter heights. */
const TIGHT = 1.35
const FEWEST_ROWS = 4
/** A label with more letters is complete. */
const LONGEST = 300

/**
 * In a column of labels beside one of values (Europass, forms), joins the lines of a label, beside the first line of its value.
 * Lines of other layouts are unchanged.
 */
export function joinLabelRows(lines: readonly Line[]): Line[] {
  const edge = valueEdge(lines)
  if (edge === null) return [...lines]
  const rows: Line[] = []
  /** The index in `rows` of the label that may continue. */
  let labelled = -1
  for (const line of lines) {
    const [first, ...rest] = line.pieces
    const isLeft = first!.x < edge - SAME_EDGE && first!.right < edge + SAME_EDGE
    const above = rows[labelled]
    const mayGoOn = above !== undefined && isLeft && above.pieces[0]!.text.length < LONGEST
    const goesOn =
      mayGoOn &&
      line.gap < TIGHT &&
      line.page === above.page &&
      !isDated(above.pieces[0]!.text) &&
      !isDated(first!.text) &&
      /^[\p{Ll}(]|^\p{L}+\([a-z]+\)$/u.test(first!.text) &&
      !above.pieces[0]!.text.endsWith(':')
    const isOpen =
      mayGoOn &&
      rest.length === 0 &&
      line.gap < TIGHT &&
      line.page === above.page &&
      / (?:y|de|o|la|del|\/)$|\/$/.test(above.pieces[0]!.text)
    if (goesOn || isOpen) {
      rows[labelled] = withLabel(above, first!)
      if (rest.length > 0) rows.push(withPieces(line, rest))
      continue
    }
    rows.push(line)
    if (isLeft) labelled = rows.length - 1
    // A line across both columns is not a row, so the text below continues nothing above it.
    else if (first!.x < edge - SAME_EDGE) labelled = -1
  }
  return rows
}

/** The minimum size difference between labels and the values below them, in points. */
const SMALLER = 1.5

/** In a form with small labels above their values, puts each label before its value. Other lines are unchanged. */
export function pairLabelsAbove(lines: readonly Line[]): Line[] {
  const paired: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [labels, values] = [lines[at]!, lines[at + 1]]
    if (!values || !areLabelsAbove(labels, values, lines[at + 2])) {
      paired.push(labels)
      continue
    }
    for (const value of values.pieces) {
      const label = labels.pieces.find(({ x }) => Math.abs(x - value.x) <= SAME_EDGE)!
      paired.push({
        ...withPieces(values, [label, value]),
        gap: paired.at(-1)?.y === values.y ? 1 : labels.gap,
      })
    }
    at++
  }
  return paired
}

function areLabelsAbove(labels: Line, values: Line, next: Line | undefined): boolean {
  return (
    labels.page === values.page &&
    labels.size <= values.size - SMALLER &&
    values.gap < TIGHT &&
    // A second row in the font size of the first: these are column names of a table.
    !(next && next.page === values.page && next.gap < TIGHT && Math.abs(next.size - values.size) < 0.3) &&
    labels.pieces.filter(({ text }) => labelOf(text) !== null).length >= labels.pieces.length / 2 &&
    values.pieces.every((value) => labels.pieces.some(({ x }) => Math.abs(x - value.x) <= SAME_EDGE))
  )
}

const isDated = (text: string) => findPeriods(text).length > 0 || isDateOnly(text)

/** The left edge shared by most second pieces, where values start; null if most lines have no label. */
function valueEdge(lines: readonly Line[]): number | null {
  const counts = new Map<number, number>()
  for (const { pieces } of lines) {
    const second = pieces[1]
    if (second) counts.set(Math.round(second.x), (counts.get(Math.round(second.x)) ?? 0) + 1)
  }
  const [edge, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  return count >= FEWEST_ROWS && count >= lines.length * 0.25 ? edge : null
}

function withLabel(line: Line, more: Piece): Line {
  const [first, ...rest] = line.pieces
  const label: Piece = {
    ...first!,
    text: joinWords(first!.text, more.text),
    spans: [...first!.spans, ...more.spans],
    right: Math.max(first!.right, more.right),
  }
  return withPieces(line, [label, ...rest])
}
