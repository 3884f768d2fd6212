import { isDateOnly } from '#domain/cv/dates/found-periods.ts'
import type { Span } from './text-line.ts'

/** Gaps between letters, as shares of the font size: below SPACE there is no space, above the second a new item starts. */
export const SPACE = 0.13

export const WIDE_GAP = 1.05

/** The widest gap of a justified line, as a share of the font size. */
const STRETCHED = 2.5
const FEWEST_STRETCHED = 3
/** Small words are not items. */
const SMALL_WORD = /^(?:de|del|la|las|el|los|y|e|en|a|al|con|por|para|que|se|of|the|and|to|in|for|with|on)$/

/** Words with equal gaps: a justified line, not separate items. */
export function stretched(spans: readonly Span[]): Set<Span> {
  const found = new Set<Span>()
  const gapAt = (at: number) => spans[at]!.x - spans[at - 1]!.right
  for (let start = 1; start < spans.length; start++) {
    const { size } = spans[start]!
    const first = gapAt(start)
    if (first < WIDE_GAP * size || first > STRETCHED * size) continue
    let end = start + 1
    while (end < spans.length && Math.abs(gapAt(end) - first) < size * 0.06) end++
    const isText = spans.slice(start - 1, end).some(({ text }) => SMALL_WORD.test(text))
    if (end - start >= FEWEST_STRETCHED && isText) for (const span of spans.slice(start, end)) found.add(span)
    start = end - 1
  }
  return found
}

/** Where the date at the right end of a row starts, after more than a space; -1 without one. */
function dateTail(row: readonly Span[]): number {
  const last = row.at(-1)
  if (!last || row.length < 2 || !/\d{2}|\p{L}{3}\)?$/u.test(last.text)) return -1
  let found = -1
  for (let at = row.length - 1; at > Math.max(0, row.length - 9); at--) {
    const gap = row[at]!.x - row[at - 1]!.right
    if (gap < SPACE * last.size) continue
    const tail = row.slice(at).map(({ text }) => text)
    if (isDateOnly(tail.join(' '))) found = at
    else if (found >= 0) break
  }
  // A row that contains only a date is one item.
  return found > 0 && isDateOnly(row.map(({ text }) => text).join(' ')) ? -1 : found
}

/** Dates at the right end of several rows are separate items, even with a narrow gap before them. */
export function datesAtRight(rows: readonly Span[][]): Map<readonly Span[], number> {
  const tails = new Map<readonly Span[], number>()
  for (const row of rows) {
    const at = dateTail(row)
    if (at > 0) tails.set(row, at)
  }
  const edges = [...tails.keys()].map((row) => row.at(-1)!.right)
  for (const row of tails.keys())
    if (edges.filter((edge) => Math.abs(edge - row.at(-1)!.right) < 1).length < 2) tails.delete(row)
  return tails
}
