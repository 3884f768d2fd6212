import { labelOf, readLabel } from '#domain/cv/sections/labels.ts'
import { type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'

/** More lines than this below a row of labels are the rows of a table. */
const MOST_VALUE_LINES = 3
/** A value starts at its label's left edge, or at most this much further left. In points. */
const SAME_EDGE = 4

/**
 * A form's lines with one field on each. It unfolds labels in a row above their values ('Empresa | Cargo' over 'Kusi S.A.C. |
 * Cajera') and several fields on one line ('Puesto: Cajera  Sueldo: S/ 1 200'), and drops labels without a value. Null if it is no
 * form.
 */
export function unfoldForms(lines: readonly Line[]): Line[] | null {
  const unfolded: Line[] = []
  let rows = 0
  let shared = 0
  let filled = 0
  let isBlank = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (isLabelRow(line)) {
      const next = lines.findIndex((other, index) => index > at && isLabelRow(other))
      const values = lines.slice(at + 1, next < 0 ? lines.length : next)
      if (values.length > MOST_VALUE_LINES && next >= 0) return null
      if (values.length > 0) rows++
      else isBlank = true
      const own = values.slice(0, MOST_VALUE_LINES)
      unfolded.push(...fieldsOf(line, own), ...values.slice(MOST_VALUE_LINES))
      at += values.length
      continue
    }
    if (line.pieces.length > 1 && line.pieces.every(({ text }) => isField(text))) {
      shared++
      unfolded.push(...line.pieces.map((piece, index) => lineOf(line, [piece], index === 0)))
    } else {
      if (isFilled(line.text)) filled++
      unfolded.push(line)
    }
  }
  return rows >= 2 || shared >= 2 || (isBlank && filled >= FEWEST) ? unfolded : null
}

const isField = (text: string) => text.includes(':') && readLabel(text) !== null

const isLabelRow = ({ pieces }: Line) =>
  pieces.length > 1 && pieces.every(({ text }) => labelOf(text) !== null && !isFilled(text))

const isFilled = (text: string) => (readLabel(text)?.value ?? '') !== ''

/** Each label with the values below it; labels without values are omitted. */
function fieldsOf(labels: Line, values: readonly Line[]): Line[] {
  const fields: Line[] = []
  for (const [index, label] of labels.pieces.entries()) {
    const end = labels.pieces[index + 1]?.x ?? Infinity
    const below = values
      .flatMap(({ pieces }) => pieces)
      .filter(({ x }) => x >= label.x - SAME_EDGE && x < end - SAME_EDGE)
    if (below.length > 0) fields.push(lineOf(labels, [label, join(below)], fields.length === 0))
  }
  return fields
}

const join = (pieces: readonly Piece[]): Piece => ({
  ...pieces[0]!,
  text: pieces.map(({ text }) => text).join(' '),
  spans: pieces.flatMap(({ spans }) => spans),
})

const lineOf = (line: Line, pieces: Piece[], isFirst: boolean): Line => ({
  ...withPieces(line, pieces),
  gap: isFirst ? line.gap : 1,
})

/** True if labels left of a gap belong to values right of it, or if both sides have labels in the same rows: the form is read across. */
export function asksAcross(left: readonly Piece[], right: readonly Piece[]): boolean {
  const rightRows: Piece[][] = []
  for (const piece of right.toSorted((a, b) => a.y - b.y)) {
    const row = rightRows.at(-1)
    if (row && isBeside(row[0]!, piece)) row.push(piece)
    else rightRows.push([piece])
  }
  const asked = rightRows.filter((row) => {
    const beside = left.filter((piece) => isBeside(piece, row[0]!))
    if (beside.length === 0) return false
    return isLabel(first(row)) ? isLabel(first(beside)) : isLabel(last(beside))
  })
  return asked.length >= FEWEST && asked.length >= rightRows.length / 2
}

const FEWEST = 3
/** Baselines that differ by less, as a share of the letter height, are one row: labels may be smaller than values. */
const SAME_ROW = 0.35
const isBeside = (piece: Piece, other: Piece) =>
  Math.abs(piece.y - other.y) < Math.max(piece.size, other.size) * SAME_ROW
const last = (row: readonly Piece[]) => row.reduce((one, other) => (other.x > one.x ? other : one))
const isLabel = ({ text }: Piece) => labelOf(text) !== null && !isFilled(text)
const first = (row: readonly Piece[]) => row.reduce((one, other) => (other.x < one.x ? other : one))
