import { foldLetters } from '#domain/cv/names/fold.ts'
import { findPeriods, isDateOnly, isOpen, isRange } from '#domain/cv/dates/found-periods.ts'
import { labelOf, readLabel } from '#domain/cv/sections/labels.ts'
import { type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'

/** 'Empresa | X | Cargo | Y': two labelled cells on one line become two lines. */
export function splitPairs(line: Line): Line[] {
  const { pieces } = line
  const isPaired =
    pieces.length >= 4 &&
    pieces.length % 2 === 0 &&
    pieces.every(({ text }, index) => (labelOf(text) !== null) === (index % 2 === 0))
  if (!isPaired) return [line]
  return pieces.flatMap((label, index) => {
    const value = pieces[index + 1]
    if (index % 2 === 1 || !value) return []
    return [
      {
        ...line,
        pieces: [label, value],
        text: `${label.text}\t${value.text}`,
        x: label.x,
        gap: index === 0 ? line.gap : 1,
      },
    ]
  })
}

const START = /^(?:(?:fecha|f\.) ?(?:de )?)?(?:inicio|ingreso|desde|start(?: date)?)\s*[:\t]/

const END = /^(?:(?:fecha|f\.) ?(?:de )?)?(?:fin|termino|cese|salida|egreso|hasta|end(?: date)?)\s*[:\t]/

/** One date and nothing else; a dash after it may lead to the next cell ('2018 –'). */
const isMoment = ({ text }: Piece) => {
  const [period, another] = findPeriods(text)
  return period !== undefined && !another && isDateOnly(text) && (!isRange(period) || isOpen(period))
}
const isPresent = ({ text }: Piece) => isDateOnly(text) && !/\d/.test(text)

/** Joins 'Inicio: 01/2018' and 'Fin: 12/2020', and also 'Feb-20' and 'A la fecha' in separate columns. */
export function joinStartAndEndCells(line: Line): Line {
  const isDated = line.pieces.map(({ text }) => isDateOnly(text))
  const areTwo = line.pieces.length > 2 && isDated.filter(Boolean).length === 2
  const at = line.pieces.findIndex((piece, index) => {
    const next = line.pieces[index + 1]
    return (
      next !== undefined &&
      ((START.test(foldLetters(piece.text)) && END.test(foldLetters(next.text))) ||
        (areTwo && isMoment(piece) && (isMoment(next) || isPresent(next))))
    )
  })
  if (at < 0) return line
  const [start, end] = [line.pieces[at]!, line.pieces[at + 1]!]
  const value = ({ text }: Piece) => text.replace(/^[^:\t]*[:\t]\s*/, '')
  const period = {
    ...start,
    text: `${value(start)} – ${value(end)}`,
    spans: [...start.spans, ...end.spans],
    right: end.right,
  }
  const pieces = [...line.pieces.slice(0, at), period, ...line.pieces.slice(at + 2)]
  return withPieces(line, pieces)
}

/** 'Cargo ........ Analista': dots or dashes lead from a label to its value. */
export function withoutLeaders(line: Line): Line {
  if (!LEADER.test(line.text)) return line
  const pieces = line.pieces.map((piece) => ({ ...piece, text: piece.text.replace(LEADER, '$1: ') }))
  return withPieces(line, pieces)
}

/** 'Cargo: Analista | Periodo: 2018 – 2020': a bar between labels separates fields. */
export function splitAtBars(line: Line): Line[] {
  if (readLabel(line.text) === null) return [line]
  const [, ...beside] = line.pieces
  if (beside.length > 0 && beside.every(({ text }) => text.includes(':') && readLabel(text) !== null))
    return line.pieces.map((piece, index): Line => {
      const { text, x, right } = piece
      return Object.assign({}, line, { text, x, right, pieces: [piece], gap: index === 0 ? line.gap : 1 })
    })
  if (line.pieces.length > 1 || !line.text.includes('|')) return [line]
  const fields = line.text.split(/\s*\|\s*/)
  if (
    !fields
      .slice(1)
      .every((field) => readLabel(field) !== null || isDateOnly(field) || /^total\b/i.test(field))
  )
    return [line]
  const lines: Line[] = []
  for (const text of fields)
    lines.push({
      ...line,
      text,
      pieces: [{ ...line.pieces[0]!, text }],
      gap: lines.length === 0 ? line.gap : 1,
    })
  return lines
}

const LEADER = /^(\p{L}[^.:…_]*?)\s*(?:[.…_]\s?){4,}\s*:?\s*(?=\S)/u

/** 'Inicio: 01/2018' above 'Fin: 12/2020' is one period. */
export function joinStartsAndEnds(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isEnd = last !== undefined && START.test(foldLetters(last.text)) && END.test(foldLetters(line.text))
    if (!isEnd) {
      joined.push(line)
      continue
    }
    const [start, end] = [last, line].map(({ text }) => text.replace(/^[^:\t]*[:\t]\s*:?\s*/, ''))
    joined[joined.length - 1] = {
      ...last,
      pieces: [...last.pieces, ...line.pieces],
      text: `Periodo: ${start} – ${end}`,
    }
  }
  return joined
}
