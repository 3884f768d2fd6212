import { cutItems, listSigns } from './cut-items.ts'
import { readLanguage } from './languages.ts'
import { isLevelOnly } from './levels.ts'
import { groupRows } from './group-rows.ts'
import { namesLanguages, namesList, unfoldColumns } from './list-columns.ts'
import { DASH_LABEL, groupLines, joinPassages, type Passage } from './list-passages.ts'
import { isColumnNames } from '#domain/cv/entries/table-head.ts'
import { type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'

const LONGEST_LABEL = 35

const SKILL_KINDS =
  't[eé]cnic[ao]s|blandas|duras|personales|sociales|inform[aá]tic[ao]s|digitales|technical|soft|hard|personal|digital'
const IS_KIND = new RegExp(`^(?:${SKILL_KINDS})(?: skills)?:?$`, 'i')
/** 'Competencias informáticas', the group headings of the Europass form, and single kinds: 'Técnicas', 'Soft'. */
const namesGroup = (text: string) =>
  (/^(?:competencias|capacidades|habilidades|conocimientos)\s/i.test(text) && namesList(text)) ||
  IS_KIND.test(text)

/** An item of a list of skills, with its group name. */
interface Item {
  text: string
  group: string | null
  pieces: Piece[]
}

const NO_GROUPS: ReturnType<typeof groupLines> = { heads: new Set(), remarks: new Set() }

/** The items of a section of skills, group by group. */
export function findItems(lines: readonly Line[]): Item[] {
  const rows = lines.filter((line) => !isColumnNames(line)).map(justified)
  const names = groupRows(rows)
  const starts = rows.flatMap((row, at) => (names.has(row) ? [at] : []))
  if (starts.length === 0) return itemsBelow(null, rows)
  return starts.flatMap((start, index) =>
    itemsBelow(rows[start]!.text.replaceAll('\t', ' '), rows.slice(start + 1, starts[index + 1])),
  )
}

/** The items below the name of a group: columns are read one by one, broken lines joined, lists cut at their separators. */
function itemsBelow(name: string | null, lines: readonly Line[]): Item[] {
  const blocks = unfoldColumns(withoutEmptyGroups(lines))
  const items: Item[] = []
  let group = name
  for (const block of blocks) {
    // Below a name there are no further ones: 'ISO 14001' above 'Ley 29783' is an item in capitals.
    const { heads, remarks } = name === null ? groupLines(block) : NO_GROUPS
    const lines = block.lines.filter((line) => !remarks.has(line))
    const passages = joinPassages({ ...block, lines }, heads)
    const signs = listSigns(passages.map(({ text }) => text))
    const hasRunIns = passages.filter((passage) => boldStart(passage) !== null).length > 1
    for (const passage of passages) {
      const { text, pieces, line } = passage
      if ((heads.has(line) && passage.first === line) || namesLanguages(text) || namesGroup(text)) {
        group = text.replace(/\s*:$/, '')
        continue
      }
      const [first, ...others] = pieces
      // 'Inglés | B2 | B1': a language with levels beside it.
      if (
        first &&
        readLanguage(first.text) &&
        others.every((piece) => readLanguage(piece.text) === null) &&
        others.length > 0
      ) {
        items.push({ text: text.replaceAll('\t', ' '), group, pieces })
        continue
      }
      const tab = text.indexOf('\t')
      const [label, rest] = block.labels.has(first!)
        ? [first!.text, text.slice(tab + 1)]
        : ((hasRunIns ? splitRunIn(passage) : null) ?? splitGroup(text))
      if (label !== null) group = label.replace(/\s*:$/, '')
      const own = label === null ? signs : { ...signs, isByLine: false }
      for (const item of cutItems(rest, own)) items.push({ text: item, group, pieces })
    }
  }
  return items
}

/** A layout prints a skill as the name of a group, and nothing below it ('RCM:' above 'SAP PM:'): the names are the items. */
function withoutEmptyGroups(lines: readonly Line[]): Line[] {
  const isName = (line: Line | undefined) => line !== undefined && /^[^:]+:$/.test(line.text)
  return lines.map((line, at) => {
    const next = lines[at + 1]
    if (!isName(line) || (next ? !isName(next) : !isName(lines[at - 1]))) return line
    return withPieces(
      line,
      line.pieces.map((piece) => ({ ...piece, text: piece.text.replace(/:$/, '') })),
    )
  })
}

/** If most cells of a line end with a list separator, the line was justified and has no columns. */
function justified(line: Line): Line {
  const cells = line.pieces.slice(0, -1)
  const first = line.pieces[0]!
  if (cells.length < 2 || cells.filter(({ text }) => /[,;:]$/.test(text)).length <= cells.length / 2)
    return line
  const text = line.pieces.map((piece) => piece.text).join(' ')
  const spans = line.pieces.flatMap((piece) => piece.spans)
  return { ...line, text, pieces: [{ ...first, text, spans, right: line.right }] }
}

/** The bold words at the start of a line that continues in plain text. */
function boldStart({ pieces: [piece] }: Passage): string | null {
  const [start, ...rest] = piece?.spans ?? []
  return start?.isBold && rest.length > 0 && rest.every(({ isBold }) => !isBold) ? start.text.trim() : null
}

/** '**Sistemas** Excel, SAP': bold words before a list are its name; before a level or a remark they are the item. */
function splitRunIn(passage: Passage): [string | null, string] | null {
  const start = boldStart(passage)
  if (start === null || !passage.text.startsWith(start) || /[,;]/.test(start)) return null
  const rest = passage.text.slice(start.length).replace(/^\s*[:–—-]?\s*/, '')
  if (readLanguage(start) !== null || rest === '') return null
  return isLevelOnly(rest) ? [null, start] : [start, rest]
}

/** 'Atención al detalle: reviso cada asiento antes de cerrar el mes.': a sentence follows, not a list. */
const isNotified = (text: string) =>
  /^\p{Ll}/u.test(text) &&
  !/[,;|•·]\s|\s[^\p{L}\p{N}\s(]+\s/u.test(text) &&
  text.split(/\s+/).length >= FEWEST_TOLD
const FEWEST_TOLD = 5

/** 'Lenguajes: Go, Python' → label and rest; a short first cell before a list in the second is a label too. */
function splitGroup(text: string): [string | null, string] {
  const colon = /^([^:=,;|\t]{2,45})(?:\s=|:)\s*(.*)$/s.exec(text)
  if (colon && readLanguage(colon[1]!) === null && colon[2] !== '' && !isLevelOnly(colon[2]!))
    return isNotified(colon[2]!) ? [null, colon[1]!.trim()] : [colon[1]!.trim(), colon[2]!]
  const [, name, list] = DASH_LABEL.exec(text) ?? []
  if (name !== undefined && readLanguage(name) === null) return [name, list!]
  const [cell = '', ...others] = text.split('\t')
  if (namesList(cell) && others.length === 1) return [cell, others[0]!]
  const isShort = cell.length <= LONGEST_LABEL && !/[,;|]/.test(cell)
  if (isShort && others.length === 1 && others[0]!.includes(',') && readLanguage(cell) === null)
    return [cell, others[0]!]
  return [null, text]
}
