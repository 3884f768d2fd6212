import { sentencesOf } from '#domain/text/sentences.ts'
import { asInfinitive } from '#domain/coach/review/strong-start.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { findAdWording, type Wording, type WordingCode } from '#domain/jobs/wording/ad-wording.ts'
import { foldText } from '#domain/text/plain-text.ts'

/** What the coach reads of a draft. */
export interface AdDraft {
  title: string
  description: string
  requirements: string
  benefits: string
  location: string
  salaryRange: string
}
export type DraftField = keyof AdDraft

export type AdFindingCode =
  | 'excludes'
  | 'no-verb'
  | 'one-paragraph'
  | 'long-sentence'
  | 'no-shift'
  | 'no-place'
  | 'no-pay'
  | 'unread-pay'
  | 'no-requirements'

export interface AdFinding {
  code: AdFindingCode
  field: DraftField
  /** The line as it stands there; '': nothing does. */
  before: string
  /** The line instead of it, in the words of the draft; '': without the line; null: only the company knows. */
  after: string | null
  /** Of words that exclude: which kind, and the words themselves. */
  wording: { code: WordingCode; term: string } | null
}

const longParagraph = 240
const manySentences = 3
/** In words: more than one breath. */
const longSentence = 35
/** An ad without any of these says nothing of when people work. */
const SHIFT =
  /\b(?:turnos?|horarios?|jornada|tiempo completo|medio tiempo|part[ -]time|full[ -]time|lunes|sabados?|domingos?|\d{1,2}\s?(?:am|pm|a\.m|p\.m|h\b|horas)|\d{1,2}:\d{2}|regimen|rotativ[oa]s?)/u
const BULLET = /^(?:[*•·●▪◦➢➤✓✔–—-]\s*|\d{1,2}[.)]\s+)/u
const mostFindings = 20
/** A line with more parts is no sentence. */
const mostParts = 40

const find = (
  code: AdFindingCode,
  field: DraftField,
  {
    before = '',
    after = null,
    wording = null,
  }: Partial<Pick<AdFinding, 'before' | 'after' | 'wording'>> = {},
): AdFinding => ({ code, field, before, after, wording })

/** What can be said better in a draft, and what it does not say. Every proposed line consists of the draft's own words. */
export function readDraft(draft: AdDraft): AdFinding[] {
  const ad = Object.values(draft).join('\n')
  const texts = (['title', 'requirements', 'description', 'benefits'] as const).flatMap((field) =>
    ofText(draft[field], field, findAdWording(draft[field], ad)),
  )
  return [...texts, ...missingParts(draft)].slice(0, mostFindings)
}

type TextField = 'title' | 'requirements' | 'description' | 'benefits'

function ofText(text: string, field: TextField, excluded: readonly Wording[]): AdFinding[] {
  const findings: AdFinding[] = []
  let start = 0
  for (const line of text.split('\n')) {
    if (findings.length === mostFindings) break
    const end = start + line.length
    if (line.trim() !== '')
      findings.push(
        ...ofLine(
          field,
          line.trim(),
          excluded.find((one) => one.start >= start && one.start < end),
        ),
      )
    start = end + 1
  }
  return findings
}

/** The first thing that can be said better in a line: after its change the draft is read again. */
function ofLine(field: TextField, line: string, excluded: Wording | undefined): AdFinding[] {
  if (excluded)
    return [
      find('excludes', field, {
        before: line,
        after: field === 'title' ? null : withoutWording(line),
        wording: { code: excluded.code, term: excluded.term.trim() },
      }),
    ]
  if (field !== 'description') return []
  const sentences = sentencesOf(line)
  if (line.length >= longParagraph && sentences.length >= manySentences)
    return [find('one-paragraph', field, { before: line, after: sentences.join('\n') })]
  const bullet = BULLET.exec(line)?.[0] ?? ''
  const duty = bullet === '' ? null : asInfinitive(line.slice(bullet.length))
  const verbal = duty === null ? line : bullet + duty.charAt(0).toLocaleUpperCase('es') + duty.slice(1)
  if (foldText(verbal) !== foldText(line)) return [find('no-verb', field, { before: line, after: verbal })]
  const long = sentences.find((sentence) => sentence.split(/\s+/).length > longSentence)
  return long === undefined ? [] : [find('long-sentence', field, { before: line, after: inTwo(line) })]
}

/** A line without the parts between commas that have such words. '': nothing is left. */
function withoutWording(line: string): string {
  const bullet = BULLET.exec(line)?.[0] ?? ''
  const parts = line.slice(bullet.length).split(/(?<=[,;]|\.(?=\s))\s+/u)
  if (parts.length > mostParts) return ''
  const kept = parts
    .filter((part) => findAdWording(part).length === 0)
    .join(' ')
    .trim()
  // Some rules need the words around: then only the whole line can go.
  if (kept === '' || !/\p{L}{2}/u.test(kept) || findAdWording(kept).length > 0) return ''
  const clean = kept.replace(/[,;]$/u, line.endsWith('.') ? '.' : '')
  return bullet + clean.charAt(0).toLocaleUpperCase('es') + clean.slice(1)
}

/** A long line cut at its semicolons; null: where to cut, only who wrote it knows. */
function inTwo(line: string): string | null {
  const parts = line.split(/;\s+/u).filter(Boolean)
  if (parts.length < 2) return null
  return parts.map((part) => part.charAt(0).toLocaleUpperCase('es') + part.slice(1)).join('\n')
}

function missingParts({
  title,
  description,
  requirements,
  benefits,
  location,
  salaryRange,
}: AdDraft): AdFinding[] {
  // An empty form needs no list of what is empty.
  if (description.trim() === '') return []
  const whole = foldText([title, description, requirements, benefits].join('\n'))
  return [
    ...(SHIFT.test(whole) ? [] : [find('no-shift', 'description')]),
    ...(location.trim() === '' ? [find('no-place', 'location')] : []),
    ...(salaryRange.trim() === ''
      ? [find('no-pay', 'salaryRange')]
      : parseSalary(salaryRange) === null
        ? [find('unread-pay', 'salaryRange')]
        : []),
    ...(requirements.trim() === '' ? [find('no-requirements', 'requirements')] : []),
  ]
}
