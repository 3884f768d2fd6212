import { looseGap } from '#domain/cv/layout/line-gaps.ts'
import { joinWords } from '#domain/cv/layout/join-words.ts'
import { isKnownSkill, isKnownTool } from './known-skill.ts'
import { readLanguage } from './languages.ts'
import { isLevelOnly } from './levels.ts'
import { type Block, OPEN_END } from './list-columns.ts'
import { hadRoom, type Line, type Piece } from '#domain/cv/layout/text-line.ts'

/** A line with its continuation lines. */
export interface Passage {
  text: string
  pieces: Piece[]
  /** Its first and its last line. */
  first: Line
  line: Line
}

/** The layout of a block's lines. */
interface Setting {
  /** The minimum gap before an item, if continuation lines are closer; Infinity if all gaps are equal. */
  edge: number
  isBulleted: boolean
  /** Items start in lower case. */
  isSmall: boolean
  x: number
}

/** The minimum ratio of lines with a gap to lines without; below it, the gaps separate groups. */
const FEWEST_LOOSE = 0.4

const LIST = /[,;|•·]\s|\s[/–]\s/
/** True for a text with separators, apart from a level after a dash and text in brackets. */
const isList = (text: string) => /[,;|•·]\s|\s\/\s/.test(text.replace(/\([^()]*\)/g, ''))

/** 'Almacén – WMS · Kardex · FIFO': a name before a list with other separators. */
export const DASH_LABEL = /^([^:=,;|•·\t–—]{3,40})\s[–—-]\s(?=[^–—]*[,;|•·]\s)([^–—]+)$/su

/** The lines of a block, with broken lines joined. */
export function joinPassages({ lines, labels }: Block, heads: ReadonlySet<Line>): Passage[] {
  const setting = settingOf(lines, heads)
  const passages: Passage[] = []
  for (const [index, line] of lines.entries()) {
    const last = passages.at(-1)
    const opens = line.pieces.some((piece) => labels.has(piece))
    if (last && !opens && !heads.has(last.line) && goesOn(last, line, lines[index + 1], setting))
      passages[passages.length - 1] = {
        text: joinWords(last.text, line.text),
        pieces: [...last.pieces, ...line.pieces],
        first: last.first,
        line,
      }
    else passages.push({ text: line.text, pieces: line.pieces, first: line, line })
  }
  return passages
}

function settingOf(lines: readonly Line[], heads: ReadonlySet<Line>): Setting {
  const gaps = lines
    .filter((line, index) => index > 0 && !heads.has(line) && !heads.has(lines[index - 1]!))
    .map(({ gap }) => gap)
  const edge = looseGap(gaps)
  const loose = gaps.filter((gap) => gap > edge).length
  return {
    edge: loose >= Math.max(2, (gaps.length - loose) * FEWEST_LOOSE) ? edge : Infinity,
    isBulleted: lines.filter(({ isItem }) => isItem).length > lines.length / 2,
    isSmall: lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length > lines.length / 2,
    x: Math.min(...lines.map(({ x }) => x)),
  }
}

/** True if an item of the line above continues: an open ending, a lower-case start, or a full line. */
function goesOn(
  { first, line: above, text }: Passage,
  below: Line,
  next: Line | undefined,
  setting: Setting,
): boolean {
  if (below.isItem || Math.abs(below.size - above.size) > 0.3) return false
  const isOpen = OPEN_END.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')')
  // An item also continues at the top of the next column or page.
  if (below.gap === Infinity && isOpen) return true
  if (below.page !== above.page || below.gap > 1.8) return false
  if (isOpen) return true
  if (DASH_LABEL.test(below.text)) return false
  // Bold words after plain ones start an item.
  if (below.pieces[0]!.spans[0]!.isBold && !above.pieces.at(-1)!.spans.at(-1)!.isBold) return false
  const isUneven = setting.edge < Infinity
  const isOwn = below.gap > setting.edge
  // A list on one line after items with a line each is separate.
  if (/^\p{Lu}/u.test(below.text) && LIST.test(below.text) && first.isItem && !LIST.test(text)) return false
  if (first.isItem && (setting.isBulleted || Math.abs(below.x - above.x) < below.size * 0.5)) return !isOwn
  if (/^[^\t:]{2,40}:/.test(below.text) || (below.pieces.length > 1 && below.x <= above.x + 2)) return false
  if (isLevelOnly(below.text)) return false
  const isFull = !hadRoom(above, below)
  if (/^[\p{Ll}(]/u.test(below.text) && (isUneven || !isKnownSkill(below.text)))
    return isFull || !(isOwn || setting.isSmall)
  if (!isFull || isOwn) return false
  // A list that continues is a list up to its last line.
  const isLast = !next || next.gap > 1.8 || next.isItem || next.isBold !== below.isBold || /:/.test(next.text)
  if (isList(text) && !text.endsWith('.') && (isLast || isList(below.text))) return true
  return isUneven || (isKnownSkill(`${text} ${below.text}`) && !isKnownSkill(below.text))
}

/** The minimum number of plain lines per head; with fewer, the heads are items with a remark below each. */
const FEWEST_BELOW = 1.7

/**
 * The lines that name groups of items: short lines above their items, in another style ('Sistemas', '**Idiomas**'). If those lines
 * are the items themselves, `remarks` are the lines that describe them.
 */
export function groupLines({ lines, next }: Block): { heads: ReadonlySet<Line>; remarks: ReadonlySet<Line> } {
  const none = new Set<Line>()
  const heads = new Set(
    lines.filter((line, index) => isHead(line, lines[index - 1], lines[index + 1] ?? next, lines)),
  )
  const names = heads.size === 0 ? alternatingNames(lines) : []
  if (names.length > 1) return { heads: new Set(names), remarks: none }
  const others = lines.filter((line) => !heads.has(line))
  if (areNotified(lines, heads)) return { heads: none, remarks: new Set(others) }
  const areItems =
    heads.size >= 3 &&
    others.length < heads.size * FEWEST_BELOW &&
    ![...heads].some(
      ({ text, isBold }) => text.endsWith(':') || (!isBold && others.some((line) => line.isBold)),
    ) &&
    !others.some(({ pieces, text }) => pieces.length > 1 || LIST.test(text))
  return areItems ? { heads: none, remarks: none } : { heads, remarks: none }
}

/** Alternating name and list lines: 'Bases de datos' / 'PostgreSQL, MongoDB' / 'Nube' / 'AWS, GCP'. Empty for anything else. */
function alternatingNames(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ text }) => !isList(text))
  const isName = ({ text, pieces, isItem }: Line) =>
    pieces.length === 1 &&
    !isItem &&
    text.length <= 45 &&
    !isList(text) &&
    !OPEN_END.test(text) &&
    !isLevelOnly(text)
  const alternate = lines.every((line, index) =>
    (index - first) % 2 === 0 ? isName(line) : isList(line.text) && !OPEN_END.test(line.text),
  )
  const names = lines.filter((_, index) => (index - first) % 2 === 0)
  return alternate && first >= 0 && first < 2 && names.at(-1) !== lines.at(-1) ? names : []
}

/** Below most heads there is a sentence, not a list: 'Negociación' / 'Tres convenios cerrados sin conflicto.' */
function areNotified(lines: readonly Line[], heads: ReadonlySet<Line>): boolean {
  const below = [...heads].map((head) => {
    const rest = lines.slice(lines.indexOf(head) + 1)
    const end = rest.findIndex((line) => heads.has(line))
    return rest.slice(0, end < 0 ? undefined : end)
  })
  const sentences = below.filter((group) => {
    const text = group.map((line) => line.text).join(' ')
    return text.endsWith('.') && !/[;|•·]\s|,.*,/.test(text) && text.split(' ').length >= FEWEST_WORDS
  })
  return heads.size > 1 && heads.has(lines[0]!) && sentences.length > heads.size / 2
}

/** The minimum number of words of a sentence. */
const FEWEST_WORDS = 5

/** Items whose bullets are drawn, not written, are only further in than the name of their group. */
function isAboveSetIn(line: Line, next: Line, lines: readonly Line[]): boolean {
  const edge = Math.min(...lines.map(({ x }) => x))
  const isSetIn = ({ x, size }: Line) => x > edge + size
  return (
    line.x < edge + 1 &&
    isSetIn(next) &&
    next.page === line.page &&
    lines.filter(isSetIn).length > lines.length / 2
  )
}

function isHead(
  line: Line,
  above: Line | undefined,
  next: Line | undefined,
  lines: readonly Line[],
): boolean {
  if (line.pieces.length > 1 || line.text.length > 45 || /[,;|]|\s[•·]\s|:\s*\S/.test(line.text)) return false
  // 'Docker' is always an item; 'Bases de datos' above a list may be its name.
  if (isKnownTool(line.text)) return false
  // Further indented bullets stand below the name of their group.
  if (line.isItem) return next !== undefined && next.isItem && next.x > line.x + line.size
  // 'Excel' above 'Avanzado' is an item.
  if (!next || isLevelOnly(next.text) || isLevelOnly(line.text)) return false
  if (line.text.endsWith(':')) return true
  // Groups in lower case above bold items.
  const [first, second] = lines
  const isLight =
    first!.pieces.length === 1 && !first!.isBold && second?.isBold && first!.size < second.size - 0.4
  if (isLight) return !line.isBold && next.isBold
  const goesOnFromAbove = /^\p{Ll}/u.test(line.text) || (above !== undefined && OPEN_END.test(above.text))
  const differs =
    (line.isBold && !next.isBold) ||
    // 'SAP' among others is an item in capitals: groups start with the first line.
    (line.isCapitals &&
      !next.isCapitals &&
      line.text.length > 6 &&
      lines[0]!.isCapitals &&
      lines[0]!.isBold === line.isBold) ||
    line.size > next.size + 0.8 ||
    (next.isItem && !goesOnFromAbove && lines.filter(({ isItem }) => isItem).length > 2) ||
    (!goesOnFromAbove && isAboveSetIn(line, next, lines)) ||
    (line.isItalic && !next.isItalic)
  return differs && readLanguage(line.text) === null
}
