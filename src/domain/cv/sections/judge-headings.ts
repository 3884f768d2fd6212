import type { SectionKind } from './headings.data.ts'
import { headingKind, looseHeadingKind } from './headings.ts'
import { readLabel } from './labels.ts'
import { findPeriods } from '#domain/cv/dates/found-periods.ts'
import { isColumnNames } from '#domain/cv/entries/table-head.ts'
import { type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'
import { institutionLikeness, organisationLikeness, positionLikeness } from '#domain/cv/names/words.ts'

const MOST_WORDS = 6

const look = (line: Line) => `${Math.round(line.size * 2)}|${line.isBold}|${line.isCapitals}|${line.isItalic}`

/** How much a line stands out from the text, 0 and up. */
function prominence(line: Line, body: number): number {
  let points = 0
  if (line.size > body * 1.08) points += 2
  if (line.isBold) points += 1
  if (line.isCapitals) points += 1
  if (/:\s*$/.test(line.text)) points += 1
  if (line.gap > 1.9) points += 1
  return points
}

/** Names of groups of skills that are headings of other kinds elsewhere: 'Redes' of a technician, 'Lenguajes' of a programmer. */
const SKILL_GROUP = /^(?:redes|lenguajes)$/iu
/** Kinds that no heading of skills has parts of, so in a lesser style below one the word names a group: 'Datos', 'Proyectos'. */
const NO_PART_OF_SKILLS: ReadonlySet<SectionKind> = new Set(['contact', 'summary', 'experience', 'projects'])

/** Headings by their words and style, and lines that look like them: the latter are `other`. */
export function judgeHeadings(lines: readonly Line[], body: number): Map<Line, SectionKind> {
  const kinds = headingsIn(lines, body)
  // The style of the groups below the present heading of skills.
  let groups = ''
  for (const [at, line] of lines.entries()) {
    const kind = kinds.get(line)
    if (!kind) continue
    const above = lines[at - 1]
    const isBelowSkills = above !== undefined && kinds.get(above) === 'skills'
    if (isBelowSkills && prominence({ ...line, gap: 0 }, body) < prominence({ ...above, gap: 0 }, body))
      groups = look(line)
    else if (look(line) !== groups) groups = ''
    const isLesser = groups !== '' && NO_PART_OF_SKILLS.has(kind)
    if (isLesser || (isBelowSkills && SKILL_GROUP.test(line.pieces[0]!.text.trim())))
      kinds.set(line, 'skills')
  }
  return kinds
}

function headingsIn(lines: readonly Line[], body: number): Map<Line, SectionKind> {
  const kinds = new Map<Line, SectionKind>()
  for (const line of lines) {
    // A remark in brackets is not part of the heading: 'Experiencia laboral (empiece por el último empleo)'.
    const whole =
      wordCount(line.text.replace(/\s+\([^()]*\):?\s*$/, '')) <= MOST_WORDS + 1
        ? headingKind(line.text)
        : null
    const first = line.pieces[0]!
    const isMargin =
      whole === null && !isColumnNames(line) && line.pieces.length > 1 && line.pieces[1]!.x - first.right > 8
    const kind =
      whole ??
      (isMargin && (isProminentPiece(line, body) || wordCount(first.text) > 1)
        ? headingKind(first.text)
        : null)
    if (kind) kinds.set(line, kind)
  }
  for (const line of repeatedSummaries(kinds)) kinds.delete(line)
  const styles = Map.groupBy(kinds.keys(), look)
  const [style, group] = [...styles].sort((a, b) => b[1].length - a[1].length)[0] ?? ['', []]
  const typical = group[0]
  const usual = typical ? prominence({ ...typical, gap: 0 }, body) : 0
  // Counted in advance, because each line asks for others of its style and a file may have thousands.
  const places = new Map(lines.map((line, at) => [line, at]))
  const textKey = (line: Line) => `${look(line)}|${line.text}`
  const repeated = new Map<string, number>()
  for (const line of kinds.keys()) repeated.set(textKey(line), (repeated.get(textKey(line)) ?? 0) + 1)
  const edgeKey = (line: Line) => `${look(line)}|${line.x}`
  const isAlone = ({ pieces, isItem }: Line) => pieces.length === 1 && !isItem
  const plain = new Set(lines.filter((line) => !kinds.has(line) && isAlone(line)).map(edgeKey))
  const drop = (line: Line) => {
    if (!kinds.delete(line)) return
    repeated.set(textKey(line), repeated.get(textKey(line))! - 1)
    if (isAlone(line)) plain.add(edgeKey(line))
  }
  for (const line of kinds.keys()) {
    if (look(line) === style) continue
    const own = prominence({ ...line, gap: 0 }, body)
    const isWeak = own === 0 && usual > 0 && group.length >= 3 && line.gap < 2
    // 'Principales logros:' below each job, in a weaker style than the headings.
    const isRepeated = repeated.get(textKey(line))! > 1
    const isLesser =
      own < usual + (line.text.trimEnd().endsWith(':') ? 1 : 0) || line.size < typical!.size - 0.4
    // 'Investigación' among skills, in the style of 'Diseño' and 'Código': groups.
    const isOneOfGroups = line.size < typical!.size - 0.4 && plain.has(edgeKey(line))
    // 'Lenguajes' directly below 'STACK': a part of it, which has no other text.
    const above = lines[places.get(line)! - 1]
    const isPart =
      above !== undefined && look(above) === style && kinds.has(above) && Number.isFinite(line.gap)
    if (
      isLesser &&
      group.length >= 3 &&
      (isRepeated || isOneOfGroups || isPart || readLabel(line.text)?.name === 'body')
    )
      drop(line)
    // 'Redes sociales' between 'Ventas' and 'Puntual', set like both: an item of a list.
    const below = lines[places.get(line)! + 1]
    const isInList =
      above !== undefined &&
      below !== undefined &&
      [above, below].every((other) => look(other) === look(line) && Math.abs(other.x - line.x) < 2) &&
      line.gap < below.gap * SAME_GAP
    if (isWeak || isInList || (line.isItem && own < Math.max(1, usual))) drop(line)
  }
  if (usual < 1) return kinds
  const first = lines.findIndex((line) => kinds.has(line))
  const least = Math.min(...group.map(({ gap }) => gap)) * SAME_SPACE
  const inStyle = lines.filter((line) => look(line) === style)
  // If no other line has their style, each line with it is a heading, whatever follows.
  const isTheirs = group.length >= 3 && inStyle.every(({ gap }) => gap >= least)
  const alike = inStyle.filter(
    (line) => !kinds.has(line) && line.gap >= least && isHeadingLike(line, lines, group, isTheirs),
  )
  // 'Cevichería Mar Adentro' directly below 'Experiencia', set like it: entries have the style of headings, too.
  const namesEntries = inStyle.some((line) => {
    const above = lines[places.get(line)! - 1]
    const isBelowHeading = above !== undefined && kinds.has(above) && look(above) === style
    const isUnknown = !kinds.has(line) && looseHeadingKind(line.text) === 'other'
    return isUnknown && isBelowHeading && Number.isFinite(line.gap)
  })
  const telling = alike.filter(
    (line) => looseHeadingKind(line.text) !== 'other' && !(namesEntries && isRole(line.text)),
  )
  const known = group.length + telling.length
  const unknown = namesEntries ? [] : alike.filter((line) => places.get(line)! > first)
  // A prominent style belongs to headings; a plain one may belong to other lines too.
  if (known < 2 || unknown.length > known * (usual >= 3 ? 3 : 1)) return kinds
  for (const line of new Set([...telling, ...unknown])) {
    const kind = looseHeadingKind(line.text)
    // Among skills, an unknown line in heading style names a group.
    const isGroup = kind === 'other' && kindAbove(line, lines, kinds) === 'skills'
    if (!isGroup) kinds.set(line, kind)
  }
  return kinds
}

/** 'Highlights' above the list of each job: a document has one summary. */
const repeatedSummaries = (kinds: ReadonlyMap<Line, SectionKind>): Line[] =>
  [...Map.groupBy(kinds.keys(), ({ text }) => text).values()]
    .filter((alike) => alike.length > 1 && kinds.get(alike[0]!) === 'summary')
    .flat()

/** Gaps whose ratio is less are equal. */
const SAME_GAP = 1.15

/** The minimum ratio of the white space above headings to the smallest one. */
const SAME_SPACE = 0.85

/** A line in the style of known headings, with as much white space above, at the same edge, that does not start an entry. */
function isHeadingLike(
  line: Line,
  lines: readonly Line[],
  known: readonly Line[],
  isTheirs: boolean,
): boolean {
  return (
    line.pieces.length === 1 &&
    (!line.isItem || known.some(({ isItem }) => isItem)) &&
    wordCount(line.text) <= MOST_WORDS &&
    (readLabel(line.text) === null || looseHeadingKind(line.text) !== 'other') &&
    institutionLikeness(line.text) < 1 &&
    findPeriods(line.text).length === 0 &&
    known.some(({ x, right }) => Math.abs(x - line.x) < 4 || Math.abs(x + right - line.x - line.right) < 8) &&
    ((isTheirs && !isRole(line.text)) || !opensEntry(line, lines))
  )
}

/** A post or an organisation starts an entry, in any style. */
const isRole = (text: string) => positionLikeness(text) >= 0.6 || organisationLikeness(text) >= 0.6

/** The kind of the nearest heading above, in reading order. */
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

/** A line directly above a date starts an entry, in any style; a heading has another line in between. */
function opensEntry(line: Line, lines: readonly Line[]): boolean {
  // 'ESTUDIO RIVAROLA' is an employer, 'ESTUDIOS' a heading.
  if (looseHeadingKind(line.text) !== 'other' && !FIRM.test(line.text)) return false
  const at = lines.indexOf(line)
  return lines.slice(at + 1, at + 4).some(({ text }) => findPeriods(text).length > 0)
}

const FIRM = /^estudio\s+\p{L}/iu

const wordCount = (text: string) => text.split(/\s+/).length

function isProminentPiece(line: Line, body: number): boolean {
  const piece = line.pieces[0]!
  return (
    piece.size > body * 1.08 ||
    piece.spans.every(({ isBold }) => isBold) ||
    piece.text === piece.text.toUpperCase()
  )
}

/** Joins a heading broken after a small word ('Áreas de' / 'experiencia'). */
export function joinBrokenHeadings(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && goesOnInMargin(last, line)) {
      const [head, ...beside] = last.pieces
      const text = `${head!.text} ${line.pieces[0]!.text}`
      joined[joined.length - 1] = withPieces(last, [{ ...head!, text }, ...beside])
      if (line.pieces.length > 1) joined.push(withPieces(line, line.pieces.slice(1)))
      continue
    }
    const isBroken =
      last !== undefined &&
      last.pieces.length === 1 &&
      line.pieces.length === 1 &&
      look(last) === look(line) &&
      line.gap < BROKEN_GAP &&
      wordCount(`${last.text} ${line.text}`) <= MOST_WORDS &&
      headingKind(`${last.text} ${line.text}`) !== null &&
      (isOpenEnded(last.text)
        ? line.isBold || line.isCapitals || line.size > LARGE
        : namesOne(last, line) && isAtEdge(last, line))
    if (!isBroken) {
      joined.push(line)
      continue
    }
    const text = `${last.text} ${line.text}`
    joined[joined.length - 1] = { ...last, text, pieces: [{ ...last.pieces[0]!, text }] }
  }
  return joined
}

/** A small word at the end: the heading goes on. */
const isOpenEnded = (text: string) => /\s(?:de|del|y|e|en|la|los|las|of|and|&)$|^[^ ]+ [&/]$/i.test(text)

/** The first line is a heading by itself and the second is not: 'EXPERIENCIA' / 'LABORAL'. */
const namesOne = (above: Pick<Line, 'text'>, below: Pick<Line, 'text'>) =>
  headingKind(above.text) !== null && headingKind(below.text) === null

/** Both start, or both end, at one edge. */
const isAtEdge = (above: Pick<Piece, 'x' | 'right'>, below: Pick<Piece, 'x' | 'right'>) =>
  Math.abs(above.x - below.x) < 2 || Math.abs(above.right - below.right) < 2

/** A margin heading continues below its first line, both beside text: 'Experiencia' / 'laboral'. */
function goesOnInMargin(above: Line, line: Line): boolean {
  const [head, ...beside] = above.pieces
  const [part, next] = line.pieces
  return (
    beside.length > 0 &&
    part!.right < Math.min(next?.x ?? Infinity, beside[0]!.x) &&
    Math.abs(head!.size - part!.size) < 0.3 &&
    isAtEdge(head!, part!) &&
    part!.y - head!.y < BROKEN_GAP * head!.size &&
    (/^\p{Ll}/u.test(part!.text) ||
      ([head!, part!].every(({ text }) => text === text.toUpperCase()) && namesOne(head!, part!))) &&
    headingKind(head!.text) !== null &&
    headingKind(`${head!.text} ${part!.text}`) !== null
  )
}

/** Larger text is no part of a paragraph. In points. */
const LARGE = 13
/** The maximum distance between lines of one heading, in letter heights. */
const BROKEN_GAP = 1.8
