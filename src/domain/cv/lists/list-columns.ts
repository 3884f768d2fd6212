import { headingKind } from '#domain/cv/sections/headings.ts'
import { readLanguage } from './languages.ts'
import { isLevelOnly } from './levels.ts'
import { findLines } from '#domain/cv/layout/lines.ts'
import { type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'

/** 'Otros idiomas': a heading of languages. */
export const namesLanguages = (text: string) => headingKind(text) === 'languages'

/** 'Competencias informáticas': a heading that list sections have too. */
export const namesList = (text: string) => namesLanguages(text) || headingKind(text) === 'skills'

/** Lines of a list that are read one below the other. */
export interface Block {
  lines: Line[]
  /** The pieces that name the lists beside them: a column of group names. */
  labels: ReadonlySet<Piece>
  /** The line after the last one. */
  next: Line | undefined
}

interface Column {
  x: number
  right: number
  pieces: Piece[]
}

/** The minimum white space between columns, as a share of the font size. */
const GUTTER = 0.4

/** The end of a line whose last item continues. */
export const OPEN_END = /[,|;·•/&-]\s*$|\s(?:y|and|de|del|en|e|of|con|para|la|el|los|las|nivel|level)$/i

/**
 * Returns a list in columns column by column, so that broken cells are contiguous. A column of levels is dropped; group names stay
 * before their lists. Lines without columns are unchanged.
 */
export function unfoldColumns(lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  let open: Line[] = []
  const close = (next: Line | undefined) => {
    const parts = splitAtEdges(open)
    for (const [index, part] of parts.entries())
      blocks.push({ lines: part, labels: new Set(), next: parts[index + 1]?.[0] ?? next })
    open = []
  }
  for (let at = 0; at < lines.length;) {
    const { columns, end } = growColumns(lines, at)
    if (end - at < 2 || columns.length < 2) {
      open.push(lines[at]!)
      at++
      continue
    }
    close(lines[at])
    blocks.push(...readColumns(lines.slice(at, end), columns))
    at = end
  }
  close(undefined)
  return blocks
}

/** Left edges that differ by more belong to separate lists. */
const SAME_EDGE = 3

/** A list below another one at another left edge is separate; lines that alternate between edges are one list. */
function splitAtEdges(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    // An item broken at the foot of a column continues at the top of the next one.
    const isRest = run && line.gap === Infinity && OPEN_END.test(run.at(-1)!.text)
    if (run && (isRest || Math.abs(run.at(-1)!.x - line.x) <= SAME_EDGE)) run.push(line)
    else runs.push([line])
  }
  const edges = new Set(runs.map(([first]) => Math.round(first!.x / SAME_EDGE)))
  const isSplit = edges.size === runs.length && runs.every(({ length }) => length > 1)
  return isSplit || lines.length === 0 ? runs : [[...lines]]
}

/** As many lines as fit into columns with continuous white space between them. */
export function growColumns(lines: readonly Line[], start: number): { columns: Column[]; end: number } {
  const first = lines[start]!
  let columns: Column[] = first.pieces.map((piece) => ({ x: piece.x, right: piece.right, pieces: [piece] }))
  let end = start + 1
  if (columns.length < 2) return { columns, end }
  for (; end < lines.length; end++) {
    const line = lines[end]!
    // A single bold line starts a group below the columns.
    const isHead = line.pieces.length === 1 && line.isBold && !first.isBold
    const wider = line.page === first.page && !isHead ? withLine(columns, line) : null
    if (!wider) break
    columns = wider
  }
  return { columns: columns.sort((a, b) => a.x - b.x), end }
}

/** The columns with a line's pieces added; null if a piece spans two columns, or two pieces fall into one. */
function withLine(columns: readonly Column[], { pieces, size }: Line): Column[] | null {
  const gutter = size * GUTTER
  const next = [...columns]
  const taken = new Set<number>()
  for (const piece of pieces) {
    const under = next.flatMap(({ x, right }, index) =>
      piece.x < right + gutter && piece.right > x - gutter ? [index] : [],
    )
    if (under.length > 1) return null
    const [index = next.length] = under
    if (taken.has(index)) return null
    taken.add(index)
    const column = next[index] ?? { ...piece, pieces: [] }
    next[index] = {
      x: Math.min(column.x, piece.x),
      right: Math.max(column.right, piece.right),
      pieces: [...column.pieces, piece],
    }
  }
  return next
}

function readColumns(lines: readonly Line[], all: readonly Column[]): Block[] {
  const columns = all.filter(({ pieces }) => !pieces.every(({ text }) => isLevelOnly(text)))
  const [first, ...others] = columns
  if (!first) return []
  const languages = first.pieces.filter(({ text }) => readLanguage(text) !== null).length
  const isLanguages = languages >= first.pieces.length / 2
  if (isLanguages) return [{ lines: [...lines], labels: new Set(), next: undefined }]
  if (isLabelColumn(columns)) {
    const labels = new Set(first.pieces)
    const rows = findLines(others.flatMap(({ pieces }) => pieces))
    return [{ lines: rows.map((row) => withLabel(row, lines, labels)), labels, next: undefined }]
  }
  // '-' in an empty level cell looks like the bullet of the next cell: without bullets in the first column there are none.
  const isBulleted = first.pieces.some(({ isItem }) => isItem)
  const own = (pieces: readonly Piece[]) =>
    pieces.map((piece) => ({ ...piece, isItem: piece.isItem && isBulleted }))
  return columns.map(({ pieces }) => ({
    lines: findLines(own(pieces)),
    labels: new Set<Piece>(),
    next: undefined,
  }))
}

const LIST = /[,;|·•]/

/** Group names: bold or with a colon, unlike the text beside them; short beside lists; or one beside several items. */
function isLabelColumn(columns: readonly Column[]): boolean {
  const [names, values] = columns
  if (!names || !values || names.pieces.some(({ text }) => LIST.test(text))) return false
  const isBold = ({ spans }: Piece) => spans.every((span) => span.isBold)
  const share = (pieces: readonly Piece[], test: (piece: Piece) => boolean) =>
    pieces.filter(test).length / pieces.length
  if (share(names.pieces, ({ text }) => namesList(text)) > 0.3) return true
  if (columns.length > 2) return false
  return (
    share(values.pieces, ({ text }) => LIST.test(text)) >= 0.5 ||
    share(names.pieces, ({ text }) => text.endsWith(':')) >= 0.5 ||
    (share(names.pieces, isBold) === 1 &&
      share(values.pieces, isBold) < 0.5 &&
      !values.pieces.every(({ text }) => isLevelOnly(text))) ||
    names.pieces.length <= values.pieces.length / 2
  )
}

/** A line of the lists with the group name before it. */
function withLabel(row: Line, lines: readonly Line[], labels: ReadonlySet<Piece>): Line {
  const label = lines.find((line) => line.pieces.includes(row.pieces[0]!))?.pieces[0]
  if (!label || !labels.has(label)) return row
  const pieces = [label, ...row.pieces]
  return withPieces(row, pieces)
}
