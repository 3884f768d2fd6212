import type { Resume } from '#domain/resume/resume.ts'
import { resumeWords } from '#domain/resume/resume.words.ts'
import { Column, lowered, type Tightness } from './column.ts'
import { type Layout, layouts } from './layouts.data.ts'
import { type Mark, type Measure, type PageMarks, paper } from './page-marks.ts'
import { paginate, type PlacedRow } from './paginate.ts'
import { writeContactSection, writeHead } from './write-head.ts'
import { writeSection } from './write-section.ts'

/** From the layout's own measures to the tightest that is still good to read. */
const tightnesses: readonly Tightness[] = [
  { size: 1, space: 1 },
  { size: 1, space: 0.8 },
  { size: 0.96, space: 0.8 },
  { size: 0.93, space: 0.7 },
  { size: 0.9, space: 0.6 },
]
const PHOTO = 74
/** Between the two columns. */
const GUTTER = 30
/** From the edge of a band to the text on it. */
const BAND = 30

export interface LaidOut {
  pages: PageMarks[]
  /** Keys of the sections and entries that end behind the last page it should have; none: it fits. */
  beyond: string[]
}

/**
 * A CV on pages. If it is longer than `pages`, it is set tighter; if that is not enough, it keeps its text and has more pages, and
 * `beyond` says what is on them.
 */
export function layOut(resume: Resume, pages: number, measure: Measure): LaidOut {
  let laid: LaidOut = { pages: [], beyond: [] }
  for (const tightness of tightnesses) {
    laid = layOutOnce(resume, pages, { measure, tightness })
    if (laid.beyond.length === 0) break
  }
  return laid
}

type Pen = { measure: Measure; tightness: Tightness }

function layOutOnce(resume: Resume, most: number, { measure, tightness }: Pen): LaidOut {
  const layout = layouts[resume.layout]
  const { margin, side, head } = layout
  let block = 0
  const pen = { measure, tightness, nextBlock: () => ++block }
  const inner = paper.width - 2 * margin.side
  const bottom = paper.height - margin.bottom
  const photo = resume.withPhoto ? PHOTO : 0

  const isHeadInMain = side !== null && head.at !== 'band'
  const mainX = side?.at === 'left' ? margin.side + side.width + GUTTER : margin.side
  const mainWidth = side ? inner - side.width - GUTTER : inner
  const top = new Column(
    layout,
    isHeadInMain ? { x: mainX, width: mainWidth } : { x: margin.side, width: inner },
    pen,
  )
  writeHead(top, resume, { photo: isHeadInMain ? 0 : photo })
  const headRows = placed(top, head.at === 'band' ? BAND : margin.top)
  const headEnd = Math.max(endOf(headRows), photo > 0 && !isHeadInMain ? margin.top + photo + 4 : 0)
  const belowHead = head.at === 'band' ? headEnd + BAND * 0.55 : headEnd

  const main = new Column(layout, { x: mainX, width: mainWidth }, pen)
  const besides = new Column(layout, besidesBox(layout, inner), pen)
  if (side?.contact) writeContactSection(besides, resume)
  for (const section of resume.sections) {
    const isBeside = side?.sections.includes(section.kind) ?? false
    writeSection(isBeside ? besides : main, section, isBeside)
  }
  const edges = { top: margin.top, bottom }
  const mainPages = paginate(main.rows, { ...edges, firstTop: belowHead })
  const besidesTop = isHeadInMain ? margin.top - layout.gaps.section * tightness.space + photo : belowHead
  const besidesPages = paginate(besides.rows, { ...edges, firstTop: besidesTop })

  const count = Math.max(mainPages.length, besides.rows.length > 0 ? besidesPages.length : 0)
  const pages = Array.from({ length: count }, (_, at): PageMarks => {
    const marks: Mark[] = [...groundOf(layout, at, belowHead)]
    if (at === 0) marks.push(...marksOf(headRows), ...photoOf(layout, photo))
    marks.push(...marksOf(mainPages[at] ?? []), ...marksOf(besidesPages[at] ?? []))
    if (count > 1) marks.push(pageNumber(layout, resume, { page: at + 1, count, measure }))
    return { marks }
  })
  const after = [...mainPages.slice(most), ...besidesPages.slice(most)].flat()
  const beyond = [...new Set(after.map(({ row }) => row.owner))].filter((owner) => owner !== '')
  return { pages, beyond }
}

function besidesBox({ side, margin }: Layout, inner: number): { x: number; width: number } {
  if (!side) return { x: margin.side, width: inner }
  return {
    x: side.at === 'left' ? margin.side : margin.side + inner - side.width,
    width: side.width,
  }
}

function placed({ rows }: Column, top: number): PlacedRow[] {
  let y = top
  return rows.map((row) => {
    const at = { row, y }
    y += row.height
    return at
  })
}

const endOf = (rows: readonly PlacedRow[]): number => {
  const last = rows.at(-1)
  return last ? last.y + last.row.height : 0
}

const marksOf = (rows: readonly PlacedRow[]): Mark[] =>
  rows.flatMap(({ row, y }) => row.marks.map((mark) => lowered(mark, y)))

/** What stands behind the text: the tinted column of every page, the band of the first. */
function groundOf({ side, head, margin }: Layout, at: number, belowHead: number): Mark[] {
  const marks: Mark[] = []
  if (side?.fill) {
    const width = margin.side + side.width + GUTTER / 2
    const x = side.at === 'left' ? 0 : paper.width - width
    marks.push({ kind: 'box', x, y: 0, width, height: paper.height, color: side.fill })
  }
  if (head.at === 'band' && at === 0)
    marks.push({ kind: 'box', x: 0, y: 0, width: paper.width, height: belowHead - 4, color: head.fill })
  return marks
}

/** In the corner of the head, or at the top of a column that has the ways of contact. */
function photoOf({ side, margin, head }: Layout, size: number): Mark[] {
  if (size === 0) return []
  if (side?.contact) {
    const x = side.at === 'left' ? margin.side : paper.width - margin.side - side.width
    return [{ kind: 'photo', x, y: margin.top - 4, size }]
  }
  const y = head.at === 'band' ? BAND - 6 : margin.top
  return [{ kind: 'photo', x: paper.width - margin.side - size, y, size }]
}

/** In a form that readers of CVs recognise; a single page has none. */
function pageNumber(
  { faces, ink, margin }: Layout,
  { language }: Resume,
  { page, count, measure }: { page: number; count: number; measure: Measure },
): Mark {
  const text = resumeWords[language].page(page, count)
  const size = 8
  const width = measure(text, faces.text, size)
  return {
    kind: 'text',
    x: paper.width - margin.side - width,
    y: paper.height - 22,
    width,
    text,
    face: faces.text,
    size,
    color: ink.soft,
    tag: 'Artifact',
    block: -1,
    link: null,
  }
}
