import type { Region } from './columns.ts'
import type { SectionKind } from './headings.data.ts'
import { headingKind, looseHeadingKind } from './headings.ts'
import { joinLabelRows } from './label-rows.ts'
import { readLabel } from './labels.ts'
import { findPeriods } from './periods.ts'
import { isColumnNames } from './table.ts'
import type { Line } from './text-line.ts'
import { institutionLikeness } from './words.ts'

/** A heading and what stands under it. `header`: what comes before any heading. */
export interface Section {
  kind: SectionKind | 'header'
  heading: Line | null
  lines: Line[]
}

/** Columns whose left edges differ by less, in points, are one column that goes on over the page. */
const SAME_COLUMN = 25
const MOST_WORDS = 6

/** The size that most letters of the document have. */
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

const look = (line: Line) => `${Math.round(line.size * 2)}|${line.isBold}|${line.isCapitals}|${line.isItalic}`

/** How far a line stands out from the text, 0 and up. */
function prominence(line: Line, body: number): number {
  let points = 0
  if (line.size > body * 1.08) points += 2
  if (line.isBold) points += 1
  if (line.isCapitals) points += 1
  if (/:\s*$/.test(line.text)) points += 1
  if (line.gap > 1.9) points += 1
  return points
}

/** Cuts the regions of all pages at their headings. A column that goes on over the page goes on with its section. */
export function findSections(found: readonly Region[]): Section[] {
  const joined = new Map(found.map((region) => [region, { ...region, lines: joinLabelRows(region.lines) }]))
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
      // A heading in a margin has its text beside it.
      if (rest.length > 0 && headingKind(line.text) === null) {
        open.heading = { ...line, pieces: [first!], text: first!.text }
        open.lines.push(withoutFirst(line))
      }
      sections.push(open)
    }
    openAfter.set(region, open)
  }
  return sections
}

const INLINE = /^([^:,;|\t]{4,40}):\s+(\S.*)$/s
/** 'Habilidades Python, Java, SQL': a list right behind the word. */
const RUN_IN = /^(\p{Lu}\p{L}+)\s+(\p{Lu}[^,]{1,40}(?:,\s[^,]{1,40}){2,})$/su

/** Headings with their text on the same line, of kinds that have no heading of their own: 'Estudios: 2014 - 2018 Licenciatura…'. */
function findInlineHeadings(
  lines: readonly Line[],
  known: ReadonlySet<SectionKind>,
): Map<Line, { kind: SectionKind; rest: Line }> {
  const found = new Map<Line, { kind: SectionKind; rest: Line }>()
  for (const line of lines) {
    const match = INLINE.exec(line.text) ?? RUN_IN.exec(line.text)
    const kind = match ? headingKind(match[1]!) : null
    if (!match || !kind || kind === 'contact' || kind === 'other' || known.has(kind)) continue
    // Where skills have their heading, these words name groups of theirs.
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

function withoutFirst(line: Line): Line {
  const pieces = line.pieces.slice(1)
  const spans = pieces.flatMap((piece) => piece.spans)
  return {
    ...line,
    pieces,
    text: pieces.map(({ text }) => text).join('\t'),
    x: pieces[0]!.x,
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
  if (region.after) {
    const open = openAfter.get(region.after)
    // What stands over the columns is no part of them, unless a heading says so.
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

/** Lines that are headings by their words and their look, and those that look like the others: these are `other`. */
function judgeHeadings(lines: readonly Line[], body: number): Map<Line, SectionKind> {
  const kinds = new Map<Line, SectionKind>()
  for (const line of lines) {
    const whole = wordCount(line.text) <= MOST_WORDS + 1 ? headingKind(line.text) : null
    const first = line.pieces[0]!
    const isMargin =
      whole === null && !isColumnNames(line) && line.pieces.length > 1 && line.pieces[1]!.x - first.right > 8
    const kind =
      whole ??
      (isMargin && (isProminentPiece(line, body) || wordCount(first.text) > 1)
        ? headingKind(first.text)
        : null)
    if (kind && !/[.,;]$/.test(line.text)) kinds.set(line, kind)
  }
  const styles = Map.groupBy(kinds.keys(), look)
  const [style, group] = [...styles].sort((a, b) => b[1].length - a[1].length)[0] ?? ['', []]
  const typical = group[0]
  const usual = typical ? prominence({ ...typical, gap: 0 }, body) : 0
  for (const line of kinds.keys()) {
    if (look(line) === style) continue
    const own = prominence({ ...line, gap: 0 }, body)
    const isWeak = own === 0 && usual > 0 && group.length >= 3 && line.gap < 2
    // 'Principales logros:' below each job, in a lesser look than the headings.
    const isRepeated = [...kinds.keys()].some(
      (other) => other !== line && other.text === line.text && look(other) === look(line),
    )
    const isLesser =
      own < usual + (line.text.trimEnd().endsWith(':') ? 1 : 0) || line.size < typical!.size - 0.4
    if (isLesser && group.length >= 3 && (isRepeated || readLabel(line.text)?.name === 'body'))
      kinds.delete(line)
    if (isWeak || (line.isItem && own < Math.max(1, usual))) kinds.delete(line)
  }
  if (usual < 1 || group.length < 2) return kinds
  const alike = lines.filter((line) => look(line) === style && !kinds.has(line))
  // As many again would mean that it is the look of something else, too.
  const unknown = alike.filter(
    (line) =>
      line.pieces.length === 1 &&
      !line.isItem &&
      wordCount(line.text) <= MOST_WORDS &&
      readLabel(line.text) === null &&
      institutionLikeness(line.text) < 1 &&
      !opensEntry(line, lines) &&
      findPeriods(line.text).length === 0 &&
      group.some(({ x }) => Math.abs(x - line.x) < 4),
  )
  // A look that stands out is one of headings; a plain one may be that of other lines, too.
  const most = usual >= 3 ? group.length * 1.5 : group.length / 2
  if (unknown.length <= most && alike.length <= Math.max(most, group.length))
    for (const line of unknown) {
      const kind = looseHeadingKind(line.text)
      // Among skills an unknown word in the look of a heading names a group of them.
      const isGroup = kind === 'other' && kindAbove(line, lines, kinds) === 'skills'
      const isBelow = line.y > group[0]!.y || line.page > group[0]!.page
      if (isBelow && !isGroup) kinds.set(line, kind)
    }
  return kinds
}

/** The kind of the nearest heading above, in the order of reading. */
function kindAbove(
  line: Line,
  lines: readonly Line[],
  kinds: ReadonlyMap<Line, SectionKind>,
): SectionKind | undefined {
  for (let at = lines.indexOf(line) - 1; at >= 0; at--) {
    const kind = kinds.get(lines[at]!)
    if (kind) return kind
  }
  return undefined
}

/** A line with a date right below it opens an entry, whatever it looks like; a heading has an entry's own line in between. */
function opensEntry(line: Line, lines: readonly Line[]): boolean {
  if (looseHeadingKind(line.text) !== 'other') return false
  const at = lines.indexOf(line)
  return lines.slice(at + 1, at + 4).some(({ text }) => findPeriods(text).length > 0)
}

const wordCount = (text: string) => text.split(/\s+/).length

function isProminentPiece(line: Line, body: number): boolean {
  const piece = line.pieces[0]!
  return (
    piece.size > body * 1.08 ||
    piece.spans.every(({ isBold }) => isBold) ||
    piece.text === piece.text.toUpperCase()
  )
}
