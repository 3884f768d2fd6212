import { writtenCvs } from '../../printing/written-files.ts'
import type { Block, Run } from '../../printing/written-cv.ts'
import { escapeHtml, htmlPage } from '../../producers/html.ts'
import { writtenLayout } from '../layout.ts'
import type { WrittenLayout } from '../layout.ts'

const BASE = `
@page { size: A4; margin: 16mm 18mm }
body { font: 10.5pt/1.35 'Liberation Sans', sans-serif; color: #111; margin: 0 }
h1 { font-size: 18pt; margin: 0 0 2pt } h2 { font-size: 12pt; margin: 12pt 0 4pt }
p { margin: 0 0 1pt; white-space: pre-wrap } p.item { margin-left: 14pt; text-indent: -10pt } .gap { height: 6pt }
.row { display: flex; justify-content: space-between; gap: 12pt } .row > :last-child { white-space: nowrap }
.columns { columns: 2 }
`

/** Manually written CVs set by the browser; `styles` rotate over them. */
function inBrowser(
  name: string,
  written: Record<string, string>,
  styles: readonly [string, ...string[]],
): WrittenLayout {
  return writtenLayout(name, written, styles, (blocks, style) => ({
    producer: 'chromium',
    html: htmlPage(BASE + style, blocks.map(html).join('')),
  }))
}

interface Face {
  regular: string
  bold: string
  size: number
  /** The sign before an item. */
  item: string
}

const margin = 52

/** Manually written CVs drawn line by line; `faces` rotate over them. */
function drawn(
  name: string,
  written: Record<string, string>,
  faces: readonly [Face, ...Face[]],
): WrittenLayout {
  return writtenLayout(name, written, faces, (blocks, face) => ({
    producer: 'pdfkit',
    draw(document) {
      let y = margin
      for (const block of blocks) y = drawBlock(document, block, face, y)
    },
  }))
}

const SPACE: Partial<Record<Block['kind'], number>> = { heading: 5, gap: 7 }

/** Draws one block at `y` (points), on a new page if this one is full, and returns the next y. */
function drawBlock(
  document: PDFKit.PDFDocument,
  { kind, left, right }: Block,
  face: Face,
  y: number,
): number {
  const top = y + (SPACE[kind] ?? 0)
  if (left.length === 0) return top
  const isBold = kind === 'name' || kind === 'heading' || kind === 'subheading'
  const size = kind === 'name' ? face.size + 7 : kind === 'heading' ? face.size + 1.5 : face.size
  const x = margin + (kind === 'bullet' ? 12 : 0)
  const width = document.page.width - margin - x
  const shown = kind === 'bullet' ? [{ text: `${face.item} `, isBold: false }, ...left] : left
  document.font(isBold ? face.bold : face.regular).fontSize(size)
  const height = document.heightOfString(shown.map(({ text }) => text).join(''), { width, lineGap: 2 })
  const isFull = top + height > document.page.height - margin
  if (isFull) document.addPage({ size: 'A4', margin: 0 })
  const start = isFull ? margin : top
  for (const [index, run] of shown.entries()) {
    document.font(isBold || run.isBold ? face.bold : face.regular)
    const options = { width, lineGap: 2, continued: index < shown.length - 1 }
    if (index === 0) document.text(run.text, x, start, options)
    else document.text(run.text, options)
  }
  const end = right.map(({ text }) => text).join('')
  document.font(isBold ? face.bold : face.regular)
  if (end !== '') document.text(end, x, start, { width, align: 'right' })
  return start + height + 1.5
}

function html({ kind, left, right }: Block): string {
  const text = right.length === 0 ? marked(left) : `<span>${marked(left)}</span><span>${marked(right)}</span>`
  const row = right.length === 0 ? '' : ' class="row"'
  switch (kind) {
    case 'name':
      return `<h1${row}>${text}</h1>`
    case 'heading':
      return `<h2>${text}</h2>`
    case 'subheading':
      return `<p><b>${text}</b></p>`
    case 'line':
      return `<p${row}>${text}</p>`
    case 'bullet':
      return `<p class="item">• ${text}</p>`
    case 'gap':
      return '<div class="gap"></div>'
    case 'columns':
      return '<div class="columns">'
    default:
      return '</div>'
  }
}

const marked = (runs: Run[]) =>
  runs.map(({ text, isBold }) => (isBold ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text))).join('')

/** Ways of writing rather than of setting: each CV in its person's own words. */
export const writtenPages: WrittenLayout[] = [
  /** Workers without a template: headings of their own, no items, few accents, dates in words. */
  inBrowser('own-words', writtenCvs('dev/habits-workers'), [
    "body { font-family: 'Liberation Serif', serif; font-size: 12pt } h2 { text-decoration: underline }",
    'h2 { font-size: 10.5pt } h1 { font-size: 14pt; text-align: center }',
    "body { font-family: 'Carlito', sans-serif; font-size: 11.5pt } h2 { color: #1f4e79 }",
    "body { font-family: 'Liberation Serif', serif } h2 { background: #e4e4e4; padding: 1pt 3pt }",
    '',
  ]),
  /** Skills as lists, sentences, groups and columns, with levels in every position, under several headings. */
  inBrowser('skills-in-words', writtenCvs('dev/habits-skills'), [
    'h2 { border-bottom: 1px solid #666 }',
    "body { font: 10pt/1.4 'Carlito', sans-serif } h2 { color: #7a1f1f }",
    "body { font-family: 'Liberation Serif', serif } h2 { text-align: center; letter-spacing: 1pt }",
    'h2 { font-size: 10.5pt; margin-bottom: 1pt } h1 { font-size: 13pt }',
  ]),
  /** A job is one line, with another order and other separators for each person. */
  drawn('one-line-jobs', writtenCvs('dev/habits-lines'), [
    { regular: 'Helvetica', bold: 'Helvetica-Bold', size: 10, item: '•' },
    { regular: 'Times-Roman', bold: 'Times-Bold', size: 11.5, item: '-' },
    { regular: 'Courier', bold: 'Courier-Bold', size: 9.5, item: '*' },
  ]),
  /** Clients and projects below one job, parallel jobs, promotions, breaks, volunteering. */
  inBrowser('freelance-clients', writtenCvs('dev/habits-freelance'), [
    'h2 { color: #0b5563; border-bottom: 1px solid #0b5563 }',
    "body { font: 10.5pt/1.35 'Carlito', sans-serif }",
    "body { font-family: 'Liberation Serif', serif; font-size: 11.5pt }",
  ]),
  /** Date, company, place and position on separate lines, with empty lines inside an entry. */
  drawn('interleaved-lines', writtenCvs('dev/habits-interleaved'), [
    { regular: 'Helvetica', bold: 'Helvetica-Bold', size: 9.5, item: '•' },
    { regular: 'Times-Roman', bold: 'Times-Bold', size: 11, item: '–' },
    { regular: 'Helvetica', bold: 'Helvetica-Bold', size: 10, item: '-' },
    { regular: 'Times-Roman', bold: 'Times-Roman', size: 10.5, item: '-' },
  ]),
  /** Studies first, with cycles and ranks; internships, university projects, dated certificates. */
  inBrowser('recent-graduates', writtenCvs('dev/habits-graduates'), [
    "body { font: 10pt/1.4 'Carlito', sans-serif } h2 { color: #14506b; border-bottom: 1px solid #b8cdd6 }",
    "body { font-family: 'Liberation Serif', serif } h2 { text-decoration: underline }",
    'h1, h1 + p, h1 + p + p { text-align: center } h2 { color: #8a2f5b }',
    'h2 { font-size: 11pt; background: #eee }',
  ]),
  /** Headings in one language and contents in the other, or both on one line. */
  inBrowser('two-languages', writtenCvs('dev/habits-languages'), [
    "body { font: 10pt/1.4 'Carlito', sans-serif } h2 { border-bottom: 1.5px solid #333; font-size: 11pt }",
    "body { font-family: 'Liberation Serif', serif; font-size: 11pt } h1 { text-align: center }",
    'h2 { color: #b3541e } body { font-size: 10pt }',
    "body { font: 10.5pt/1.4 'DejaVu Sans', sans-serif } h2 { font-size: 11pt; color: #333366 }",
  ]),
  /** Descriptions full of other companies, posts, places and years, and a line about the company's business. */
  inBrowser('wordy-descriptions', writtenCvs('dev/habits-wordy'), [
    'h2 { border-bottom: 1px solid #777 } body { font-size: 10pt }',
    "body { font-family: 'Liberation Serif', serif; font-size: 12pt }",
    "body { font: 11pt/1.4 'Carlito', sans-serif } h2 { color: #7d4e00 }",
    'h2 { font-size: 11pt }',
  ]),
  /** Stars, arrows, ticks and dots around headings, before items and between values. */
  inBrowser('decorated-lines', writtenCvs('dev/habits-decorated'), [
    "body { font-family: 'DejaVu Sans', sans-serif; font-size: 9.5pt } h1, h2, h1 + p { text-align: center } h1 { color: #a3195b }",
    "body { font-family: 'Liberation Mono', monospace; font-size: 9pt } h1 { font-size: 14pt }",
    "body { font-family: 'Carlito', sans-serif; font-size: 11pt } h2 { color: #c7791a }",
    'h2 { font-size: 10.5pt }',
  ]),
  /** Keywords, a bold lead-in before every item, achievements with figures. */
  inBrowser('keyword-rich', writtenCvs('dev/habits-keywords'), [
    "body { font: 10pt/1.35 'Carlito', sans-serif } h2 { color: #1b3a57; border-bottom: 1px solid #1b3a57 }",
    "body { font-family: 'Liberation Serif', serif; font-size: 10.5pt } h1, h1 + p, h1 + p + p { text-align: center }",
    'body { font-size: 9.5pt } h2 { letter-spacing: 0.5pt; font-size: 10.5pt }',
    'h2 { border-bottom: 1px solid #999 }',
  ]),
  /** Roman numerals, 1.1, a): an outline with a label before most values. */
  drawn('outlined', writtenCvs('dev/habits-outlined'), [
    { regular: 'Times-Roman', bold: 'Times-Bold', size: 11, item: '-' },
    { regular: 'Helvetica', bold: 'Helvetica-Bold', size: 10, item: '-' },
  ]),
  /** Jobs and studies in running sentences, oldest or newest first. */
  inBrowser('told-as-a-letter', writtenCvs('dev/habits-letters'), [
    "body { font-family: 'Liberation Serif', serif; font-size: 12pt }",
    'h2 { font-size: 10.5pt }',
    "body { font: 11pt/1.4 'Carlito', sans-serif } h2 { color: #2e6b34 }",
    "body { font-family: 'Liberation Serif', serif } h2 { text-decoration: underline }",
  ]),
  /** Two kinds of content below one heading. */
  inBrowser('mixed-sections', writtenCvs('dev/habits-mixed-sections'), [
    "body { font-family: 'Liberation Serif', serif; font-size: 11pt } h2 { border-bottom: 1px solid #000 }",
    'h2 { color: #2a6f77 }',
    "body { font: 10.5pt/1.4 'Carlito', sans-serif } h2 { font-weight: normal; text-transform: uppercase; letter-spacing: 1pt }",
    '',
  ]),
  /** English by Spanish speakers: headings translated word by word, false friends, Spanish names and months. */
  inBrowser('translated-words', writtenCvs('dev/habits-translated'), [
    "body { font: 11pt/1.35 'Carlito', sans-serif } h2 { background: #e9eef5 }",
    'h2 { color: #8b5a00; border-bottom: 1px solid #8b5a00 }',
    "body { font-family: 'Liberation Serif', serif; font-size: 11.5pt }",
    'body { font-size: 10pt }',
  ]),
  /** Several habits in one CV that grew over the years; and pages of a few lines. */
  inBrowser('grown-over-years', writtenCvs('dev/habits-grown'), [
    "body { font-family: 'Liberation Serif', serif; font-size: 11.5pt }",
    'h2 { font-size: 11pt; border-bottom: 1px solid #aaa }',
    "body { font: 12pt/1.4 'Carlito', sans-serif }",
    '',
    "body { font: 10.5pt/1.5 'Carlito', sans-serif } h2 { color: #5b3a8c }",
  ]),
]
