import type { Block } from '../../printing/written-cv.ts'
import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell, ParagraphStyle, RunStyle, TableLines } from '../../producers/docx.ts'
import type { ListName } from '../../producers/docx-lists.ts'
import { writtenLayout } from '../layout.ts'
import type { WrittenLayout } from '../layout.ts'

/** One person's word processor settings. Lengths in points. */
interface Sheet {
  font: string
  size: number
  margin: number
  name?: RunStyle & ParagraphStyle
  heading?: RunStyle & ParagraphStyle
  subheading?: RunStyle & ParagraphStyle
  /** Tab stops of every line, from the left. */
  tabs?: number[]
  /** Bullets come from the list menu; otherwise they are typed, with a space after. */
  hasListMenu?: boolean
  /** Space after each line. */
  after?: number
  /** The left indent of lines. */
  indent?: number
  isJustified?: boolean
  lines?: TableLines | boolean
}

const menu: Record<string, { list: ListName; depth: number }> = {
  '➢': { list: 'arrows', depth: 0 },
  '✓': { list: 'ticks', depth: 0 },
  '•': { list: 'dots', depth: 0 },
  o: { list: 'dots', depth: 1 },
  '▪': { list: 'dots', depth: 2 },
  '-': { list: 'ticks', depth: 1 },
}

/**
 * Manually written CVs (`printing/written-cv.ts`) set by a word processor; the sheets rotate over them.
 *
 * Besides the marks of written CVs: `__underlined__`, `~~italic~~`; `>< ` at the start: centred; two spaces: one level deeper; a
 * sign of the menu and a space: an item. `%table 100,200` and the rows `| a | b |` below it, in which `¶` starts a paragraph, `^`
 * continues the cell above, `<2> ` spans two columns and `#D9D9D9 ` fills the cell; `%open` instead of `%table` draws no lines.
 * `%foot words` is on every page.
 */
export function ownDocument(
  name: string,
  written: Record<string, string>,
  sheets: readonly [Sheet, ...Sheet[]],
): WrittenLayout {
  return writtenLayout(name, written, sheets, (blocks, sheet) => ({
    producer: 'libreoffice',
    docx: draw(blocks, sheet),
  }))
}

/** The words of a block, with their style marks. */
function wordsOf({ left, right }: Block): { left: string; right: string } {
  const marked = (runs: Block['left']) =>
    runs.map(({ text, isBold }) => (isBold ? `**${text}**` : text)).join('')
  return { left: marked(left), right: marked(right) }
}

/** `**bold**`, `__underlined__` and `~~italic~~` words as runs. */
function runs(words: string, style: RunStyle = {}): string {
  let [isBold, isUnderlined, isItalic] = [false, false, false]
  return words
    .split(/(\*\*|__|~~)/u)
    .map((piece) => {
      if (piece === '**') isBold = !isBold
      else if (piece === '__') isUnderlined = !isUnderlined
      else if (piece === '~~') isItalic = !isItalic
      else if (piece !== '')
        return run(piece, {
          ...style,
          ...(isBold ? { isBold } : {}),
          ...(isUnderlined ? { isUnderlined } : {}),
          ...(isItalic ? { isItalic } : {}),
        })
      return ''
    })
    .join('')
}

/** One line of text, styled by its first characters. */
function line(words: string, right: string, sheet: Sheet, isInCell = false): string {
  const depth = Math.floor((/^ */u.exec(words)?.[0].length ?? 0) / 2)
  const text = words.replace(/^ +/u, '')
  const isCentred = text.startsWith('>< ')
  const indent = (isInCell ? 0 : (sheet.indent ?? 0)) + depth * 18
  const width = 595 - 2 * sheet.margin
  const shown = isCentred ? text.slice(3) : text
  const [sign = ''] = shown.split(' ', 1)
  const item = menu[sign]
  const hasText = shown !== ''
  const tabs = [
    ...(sheet.tabs ?? []).map((at) => ({ at, align: 'left' as const })),
    ...(right === '' ? [] : [{ at: width, align: 'right' as const }]),
  ]
  const look: ParagraphStyle = {
    after: sheet.after ?? 0,
    ...(isCentred ? { align: 'center' } : sheet.isJustified === true && !isInCell ? { align: 'both' } : {}),
    ...(isInCell ? {} : { tabs }),
  }
  if (item !== undefined && hasText) {
    const [from, back] = isInCell ? [9, 9] : [indent + 26, 14]
    if (sheet.hasListMenu === true && !isInCell)
      return paragraph(runs(shown.slice(sign.length + 1)), {
        ...look,
        item: { list: item.list, depth: Math.min(2, item.depth + depth) },
      })
    return paragraph(runs(shown), { ...look, indent: from, hanging: back })
  }
  const end = right === '' ? '' : runs(`\t${right}`)
  return paragraph(runs(shown) + end, { ...look, ...(indent > 0 ? { indent } : {}) })
}

/** The cells of `| a | b |`. */
function cellsOf(row: string, next: string[] | undefined, sheet: Sheet): Cell[] {
  return partsOf(row).map((part, column) => {
    const [, fill] = /^#([0-9A-F]{6}) /u.exec(part) ?? []
    const words = part.replace(/^#[0-9A-F]{6} /u, '')
    const [, columns] = /^<(\d)> /u.exec(words) ?? []
    const content = words
      .replace(/^<\d> /u, '')
      .split('¶')
      .map((one) => line(one, '', { ...sheet, after: 0 }, true))
      .join('')
    const cell: Cell = { content: words === '^' ? '' : content }
    if (fill !== undefined) cell.fill = fill
    if (columns !== undefined) cell.columns = Number(columns)
    if (words === '^') cell.rows = 'continue'
    else if (next?.[column] === '^') cell.rows = 'begin'
    return cell
  })
}

const partsOf = (row: string) =>
  row
    .replace(/^\| ?/u, '')
    .replace(/ ?\|$/u, '')
    .split('|')
    .map((part) => part.replace(/^ | $/gu, ''))

function draw(blocks: Block[], sheet: Sheet): Uint8Array {
  const body: string[] = []
  let footer = ''
  let open: { widths: number[]; rows: string[]; isDrawn: boolean } | undefined
  const closeTable = () => {
    if (open === undefined) return
    const { rows, widths, isDrawn } = open
    const cells = rows.map((row, index) =>
      cellsOf(row, rows[index + 1] === undefined ? undefined : partsOf(rows[index + 1] ?? ''), sheet),
    )
    body.push(table(cells, widths, isDrawn ? (sheet.lines ?? true) : false), paragraph(run('', { size: 4 })))
    open = undefined
  }
  for (const block of blocks) {
    const { left, right } = wordsOf(block)
    if (left.startsWith('|') && open !== undefined) {
      open.rows.push(left)
      continue
    }
    closeTable()
    const [, kind, rest = ''] = /^%(\w+) ?(.*)$/u.exec(left) ?? []
    if (kind === 'table' || kind === 'open')
      open = { widths: rest.split(',').map(Number), rows: [], isDrawn: kind === 'table' }
    else if (kind === 'foot')
      footer = paragraph(runs(rest, { size: 8, colour: '666666' }), { align: 'center' })
    else if (block.kind === 'name') body.push(styled(left, right, sheet, sheet.name))
    else if (block.kind === 'heading')
      body.push(styled(left, right, sheet, { before: 10, after: 4, keepsWithNext: true, ...sheet.heading }))
    else if (block.kind === 'subheading')
      body.push(
        styled(left, right, sheet, { isBold: true, before: 4, keepsWithNext: true, ...sheet.subheading }),
      )
    else if (block.kind === 'bullet') body.push(line(`- ${left}`, right, sheet))
    else body.push(line(left, right, sheet))
  }
  closeTable()
  return docx(body, {
    font: sheet.font,
    size: sheet.size,
    margin: sheet.margin,
    footer,
    hasLists: sheet.hasListMenu === true,
  })
}

function styled(left: string, right: string, sheet: Sheet, style: RunStyle & ParagraphStyle = {}): string {
  const width = 595 - 2 * sheet.margin
  return paragraph(
    runs(left, style) + (right === '' ? '' : runs(`\t${right}`)),
    right === '' ? style : { ...style, rightTab: width },
  )
}
