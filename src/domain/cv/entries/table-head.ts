import { foldLetters } from '#domain/cv/names/fold.ts'
import { type LabelName, labelOf } from '#domain/cv/sections/labels.ts'
import type { Line, Piece } from '#domain/cv/layout/text-line.ts'

/** A column of a table: the meaning of its name, and its position. */
export interface Column {
  label: LabelName
  x: number
  right: number
}

const OTHER_COLUMNS_WORDS = [
  'herramientas?',
  'programas?',
  'software',
  'nivel(?: de dominio)?',
  'dominio',
  'habilidad(?:es)?',
  'competencias?',
  'conocimientos?',
  'idiomas?',
  'tecnologias?',
  'skills?',
  'level',
  'aplicativos?',
  'descripcion',
  'area',
  'habla(?:do)?',
  'escri(?:be|to|tura)',
  'lee',
  'lectura',
  'leido',
  'oral',
  'comprension(?: auditiva| de lectura| lectora| oral)?',
  '(?:interaccion|capacidad|produccion) oral',
  'auditiva',
  'de lectura',
  String.raw`nivel europeo(?: \(\*\))?`,
  'expresion(?: oral)?',
  'n[°º.]+',
  'item',
  '(?:n[°º.]+ |numero |cantidad |total )?(?:de )?(?:horas(?: (?:lectivas|academicas|pedagogicas))?|folios?)',
  'tiempo total',
  'mes',
  'observaciones',
  'auto-?evaluacion',
]
const OTHER_COLUMNS = new RegExp(`^(?:${OTHER_COLUMNS_WORDS.join('|')})$`)

/** True for a line with the column names of a table below it. */
export const isColumnNames = (line: Line): boolean =>
  line.pieces.length > 1 &&
  line.pieces.every(({ text }) => labelOf(text) !== null || OTHER_COLUMNS.test(foldLetters(text.trim())))

/** The column names of a table, and their lines. */
export interface Head {
  columns: Column[]
  start: number
  end: number
}

/** The column names, on one line or wrapped on up to three, and where the rows start. */
export function findHead(lines: readonly Line[]): Head | null {
  for (let start = 0; start < Math.min(2, lines.length); start++) {
    for (let end = start + 1; end <= Math.min(start + 3, lines.length); end++) {
      const head = lines.slice(start, end)
      const columns = columnsOf(
        stackPieces(head.flatMap(({ pieces }) => pieces)),
        standsOut(head, lines[end]),
      )
      if (columns) return { columns, start, end }
    }
  }
  return null
}

/** True if the lines have another style than the line below: their words may then be unknown. */
const standsOut = (head: readonly Line[], below: Line | undefined): boolean =>
  below !== undefined &&
  head.every((line) => (line.isBold && !below.isBold) || (line.isCapitals && !below.isCapitals))

/** Words that show what a column with an unusual name contains: 'Institución que lo dictó', 'N° de horas'. */
const COLUMN_WORDS: readonly (readonly [RegExp, LabelName])[] = [
  [/\bn[°º.]|\bhoras?\b|\bfolios?\b|\bitem\b|^tiempo en|\bregimen\b/, 'private'],
  [/\b(?:cursos?|eventos?|capacitaci|taller|certificad|diplomad)/, 'course'],
  [/\b(?:instituci|entidad|organizador|centro|universidad)/, 'institution'],
  [/\b(?:empresa|empleador|establecimiento)/, 'company'],
  [/\b(?:cargo|puesto)/, 'position'],
  [/\b(?:fecha|periodo|ano)/, 'period'],
  [/\b(?:grado|titulo)/, 'degree'],
  [/\b(?:especialidad|carrera)/, 'field'],
]

/** A proper name has capitals inside ('Empresa de Transportes Sur'); a column name has none, or only capitals. */
const looseLabel = (text: string): LabelName | null =>
  /^\P{Lu}*\p{Lu}?\P{Lu}*$/u.test(text) || text === text.toUpperCase()
    ? (COLUMN_WORDS.find(([pattern]) => pattern.test(foldLetters(text)))?.[1] ?? null)
    : null

/** Joins pieces that stand one above the other, from left to right. */
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

const MOST_UNKNOWN = 1
const FEWEST_KNOWN = 3
const LONGEST_NAME = 25

/** The columns that the pieces name; null if they do not. `isLoose`: they look like a head, so unknown words are allowed. */
export function columnsOf(pieces: readonly Piece[], isLoose = false): Column[] | null {
  if (pieces.length < 2) return null
  const columns: Column[] = []
  let unknown = 0
  for (const { text, x, right } of pieces) {
    const isOther = OTHER_COLUMNS.test(foldLetters(text.trim()))
    const label = labelOf(text) ?? (isOther ? 'private' : isLoose ? looseLabel(text) : null)
    // One unknown column name among known ones is allowed: 'Empresa | Obra | Cargo | Desde'.
    if (!label && (!isLoose || ++unknown > MOST_UNKNOWN || text.length > LONGEST_NAME)) return null
    columns.push({ label: label ?? 'private', x, right })
  }
  if (unknown > 0 && columns.length < unknown + FEWEST_KNOWN) return null
  // 'Nivel | Especialidad': without a degree column the level is the degree.
  const level = columns.findIndex(
    ({ label }, index) => label === 'body' && foldLetters(pieces[index]!.text).startsWith('nivel'),
  )
  if (level >= 0 && columns.some(({ label }) => label === 'field')) columns[level]!.label = 'degree'
  const isKnown = !isLoose || pieces.some(({ text }) => labelOf(text) !== null)
  return isKnown && columns.filter(({ label }) => label !== 'private').length >= 2 ? columns : null
}
