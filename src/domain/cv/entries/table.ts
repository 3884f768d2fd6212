import type { Entry } from './entries.ts'
import { foldLetters } from '../names/fold.ts'
import { type LabelName, labelOf } from '../sections/labels.ts'
import { findPeriods } from '../names/periods.ts'
import type { Line, Piece } from '../layout/text-line.ts'

/** A row of a table whose first line names its columns. */
export type TableRow = Map<LabelName, { text: string; pieces: Piece[] }>

interface Column {
  label: LabelName
  x: number
  right: number
}

/** How much further apart rows are than the lines inside of a cell. */
const ROW_GAP = 1.2

/** The rows of a section that is a table with a heading row ('Empresa | Cargo | Periodo'); null for any other. */
export function readTable(lines: readonly Line[]): TableRow[] | null {
  const head = findHead(lines)
  if (!head) return null
  const { end } = head
  const body = lines.slice(end).filter((line) => columnsOf(line.pieces) === null)
  const columns = widenColumns(head.columns, body)
  const rows: CellRow[] = []
  const rowGap = findRowGap(body.filter((line) => !isNote(line, columns)))
  const isDated = columns.some(({ label }) => label === 'period')
  for (const [index, line] of body.entries()) {
    const cells = line.pieces.map((piece) => ({ piece, column: columnUnder(columns, piece) }))
    const row = rows.at(-1)
    if (row && isNote(line, columns)) {
      row.notes.push(line.pieces[0]!)
      continue
    }
    const isEven = rowGap === Infinity
    const isNew =
      row === undefined ||
      // At the top of a column a single cell goes on with the row above: nothing tells how far apart they are.
      (line.gap >= rowGap && (cells.length > 1 || Number.isFinite(line.gap))) ||
      (isEven && (isDated ? startsOver(row, cells) : cells.length > 1)) ||
      (line.page !== body[index - 1]!.page && cells.length > 1)
    const target = isNew ? { cells: new Map(), notes: [] } : row
    if (isNew) rows.push(target)
    for (const { piece, column } of cells)
      target.cells.set(column, [...(target.cells.get(column) ?? []), piece])
  }
  return rows.map((row) => toTableRow(row, columns))
}

/** A heading may be narrower than its cells: where a row has a cell in each column, the columns are as wide as those. */
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
  /** What stands across the columns below the row. */
  notes: Piece[]
}
interface Cell {
  piece: Piece
  column: Column
}

/** The cells by their labels; a start and an end in columns of their own are one period. */
function toTableRow({ cells, notes }: CellRow, columns: readonly Column[]): TableRow {
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
  for (const column of columns) {
    const pieces = cells.get(column)
    // Two dates on one line under one heading are a start and an end, too.
    const isPair =
      column.label === 'period' && pieces?.length === 2 && Math.abs(pieces[0]!.y - pieces[1]!.y) < 1
    if (pieces) add(column.label, pieces, ' – ', !isPair)
  }
  if (notes.length > 0) add('body', notes, '\n', true)
  return row
}

/** A second whole period cannot belong to the same row; one that goes on ('Ene 2018 -' / 'Feb 2019') can. */
function startsOver(row: CellRow, cells: readonly Cell[]): boolean {
  const next = cells.find(({ column }) => column.label === 'period')
  const before =
    next &&
    row.cells
      .get(next.column)
      ?.map(({ text }) => text)
      .join(' ')
  if (!before || cells.length < 2) return false
  return (
    findPeriods(before).length > 0 &&
    findPeriods(next.piece.text).length > 0 &&
    findPeriods(`${before} ${next.piece.text}`).length > 1
  )
}

/** The gap from which a new row begins; Infinity where all lines are equally far apart. Smaller ones are cells beside each other. */
function findRowGap(body: readonly Line[]): number {
  const gaps = body
    .slice(1)
    .map(({ gap }) => gap)
    .filter((gap) => gap >= 0.9 && Number.isFinite(gap))
  const tight = Math.min(...gaps)
  return gaps.some((gap) => gap >= tight * ROW_GAP) ? tight * ROW_GAP : Infinity
}

const OTHER_COLUMNS =
  /^(?:herramientas?|programas?|software|nivel(?: de dominio)?|dominio|habilidad(?:es)?|competencias?|conocimientos?|idiomas?|tecnologias?|skills?|level|aplicativos?|descripcion|area|habla(?:do)?|escri(?:be|to|tura)|lee|lectura|leido|oral|comprension(?: auditiva| de lectura| lectora| oral)?|(?:interaccion|capacidad|produccion) oral|auditiva|de lectura|nivel europeo(?: \(\*\))?|expresion(?: oral)?|n[°º.]+|item|horas|mes|observaciones|auto-?evaluacion)$/

/** True for a line that names the columns of a table below it. */
export const isColumnNames = (line: Line): boolean =>
  line.pieces.length > 1 &&
  line.pieces.every(({ text }) => labelOf(text) !== null || OTHER_COLUMNS.test(foldLetters(text.trim())))

/** The names of the columns, on one line or on up to three when they wrap, and where the rows begin. */
function findHead(lines: readonly Line[]): { columns: Column[]; end: number } | null {
  for (let start = 0; start < Math.min(2, lines.length); start++) {
    for (let end = start + 1; end <= Math.min(start + 3, lines.length); end++) {
      const head = lines.slice(start, end)
      const columns = columnsOf(
        stackPieces(head.flatMap(({ pieces }) => pieces)),
        standsOut(head, lines[end]),
      )
      if (columns) return { columns, end }
    }
  }
  return null
}

/** True where lines look other than what is below them: their words may be freer. */
const standsOut = (head: readonly Line[], below: Line | undefined): boolean =>
  below !== undefined &&
  head.every((line) => (line.isBold && !below.isBold) || (line.isCapitals && !below.isCapitals))

/** Words that tell what a column holds, in a name of its own: 'Institución que lo dictó', 'N° de horas'. */
const COLUMN_WORDS: readonly (readonly [RegExp, LabelName])[] = [
  [/\bn[°º.]|\bhoras?\b|\bfolios?\b|\bitem\b/, 'private'],
  [/\b(?:cursos?|eventos?|capacitaci|taller|certificad|diplomad)/, 'course'],
  [/\b(?:instituci|entidad|organizador|centro|universidad)/, 'institution'],
  [/\b(?:empresa|empleador)/, 'company'],
  [/\b(?:cargo|puesto)/, 'position'],
  [/\b(?:fecha|periodo|ano)/, 'period'],
  [/\b(?:grado|titulo)/, 'degree'],
  [/\b(?:especialidad|carrera)/, 'field'],
]

/** A name has capitals inside ('Empresa de Transportes Sur'): that of a column has none, or nothing else. */
const looseLabel = (text: string): LabelName | null =>
  /^\P{Lu}*\p{Lu}?\P{Lu}*$/u.test(text) || text === text.toUpperCase()
    ? (COLUMN_WORDS.find(([pattern]) => pattern.test(foldLetters(text)))?.[1] ?? null)
    : null

/** Pieces that stand over each other as one, from left to right. */
function stackPieces(pieces: readonly Piece[]): Piece[] {
  const stacked: Piece[] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const at = stacked.findIndex(({ x, right }) => Math.min(right, piece.right) - Math.max(x, piece.x) > 0)
    const above = stacked[at]
    if (!above) stacked.push(piece)
    else
      stacked[at] = {
        ...above,
        text: `${above.text} ${piece.text}`,
        x: Math.min(above.x, piece.x),
        right: Math.max(above.right, piece.right),
      }
  }
  return stacked.sort((a, b) => a.x - b.x)
}

function columnsOf(pieces: readonly Piece[], isLoose = false): Column[] | null {
  if (pieces.length < 2) return null
  const columns: Column[] = []
  for (const { text, x, right } of pieces) {
    const isOther = OTHER_COLUMNS.test(foldLetters(text.trim()))
    const label = labelOf(text) ?? (isOther ? 'private' : isLoose ? looseLabel(text) : null)
    if (!label) return null
    columns.push({ label, x, right })
  }
  // 'Nivel | Especialidad': without a degree of its own, the level is it.
  const level = columns.findIndex(
    ({ label }, index) => label === 'body' && foldLetters(pieces[index]!.text).startsWith('nivel'),
  )
  if (level >= 0 && columns.some(({ label }) => label === 'field')) columns[level]!.label = 'degree'
  const isKnown = !isLoose || pieces.some(({ text }) => labelOf(text) !== null)
  return isKnown && columns.filter(({ label }) => label !== 'private').length >= 2 ? columns : null
}

/** A line across the columns, or an item: it belongs to the row above and is no cell. */
function isNote({ pieces, isItem, text }: Line, columns: readonly Column[]): boolean {
  if (pieces.length > 1) return false
  const { x, right } = pieces[0]!
  const under = columns.filter((column) => column.x < right && column.right > x).length
  return isItem || under >= 2 || (text.length > 45 && columns.length > 2)
}

/** The column whose heading a piece stands under: by overlap, or the nearest one. */
function columnUnder(columns: readonly Column[], { x, right }: Piece): Column {
  const distance = (column: Column) => {
    const overlap = Math.min(right, column.right) - Math.max(x, column.x)
    return overlap > 0
      ? -overlap
      : Math.min(Math.abs(x - column.x), Math.abs((x + right) / 2 - (column.x + column.right) / 2))
  }
  return columns.reduce((best, column) => (distance(column) < distance(best) ? column : best))
}

/** The rows as entries: each cell is a line that its column's name labels. */
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

/** A word of each label that `readLabel` knows. */
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
