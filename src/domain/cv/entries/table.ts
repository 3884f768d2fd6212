import type { Entry } from './make-entry.ts'
import { type LabelName, labelOf } from '#domain/cv/sections/labels.ts'
import { findPeriods } from '#domain/cv/dates/found-periods.ts'
import { type Column, columnsOf, findHead, type Head } from './table-head.ts'
import type { Line, Piece } from '#domain/cv/layout/text-line.ts'

/** A row of a table whose first line names its columns. */
export type TableRow = Map<LabelName, { text: string; pieces: Piece[] }>

/** The minimum ratio of the distance of rows to that of lines inside a cell. */
const ROW_GAP = 1.2

/** The rows of a table section with a heading row ('Empresa | Cargo | Periodo'); null for any other section. */
export function readTable(lines: readonly Line[]): TableRow[] | null {
  const head = findHead(lines)
  if (!head) return null
  const titles = findTitles(lines, head)
  const body: { line: Line; title: Line | null }[] = []
  let title: Line | null = null
  for (const [index, line] of lines.entries()) {
    if (titles?.lines.has(line)) title = line
    else if (index >= head.end && columnsOf(line.pieces) === null) body.push({ line, title })
  }
  const bodyLines = body.map(({ line }) => line)
  const columns = widenColumns(head.columns, bodyLines)
  const rows: CellRow[] = []
  const rowGap = findRowGap(bodyLines.filter((line) => !isNote(line, columns)))
  const isDated = columns.some(({ label }) => label === 'period')
  for (const [index, { line, title }] of body.entries()) {
    const cells = line.pieces.map((piece) => ({ piece, column: columnUnder(columns, piece) }))
    const row = rows.at(-1)?.title === title ? rows.at(-1) : undefined
    if (row && isNote(line, columns)) {
      row.notes.push(line.pieces[0]!)
      continue
    }
    const isEven = rowGap === Infinity
    const isNew =
      row === undefined ||
      // At the top of a column a single cell continues the row above, because the row distance is unknown there.
      (line.gap >= rowGap && (cells.length > 1 || Number.isFinite(line.gap))) ||
      (isDated ? startsOver(row, cells) : isEven && cells.length > 1) ||
      (line.page !== bodyLines[index - 1]!.page && cells.length > 1)
    const target: CellRow = isNew ? { cells: new Map(), above: new Map(), notes: [], title } : row
    if (isNew) rows.push(target)
    for (const { piece, column } of cells) {
      if (isNew && row && SPANNING.has(column.label) && goesOn(piece, line))
        target.above.set(column, row.above.get(column) ?? row)
      const open = target.above.get(column) ?? target
      open.cells.set(column, [...(open.cells.get(column) ?? []), piece])
    }
  }
  for (const column of columns) if (SPANNING.has(column.label)) spreadCentred(rows, column)
  return rows.map((row) => toTableRow(row, columns, titles?.label ?? 'body'))
}

/** The columns whose cells may span several rows. */
const SPANNING: ReadonlySet<LabelName> = new Set(['company', 'institution'])

/** True for a cell over several rows that stands beside a later row: its lines have the distance of text and are not part of that row. */
const goesOn = (piece: Piece, { pieces }: Line): boolean => {
  const others = pieces.filter((other) => other !== piece && Math.abs(other.size - piece.size) < 0.1)
  return others.length > 1 && others.every(({ y }) => Math.abs(y - piece.y) > OFF_ROW)
}
/** The maximum baseline difference within one row of cells, in points. */
const OFF_ROW = 0.3

const topOf = ({ cells }: CellRow) => Math.min(...[...cells.values()].flat().map(({ y }) => y))

/** A vertically centred cell over several rows counts for the rows above it, and for as many below. Changes `rows`. */
function spreadCentred(rows: readonly CellRow[], column: Column): void {
  let first = 0
  while (first < rows.length && !rows[first]!.cells.has(column)) {
    const at = rows.findIndex((row, index) => index > first && row.cells.has(column))
    const cell = rows[at]?.cells.get(column)
    if (!cell || cell[0]!.page !== [...rows[first]!.cells.values()][0]?.[0]?.page) return
    const bottom = cell[0]!.y + cell.at(-1)!.y - topOf(rows[first]!) + cell[0]!.size
    const after = rows.findIndex((row, index) => index > at && (row.cells.has(column) || topOf(row) > bottom))
    const end = after < 0 ? rows.length : after
    for (const row of rows.slice(first, end)) row.cells.set(column, cell)
    first = end
  }
}

/** What a line across the table names if no column does: the employer of posts, the post at employers etc. */
const NAMED_ABOVE: readonly (readonly [LabelName, LabelName])[] = [
  ['position', 'company'],
  ['company', 'position'],
  ['degree', 'institution'],
  ['institution', 'degree'],
]

/** The lines above the column names, if these are repeated below each of them; null otherwise. */
function findTitles(
  lines: readonly Line[],
  { columns, start }: Head,
): { lines: ReadonlySet<Line>; label: LabelName } | null {
  const has = (label: LabelName) => columns.some((column) => column.label === label)
  const label = NAMED_ABOVE.find(([named, above]) => has(named) && !has(above))?.[1]
  const [first] = lines
  if (!label || start !== 1 || !first) return null
  const titles = lines.filter(
    (line, index) =>
      line.pieces.length === 1 &&
      line.isBold === first.isBold &&
      Math.abs(line.size - first.size) < 0.5 &&
      columnsOf(lines[index + 1]?.pieces ?? []) !== null,
  )
  return titles.length > 1 ? { lines: new Set(titles), label } : null
}

/** A heading may be narrower than its cells: a row with a cell in every column gives the column widths. */
function widenColumns(columns: readonly Column[], body: readonly Line[]): Column[] {
  const whole = body.filter(({ pieces }) => pieces.length === columns.length)
  return columns.map((column, index) => ({
    ...column,
    x: Math.min(column.x, ...whole.map(({ pieces }) => pieces[index]!.x)),
    right: Math.max(column.right, ...whole.map(({ pieces }) => pieces[index]!.right)),
  }))
}

interface CellRow {
  cells: Map<Column, Piece[]>
  /** The rows above whose cells continue beside this one. */
  above: Map<Column, CellRow>
  /** Text across the columns, below the row. */
  notes: Piece[]
  /** The line above the column names that counts for the row. */
  title: Line | null
}
interface Cell {
  piece: Piece
  column: Column
}

/** The cells by label; a start and an end in separate columns become one period. */
function toTableRow(
  { cells, notes, title }: CellRow,
  columns: readonly Column[],
  above: LabelName,
): TableRow {
  const row: TableRow = new Map()
  const add = (label: LabelName, pieces: readonly Piece[], joint: string, isStacked: boolean) => {
    const text = pieces.map((piece) => piece.text).join(isStacked ? ' ' : ' – ')
    const before = row.get(label)
    row.set(
      label,
      before
        ? { text: before.text + joint + text, pieces: [...before.pieces, ...pieces] }
        : { text, pieces: [...pieces] },
    )
  }
  if (title) add(above, title.pieces, ' – ', true)
  for (const column of columns) {
    const pieces = cells.get(column)
    // Two dates on one line under one heading are a start and an end.
    const isPair =
      column.label === 'period' && pieces?.length === 2 && Math.abs(pieces[0]!.y - pieces[1]!.y) < 1
    if (pieces) add(column.label, pieces, ' – ', !isPair)
  }
  if (notes.length > 0) add('body', notes, '\n', true)
  return row
}

/** A row has only one complete period, but a period may continue in a second cell ('Ene 2018 -' / 'Feb 2019'). */
function startsOver(row: CellRow, cells: readonly Cell[]): boolean {
  if (cells.length < 2) return false
  return cells.some(({ piece, column }) => {
    const above = column.label === 'period' ? row.cells.get(column) : undefined
    const before = above?.map(({ text }) => text).join(' ')
    return (
      before !== undefined &&
      findPeriods(before).length > 0 &&
      findPeriods(piece.text).length > 0 &&
      findPeriods(`${before} ${piece.text}`).length > 1
    )
  })
}

/** The minimum gap before a new row; Infinity if all gaps are equal. Smaller gaps are within a row. */
function findRowGap(body: readonly Line[]): number {
  const gaps = body
    .slice(1)
    .map(({ gap }) => gap)
    .filter((gap) => gap >= 0.9 && Number.isFinite(gap))
  const tight = Math.min(...gaps)
  return gaps.some((gap) => gap >= tight * ROW_GAP) ? tight * ROW_GAP : Infinity
}

/** A line across the columns, an item, or a label of a description: it belongs to the row above and is not a cell. */
function isNote({ pieces, isItem, text }: Line, columns: readonly Column[]): boolean {
  if (pieces.length > 1) return false
  if (labelOf(text) === 'body') return true
  const { x, right } = pieces[0]!
  const under = columns.filter((column) => column.x < right && column.right > x).length
  return isItem || under >= 2 || (text.length > 45 && columns.length > 2)
}

/** The column of a piece: by overlap with the heading, or the nearest. */
function columnUnder(columns: readonly Column[], { x, right }: Piece): Column {
  const distance = (column: Column) => {
    const overlap = Math.min(right, column.right) - Math.max(x, column.x)
    return overlap > 0
      ? -overlap
      : Math.min(Math.abs(x - column.x), Math.abs((x + right) / 2 - (column.x + column.right) / 2))
  }
  return columns.reduce((best, column) => (distance(column) < distance(best) ? column : best))
}

/** The rows as entries: each cell becomes a line labelled with its column name. */
export function tableEntries(lines: readonly Line[]): Entry[] | null {
  const rows = readTable(lines)
  if (!rows) return null
  return rows.map((row) => {
    const header: Line[] = []
    const body: Line[] = []
    let dateLine: Line | null = null
    for (const [label, { text, pieces }] of row) {
      if (label === 'private') continue
      const line: Line = {
        ...lines[0]!,
        pieces,
        text: label === 'body' ? text : `${NAMES[label] ?? label}: ${text}`,
        page: pieces[0]!.page,
        isItem: false,
        gap: 1,
      }
      if (label === 'body') body.push(line)
      else header.push(line)
      if (!dateLine && label === 'period') dateLine = line
    }
    const found = dateLine ?? header.find((line) => findPeriods(line.text).length > 0) ?? null
    const periods = found ? findPeriods(found.text) : []
    return { header, body, period: periods[0] ?? null, dateLine: found }
  })
}

/** For each label, a word that `readLabel` knows. */
const NAMES: Partial<Record<LabelName, string>> = {
  position: 'Cargo',
  company: 'Empresa',
  period: 'Periodo',
  place: 'Lugar',
  institution: 'Institución',
  degree: 'Grado',
  field: 'Especialidad',
  course: 'Curso',
  name: 'Nombre',
}
