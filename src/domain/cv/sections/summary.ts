import { contactFacts } from '#domain/cv/contact/contact-facts.ts'
import type { Read, ReadCv } from '#domain/cv/cv.ts'
import { headingKind } from './headings.ts'
import { joinWords } from '#domain/cv/layout/join-words.ts'
import { findPeriods } from '#domain/cv/dates/found-periods.ts'
import type { Section } from './sections.ts'
import { evidenceOf, type Line } from '#domain/cv/layout/text-line.ts'

/** 'a. Abogada con…': the letter numbers the sections. */
const ORDINAL = /^(?:\p{Ll}|\d{1,2})[.)]\s+(?=\p{Lu})/u

/** The person's summary: below its heading, beside it, or as running text below the name. */
export function readSummary(sections: readonly Section[], name: Read<string> | null): ReadCv['summary'] {
  const named = namedSummary(sections)
  const lines = named.length > 0 ? named : unnamedSummary(sections, name)
  if (lines.length === 0) return null
  return {
    value: paragraph(lines),
    confidence: named.length > 0 ? 0.95 : 0.7,
    from: evidenceOf(lines.flatMap((line) => line.pieces)),
  }
}

/** The lines below summary headings; further sections count only if they are text, not a list of words. */
function namedSummary(sections: readonly Section[]): Line[] {
  const parts = sections
    .filter(({ kind, lines }) => kind === 'summary' && lines.length > 0)
    .map(({ lines }) => untilOther(lines))
  return parts.filter((part, index) => index === 0 || /[.!]$/.test(part.at(-1)!.text)).flat()
}

/** Text far below in another size is something else. */
function untilOther(lines: readonly Line[]): Line[] {
  const [first] = lines
  const end = lines.findIndex(
    (line) => line.gap > 2.2 && line !== first && Math.abs(line.size - first!.size) > 1,
  )
  return end < 0 ? [...lines] : lines.slice(0, end)
}

/** Running text below the name, before any heading, is a summary without a heading. */
function unnamedSummary(sections: readonly Section[], name: Read<string> | null): Line[] {
  const isName = (line: Line) =>
    name !== null && line.text.includes(name.value.split(' ').slice(0, 2).join(' '))
  const withName = sections.findIndex(({ lines }) => lines.some(isName))
  // In a form, text above the name is instructions.
  if (withName >= 0 && sections[withName]!.kind !== 'header') return []
  for (const { kind, heading, lines } of sections.slice(Math.max(withName, 0))) {
    // A paragraph below the last list, without a heading of its own, may be one that stands beside or above it on the page.
    if (kind !== 'header' && (kind !== 'other' || heading !== null)) continue
    const first = lines.findIndex(
      (line) =>
        line.text.length > 45 &&
        line.text.split(' ').length >= 7 &&
        !line.isItem &&
        !endsWithRange(line.text) &&
        !/@|linkedin|https?:|\d{3}[\s-]?\d{3}/i.test(line.text) &&
        contactFacts([line]).every(({ label }) => label === null || label === 'unknown'),
    )
    if (first < 0) continue
    const after = lines.slice(first + 1)
    const end = after.findIndex(
      (line, index) =>
        gapBelow(after[index - 1] ?? lines[first]!, line) > 1.9 ||
        Math.abs(line.size - lines[first]!.size) > 0.3 ||
        /@|linkedin/i.test(line.text) ||
        ((after[index - 1] ?? lines[first]!).text.endsWith('.') && line.text.length < 30),
    )
    const found = [lines[first]!, ...(end < 0 ? after : after.slice(0, end))]
    if (/[.!]$/.test(found.at(-1)!.text) || found.length > 1) return found
  }
  return []
}

/** The distance of a line to the one above it, in letter heights; lines of one paragraph may lie in two regions of the page. */
const gapBelow = (above: Line, { gap, page, x, y, size }: Line) =>
  Number.isFinite(gap) || page !== above.page || Math.abs(x - above.x) > 2 || y <= above.y
    ? gap
    : (y - above.y) / size

/** 'Grupo Altamar, Lima (ene. 2020 – nov. 2020)' is a job. */
function endsWithRange(text: string): boolean {
  const last = findPeriods(text).at(-1)
  return last !== undefined && last.start !== last.end && last.index + last.length >= text.length - 1
}

function paragraph(lines: readonly Line[]): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    // A margin heading may have its own label: 'Objetivo y perfil'.
    const isLabelled = index === 0 && line.pieces.length > 1 && headingKind(line.pieces[0]!.text) !== null
    const lineText = line.pieces
      .slice(isLabelled ? 1 : 0)
      .map((piece) => piece.text)
      .join(' ')
    text = text === '' ? lineText : joinWords(text, lineText)
  }
  return text.replace(ORDINAL, '')
}
