import type { Entry } from './entries.ts'
import { foldLetters } from './fold.ts'
import { type LabelName, labelOf } from './labels.ts'
import { findPeriods } from './periods.ts'
import type { Line, Piece } from './text-line.ts'

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
  const at = lines.slice(0, 3).findIndex((line) => columnsOf(line) !== null)
  if (at < 0) return null
  const columns = columnsOf(lines[at]!)!
  const body = lines.slice(at + 1).filter((line) => columnsOf(line) === null)
  const rows: TableRow[] = []
  const rowGap = findRowGap(body)
  const isDated = columns.some(({ label }) => label === 'period')
  for (const [index, line] of body.entries()) {
    const cells = line.pieces.map((piece) => ({ piece, column: columnUnder(columns, piece) }))
    const row = rows.at(-1)
    const isNew =
      row === undefined ||
      line.gap >= rowGap ||
      (isDated ? startsOver(row, cells) : rowGap === Infinity && cells.length > 1) ||
      (line.page !== body[index - 1]!.page && cells.length > 1)
    const target: TableRow = isNew ? new Map() : row
    if (isNew) rows.push(target)
    for (const { piece, column } of cells) {
      const cell = target.get(column.label)
      const isOtherColumn = cell?.pieces.some((other) => columnUnder(columns, other) !== column)
      target.set(
        column.label,
        cell
          ? {
              text: `${cell.text}${isOtherColumn ? ' – ' : ' '}${piece.text}`,
              pieces: [...cell.pieces, piece],
            }
          : { text: piece.text, pieces: [piece] },
      )
    }
  }
  return rows
}

/** A second whole period cannot belong to the same row; one that goes on ('Ene 2018 -' / 'Feb 2019') can. */
function startsOver(row: TableRow, cells: readonly { piece: Piece; column: Column }[]): boolean {
  const period = row.get('period')
  const next = cells.find(({ column }) => column.label === 'period')
  if (!period || !next || cells.length < 2) return false
  return (
    findPeriods(period.text).length > 0 &&
    findPeriods(next.piece.text).length > 0 &&
    findPeriods(`${period.text} ${next.piece.text}`).length > 1
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
  /^(?:herramientas?|programas?|software|nivel(?: de dominio)?|dominio|habilidad(?:es)?|competencias?|conocimientos?|idiomas?|tecnologias?|skills?|level|aplicativos?|descripcion|area|habla(?:do)?|escri(?:be|to|tura)|lee|lectura|leido|oral|comprension|expresion(?: oral)?|n[°º.]+|item|horas|mes|observaciones|auto-?evaluacion)$/

/** True for a line that names the columns of a table below it. */
export const isColumnNames = (line: Line): boolean =>
  line.pieces.length > 1 &&
  line.pieces.every(({ text }) => labelOf(text) !== null || OTHER_COLUMNS.test(foldLetters(text.trim())))

function columnsOf(line: Line): Column[] | null {
  if (line.pieces.length < 2) return null
  const columns: Column[] = []
  for (const piece of line.pieces) {
    const label =
      labelOf(piece.text) ?? (OTHER_COLUMNS.test(foldLetters(piece.text.trim())) ? 'private' : null)
    if (!label) return null
    columns.push({ label, x: piece.x, right: piece.right })
  }
  return columns.filter(({ label }) => label !== 'private').length >= 2 ? columns : null
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
