import { foldLetters } from '#domain/cv/names/fold.ts'
import { type LabelName, labelOf, readLabel } from '#domain/cv/sections/labels.ts'
import type { Line, Piece } from '#domain/cv/layout/text-line.ts'

/** One fact of the contact lines: 'Distrito: Cayma', '987 654 321'. */
export interface Fact {
  /** The kind of its label; `unknown`: a label that we do not know; null: no label. */
  label: LabelName | 'unknown' | null
  text: string
  /** The lines of the value; the label may be on another line. */
  lines: Line[]
}

/** Bars, dots and other signs between facts. */
const SEPARATOR = /\s+(?:[^\p{L}\p{N}\s.,;:()@#&/'"–—+-]+|\+{2,})\s+|;\s+/u
/** 'b. Reside en: Cusco': the letter numbers the facts. */
const ORDINAL = /^(?:\p{Ll}|\d{1,2})[.)]\s+/u
const UNKNOWN_LABEL = /^\p{L}[^:@|,\t]{1,28}:\s+(?=\S)/u

/** The facts of the contact lines: a cell, an item of a row or a whole line, with its label before, beside or above it. */
export function contactFacts(lines: readonly Line[]): Fact[] {
  const facts: Fact[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const below = valuesBelow(line, lines[index + 1])
    if (below) {
      facts.push(...below)
      index++
    } else facts.push(...factsOf(line))
  }
  return facts
}

const isLabel = ({ text }: Piece) => labelOf(text) !== null || /^[^\d@]{2,30}:$/.test(text)
const isUnder = (label: Piece, value: Piece) =>
  value.x < label.right + label.size && value.right > label.x - 2
/** The text after a label, without the sign between them. */
const withoutSign = (text: string) => text.replace(/^[:\s]+/, '').trim()

/** All are labels; or some are, if the line is set smaller than the line below. */
const areLabels = ({ pieces, size }: Line, next: Line | undefined) =>
  pieces.every(isLabel) || (pieces.some(isLabel) && next !== undefined && size < next.size * 0.9)

/** A line of labels above the line of their values. */
function valuesBelow(line: Line, next: Line | undefined): Fact[] | null {
  if (!areLabels(line, next) || !next || next.page !== line.page || next.gap > 2.2) return null
  if (next.pieces.some((piece) => isLabel(piece) || readLabel(piece.text) !== null)) return null
  if (!line.pieces.every((label) => next.pieces.some((value) => isUnder(label, value)))) return null
  return next.pieces.map((value) => {
    const label = line.pieces.findLast((one) => isUnder(one, value))
    return { label: label ? (labelOf(label.text) ?? 'unknown') : null, text: value.text, lines: [next] }
  })
}

function factsOf(line: Line): Fact[] {
  const { pieces } = line
  // 'N° DNI | 45678912 | Teléfono | 987 654 321': if one odd cell is a known label, the other odd cells are labels too.
  const isPaired = pieces.length % 2 === 0 && pieces.some((piece, index) => index % 2 === 0 && isLabel(piece))
  const facts: Fact[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!
    const value = pieces[at + 1]
    const isNamed = value && (isLabel(piece) || (isPaired && at % 2 === 0) || value.text.startsWith(':'))
    if (isNamed && (isPaired || !isLabel(value))) {
      facts.push({ label: labelOf(piece.text) ?? 'unknown', text: withoutSign(value.text), lines: [line] })
      at++
    } else facts.push(...piece.text.split(SEPARATOR).map((text) => factOf(text, line)))
  }
  return facts.filter(({ text }) => text !== '')
}

function factOf(source: string, line: Line): Fact {
  const text = source.replace(ORDINAL, '')
  const known = readLabel(text)
  if (known) return { label: known.name, text: known.value, lines: [line] }
  const [label] = UNKNOWN_LABEL.exec(text) ?? []
  if (label && !/^(?:https?|mailto)$/.test(foldLetters(label)))
    return { label: 'unknown', text: text.slice(label.length).trim(), lines: [line] }
  return { label: null, text: text.trim(), lines: [line] }
}

/** The first fact with one of these labels; earlier labels have priority. */
export const factOfLabel = (facts: readonly Fact[], labels: readonly LabelName[]): Fact | null =>
  labels.map((label) => facts.find((fact) => fact.label === label)).find((fact) => fact !== undefined) ?? null
