import { isAside } from './certification-name.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { hadRoom, type Line, type Span } from '#domain/cv/layout/text-line.ts'
import { joinWords } from '#domain/cv/layout/join-words.ts'
import { institutionLikeness, organisationLikeness } from '#domain/cv/names/words.ts'

/** The lines of one certification. */
export type Item = Line[]

/** The minimum space between items, as a multiple of the smallest. */
const LOOSE = 1.15
const NUMBERED = /^\d{1,2}[.)]\s+\p{L}/u
/** A text that ends with its registration number is complete. */
const REGISTRATION = /\d{4,}\.?$/
/** Shorter texts in capitals are names: 'SAP'. */
const SHORTEST_HEADING = 8
const OPEN_END = /[,–—|/-]\s*$|\s(?:de|del|en|y|e|para|con|of|and|for|the|la|el|los|las)$/i

const isDated = ({ text }: Line) => findPeriods(text).length > 0
/** The style of a line's first letters: the issuer may follow a bold name. */
export const lookOf = ({ size, isBold, isItalic }: Span) => `${Math.round(size * 2)}|${isBold}|${isItalic}`
/** The style of a line's text, after a date at its start. */
export const startLook = ({ pieces }: Line) => {
  const spans = pieces.flatMap((piece) => piece.spans)
  return lookOf(spans.find(({ text }) => /\p{L}{2}/u.test(text) && !isAside(text)) ?? spans[0]!)
}

/** Cuts a list of certifications into items: by bullets, numbers, white space, dates, or the style of first lines. */
export function findItems(source: readonly Line[]): Item[] {
  const lines = withoutRemark(source)
  const [first] = lines
  if (!first) return []
  if (first.isItem && lines.some(({ isItem }, index) => index > 0 && isItem))
    return cut(lines, (line, above) =>
      // A further indented bullet belongs to the item above.
      line.isItem ? line.x < first.x + line.size : !goesBelow(above, line) || line.x < first.x - 2,
    )
  if (NUMBERED.test(first.text)) return cut(lines, ({ text }) => NUMBERED.test(text))
  if (lines.filter(({ text }) => opensWithDate(text)).length > lines.length / 2 && opensWithDate(first.text))
    return cut(lines, (line, above) => opensWithDate(line.text) || !isWrap(above, line))
  const white = looseWhite(lines)
  if (white !== null)
    return cut(lines, (line) => line.isItem || whiteOver(line) > white).flatMap((item) => splitDated(item))
  return bySequence(lines)
}

/** The space before text that is not an item, in letter heights of the first line. */
const APART = 2

/** Without text far below the items in another style: a remark on the document, or an unknown heading. */
function withoutRemark(lines: readonly Line[]): readonly Line[] {
  const [first] = lines
  const end = lines.findIndex((line, index) => {
    if (
      index === 0 ||
      !(whiteOver(line) > APART * first!.size) ||
      !Number.isFinite(line.gap) ||
      line.pieces.length > 1
    )
      return false
    const isSmall = lines.slice(index).every(({ size }) => size < first!.size * 0.9)
    const next = lines[index + 1]
    const isOverOthers =
      next !== undefined && !/\d/.test(line.text) && Math.abs(next.x - first!.x) < line.size
    const isApart =
      line.x > first!.x + line.size * 5 ||
      (line.isCapitals && !first!.isCapitals && line.text.length > SHORTEST_HEADING)
    return isSmall || (isOverOthers && isApart)
  })
  return end < 0 ? lines : lines.slice(0, end)
}

const opensWithDate = (text: string) => findPeriods(text)[0]?.index === 0

function cut(lines: readonly Line[], opens: (line: Line, above: Line) => boolean): Item[] {
  const items: Item[] = []
  for (const [index, line] of lines.entries()) {
    const open = items.at(-1)
    if (!open || opens(line, lines[index - 1]!)) items.push([line])
    else open.push(line)
  }
  return items
}

/** A line without a bullet continues the bulleted line above if the distance is that of one text. */
const goesBelow = (above: Line, line: Line) => line.page !== above.page || line.gap < 1.9

const whiteOver = (line: Line) => line.gap * line.size

/** The gap, in points, from which a new item starts: the middle of the largest step. Null if all gaps are equal. */
function looseWhite(lines: readonly Line[]): number | null {
  const whites = lines
    .slice(1)
    .map(whiteOver)
    .filter((white) => Number.isFinite(white) && white > 4)
    .toSorted((a, b) => a - b)
  if (whites.length < 2 || whites.at(-1)! <= whites[0]! * LOOSE) return null
  const steps = whites.slice(1).map((white, index) => white - whites[index]!)
  const widest = Math.max(...steps)
  return whites[steps.indexOf(widest)]! + widest / 2
}

/** Close lines that each have a date are separate items. */
function splitDated(item: Item): Item[] {
  const dated = item.filter((line) => isDated(line) && !isDateOnly(line.text))
  if (dated.length < 2) return [item]
  return bySequence(item)
}

/** Lines with equal gaps: each is an item, except continuations and issuers below each name. */
function bySequence(lines: readonly Line[]): Item[] {
  const single = lines.map((line) => [line])
  // In a narrow column every short name seems to fill the line, but alternating lines are not broken lines.
  const isAlternating = isPairs(single)
  const joined = isAlternating ? single : cut(lines, (line, above) => !isWrap(above, line))
  const look = startLook(lines[0]!)
  const looks = joined.map(([first]) => startLook(first!))
  const differs = looks.map((one) => one !== look)
  const arePairs = isAlternating || isPairs(joined)
  const underDated = findUnderDated(joined.map(([first]) => first!))
  const items: Item[] = []
  for (const [index, part] of joined.entries()) {
    const open = items.at(-1)
    const isBelow = differs[index] || (arePairs && index % 2 === 1) || underDated.has(index)
    const isOnlyDate = part.every(({ text }) => isDateOnly(text))
    if (open && (isBelow || isOnlyDate)) open.push(...part)
    else items.push([...part])
  }
  return items
}

/** Names with issuer and date below each. */
const isPairs = (parts: readonly Line[][]): boolean =>
  parts.length >= 2 &&
  parts.length % 2 === 0 &&
  parts.every((part, index) => part.some(isDated) === (index % 2 === 1)) &&
  parts.every(([first], index) =>
    index % 2 === 0
      ? !REGISTRATION.test(first!.text)
      : first!.gap < 1.75 && isBareIssuer(first!, parts.length),
  )

/** 'Cibertec, 2022' below a name, not 'Excel avanzado - Cibertec - 2022' below another item. */
const isBareIssuer = ({ text }: Line, count: number) =>
  !opensWithDate(text) && !opensItem(text) && (count >= 4 || !/\s[–—|·•-]\s|\t|\.\s+\p{Lu}|\(/u.test(text))

/** The lines below rows with a name and a year at one end: issuers, if all such rows have one. */
function findUnderDated(lines: readonly Line[]): ReadonlySet<number> {
  const dated = lines.flatMap((line, index) => {
    const [first, second, ...others] = line.pieces
    if (!second || others.length > 0 || line.isItem) return []
    const text = isDateOnly(first!.text) ? second : isDateOnly(second.text) ? first! : null
    return text ? [{ text, below: index + 1 }] : []
  })
  const under = dated.filter(({ text, below }) => {
    const line = lines[below]
    return line && line.pieces.length === 1 && !isDated(line) && Math.abs(text.x - line.x) < 6
  })
  return new Set(under.length === dated.length ? under.map(({ below }) => below) : [])
}

/** True if a line continues the one above because that was full. */
export function isWrap(above: Line, line: Line): boolean {
  if (line.page !== above.page) return !line.isItem && OPEN_END.test(above.text)
  if (line.isItem || line.gap > 2 || Math.abs(line.size - above.size) > 0.3) return false
  if (startLook(line) !== startLook(above) && lookOf(above.pieces.at(-1)!.spans.at(-1)!) !== startLook(line))
    return false
  if (endsDated(above.text) && isDated(line)) return false
  if (opensItem(line.text) && (hadRoom(above, line) || endsDated(above.text))) return false
  if (isOpen(above, line)) return true
  // A year before the name is in a separate column.
  const isOneColumn =
    above.pieces.length === 1 ||
    (above.pieces.length === 2 &&
      isDateOnly(above.pieces[0]!.text) &&
      Math.abs(above.pieces[1]!.x - line.x) < line.size)
  return !opensItem(line.text) && !hadRoom(above, line) && !endsDated(above.text) && isOneColumn
}

/** A single word continues the line above: 'Google UX Design Professional' / 'Certificate'. */
const OPENER_WORDS = [
  'licencias?',
  'cursos?',
  'certifica',
  'diploma',
  'brevete',
  String.raw`carn[eé]t?\b`,
  'colegiatura',
  'taller',
  'seminario',
  'congreso',
  'programa',
  'constancia',
  'especializaci[oó]n',
  'license',
  'course',
  'certified',
]
const OPENER = new RegExp(String.raw`^(?:${OPENER_WORDS.join('|')})\S*[\s:]+\S`, 'i')

/** True for a text that starts like a certification. */
export const opensItem = (text: string) => OPENER.test(text)

const isOpen = (above: Line, line: Line) => /^[\p{Ll}(]/u.test(line.text) || OPEN_END.test(above.text)

const endsDated = (text: string) =>
  findPeriods(text).some(({ index, length }) => index + length >= text.length - 2)

/**
 * The lines of each item with broken text joined: name, issuer, year, as on the page. If other items have the issuer on a separate
 * line, a full line above an issuer ended there too.
 */
export function paragraphsOf(items: readonly Item[]): Line[][] {
  const isStacked = items.some((item) =>
    item.some(
      (line, index) =>
        index > 0 &&
        // The same applies to a separate year.
        (isDateOnly(line.text) || (isIssuerLine(item, index) && !isWrap(item[index - 1]!, line))),
    ),
  )
  return items.map((item) => {
    const paragraphs: Line[] = []
    for (const [index, line] of item.entries()) {
      const last = paragraphs.at(-1)
      const above = item[index - 1]
      const isEnded =
        isStacked && paragraphs.length === 1 && above && isIssuerLine(item, index) && !isOpen(above, line)
      if (last && above && isWrap(above, line) && !isEnded)
        paragraphs[paragraphs.length - 1] = joinLines(last, line)
      else paragraphs.push(line)
    }
    return paragraphs
  })
}

/**
 * A line that has a date, or that is above a line with only a date, in an item whose first line has none and whose lines share a
 * style.
 */
const isIssuerLine = (item: Item, index: number) =>
  !isDated(item[0]!) &&
  !item.some((line) => startLook(line) !== startLook(item[0]!) && !isAside(line.text)) &&
  !isAside(item[index]!.text) &&
  (isDated(item[index]!) ||
    isDateOnly(item[index + 1]?.text ?? '') ||
    issuerLikeness(item[index]!.text) >= 0.9)

export const joinLines = (above: Line, below: Line): Line => ({
  ...above,
  pieces: [...above.pieces, ...below.pieces],
  text: joinWords(above.text, below.text),
})

export const issuerLikeness = (text: string) =>
  Math.max(institutionLikeness(text), organisationLikeness(text))
