import { readLabel } from '#domain/cv/sections/labels.ts'
import { isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { isBareRank } from './rank-and-field.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import {
  degreeLikeness,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

/** The style of a line's text, and whether a date stands in the margin before it. */
export function look({ pieces, isItem }: Line): string {
  const piece = pieces.find(({ text }) => !isDateOnly(text)) ?? pieces[0]!
  const { isBold, isItalic } = piece.spans[0] ?? {}
  const isCapitals = /^[^\p{Ll}]*$/u.test(piece.text) && !isDateOnly(piece.text)
  return `${isItem}|${piece !== pieces[0]}|${Math.round(piece.size * 2)}|${isBold}|${isItalic}|${isCapitals}`
}

/** The white space between entries, as a share of the usual line distance. */
const LOOSE = 1.12
/** The share of dates that white space must separate before it counts as a rule. */
const RULE = 0.75

/** The first lines after white space, with the dates below them, if white space separates the dates. */
function startsBehindWhite(
  lines: readonly Line[],
  dates: readonly number[],
  isBody: readonly boolean[],
  isLoose: (line: Line) => boolean,
): Map<number, number> {
  const starts = new Map<number, number>()
  for (const [order, date] of dates.entries()) {
    if (order === 0) continue
    let [loose, count] = [-1, 0]
    for (let at = dates[order - 1]! + 1; at <= date; at++) {
      if (!isLoose(lines[at]!)) continue
      loose = at
      count++
    }
    // White space above a description parts it from its header.
    if (count === 1 && (!isBody[loose] || isBody[loose - 1])) starts.set(date, loose)
  }
  return starts.size >= Math.max(1, (dates.length - 1) * RULE) ? starts : new Map()
}

/** The distance of lines that belong together, as a share of their letter height. */
export function usualGapOf(lines: readonly Line[]): number {
  const gaps = lines
    .map(({ gap }) => gap)
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  return gaps[Math.floor(gaps.length / 3)] ?? 1.2
}

/** Where each entry starts, searched upwards from its date. */
export function findStarts(
  lines: readonly Line[],
  dates: readonly number[],
  isBody: readonly boolean[],
): number[] {
  const firstDate = dates[0]!
  const offset = firstDate > 4 ? 1 : firstDate
  const firstLook = look(lines[firstDate - offset]!)
  const isFirstAlone = isDateOnly(lines[firstDate]!.text)
  const usualGap = usualGapOf(lines)
  const isLoose = (line: Line) => Number.isFinite(line.gap) && line.gap > usualGap * LOOSE + 0.05
  const block = lines.findLastIndex((line, at) => at <= firstDate && at >= firstDate - 3 && isLoose(line))
  const starts: number[] = [firstDate <= 4 ? 0 : block > 0 ? block : firstDate - offset]
  const parted = startsBehindWhite(lines, dates, isBody, isLoose)
  for (const [order, date] of dates.entries()) {
    if (order === 0) continue
    const behind = parted.get(date)
    if (behind !== undefined) {
      starts.push(behind)
      continue
    }
    const previous = dates[order - 1]!
    let lowest = date
    while (lowest - 1 > previous && !isBody[lowest - 1] && date - lowest < Math.max(offset, 3) + 1) lowest--
    const above = headAbove(lines, isBody, lowest, previous)
    if (
      above !== null &&
      lowest === date &&
      offset > 0 &&
      look(lines[above]!) === firstLook &&
      look(lines[date]!) !== firstLook &&
      (isBody[above - 1] || lines[above]!.gap > usualGap * 1.2 + 0.1)
    ) {
      starts.push(above)
      continue
    }
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
      // Below 'Bachiller' its field and institution follow, each on a line.
      if (isBareRank(line.text)) points += 2
      if (/^\p{Ll}/u.test(line.text)) points -= 5
      if (at < date && isDateOnly(line.text)) points -= 3
      // Other entries may start with their date only if the first one does.
      if (at === date && isDateOnly(line.text) && !(offset === 0 && isFirstAlone)) points -= 3
      if (at < date && isPlace(line.text)) points -= 2
      // 'Recuperación de cartera' above 'Auxiliar (2019 – 2020)' ends the description of the previous role.
      if (at < date && saysBoth && look(line) !== firstLook && !saysSomething(line.text)) points -= 2.5
      if (points > bestPoints) [best, bestPoints] = [at, points]
    }
    // Two periods in one entry: 'Del 2019 al 2020' under '2019 - 2020' repeats the first.
    if (best > starts.at(-1)!) starts.push(best)
  }
  return withUndated(lines, starts, isBody, isLoose)
}

/**
 * The entries without a date ('2 años', or nothing): after white space, in the style of the others, with a post in one of the first
 * two lines.
 */
function withUndated(
  lines: readonly Line[],
  starts: readonly number[],
  isBody: readonly boolean[],
  isLoose: (line: Line) => boolean,
): number[] {
  const [first = 0, ...later] = starts
  if (later.length === 0 || !later.every((at) => isLoose(lines[at]!))) return [...starts]
  const least = Math.min(...later.map((at) => lines[at]!.gap)) * 0.97
  const knownStarts = new Set(starts)
  const looks = new Set(starts.map((at) => look(lines[at]!)))
  const isPost = (line: Line | undefined) =>
    line !== undefined && line.text.length < LONGEST_POST && positionLikeness(line.text) === 1
  const isStart = (line: Line, at: number) =>
    knownStarts.has(at) ||
    (!isBody[at] &&
      (at === 0 || (line.gap >= least && at > first)) &&
      looks.has(look(line)) &&
      !isBody[at + 1] &&
      readLabel(line.text) === null &&
      (isPost(line) || isPost(lines[at + 1])))
  return [...lines.keys()].filter((at) => isStart(lines[at]!, at))
}

const LONGEST_POST = 60

/** The header above a description that stands above an entry's date: a company with a sentence about it, and the roles below. */
function headAbove(
  lines: readonly Line[],
  isBody: readonly boolean[],
  lowest: number,
  previous: number,
): number | null {
  let at = lowest - 1
  while (at > previous && isBody[at]) at--
  return at > previous && at < lowest - 1 && !isBody[at] && !isDateOnly(lines[at]!.text) ? at : null
}

/** True if its words name an occupation or an organisation. */
export const saysSomething = (text: string) =>
  Math.max(
    positionLikeness(text),
    organisationLikeness(text),
    institutionLikeness(text),
    degreeLikeness(text),
  ) >= 0.6
