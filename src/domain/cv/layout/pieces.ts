import { cleanText, joinAccents } from './letters.ts'
import type { PageText, TextRun } from './page-text.ts'
import { isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { datesAtRight, SPACE, stretched, WIDE_GAP } from './piece-gaps.ts'
import type { Piece, Span } from './text-line.ts'
import { withRotatedHeadings } from './rotated-headings.ts'

/** Baselines that differ by less, as a share of the size, are one line: superscripts, subscripts, mixed fonts. */
export const SAME_BASELINE = 0.35

const ICON_FONTS =
  /awesome|icon|material|wingding|webding|dingbat|symbol|marvosym|academicons|emoji|glyph|pictos/i

const BULLETS = '•●▪■◦○‣⁃∙·➢➤➔✓✔✦✧❖◆◇►▶▸→»*+\\-–—\uE000-\uF8FF§¤○⚫⬤◾▫□–'

const ONLY_BULLET = new RegExp(`^(?:[${BULLETS}]|o|\\p{So})+$`, 'u')

const LEADING_BULLET = new RegExp(
  `^(?:[${BULLETS.replace('·', '')}]|\\p{So}|o(?=\\s+\\p{Lu}))+\\s+(?=\\S)`,
  'u',
)

const SPACED_LETTERS = /^(?=(?:\S\S? )*\S (?:\S\S? )*\S \S)\S\S?(?: \S\S?){3,}$/

/** A short word of a letter-spaced line. */
const SPACED_WORD = /^\S(?: \S)*$/

/** Longer runs are cut, because patterns over them would take too long. */
const LONGEST_RUN = 2_000

/** Splits runs with three or more spaces inside; the positions are computed from the average letter width. */
function splitWideRuns(run: TextRun): TextRun[] {
  // Dots that lead to a value: 'Nombre.........: Rosa'.
  const text = cleanText(run.text.slice(0, LONGEST_RUN)).replace(/\s*[._…]{4,}\s*:/g, ':')
  if (!/\S(?: {3,}|\t)/.test(text)) return [{ ...run, text }]
  const letter = run.width / Math.max(1, text.length)
  const { y, height, font, isBold, isItalic } = run
  return Array.from(text.matchAll(/\S+(?: {1,2}\S+)*/g), ({ 0: item, index }) => {
    return {
      text: item,
      x: run.x + index * letter,
      width: item.length * letter,
      y,
      height,
      font,
      isBold,
      isItalic,
    }
  })
}

function toSpan(run: TextRun, page: number): Span {
  const lead = run.text.length - run.text.trimStart().length
  const letter = run.width / Math.max(1, run.text.length)
  const { font, isBold, isItalic } = run
  return {
    text: run.text.trim(),
    x: run.x + lead * letter,
    right: run.x + run.width - (run.text.length - run.text.trimEnd().length) * letter,
    y: run.y,
    size: run.height,
    font,
    isBold,
    isItalic,
    page,
  }
}

const isIcon = (span: Span) => ICON_FONTS.test(span.font) || /^[\uE000-\uF8FF]+$/.test(span.text)

const isBulletOnly = (span: Span) => isIcon(span) || ONLY_BULLET.test(span.text)

/** An icon font maps an icon to some letter: a single character in its font, before a word in another font. */
const isLoneSign = (span: Span, before: Span | undefined, next: Span | undefined) =>
  /^.$/su.test(span.text) &&
  next !== undefined &&
  next.font !== span.font &&
  Math.abs(next.size - span.size) < 0.5 &&
  next.x - span.right > 0.1 * span.size &&
  (before === undefined || span.x - before.right > WIDE_GAP * span.size)

/** '2012   –', '–   febrero': in a stretched line a dash of its own, beside a date. */
const isDashOfDate = ({ text }: Span, before: Span | undefined, next: Span | undefined) =>
  /^[-–—]$/.test(text) && [before, next].some((other) => other !== undefined && isDateOnly(other.text))

/** Joins adjacent spans of one style; spaces between words are kept. */
function joinSpans(spans: Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const isSameLook =
      last &&
      last.isBold === span.isBold &&
      last.isItalic === span.isItalic &&
      Math.abs(last.size - span.size) < 0.6
    if (!last || !isSameLook) {
      joined.push({ ...span })
      continue
    }
    const gap = span.x - last.right
    last.text += (gap > SPACE * span.size ? ' ' : '') + span.text
    last.right = Math.max(last.right, span.right)
  }
  for (const span of joined) {
    span.text = joinAccents(span.text)
  }
  return joined
}

function makePiece(spans: Span[], isItem: boolean): Piece {
  const joined = joinSpans(spans)
  let text = ''
  for (const [index, span] of joined.entries()) {
    const before = joined[index - 1]
    if (before && span.x - before.right > SPACE * Math.min(span.size, before.size)) text += ' '
    text += span.text
  }
  const lead = LEADING_BULLET.exec(text)?.[0]
  // '– Junio de 2014' continues the line above.
  const bullet = lead && /^[-–—]\s+$/.test(lead) && isDateOnly(text.slice(lead.length)) ? undefined : lead
  const first = joined[0]!
  if (bullet) {
    text = text.slice(bullet.length)
    first.text = first.text.slice(bullet.length)
    if (first.text === '' && joined.length > 1) joined.shift()
  }
  const size = Math.max(...joined.map((span) => span.size))
  return {
    spans: joined,
    text: text.trim(),
    x: first.x,
    right: Math.max(...joined.map(({ right }) => right)),
    y: first.y,
    size,
    page: first.page,
    isItem: isItem || bullet !== undefined,
  }
}

/** Joins letters that are placed one by one with even gaps; a wider gap separates words. Changes `spans`. */
function joinLoneLetters(spans: Span[]): void {
  for (let start = 0; start < spans.length; start++) {
    let end = start
    while (
      end < spans.length &&
      /^(?:\p{L}|\p{Lu}{2})$/u.test(spans[end]!.text) &&
      Math.abs(spans[end]!.size - spans[start]!.size) < 0.5
    )
      end++
    if (end - start > MOST_LONE) start = end
    if (end - start < FEWEST_LONE) continue
    const letters = spans.slice(start, end)
    const gaps = letters.slice(1).map((span, index) => span.x - letters[index]!.right)
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!
    const words: Span[] = [{ ...letters[0]! }]
    for (const [index, span] of letters.slice(1).entries()) {
      const word = words.at(-1)!
      if (gaps[index]! > usual * 1.5 + span.size * 0.1) words.push({ ...span })
      else Object.assign(word, { text: word.text + span.text, right: span.right })
    }
    spans.splice(start, letters.length, ...words)
  }
}

const FEWEST_LONE = 4
/** The maximum number of single letters in a line; more are a drawing made of letters. */
const MOST_LONE = 300

/** The spans of one baseline, left to right, cut at wide gaps; icons and bullets mark the text after them as an item. */
function cutRow(row: Span[], tabStops: readonly number[]): Piece[] {
  const isSpaced = row.some(({ text }) => SPACED_LETTERS.test(text))
  const spans = row
    .map((span) =>
      isSpaced && (SPACED_WORD.test(span.text) || SPACED_LETTERS.test(span.text))
        ? { ...span, text: span.text.replaceAll(' ', '') }
        : span,
    )
    .sort((a, b) => a.x - b.x)
  joinLoneLetters(spans)
  const isStretched = stretched(spans)
  const pieces: Piece[] = []
  let open: Span[] = []
  let isItem = false
  const close = () => {
    if (open.length > 0) pieces.push(makePiece(open, isItem))
    open = []
    isItem = false
  }
  for (const [index, span] of spans.entries()) {
    const last = open.at(-1)
    const isTwice = last && last.text === span.text && Math.abs(last.x - span.x) < span.size * 0.2
    if (isTwice) continue
    const gap = last ? span.x - last.right : Infinity
    const next = spans[index + 1]
    if (
      isIcon(span) ||
      isLoneSign(span, last, next) ||
      (isBulletOnly(span) && (!last || gap > WIDE_GAP * span.size) && !isDashOfDate(span, last, next))
    ) {
      close()
      isItem = true
      continue
    }
    const isWide = gap > WIDE_GAP * Math.min(last?.size ?? 0, span.size) && !isStretched.has(span)
    if (last && (isWide || isTabbed(span, gap, tabStops))) close()
    open.push(span)
  }
  close()
  return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) || /^[-–—]$/.test(text))
}

/**
 * A narrow gap also separates items if the text after it is aligned with that of many other lines: dates and labels in a margin. So
 * does text that runs into the next column.
 */
const isTabbed = (span: Span, gap: number, tabStops: readonly number[]) =>
  (gap > TAB_GAP * span.size || gap < -OVERLAP * span.size) &&
  tabStops.some((stop) => Math.abs(stop - span.x) < 1)

/** Monospaced letters are always aligned. */
const isMonospaced = ({ text, x, right, size }: Span) =>
  Math.abs((right - x) / (text.length * size) - MONOSPACED_WIDTH) < 0.008

const MONOSPACED_WIDTH = 0.6

const TAB_GAP = 0.38
const OVERLAP = 0.2

const FEWEST_AT_STOP = 4

/** The left edges where many lines start or continue after a gap. */
function findTabStops(rows: readonly Span[][]): number[] {
  const spans = rows.flat()
  if (spans.filter(isMonospaced).length > spans.length / 2) return []
  const counts = new Map<number, number>()
  for (const row of rows) {
    const sorted = row.toSorted((a, b) => a.x - b.x)
    for (const [index, span] of sorted.entries()) {
      const before = sorted[index - 1]
      if (before && span.x - before.right < TAB_GAP * span.size) continue
      const start = Math.round(span.x * 2) / 2
      counts.set(start, (counts.get(start) ?? 0) + 1)
    }
  }
  return [...counts].filter(([, count]) => count >= FEWEST_AT_STOP).map(([x]) => x)
}

/** The pieces of a page, from top to bottom and left to right. */
export function findPieces(page: PageText, number: number): Piece[] {
  const spans = page.runs
    .flatMap(splitWideRuns)
    .filter(({ text }) => text.trim() !== '')
    .map((run) => toSpan(run, number))
    .sort((a, b) => a.y - b.y || a.x - b.x)
  const rows: Span[][] = []
  for (const span of spans) {
    const row = rows.at(-1)
    const isSame = row?.some(
      (other) => Math.abs(other.y - span.y) <= SAME_BASELINE * Math.min(other.size, span.size),
    )
    if (row && isSame && span.y - row[0]!.y <= Math.max(row[0]!.size, span.size) * 0.6) row.push(span)
    else rows.push([span])
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x)
  const tabStops = findTabStops(rows)
  const dates = datesAtRight(rows)
  const pieces = rows.flatMap((row) => {
    const at = dates.get(row)
    const parts = at === undefined ? [row] : [row.slice(0, at), row.slice(at)]
    return parts.flatMap((part) => cutRow(part, tabStops))
  })
  return withRotatedHeadings(pieces, page.rotated)
}
