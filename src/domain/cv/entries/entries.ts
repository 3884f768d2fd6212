import { findBody } from './entry-body.ts'
import { COLUMN, findEntryDates, SET_IN } from './entry-dates.ts'
import { prepareEntryLines } from './entry-lines.ts'
import { findStarts, look, saysSomething } from './entry-starts.ts'
import { foldLetters } from '../names/fold.ts'
import { readLabel } from '../sections/labels.ts'
import {
  findPeriods,
  type FoundPeriod,
  isDateOnly,
  isRange,
  isYearOfName,
  withoutPeriods,
} from '../names/periods.ts'
import { isPlace } from '../names/places.ts'
import type { Line } from '../layout/text-line.ts'
import {
  degreeLikeness,
  describes,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '../names/words.ts'

/** One job or one study: the lines that say what, where and when, and those that describe it. */
export interface Entry {
  header: Line[]
  body: Line[]
  period: FoundPeriod | null
  /** The line of the period. */
  dateLine: Line | null
}

/**
 * Cuts a section into entries. Dates mark them: each entry has one. Where it begins, above its date, follows from the first entry (how
 * many lines stood above the date), from the look of its first line, from white space, and from where the description before it ends.
 */
export function findEntries(
  source: readonly Line[],
  isWhere: (text: string) => boolean = () => true,
): Entry[] {
  const lines = withRoleItems(prepareEntryLines(source))
  if (lines.length === 0) return []
  const forms = findForms(lines)
  if (forms) {
    const isTold = lines.map(({ isItem, text }) => isItem && readLabel(text) === null)
    return forms.map((start, index) =>
      makeEntry(lines, isTold, start, forms[index + 1] ?? lines.length, isWhere),
    )
  }
  const isBody = findBody(lines, itemsOfEntries(lines))
  const { dates, isSetIn } = findEntryDates(lines, isBody)
  if (dates.length === 0) return withoutDates(lines, isBody, isWhere)

  const starts = findStarts(
    lines,
    dates,
    isBody.map((isOwn, index) => isOwn || isSetIn(lines[index]!)),
  )
  const entries: Entry[] = []
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? lines.length
    entries.push(makeEntry(lines, isBody, start, end, isWhere, dates))
  }
  return entries
}

/**
 * The items that are entries and describe none: all, where only items have dates, or the outer ones, where the lines below each of them
 * have them.
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

/** Of the items that open entries so many have a date below them. */
const MOST_DATED = 0.8

/** The one entry that lines tell which are known to belong together: a card. */
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

/** '• Analista: 2013 – 2016' below '• Jefa: 2016 – 2019': items that are the roles held at one company, and no description. */
function withRoleItems(lines: readonly Line[]): Line[] {
  const isRole = (line: Line) => line.isItem && isRoleWithDates(line.text)
  const ranges = lines.filter((line) => isRole(line) && findPeriods(line.text).some(isRange))
  return ranges.length < 2
    ? [...lines]
    : lines.map((line) => (isRole(line) ? { ...line, isItem: false } : line))
}

const LONGEST_ROLE = 60
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

/** Where a form begins again: most lines have a label, and the first one's comes back. Null for what is no form. */
function findForms(lines: readonly Line[]): number[] | null {
  const labels = lines.map(({ text }) =>
    readLabel(text) ? foldLetters(text).replace(/[:\t].*$/s, '') : null,
  )
  const labelled = labels.filter((label) => label !== null).length
  if (labels[0] === null || labelled < 3 || labelled < lines.length * 0.4) return null
  const first = readLabel(lines[0]!.text)?.name
  const starts: number[] = []
  let hasPosition = false
  for (const [index, label] of labels.entries()) {
    // A role at the same employer has no line of its own for it.
    const name = readLabel(lines[index]!.text)?.name
    const isPosition = name === 'position'
    // 'Entidad:' and 'Empresa:' ask for the same.
    if (label === labels[0] || (name === 'company' && name === first) || (isPosition && hasPosition)) {
      starts.push(index)
      hasPosition = false
    }
    hasPosition ||= isPosition
  }
  return starts
}

function makeEntry(
  lines: readonly Line[],
  isBody: readonly boolean[],
  start: number,
  end: number,
  isWhere: (text: string) => boolean,
  dates: readonly number[] = [],
): Entry {
  const header: Line[] = []
  const body: Line[] = []
  let dateLine: Line | null = null
  let post: number | null | undefined
  const lastDate = dates.findLast((date) => date < end) ?? start
  for (let index = start; index < end; index++) {
    const line = lines[index]!
    const isOver =
      (isBody[index] === true && index > start) ||
      (dateLine !== null &&
        ((describes(line.text) &&
          positionLikeness(line.text) < 0.7 &&
          degreeLikeness(line.text) < 1 &&
          countUnits(header, () => true) > 0) ||
          isSetBelow(header, line, lines[index + 1]))) ||
      (dateLine !== null &&
        !isPlace(line.text) &&
        readLabel(line.text) === null &&
        countUnits(header, isWhere) >= 2)
    const label = readLabel(line.text)
    const isLabelled = label !== null && label.name !== 'body' && label.value !== ''
    // Labels may come after the description has begun.
    const isItsDate = dateLine === null && dates.includes(index)
    if (post === undefined && dateLine !== null && countUnits(header, () => true) > 0)
      post = postBelow(lines, header, index, end)
    if (post != null && index <= post) {
      ;(index < post ? body : header).push(line)
      continue
    }
    if (!isLabelled && !isItsDate && (body.length > 0 || isOver || header.length >= 6)) {
      body.push(line)
      continue
    }
    header.push(line)
    const periods = findPeriods(line.text)
    const isDated =
      periods.length > 0 && (index >= lastDate || !periods.every((one) => isYearOfName(line.text, one)))
    if (!dateLine && isDated) dateLine = line
  }
  const periods = header.flatMap(({ text }) => findPeriods(text))
  const period = periods.find(isRange) ?? periods[0] ?? null
  return { header, body, period, dateLine }
}

/** The line of a post below a word about the company: 'Quipu S.A.   2016 – hoy' / 'Empresa familiar de envases, 80 trabajadores.' / 'Jefe de Planta'. */
function postBelow(
  lines: readonly Line[],
  header: readonly Line[],
  from: number,
  end: number,
): number | null {
  const isPosition = (text: string) => positionLikeness(text) >= 0.7 && organisationLikeness(text) < 0.6
  if (header.some(({ text }) => readLabel(text) !== null || isPosition(withoutPeriods(text)))) return null
  const isPost = ({ text, isItem, isBold }: Line, index: number) =>
    !isItem &&
    text.length < LONGEST_ROLE &&
    positionLikeness(text) === 1 &&
    (isBold || (index === 1 && !saysSomething(lines[from]!.text) && lines[from + 2]?.isItem === true))
  const at = lines.slice(from, Math.min(end, from + MOST_ABOUT + 1)).findIndex(isPost)
  const about = lines.slice(from, from + at)
  return at > 0 && about.every((line) => !line.isBold && !line.isItem && readLabel(line.text) === null)
    ? from + at
    : null
}

/** So many lines tell about a company. */
const MOST_ABOUT = 3

/** True for what is set in below a header and names nothing that is known. */
function isSetBelow(header: readonly Line[], line: Line, next: Line | undefined): boolean {
  // Above the items of a description the last line is no part of it.
  if (next?.isItem && line.text.length < LONGEST_ROLE && !/[.;:]$/.test(line.text)) return false
  const edges = header.flatMap(({ pieces }) => pieces.find(({ text }) => !isDateOnly(text))?.x ?? [])
  const isIn =
    edges.length > 0 && line.x > Math.min(...edges) + SET_IN && line.x < Math.min(...edges) + COLUMN
  return isIn && countUnits(header, () => true) > 0 && !isPlace(line.text) && !saysSomething(line.text)
}

/** How many things a header has said: texts other than dates and places. */
function countUnits(header: readonly Line[], isWhere: (text: string) => boolean): number {
  const units = header
    .filter((line) => readLabel(line.text) === null)
    .flatMap((line) => withoutPeriods(line.text).split(/\t|\s[|·•]\s/))
    .flatMap(cutAtDash)
    .filter((text) => text.trim() !== '' && !isPlace(text) && !isDateOnly(text))
  return units.some(isWhere) ? units.length : 0
}

/** A dash parts two things only where one is known to be the what and the other the where: 'Jefa de Práctica – Estadística I' is one. */
function cutAtDash(text: string): string[] {
  const parts = text.split(/\s[–—-]\s/).filter((part) => part.trim() !== '' && !isPlace(part))
  const isWhere = (part: string) => Math.max(organisationLikeness(part), institutionLikeness(part)) >= 0.6
  const isWhat = (part: string) =>
    positionLikeness(part) >= 0.7 || (degreeLikeness(part) >= 0.7 && !isWhere(part))
  const isKnown = parts.some(
    (part) => isWhat(part) && parts.some((other) => other !== part && isWhere(other)),
  )
  return parts.length > 1 && isKnown ? parts : [text]
}

function withoutDates(
  lines: readonly Line[],
  isBody: readonly boolean[],
  isWhere: (text: string) => boolean,
): Entry[] {
  const first = look(lines[0]!)
  const looks = new Set(lines.filter((_, index) => !isBody[index]).map(look))
  const starts = lines.flatMap((line, index) =>
    index === 0 ||
    (!isBody[index] &&
      (looks.size > 1
        ? look(line) === first && look(lines[index - 1]!) !== first
        : line.gap > 1.9 || isBody[index - 1]))
      ? [index]
      : [],
  )
  return starts.map((start, index) =>
    makeEntry(lines, isBody, start, starts[index + 1] ?? lines.length, isWhere),
  )
}
