import { type CertificationEntry, findCertificationEntries, nameLines } from './certification-entries.ts'
import type { Read } from './cv.ts'
import { joinWords } from './join-words.ts'
import { readLabel } from './labels.ts'
import { findPeriods, isDateOnly, withoutPeriods } from './periods.ts'
import { isPlace } from './places.ts'
import { readTable } from './table.ts'
import { evidenceOf, type Line, type Piece } from './text-line.ts'
import { institutionLikeness, organisationLikeness } from './words.ts'

const STRONG_ISSUER = /\s*\t\s*|\s+[|·•]\s+|\s*\/\s+/u

const SENTENCE = /\.\s+(?=\p{Lu}\p{Ll})|\.\s+(?=\p{Lu}{4})/u
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
      value: certificationName(label.value, false) ?? label.value,
      confidence: 0.85,
      from: evidenceOf(line.pieces),
    }))
  }
  const entries = findCertificationEntries(lines.filter(({ text }) => !text.endsWith(':')))
  const texts = entries.map((entry) => nameText(entry)).flatMap(splitParagraph)
  const isIssuerFirst = startsWithIssuers(texts.map(({ text }) => text))
  for (const { text, bold, pieces, isDated } of texts) {
    const name = isIssuerFirst
      ? certificationName(withoutFirst(text), isDated)
      : certificationName(bold ?? text, isDated && bold === null)
    if (name) found.push({ value: name, confidence: 0.8, from: evidenceOf(pieces) })
  }
  return found
}

interface NameText {
  text: string
  bold: string | null
  pieces: Piece[]
  isDated: boolean
}

/** The text that holds an entry's name, and the bold words that it begins with where it goes on plain. */
function nameText(entry: CertificationEntry): NameText {
  const own = nameLines(entry)
  const pieces = own.flatMap((line) => line.pieces)
  const text = own.map((line) => line.text).reduce(joinWords)
  const spans = entry.lines.flatMap((line) => line.pieces.flatMap((piece) => piece.spans))
  const plain = spans.findIndex(({ isBold }) => !isBold)
  const start =
    plain > 0
      ? spans
          .slice(0, plain)
          .map((span) => span.text.trim())
          .reduce(joinWords)
      : ''
  const bold = /\p{L}{2}/u.test(withoutPeriods(start)) ? start : null
  return { text, bold, pieces, isDated: entry.isDated }
}

/** Several in one paragraph: 'Excel (Quipu, 2021) • SAP (Chira, 2022)', 'Excel; SAP'. */
function splitParagraph(whole: NameText): NameText[] {
  const parts = whole.text.split(/\s+[•●▪]\s+|;\s+/).filter((part) => part.trim() !== '')
  return parts.length > 1 ? parts.map((text) => ({ ...whole, text, bold: null })) : [whole]
}

const SIGNS = [STRONG_ISSUER, DASH, /:\s+/u]

/** A text before and behind its strongest sign, brackets apart. */
function firstParts(text: string): [string, string] | null {
  const bare = withoutPeriods(text).trim()
  const masked = bare.replace(/\([^()]*\)?/g, (bracket) => '_'.repeat(bracket.length))
  for (const sign of SIGNS) {
    const match = sign.exec(masked)
    if (!match) continue
    const parts: [string, string] = [bare.slice(0, match.index), bare.slice(match.index + match[0].length)]
    if (parts.every((part) => /\p{L}/u.test(part))) return parts
  }
  return null
}

/** 'Google: Marketing digital', where every line begins so. */
const SHORT_HEAD = /^\p{Lu}[\p{L}&]+(?:\s\p{Lu}[\p{L}&]+)?:\s/u

/** 'SENATI – Electricidad industrial': true where most texts name the issuer before the course. */
function startsWithIssuers(texts: readonly string[]): boolean {
  const parts = texts.map(firstParts).filter((pair) => pair !== null)
  const votes = parts.filter(
    ([first, rest]) => issuerLikeness(first) >= 0.6 && issuerLikeness(rest) < issuerLikeness(first),
  )
  const short = texts.filter((text) => SHORT_HEAD.test(text))
  return (
    (votes.length > 0 && votes.length >= parts.length * 0.6) ||
    (texts.length > 1 && short.length === texts.length)
  )
}

const withoutFirst = (text: string) => {
  if (SHORT_HEAD.test(text)) return text.replace(SHORT_HEAD, '')
  const parts = firstParts(text)
  return parts && issuerLikeness(parts[0]) >= issuerLikeness(parts[1]) ? parts[1] : text
}

const issuerLikeness = (text: string) => Math.max(institutionLikeness(text), organisationLikeness(text))

/** How long it took and how long it holds. */
const EXTENT =
  /[\s,;.(–—-]*\b\d{1,4}\s*(?:h|horas?|hrs?\.?|hours?|créditos)\b(?:\s+\p{L}+(?:as|es)\b)?\)?|\s+vigente hasta\b.*$/giu

/** A year right behind the words is part of the name where the certificate has another date: 'Cierre contable 2023'. */
const OWN_YEAR = /^([^,;|\t(]*\p{L}{3} (?:19|20)\d\d)(?=[\s,;.(–—-]|$)/u

/** Days that are left of a date: '18 al 20 de'. */
const DAYS = /[\s,]+\d{1,2}(?:\s(?:al?|y|-|–)\s?\d{0,2})?(?:\s+de)?$/

function certificationName(line: string, isDated: boolean): string | null {
  const text = line.replace(/^\d{1,2}[.)]\s+/, '').replace(EXTENT, '')
  const own = OWN_YEAR.exec(text)?.[1]
  if (own !== undefined && (isDated || findPeriods(text.slice(own.length)).length > 0)) return own.trim()
  const bare = withoutPeriods(text).trim()
  const hadDate = isDated || bare !== text
  const name = withoutIssuer(nameOf(hadDate ? bare.replace(DAYS, '') : bare, hadDate), hadDate)
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
  const issuer = parts.findIndex((part, index) => index > 0 && issuerLikeness(part) >= 0.6)
  if (issuer > 0) return parts.slice(0, issuer).join(' – ')
  if (parts.length > 2) return parts.slice(0, -1).join(' – ')
  return second.includes(',') || !hadDate ? text : first
}

/** Cuts an issuer off that a comma or brackets set apart. A number behind a comma is a registration, and part of the name. */
function withoutIssuer(text: string, hadDate: boolean): string {
  // A bracket that is left open had a date in it, and whoever gave the certificate.
  const name = text.replace(/\s*\([^()]*$/, '').replace(/[\s,;]+$/, '')
  const bracket = /^(.*\S)\s*\(([^()]*)\)?$/u.exec(name)
  if (bracket && /\p{L}{3,}\s+\p{L}/u.test(bracket[2]!)) return bracket[1]!
  const parts = name.split(/,\s+/)
  const issuer = parts.findIndex(
    (part, index) => index > 0 && /^\p{Lu}/u.test(part) && issuerLikeness(part) >= 0.6,
  )
  if (issuer > 0) return parts.slice(0, issuer).join(', ')
  const [, head, tail = ''] = /^(.*\S),\s+(\p{Lu}[^,]*)$/u.exec(name) ?? []
  if (head === undefined || /\d{3}/.test(tail)) return name
  return hadDate || isPlace(tail) || /\p{L}{3,}\s+(?:\p{L}+\s+)*\p{Lu}/u.test(tail) ? head : name
}

const LONGEST_NAME = 140
