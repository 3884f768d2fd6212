import { raiseCentredLabels, raiseLateHeadings } from '#domain/cv/layout/centred-labels.ts'
import type { Region } from '#domain/cv/layout/columns.ts'
import type { SectionKind } from './headings.data.ts'
import { headingKind } from './headings.ts'
import { joinBrokenHeadings, judgeHeadings } from './judge-headings.ts'
import { joinLabelRows, pairLabelsAbove } from './label-rows.ts'
import { type LabelName, readLabel } from './labels.ts'
import { withoutOrdinals } from './ordinals.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { type Line, withPieces } from '#domain/cv/layout/text-line.ts'
import { positionLikeness } from '#domain/cv/names/words.ts'

/** A heading and its text. `header`: the text before any heading. */
export interface Section {
  kind: SectionKind | 'header'
  heading: Line | null
  lines: Line[]
}

/** Columns whose left edges differ by less, in points, continue over the page. */
const SAME_COLUMN = 25

/** The most frequent letter size of the document. */
export function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  let best = 10
  let most = 0
  for (const [size, count] of letters) if (count > most) [best, most] = [size, count]
  return best
}

/** Cuts the regions of all pages at their headings. A column that continues on the next page continues its section. */
export function findSections(found: readonly Region[]): Section[] {
  const joined = new Map(
    found.map((region) => [
      region,
      {
        ...region,
        lines: joinBrokenHeadings(
          joinLabelRows(raiseLateHeadings(raiseCentredLabels(pairLabelsAbove(region.lines)))),
        ),
      },
    ]),
  )
  const regions = [...joined.values()]
  for (const region of regions) if (region.after) region.after = joined.get(region.after) ?? null
  const lines = regions.flatMap((region) => region.lines)
  const body = bodySize(lines)
  const kinds = judgeHeadings(lines, body)
  const inline = findInlineHeadings(lines, new Set(kinds.values()))

  const sections: Section[] = []
  const openAfter = new Map<Region, Section>()
  for (const region of regions) {
    let open = openBefore(region, regions, openAfter)
    if (!open) sections.push((open = { kind: 'header', heading: null, lines: [] }))
    for (const line of region.lines) {
      const spoken = inline.get(line)
      if (spoken) {
        sections.push((open = { kind: spoken.kind, heading: line, lines: [spoken.rest] }))
        continue
      }
      const heading = kinds.get(line)
      if (!heading) {
        open.lines.push(line)
        continue
      }
      const [first, ...rest] = line.pieces
      open = { kind: heading, heading: line, lines: [] }
      // A margin heading has its text beside it.
      if (rest.length > 0 && headingKind(line.text) === null) {
        open.heading = { ...line, pieces: [first!], text: first!.text }
        open.lines.push(withoutFirst(line))
      }
      sections.push(open)
    }
    openAfter.set(region, open)
  }
  return sections.flatMap(withoutClosing).map(({ kind, heading, lines: own }) => {
    return { kind, heading, lines: withoutOrdinals(own, kind === 'experience' || kind === 'education') }
  })
}

/** The white space above the closing of a document: its date, a signature, a note of the website that made it. In letter heights. */
const CLOSING = 2.8
const MOST_CLOSING = 5
const LISTS = new Set<Section['kind']>(['skills', 'languages', 'certifications', 'interests', 'references'])

const DATED = new Set<Section['kind']>(['experience', 'education'])

/** Short text below a list, after more white space than anywhere inside it, does not belong to the list. */
function withoutClosing(section: Section): Section[] {
  const { lines } = section
  if (!LISTS.has(section.kind)) return [section]
  const gapOf = ({ gap }: Line) => (Number.isFinite(gap) ? gap : 0)
  const isClosing = (line: Line, at: number) => {
    if (at === 0 || lines.length - at > MOST_CLOSING || gapOf(line) <= CLOSING) return false
    const above = lines.slice(0, at)
    const usual = Math.max(...above.slice(1).map(gapOf), section.heading && at === 1 ? gapOf(lines[0]!) : 0)
    // With bars or stars drawn between them all items of a list are far apart.
    const isSpaced = lines.slice(at + 1).some((below) => gapOf(below) > CLOSING && isSetLike(below, line))
    return line.gap > usual * 1.5 && !isSpaced
  }
  const at = lines.findIndex(isClosing)
  return at > 0
    ? [
        { ...section, lines: lines.slice(0, at) },
        { kind: 'other', heading: null, lines: lines.slice(at) },
      ]
    : [section]
}

const isSetLike = (line: Line, other: Line) =>
  Math.abs(line.size - other.size) < 0.3 && line.isBold === other.isBold && Math.abs(line.x - other.x) < 1

const INLINE = /^([^:,;|\t]{4,40}):\s+(\S.*)$/s
/** 'Habilidades Python, Java, SQL': a list directly after the heading word. */
const RUN_IN = /^(\p{Lu}\p{L}+)\s+(\p{Lu}[^,]{1,40}(?:,\s[^,]{1,40}){2,})$/su

const OF_STUDIES: ReadonlySet<LabelName> = new Set(['field', 'degree', 'institution'])

/** The line above or below has a label too. */
function isInForm(line: Line, lines: readonly Line[]): boolean {
  const at = lines.indexOf(line)
  return [lines[at - 1], lines[at + 1]].some(
    (near) => near && OF_STUDIES.has(readLabel(near.text)?.name ?? 'body'),
  )
}

/** Headings with text on the same line, of kinds without a separate heading: 'Estudios: 2014 - 2018 Licenciatura…'. */
function findInlineHeadings(
  lines: readonly Line[],
  known: ReadonlySet<SectionKind>,
): Map<Line, { kind: SectionKind; rest: Line }> {
  const found = new Map<Line, { kind: SectionKind; rest: Line }>()
  for (const line of lines) {
    const match = INLINE.exec(line.text) ?? (isJob(line.text) ? null : RUN_IN.exec(line.text))
    const kind = match ? headingKind(match[1]!) : null
    // 'Especialidad: Agronomía' below 'Grado: Bachiller' is a form field.
    if (kind && OF_STUDIES.has(readLabel(line.text)?.name ?? 'body') && isInForm(line, lines)) continue
    if (!match || !kind || kind === 'contact' || kind === 'other' || known.has(kind)) continue
    // If skills have a heading, these words name groups of skills.
    if (known.has('skills') && kind !== 'experience' && kind !== 'education' && kind !== 'summary') continue
    const text = match[2]!
    const pieces = line.pieces.map((piece) => ({ ...piece }))
    const first = pieces[0]!
    first.text =
      first.text.length > match[1]!.length + 2
        ? first.text
            .slice(first.text.length - Math.min(text.length, first.text.length - match[1]!.length))
            .replace(/^[:\s]+/, '')
        : first.text
    const rest = pieces.filter((piece) => piece.text !== '' && headingKind(piece.text) === null)
    found.set(line, { kind, rest: { ...line, pieces: rest.length > 0 ? rest : pieces, text, isBold: false } })
  }
  return found
}

/** 'Software Engineer, Globex, Lima, 2019 - 2021' starts with a heading word but is a job. */
const isJob = (text: string) => findPeriods(text).length > 0 || positionLikeness(text) >= 0.9

function withoutFirst(line: Line): Line {
  const pieces = line.pieces.slice(1)
  const spans = pieces.flatMap((piece) => piece.spans)
  return {
    ...withPieces(line, pieces),
    size: Math.max(...spans.map(({ size }) => size)),
    isBold: spans.every(({ isBold }) => isBold),
    isItalic: spans.every(({ isItalic }) => isItalic),
  }
}

function openBefore(
  region: Region,
  regions: readonly Region[],
  openAfter: ReadonlyMap<Region, Section>,
): Section | undefined {
  const flowing = flowsFrom(region, regions)
  const left = flowing && openAfter.get(flowing)
  // A separate date continues a section with dates.
  if (left && (!isDateOnly(region.lines[0]!.text) || DATED.has(left.kind))) return left
  if (region.after) {
    const open = openAfter.get(region.after)
    // Text above the columns is not part of them, unless a heading says so.
    return open
  }
  let best: Region | undefined
  for (const other of regions) {
    if (other.page >= region.page || !openAfter.has(other)) continue
    const distance = Math.abs(other.x - region.x)
    const bestDistance = best ? Math.abs(best.x - region.x) : Infinity
    const isLater = !best || other.page > best.page
    if (isLater || (other.page === best!.page && distance <= bestDistance + (distance < SAME_COLUMN ? 2 : 0)))
      best = other
  }
  return best && openAfter.get(best)
}

/** Columns of one text have equal widths, apart from short lines, and the previous one is full. As shares, and in letter heights. */
const SAME_WIDTH = 0.12
const FILLED = 4

/** The column to the left whose text continues at the top of this one: as in a magazine, both have the same width and style. */
function flowsFrom(region: Region, regions: readonly Region[]): Region | undefined {
  const [first] = region.lines
  const bottom = region.lines.at(-1)!.y
  const left = regions
    .filter(({ page, right }) => page === region.page && right < region.x)
    .toSorted((a, b) => b.x - a.x || b.lines.at(-1)!.y - a.lines.at(-1)!.y)[0]
  const last = left?.lines.at(-1)
  if (!left || !last || !first || left.lines.length < 2 * FILLED) return undefined
  const [width, other] = [left.right - left.x, region.right - region.x]
  const isAlike = last.size === first.size && Math.abs(width - other) < width * SAME_WIDTH
  const isFilled = last.y > bottom - FILLED * last.size
  const isBeside = first.y < left.lines[0]!.y + FILLED * last.size
  return isAlike && isFilled && isBeside ? left : undefined
}
