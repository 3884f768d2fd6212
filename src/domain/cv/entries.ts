import { findEntryDates } from './entry-dates.ts'
import { prepareEntryLines } from './entry-lines.ts'
import { foldLetters } from './fold.ts'
import { readLabel } from './labels.ts'
import { findPeriods, type FoundPeriod, isDateOnly, withoutPeriods } from './periods.ts'
import { isPlace } from './places.ts'
import { hadRoom, type Line } from './text-line.ts'
import {
  degreeLikeness,
  institutionLikeness,
  namesBoth,
  organisationLikeness,
  positionLikeness,
} from './words.ts'

/** One job or one study: the lines that say what, where and when, and those that describe it. */
export interface Entry {
  header: Line[]
  body: Line[]
  period: FoundPeriod | null
  /** The line of the period. */
  dateLine: Line | null
}

const LEGAL_END =
  /\b(?:s\.?a\.?c?|s\.?r\.?l|e\.?i\.?r\.?l|inc|ltda?|cia|corp|co|etc|s\.?a\.?a|s\.?a\.?s|lic|ing|dr)\.$/i

/** The lines' usual right edge: a line that reaches it goes on below. */
function rightEdge(lines: readonly Line[]): number {
  const edges = lines.map(({ right }) => right).sort((a, b) => a - b)
  return edges[Math.floor(edges.length * 0.9)] ?? 0
}

/** A sentence by its verb: 'Lideré el equipo de pagos', 'Managed a portfolio of grants'. */
const VERB =
  /^(?!Comité\b)(?:\p{Lu}\p{Ll}{3,}[éí]|(?:Me|Se|Nos) \p{Ll}+|\p{Lu}\p{Ll}+ed|Led|Built|Wrote|Ran|Taught|Oversaw|Made) [\p{Ll}\d]/u

/** Lines that describe: items, sentences, and what goes on from them. */
function findBody(lines: readonly Line[], itemsAreEntries: boolean): boolean[] {
  const edge = rightEdge(lines)
  const isBody: boolean[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const label = readLabel(line.text)
    const periods = findPeriods(line.text)
    const hasRange = periods.some(({ start, end, isCurrent }) => isCurrent || start !== end)
    const isDate = periods.length > 0 && (hasRange || isDateOnly(line.text) || line.pieces.length > 1)
    const words = line.text.split(/\s+/).length
    const endsSentence =
      line.text.endsWith('.') &&
      words >= 3 &&
      !LEGAL_END.test(line.text) &&
      periods.length === 0 &&
      !(before && !isBody[index - 1] && namesOrganisation(line.text))
    const isProse =
      line.text.length > 75 && !namesBoth(line.text) && !isDate && !/\s[|·•]\s/.test(line.text) && words >= 10
    const hasVerb = index > 0 && !isDate && VERB.test(line.text)
    const isWrap =
      before !== undefined &&
      !isBody[index - 1] &&
      (before.right > edge - before.size * 8 || !hadRoom(before, line))
    const startsSmall =
      /^\p{Ll}/u.test(line.text) &&
      !isWrap &&
      !isDate &&
      label === null &&
      !isDateOnly(line.text) &&
      words > 1
    const goesOn =
      before !== undefined &&
      isBody[index - 1] === true &&
      !line.isBold &&
      line.gap < 1.75 &&
      Math.abs(line.x - before.x) < before.size * 0.6 &&
      before.right > edge - Math.max(30, before.size * 7) &&
      !before.text.endsWith('.') &&
      line.size === before.size &&
      !isDate
    const isLabelled = label !== null && label.name !== 'body'
    // 'Clientes principales:' opens what follows.
    const next = lines[index + 1]
    const isHead =
      index > 0 && line.text.endsWith(':') && !isDate && !isLabelled && (!next || hadRoom(line, next))
    isBody.push(
      (line.isItem && !itemsAreEntries) ||
        label?.name === 'body' ||
        isHead ||
        (!isLabelled && (((endsSentence || isProse || hasVerb) && !line.isBold) || startsSmall || goesOn)),
    )
  }
  return isBody
}

/** 'Universidad Nacional del Altiplano. Puno.': a name, and no sentence. */
const namesOrganisation = (text: string) => {
  const [name = ''] = text.split(/[.,]\s/)
  return Math.max(organisationLikeness(name), institutionLikeness(name)) >= 0.9
}

const look = (line: Line) =>
  `${Math.round(line.size * 2)}|${line.pieces[0]!.spans[0]?.isBold}|${line.pieces[0]!.spans[0]?.isItalic}|${/^[^\p{Ll}]*$/u.test(line.pieces[0]!.text)}`

/**
 * Cuts a section into entries. Dates mark them: each entry has one. Where it begins, above its date, follows from the first entry (how
 * many lines stood above the date), from the look of its first line, from white space, and from where the description before it ends.
 */
export function findEntries(
  source: readonly Line[],
  isWhere: (text: string) => boolean = () => true,
): Entry[] {
  const lines = prepareEntryLines(source)
  if (lines.length === 0) return []
  const forms = findForms(lines)
  if (forms)
    return forms.map((start, index) => makeEntry(lines, [], start, forms[index + 1] ?? lines.length, isWhere))
  const hasPlainDates = lines.some((line) => !line.isItem && findPeriods(line.text).length > 0)
  const isBody = findBody(lines, !hasPlainDates)
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
    entries.push(makeEntry(lines, isBody, start, end, isWhere))
  }
  return entries
}

/** Where a form begins again: most lines have a label, and the first one's comes back. Null for what is no form. */
function findForms(lines: readonly Line[]): number[] | null {
  const labels = lines.map(({ text }) =>
    readLabel(text) ? foldLetters(text).replace(/[:\t].*$/s, '') : null,
  )
  const labelled = labels.filter((label) => label !== null).length
  if (labels[0] === null || labelled < 3 || labelled < lines.length * 0.4) return null
  return labels.flatMap((label, index) => (label === labels[0] ? [index] : []))
}

function findStarts(lines: readonly Line[], dates: readonly number[], isBody: readonly boolean[]): number[] {
  const firstDate = dates[0]!
  const offset = firstDate > 4 ? 1 : firstDate
  const firstLook = look(lines[firstDate - offset]!)
  const isFirstAlone = isDateOnly(lines[firstDate]!.text)
  const gaps = lines
    .map(({ gap }) => gap)
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const usualGap = gaps[Math.floor(gaps.length / 3)] ?? 1.2
  const starts: number[] = [firstDate > 4 ? firstDate - offset : 0]
  for (const [order, date] of dates.entries()) {
    if (order === 0) continue
    const previous = dates[order - 1]!
    let lowest = date
    while (lowest - 1 > previous && !isBody[lowest - 1] && date - lowest < Math.max(offset, 3) + 1) lowest--
    const saysBoth = positionLikeness(lines[date]!.text) === 1
    let [best, bestPoints] = [date, -Infinity]
    for (let at = lowest; at <= date; at++) {
      const line = lines[at]!
      let points = 0
      if (look(line) === firstLook) points += 3
      if (date - at === offset && isDateOnly(lines[date]!.text) === isFirstAlone) points += 2
      if (line.gap > usualGap * 1.2 + 0.1) points += 1.5
      if (isBody[at - 1]) points += 1.5
      if (line.isBold && !lines[at - 1]!.isBold) points += 0.5
      if (/^\p{Ll}/u.test(line.text)) points -= 5
      if (at < date && isDateOnly(line.text)) points -= 3
      // Only where the first entry begins with its date may others do.
      if (at === date && isDateOnly(line.text) && !(offset === 0 && isFirstAlone)) points -= 3
      if (at < date && isPlace(line.text)) points -= 2
      // 'Recuperación de cartera' above 'Auxiliar (2019 – 2020)' ends the description of the role before.
      if (at < date && saysBoth && look(line) !== firstLook && !saysSomething(line.text)) points -= 2.5
      if (points > bestPoints) [best, bestPoints] = [at, points]
    }
    // Two periods in one entry: 'Del 2019 al 2020' under '2019 - 2020' says nothing new.
    if (best > starts.at(-1)!) starts.push(best)
  }
  return starts
}

/** True where words are known to name somebody's work or an organisation. */
const saysSomething = (text: string) =>
  Math.max(
    positionLikeness(text),
    organisationLikeness(text),
    institutionLikeness(text),
    degreeLikeness(text),
  ) >= 0.6

function makeEntry(
  lines: readonly Line[],
  isBody: readonly boolean[],
  start: number,
  end: number,
  isWhere: (text: string) => boolean,
): Entry {
  const header: Line[] = []
  const body: Line[] = []
  let dateLine: Line | null = null
  for (let index = start; index < end; index++) {
    const line = lines[index]!
    const isOver =
      (isBody[index] === true && index > start) ||
      (dateLine !== null &&
        !isPlace(line.text) &&
        readLabel(line.text) === null &&
        countUnits(header, isWhere) >= 2)
    const label = readLabel(line.text)
    const isLabelled = label !== null && label.name !== 'body' && label.value !== ''
    // Labels may come after the description has begun.
    if (!isLabelled && (body.length > 0 || isOver || header.length >= 6)) {
      body.push(line)
      continue
    }
    header.push(line)
    if (!dateLine && findPeriods(line.text).length > 0) dateLine = line
  }
  const periods = header.flatMap(({ text }) => findPeriods(text))
  const period = periods.find(({ start, end, isCurrent }) => isCurrent || start !== end) ?? periods[0] ?? null
  return { header, body, period, dateLine }
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

/** A dash parts two things only where one of them is known to be the what or the where: 'Jefa de Práctica – Estadística I' is one. */
function cutAtDash(text: string): string[] {
  const parts = text.split(/\s[–—-]\s/).filter((part) => part.trim() !== '' && !isPlace(part))
  const isKnown = parts.some((part) => Math.max(organisationLikeness(part), institutionLikeness(part)) >= 0.6)
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
