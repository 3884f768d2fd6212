import { findEntries } from './entries.ts'
import type { Entry } from './make-entry.ts'
import { prepareEntryLines } from './entry-lines.ts'
import { readHeader } from './entry-fields.ts'
import type { Likeness } from './choose-roles.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { splitInline } from './split-inline.ts'
import type { Line, Piece } from '#domain/cv/layout/text-line.ts'
import { degreeLikeness, institutionLikeness } from '#domain/cv/names/words.ts'

const saysStudy = (text: string) => degreeLikeness(text) >= 0.5 || institutionLikeness(text) >= 0.7

/** The studies of a section without a table: side by side in columns, as items, or each on its own line. */
export function findStudies(
  source: readonly Line[],
  like: Likeness,
  isWeakJoint: (joint: string) => boolean,
): Entry[] {
  const lines = withoutItems(oneColumn(source))
  const isWhere = (text: string) => institutionLikeness(text) > 0
  const prepared = chunks(lines, findStarts(lines, like, isWeakJoint, true)).flatMap(prepareEntryLines)
  const starts = findStarts(prepared, like, isWeakJoint)
  if (starts.length < 2) return findEntries(lines, isWhere)
  return chunks(prepared, starts).flatMap((chunk) => findEntries(chunk, isWhere))
}

const chunks = (lines: readonly Line[], starts: readonly number[]): Line[][] =>
  [0, ...starts.filter((start) => start > 0)].map((start, index, all) =>
    lines.slice(start, all[index + 1] ?? lines.length),
  )

/** Removes bullets of degrees, institutions and dates, which carry no meaning if they also precede fields and no description. */
function withoutItems(lines: readonly Line[]): Line[] {
  const levels = Map.groupBy(
    lines.filter(({ isItem }) => isItem),
    ({ x }) => Math.round(x / SAME_LEVEL),
  )
  const isField = ({ text }: Line) => saysStudy(text) || isDateOnly(text)
  const ofFields = new Set(
    [...levels.values()].filter((items) => items.filter(isField).length >= items.length / 2).flat(),
  )
  return lines.map((line) => (ofFields.has(line) ? { ...line, isItem: false } : line))
}

const SAME_LEVEL = 6

/** Puts studies that stand side by side (timeline, cards) one below the other. Each column has a name and a date. */
function oneColumn(lines: readonly Line[]): Line[] {
  const transposed: Line[] = []
  for (let index = 0; index < lines.length;) {
    const first = lines[index]!
    let end = index + 1
    while (end < lines.length && isRowOf(first, lines[end]!)) end++
    const rows = lines.slice(index, end)
    const columns = first.pieces.map((_, at) => rows.map(({ pieces }) => pieces[at]!))
    const isStudy = (column: readonly Piece[]) =>
      column.some(({ text }) => saysStudy(text)) && column.some(({ text }) => findPeriods(text).length > 0)
    if (columns.length < 2 || rows.length < 2 || !columns.every(isStudy)) transposed.push(...rows)
    else
      for (const [at, column] of columns.entries())
        for (const [row, piece] of column.entries())
          transposed.push(lineOf(rows[row]!, piece, at > 0 && row === 0 ? BETWEEN : rows[row]!.gap))
    index = end
  }
  return transposed
}

/** White space above a study that stood beside another, in heights of its letters. */
const BETWEEN = 3

const isRowOf = (first: Line, line: Line) =>
  line.page === first.page &&
  line.pieces.length === first.pieces.length &&
  line.pieces.every((piece, at) => {
    const above = first.pieces[at]!
    const next = first.pieces[at + 1]
    return piece.right > above.x && piece.x < above.right && (!next || piece.x < next.x)
  })

const lineOf = (line: Line, piece: Piece, gap: number): Line => ({
  ...line,
  pieces: [piece],
  text: piece.text,
  x: piece.x,
  right: piece.right,
  isBold: piece.spans.every(({ isBold }) => isBold),
  gap,
})

/**
 * The start lines of studies on one line: a line with a clear degree, a clear institution and a date; or most lines of the section,
 * if they probably name both.
 */
function findStarts(
  lines: readonly Line[],
  like: Likeness,
  isWeakJoint: (joint: string) => boolean,
  onlyClear = false,
): number[] {
  const hasRoom = ({ text }: Line) =>
    institutionLikeness(text) >= 0.7 && (!onlyClear || findPeriods(text).length > 0)
  const names = lines.map((line) => (hasRoom(line) ? namesOf(line, like, isWeakJoint) : null))
  const both = names.filter((one) => one && one.where >= 0.7)
  const known = both.filter((one) => one!.what >= 0.5)
  const isRule =
    !onlyClear &&
    both.length >= 2 &&
    known.length >= both.length / 2 &&
    both.length >= lines.filter(({ text }) => !isDateOnly(text)).length * MOST
  const isDateFirst = isDateOnly(lines[0]?.text ?? '')
  const levels = lines.filter(opensLevel)
  return lines.flatMap((line, index) => {
    if (levels.length > 1 && levels.includes(line)) return [index]
    const one = names[index]
    if (!one || one.where < 0.7) return []
    const isClear = one.what >= 0.9 && one.where >= 0.9 && findPeriods(line.text).length > 0
    if (!isRule && !isClear) return []
    return isDateFirst && index > 0 && isDateOnly(lines[index - 1]!.text) ? [index - 1] : [index]
  })
}

const SCHOOL_LEVEL = 'inicial|primari[ao]s?|secundari[ao]s?|superior|t[eé]cnic[ao]'
const OPENS_WITH_LEVEL = new RegExp(
  String.raw`^(?:(?:educaci[oó]n|estudios) )?(?:${SCHOOL_LEVEL})\s*[:\t]\s*\S`,
  'iu',
)
/** 'PRIMARIA: …', 'Secundaria | …': if lines start with the level, each is a study. */
const opensLevel = ({ text }: Line) => OPENS_WITH_LEVEL.test(text)

const MOST = 0.6

/** How likely a line names a degree and an institution, if it is long enough for both. */
function namesOf(
  line: Line,
  like: Likeness,
  isWeakJoint: (joint: string) => boolean,
): { what: number; where: number } | null {
  const header = readHeader({ header: [line], body: [], period: null, dateLine: null })
  const { parts } = splitInline(header, like, isWeakJoint)
  let best: { what: number; where: number } | null = null
  for (const what of parts)
    for (const where of parts) {
      if (what === where) continue
      const one = { what: like.what(what.text), where: like.where(where.text) }
      if (like.where(what.text) < 0.7 && (!best || one.what + one.where > best.what + best.where)) best = one
    }
  return best
}
