import { joinWords } from './join-words.ts'
import { readLanguage } from './languages.ts'
import { SAME_BASELINE } from './pieces.ts'
import { isColumnNames } from './table.ts'
import { hadRoom, type Line, type Piece } from './text-line.ts'

const ONLY_LEVEL =
  /^(?:nivel\s+|level\s+)?(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|expert[oa]?|advanced|intermediate|basic|alto|medio|bajo|muy bueno|bueno|excelente|regular|[\d.]+\s?%|[-–—●○★☆■□•·\d/\s]+)$/i

/** An item of a list of skills, with the name of its group. */
interface Item {
  text: string
  group: string | null
  pieces: Piece[]
}

/** A line with what goes on from it. */
interface Passage {
  text: string
  pieces: Piece[]
  /** Its last line. */
  line: Line
}

/** The items of a section of skills: cut at commas, signs, gaps and lines; lines that go on are joined first. */
export function findItems(lines: readonly Line[]): Item[] {
  const labelEdge = findLabelEdge(lines)
  const items: Item[] = []
  let group: string | null = null
  for (const { text, pieces, line } of joinPassages(lines, labelEdge)) {
    if (isGroupLine(line, lines)) {
      group = text.replace(/\s*:$/, '')
      continue
    }
    const [first, ...others] = pieces
    // 'Inglés | B2 | B1': a language with its levels beside it.
    if (
      first &&
      readLanguage(first.text) &&
      others.every((piece) => readLanguage(piece.text) === null) &&
      others.length > 0
    ) {
      items.push({ text: text.replaceAll('\t', ' '), group, pieces })
      continue
    }
    const isLabelled = labelEdge !== null && pieces[1] && Math.abs(pieces[1].x - labelEdge) < 2
    const tab = text.indexOf('\t')
    const [label, rest] = isLabelled ? [text.slice(0, tab), text.slice(tab + 1)] : splitGroup(text)
    if (label !== null) group = label
    for (const item of cutItems(rest)) items.push({ text: item, group, pieces })
  }
  return items
}

function joinPassages(lines: readonly Line[], labelEdge: number | null): Passage[] {
  const passages: Passage[] = []
  for (const line of lines) {
    if (isColumnNames(line)) continue
    const last = passages.at(-1)
    const wrapped = last && joinCells(last, line)
    if (wrapped) {
      passages[passages.length - 1] = wrapped
      continue
    }
    const isGroup = last !== undefined && isGroupLine(last.line, lines)
    if (last && !isGroup && goesOn(last.line, last.text, line, labelEdge)) {
      const joined = { text: joinWords(last.text, line.text), pieces: [...last.pieces, ...line.pieces], line }
      passages[passages.length - 1] = joined
    } else {
      passages.push({ text: line.text, pieces: line.pieces, line })
    }
  }
  return passages
}

/** Cells that go on in their own column: 'Perforación y | Ventilación de' above 'voladura | minas'. Null where the line begins anew. */
function joinCells(above: Passage, line: Line): Passage | null {
  if (!isRow(above.pieces) || line.gap > 1.5 || line.page !== above.line.page) return null
  const targets = line.pieces.map(({ x }) => above.pieces.findIndex((piece) => Math.abs(piece.x - x) < 3))
  const isWrap = line.pieces.every(({ text }, index) => targets[index]! >= 0 && /^[\p{Ll}(]/u.test(text))
  if (!isWrap) return null
  const pieces = [...above.pieces]
  for (const [index, piece] of line.pieces.entries()) {
    const target = pieces[targets[index]!]!
    pieces[targets[index]!] = {
      ...target,
      text: joinWords(target.text, piece.text),
      spans: [...target.spans, ...piece.spans],
    }
  }
  return { text: pieces.map(({ text }) => text).join('\t'), pieces, line }
}

/** Cells beside each other; the pieces of lines that were joined stand below each other. */
const isRow = ([first, ...others]: readonly Piece[]): boolean =>
  first !== undefined &&
  others.length > 0 &&
  others.every(({ y, size }) => Math.abs(y - first.y) < size * SAME_BASELINE)

/** Where the lists of a section begin that has its groups' names in a column before them; null where it has none. */
function findLabelEdge(lines: readonly Line[]): number | null {
  const rows = lines.filter(({ pieces }) => pieces.length > 1)
  const edge = rows[0]?.pieces[1]!.x
  if (edge === undefined) return null
  const under = rows.filter(({ pieces }) => Math.abs(pieces[1]!.x - edge) < 2 && pieces.length === 2)
  const lists = under.filter(({ pieces }) => /[,;|·•]/.test(pieces[1]!.text))
  return under.length >= 2 &&
    lists.length >= under.length / 2 &&
    under.every(({ pieces }) => readLanguage(pieces[0]!.text) === null)
    ? edge
    : null
}

/** Running text with commas goes on in the next line; so does what ends open. */
function goesOn(above: Line, text: string, below: Line, labelEdge: number | null): boolean {
  const isHanging =
    above.isItem && !below.isItem && Math.abs(below.x - above.x) < below.size * 0.5 && below.gap < 1.45
  if (isHanging && below.page === above.page && Math.abs(below.size - above.size) < 0.3 && !below.isBold)
    return true
  if (labelEdge !== null && below.pieces.length > 1 && Math.abs(below.pieces[1]!.x - labelEdge) < 2)
    return false
  if (below.isItem || below.page !== above.page || below.gap > 1.8 || Math.abs(below.size - above.size) > 0.3)
    return false
  if (/[,|;·•/&-]\s*$|\s(?:y|and|de|del|en|e|of)$/i.test(text)) return true
  if (/^[^\t:]{2,40}:/.test(below.text) || (below.pieces.length > 1 && below.x <= above.x + 2)) return false
  if (/^\p{Ll}/u.test(below.text)) return true
  const isList = /[,;|•·]\s/.test(text) && !text.endsWith('.')
  return isList && !hadRoom(above, below)
}

/** A bare line over its items that looks other than they do: 'Sistemas', '**Idiomas de programación**'. */
function isGroupLine(line: Line, lines: readonly Line[]): boolean {
  if (line.isItem || line.pieces.length > 1 || line.text.length > 45 || /[,;|]/.test(line.text)) return false
  const next = lines[lines.indexOf(line) + 1]
  if (!next) return false
  if (line.text.endsWith(':')) return true
  const differs =
    (line.isBold && !next.isBold) ||
    (line.isCapitals && !next.isCapitals && line.text.length > 6) ||
    line.size > next.size + 0.8 ||
    (next.isItem && lines.filter(({ isItem }) => isItem).length > 2) ||
    (line.isItalic && !next.isItalic)
  return differs && readLanguage(line.text) === null
}

/** 'Lenguajes: Go, Python' → its label and the rest; a short first cell with a list in the second is a label, too. */
function splitGroup(text: string): [string | null, string] {
  const colon = /^([^:,;|\t]{2,45}):\s*(.*)$/s.exec(text)
  if (colon && readLanguage(colon[1]!) === null && colon[2] !== '' && !isLevelOnly(colon[2]!))
    return [colon[1]!.trim(), colon[2]!]
  const cell = /^([^,;|\t]{2,35})\t([^\t]*,[^\t]*)$/s.exec(text)
  if (cell && readLanguage(cell[1]!) === null) return [cell[1]!, cell[2]!]
  return [null, text]
}

/** True for what only says how well: a level, a share, a bar. */
export const isLevelOnly = (text: string) => ONLY_LEVEL.test(text.trim())

/** Commas and signs part items, but not inside of brackets. */
function cutItems(text: string): string[] {
  const items: string[] = []
  let depth = 0
  let from = 0
  const push = (end: number) => {
    const item = text.slice(from, end).trim()
    if (item !== '') items.push(item)
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '(') depth++
    if (sign === ')') depth = Math.max(0, depth - 1)
    const isBetweenSpaces = /\s/.test(text[at - 1] ?? ' ') && /\s/.test(text[at + 1] ?? ' ')
    const isCut =
      depth === 0 &&
      (sign === '\t' ||
        sign === ';' ||
        sign === '•' ||
        sign === '|' ||
        sign === '▪' ||
        sign === '●' ||
        (sign === ',' && !/\d/.test(text[at + 1] ?? '')) ||
        sign === '·' ||
        ((sign === '/' || sign === '–' || sign === '—' || sign === '-') &&
          isBetweenSpaces &&
          text.split(sign).length > 3))
    if (!isCut) continue
    push(at)
    from = at + 1
  }
  push(text.length)
  return items
}
