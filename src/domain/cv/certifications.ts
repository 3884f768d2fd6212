import type { Read } from './cv.ts'
import { joinWords } from './join-words.ts'
import { readLabel } from './labels.ts'
import { findPeriods, isDateOnly, withoutPeriods } from './periods.ts'
import { readTable } from './table.ts'
import { evidenceOf, hadRoom, type Line, type Piece } from './text-line.ts'
import { institutionLikeness, organisationLikeness } from './words.ts'

const STRONG_ISSUER = /\s*\t\s*|\s+[|·•]\s+|\s*\/\s+/u

const SENTENCE = /\.\s+(?=\p{Lu}\p{Ll})/u
const DASH = /\s+[–—-]\s+/u
export function readCertifications(lines: readonly Line[]): Read<string>[] {
  const found: Read<string>[] = []
  for (const row of readTable(lines) ?? []) {
    const cell = row.get('course') ?? row.get('degree') ?? row.get('name') ?? row.get('field')
    if (cell) found.push({ value: cell.text, confidence: 0.85, from: evidenceOf(cell.pieces) })
  }
  if (found.length > 0) return found
  const labelled = lines.flatMap((line) => {
    const label = readLabel(line.text, ['course', 'degree'])
    return label && label.value !== '' ? [{ label, line }] : []
  })
  if (
    labelled.length > 0 &&
    lines.filter((line) => readLabel(line.text) !== null).length >= lines.length / 2
  ) {
    return labelled.map(({ label, line }) => ({
      value: certificationName(label.value) ?? label.value,
      confidence: 0.85,
      from: evidenceOf(line.pieces),
    }))
  }
  const rows = joinRows(lines)
  const hasIssuerLines = issuerLines(rows)
  for (const [index, { text, pieces }] of rows.entries()) {
    if (hasIssuerLines.has(index) || isDateOnly(text) || text.endsWith(':')) continue
    const name = certificationName(text)
    if (name) found.push({ value: name, confidence: 0.8, from: evidenceOf(pieces) })
  }
  return found
}

interface Row {
  text: string
  pieces: Piece[]
  line: Line
}

function joinRows(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  const gaps = lines
    .slice(1)
    .map(({ gap }) => gap)
    .filter(Number.isFinite)
  const [tight, loose] = [Math.min(...gaps), Math.max(...gaps)]
  const isDated = ({ text }: { text: string }) => findPeriods(text).length > 0
  for (const line of lines) {
    const last = rows.at(-1)
    const isOpen =
      last &&
      !line.isItem &&
      line.page === last.line.page &&
      line.gap < (last.text.endsWith(',') ? 2 : 1.7) &&
      (/^\p{Ll}/u.test(line.text) ||
        /[,–—|/-]\s*$|\s(?:de|en|y|del|para|of|and|la|el)$/i.test(last.text) ||
        (last.line.isItem &&
          lines.every(({ isItem }, index) => isItem || index > 0) &&
          line.x > last.line.x - 2 &&
          !line.isBold &&
          last.text.length > 50) ||
        (loose > tight * 1.2 &&
          line.gap < tight * 1.08 &&
          lookOf(line) === lookOf(last.line) &&
          !isDated(line) &&
          !isDated(last) &&
          line.pieces.length === 1) ||
        line.text.startsWith('(') ||
        (!hadRoom(last.line, line) &&
          lookOf(line) === lookOf(last.line) &&
          !findPeriods(last.text).some(({ index, length }) => index + length >= last.text.length - 2)))
    if (isOpen)
      rows[rows.length - 1] = {
        text: joinWords(last.text, line.text),
        pieces: [...last.pieces, ...line.pieces],
        line,
      }
    else rows.push({ text: line.text, pieces: line.pieces, line })
  }
  return rows
}

/** Lines that alternate in look, or that carry the issuer and the year below each name. */
function issuerLines(rows: readonly Row[]): Set<number> {
  const hasDate = rows.map(({ text }) => findPeriods(text).length > 0)
  const alternate =
    rows.length >= 2 && rows.length % 2 === 0 && hasDate.every((has, index) => has === (index % 2 === 1))
  const issuers = new Set<number>()
  const firstLook = rows[0] && lookOf(rows[0].line)
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.line.isItem || issuers.has(index - 1)) continue
    const above = rows[index - 1]!
    const differs = lookOf(row.line) !== firstLook && lookOf(above.line) === firstLook
    const hasDateBelow =
      alternate &&
      (rows.length >= 4 ||
        !(STRONG_ISSUER.test(row.text) || SENTENCE.test(row.text) || DASH.test(row.text))) &&
      findPeriods(row.text).length > 0 &&
      findPeriods(above.text).length === 0 &&
      withoutPeriods(row.text) !== row.text &&
      row.line.gap <= 1.7
    const isUnderDated =
      !above.line.isItem &&
      above.line.pieces.length > 1 &&
      row.line.pieces.length === 1 &&
      findPeriods(above.text).length > 0 &&
      findPeriods(row.text).length === 0 &&
      Math.abs(above.line.pieces[1]!.x - row.line.x) < 6
    if (differs || hasDateBelow || isUnderDated) issuers.add(index)
  }
  return issuers
}

const lookOf = (line: Line) => `${Math.round(line.size * 2)}|${line.isBold}|${line.isItalic}`

function certificationName(line: string): string | null {
  const text = line.replace(/^\d{1,2}[.)]\s+/, '')
  const bare = withoutPeriods(text).trim()
  const name = withoutIssuer(nameOf(bare, bare !== text), bare !== text)
    .replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, '')
    .replace(/\.$/, '')
  return /\p{L}{2}/u.test(name) && name.length < LONGEST_NAME ? name : null
}

/** What stands before the strongest sign. A dash may be part of the name: 'AWS Certified Developer – Associate, Amazon Web Services'. */
function nameOf(text: string, hadDate: boolean): string {
  const sign = [STRONG_ISSUER, SENTENCE].find((pattern) => pattern.test(text))
  if (sign)
    return (
      text
        .split(sign)
        .find((part) => part.trim() !== '' && !isDateOnly(part))
        ?.trim() ?? ''
    )
  const parts = text.split(DASH).filter((part) => part.trim() !== '' && !isDateOnly(part))
  const [first = '', second] = parts
  if (second === undefined) return first
  if (parts.length > 2) return parts.slice(0, -1).join(' – ')
  const isIssuer = Math.max(institutionLikeness(second), organisationLikeness(second)) >= 0.6
  return second.includes(',') || !(hadDate || isIssuer) ? text : first
}

/** Cuts an issuer off that a comma or brackets set apart. A number behind a comma is a registration, and part of the name. */
function withoutIssuer(name: string, hadDate: boolean): string {
  const bracket = /^(.*\S)\s*\(([^()]*)\)?$/u.exec(name)
  if (bracket && /\p{L}{3,}\s+\p{L}/u.test(bracket[2]!)) return bracket[1]!
  const [, head, tail = ''] = /^(.*\S),\s+(\p{Lu}[^,]*)$/u.exec(name) ?? []
  if (head === undefined || /\d{3}/.test(tail)) return name
  const isIssuer = Math.max(institutionLikeness(tail), organisationLikeness(tail)) >= 0.6
  return hadDate || isIssuer || /\p{L}{3,}\s+(?:\p{L}+\s+)*\p{Lu}/u.test(tail) ? head : name
}

const LONGEST_NAME = 140
