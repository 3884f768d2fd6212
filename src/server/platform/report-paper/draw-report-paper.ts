import {
  beginPaper,
  type PaperDocument as Doc,
  paperInk as ink,
  type PaperFont,
} from '#server/platform/paper-document.ts'
import { printable } from '#domain/resume/printable.ts'
import type { PaperTone, ReportPaper, ReportPart } from './report-paper.ts'

const tones: Record<PaperTone, string> = { high: '#e0650f', medium: '#c98a4f', low: '#8f867d' }
const MARGIN = 48
const CHART = 120
const ROW = 17
/** The width of the labels of facts, in points. */
const LABEL = 150

/** The report on A4: real text in the product's fonts, charts as shapes, each followed by its table. */
export async function drawReportPaper(paper: ReportPaper): Promise<Uint8Array> {
  const { doc, done } = beginPaper({
    margin: MARGIN,
    info: { Title: printable(paper.title), Creator: 'Qhatu' },
  })
  const width = doc.page.width - 2 * MARGIN
  write(doc, paper.title, { font: 'bold', size: 20 })
  for (const line of paper.lines) write(doc, line, { size: 9.5, color: ink.soft })
  doc.y += 10
  if (paper.figures.length > 0) drawFigures(doc, paper.figures, width)
  for (const part of paper.parts) drawPart(doc, part, width)
  doc.y += 12
  for (const note of paper.notes) write(doc, note, { size: 8.5, color: ink.soft })
  numberPages(doc, width)
  doc.end()
  return done
}

type Style = { font?: PaperFont; size?: number; color?: string }

function write(doc: Doc, text: string, { font = 'text', size = 10, color = ink.text }: Style = {}): void {
  doc.font(font).fontSize(size).fillColor(color).text(printable(text), MARGIN, doc.y, { lineGap: 2 })
}

/** In one line, cut to the width of its cell. */
function cell(doc: Doc, text: string, box: { x: number; y: number; width: number; align?: 'right' }): void {
  const { x, y, ...options } = box
  doc.text(printable(text), x, y, { ...options, height: ROW - 4, ellipsis: true, lineBreak: true })
}

/** Starts a new page when less than this is left, in points. */
function keep(doc: Doc, points: number): void {
  if (doc.y + points > doc.page.height - MARGIN) doc.addPage()
}

function drawFigures(doc: Doc, figures: ReportPaper['figures'], width: number): void {
  const { y } = doc
  const slot = width / Math.max(1, figures.length)
  for (const [at, { label, value }] of figures.entries()) {
    const x = MARGIN + at * slot
    doc.font('text').fontSize(8.5).fillColor(ink.soft)
    cell(doc, label, { x, y, width: slot - 8 })
    doc.font('bold').fontSize(15).fillColor(ink.text)
    cell(doc, value, { x, y: y + 12, width: slot - 8 })
  }
  doc.y = y + 36
}

function drawPart(doc: Doc, { title, bars, table, facts = [], text }: ReportPart, width: number): void {
  keep(doc, (bars ? CHART + 40 : 0) + 3 * ROW + 30)
  doc.y += 14
  write(doc, title, { font: 'bold', size: 12.5, color: ink.accent })
  doc.y += 4
  if (bars) drawBars(doc, bars, width)
  if (table) drawTable(doc, table, width)
  for (const [label, value] of facts) {
    keep(doc, ROW)
    const { y } = doc
    write(doc, label, { size: 9, color: ink.soft })
    doc.y = y
    doc.font('text').fontSize(10).fillColor(ink.text)
    doc.text(printable(value), MARGIN + LABEL, y, { width: width - LABEL, lineGap: 2 })
    doc.y += 3
  }
  for (const paragraph of text?.split('\n') ?? []) {
    write(doc, paragraph)
    doc.y += 3
  }
}

function drawBars(doc: Doc, bars: NonNullable<ReportPart['bars']>, width: number): void {
  const top = doc.y + 4
  const base = top + CHART
  const most = Math.max(1, ...bars.values)
  const slot = width / bars.values.length
  for (const [at, value] of bars.values.entries()) {
    const height = value === 0 ? 0 : Math.max(1, (value / most) * CHART)
    doc
      .rect(MARGIN + at * slot + slot * 0.12, base - height, slot * 0.76, height)
      .fill(tones[bars.tones[at] ?? 'high'])
  }
  line(doc, base, width)
  doc.font('text').fontSize(8).fillColor(ink.soft)
  for (const { at, text } of bars.labels)
    doc.text(text, MARGIN + at * slot - 20, base + 4, { width: 40, align: 'center', lineBreak: false })
  doc.y = base + 22
}

function line(doc: Doc, y: number, width: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .lineWidth(0.6)
    .strokeColor(ink.line)
    .stroke()
}

function drawTable(doc: Doc, { columns, rows }: NonNullable<ReportPart['table']>, width: number): void {
  // The first column has the names: it is as wide as two others.
  const unit = width / (columns.length + 1)
  const drawRow = (cells: readonly string[], font: PaperFont, color: string) => {
    keep(doc, ROW)
    const { y } = doc
    doc.font(font).fontSize(9).fillColor(color)
    for (const [at, text] of cells.entries()) {
      const x = MARGIN + (at === 0 ? 0 : (at + 1) * unit)
      const isFigure = columns[at]?.isFigure ?? false
      cell(doc, text, {
        x,
        y: y + 3,
        width: (at === 0 ? 2 : 1) * unit - 6,
        ...(isFigure ? { align: 'right' as const } : {}),
      })
    }
    line(doc, y + ROW, width)
    doc.y = y + ROW
  }
  drawRow(
    columns.map(({ name }) => name),
    'strong',
    ink.soft,
  )
  for (const row of rows) drawRow(row, 'text', ink.text)
  if (rows.length === 0) drawRow(['Ninguno con estos filtros'], 'text', ink.soft)
}

function numberPages(doc: Doc, width: number): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc
      .font('text')
      .fontSize(8)
      .fillColor(ink.soft)
      .text(`Página ${page + 1} de ${count}`, MARGIN, doc.page.height - 32, {
        width,
        align: 'right',
        lineBreak: false,
      })
  }
}
