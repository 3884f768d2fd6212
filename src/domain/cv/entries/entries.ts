import { findBody } from './entry-body.ts'
import { findEntryDates, SET_IN } from './entry-dates.ts'
import { prepareEntryLines } from './entry-lines.ts'
import { findStarts, look } from './entry-starts.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { type LabelName, readLabel } from '#domain/cv/sections/labels.ts'
import { type Entry, LONGEST_ROLE, makeEntry } from './make-entry.ts'
import { findPeriods, isDateOnly, isRange, withoutPeriods } from '#domain/cv/dates/found-periods.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { positionLikeness } from '#domain/cv/names/words.ts'

/**
 * Cuts a section into entries. Each entry has one date. Its start above the date follows from the first entry (how many lines stood
 * above its date), the style of its first line, white space, and the end of the description before it.
 */
export function findEntries(
  source: readonly Line[],
  isWhere: (text: string) => boolean = () => true,
): Entry[] {
  const lines = withRoleItems(prepareEntryLines(source))
  if (lines.length === 0) return []
  const forms = findForms(lines)
  if (forms) {
    const isTitled = readLabel(lines[0]!.text) === null
    const isNotified = lines.map(
      ({ isItem, text }, index) =>
        readLabel(text) === null && (isItem || (isTitled && !forms.includes(index) && !isDateOnly(text))),
    )
    return forms.map((start, index) =>
      makeEntry(lines, isNotified, start, forms[index + 1] ?? lines.length, isWhere),
    )
  }
  const isBody = findBody(lines, itemsOfEntries(lines))
  const { dates, isSetIn } = findEntryDates(lines, isBody)
  if (dates.length === 0) return withoutDates(lines, isBody, isWhere)

  const starts = findStarts(
    lines,
    dates,
    // Roles below their company may be indented too; an indented line is description only if it is not bold.
    isBody.map((isOwn, index) => isOwn || (isSetIn(lines[index]!) && !lines[index]!.isBold)),
  )
  const entries: Entry[] = []
  let date = 0
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? lines.length
    const first = date
    while (dates[date]! < end) date++
    entries.push(makeEntry(lines, isBody, start, end, isWhere, dates.slice(first, date)))
  }
  return entries
}

/**
 * The items that are entries rather than descriptions: all, if only items have dates, or the outer ones, if lines below each of
 * them have dates.
 */
function itemsOfEntries(lines: readonly Line[]): (line: Line) => boolean {
  const [top] = lines
  const isDated = ({ text }: Line) => findPeriods(text).length > 0
  if (!lines.some((line) => !line.isItem && isDated(line))) return () => true
  if (!top!.isItem) return () => false
  const isOuter = (line: Line) => line.isItem && line.x < top!.x + SET_IN
  let outer = 0
  let dated = 0
  let isOpen = false
  for (const line of lines) {
    if (isOuter(line)) {
      outer++
      isOpen = true
    } else if (!line.isItem && line.x < top!.x - SET_IN) return () => false
    if (isOpen && isDated(line)) {
      dated++
      isOpen = false
    }
  }
  return dated >= outer * MOST_DATED ? isOuter : () => false
}

/** At least this share of the items that start entries have a date below them. */
const MOST_DATED = 0.8

/** The one entry of lines known to belong together: a card. */
export function makeOneEntry(source: readonly Line[]): Entry {
  const lines = prepareEntryLines(source)
  const date = lines.findIndex(({ pieces }) => pieces.some(({ text }) => isDateOnly(text)))
  return makeEntry(
    lines,
    findBody(lines, () => false),
    0,
    lines.length,
    () => true,
    [date],
  )
}

/** '• Analista: 2013 – 2016' below '• Jefa: 2016 – 2019': items that are roles at one company, not descriptions. */
function withRoleItems(lines: readonly Line[]): Line[] {
  const isRole = (line: Line) => line.isItem && isRoleWithDates(line.text)
  const ranges = lines.filter((line) => isRole(line) && findPeriods(line.text).some(isRange))
  // If the first line is an item too, the items are entries.
  return ranges.length < 2 || lines[0]!.isItem
    ? [...lines]
    : lines.map((line) => (isRole(line) ? { ...line, isItem: false } : line))
}

function isRoleWithDates(text: string): boolean {
  const periods = findPeriods(text)
  const rest = withoutPeriods(text, periods)
  return (
    periods.length === 1 &&
    rest.length < LONGEST_ROLE &&
    !rest.includes('\t') &&
    positionLikeness(rest) >= 0.9 &&
    /[:,;(|·\t–—-]\s*$/.test(text.slice(0, periods[0]!.index))
  )
}

/** True for lines most of which have a label that says what they are: 'Empresa: …', 'Cargo: …'. */
export const isForm = (lines: readonly Line[]): boolean =>
  lines.length > 0 && findForms(prepareEntryLines(lines)) !== null

/** Where a form starts again: most lines have a label, and the first label returns. Null if it is no form. */
function findForms(lines: readonly Line[]): number[] | null {
  const labels = lines.map(({ text }) =>
    readLabel(text) ? foldLetters(text).replace(/(?: (?:n\S* ?)?\d{1,2})?\s*[:\t].*$/s, '') : null,
  )
  const labelled = labels.filter((label) => label !== null).length
  if (labelled < 3 || labelled < lines.length * 0.4) return null
  if (labels[0] === null) {
    // 'Jefa de Compras' above 'Empresa: Quipu' etc.: a line without a label is the title of the labels below.
    const isFirst = labels.map((label) => label !== null && label === labels[1])
    const titles = labels.flatMap((label, index) => (label === null && isFirst[index + 1] ? [index] : []))
    return titles.length > 1 && titles.length === isFirst.filter(Boolean).length ? titles : null
  }
  const isWhere = (name: LabelName | undefined) => name === 'company' || name === 'institution'
  const first = readLabel(lines[0]!.text)?.name
  const starts: number[] = []
  let hasPosition = false
  for (const [index, label] of labels.entries()) {
    // A role at the same employer has no employer line of its own.
    const name = readLabel(lines[index]!.text)?.name
    const isPosition = name === 'position'
    // 'Entidad:' and 'Empresa:' mean the same.
    if (label === labels[0] || (isWhere(name) && isWhere(first)) || (isPosition && hasPosition)) {
      starts.push(index)
      hasPosition = false
    }
    hasPosition ||= isPosition
  }
  return starts
}

function withoutDates(
  lines: readonly Line[],
  isBody: readonly boolean[],
  isWhere: (text: string) => boolean,
): Entry[] {
  const headerLines = lines.filter((_, index) => !isBody[index])
  const first = look(lines[0]!)
  const looks = new Set(headerLines.map(look))
  const areWhole = headerLines.length > 1 && headerLines.every(isWholeJob)
  const starts = lines.flatMap((line, index) =>
    index === 0 ||
    (!isBody[index] &&
      (areWhole ||
        (looks.size > 1
          ? look(line) === first && look(lines[index - 1]!) !== first
          : line.gap > 1.9 || isBody[index - 1])))
      ? [index]
      : [],
  )
  return starts.map((start, index) =>
    makeEntry(lines, isBody, start, starts[index + 1] ?? lines.length, isWhere),
  )
}

/** 'Cajera - Botica Santa Rosa': a post and its employer on one line. */
function isWholeJob({ text }: Line): boolean {
  const [post = '', ...others] = text.split(/\s+[–—|-]\s+|,\s+|\t|\s+en\s+/)
  return others.length > 0 && positionLikeness(post) >= 0.6
}
