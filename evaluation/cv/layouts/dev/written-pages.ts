import { workersInOwnWords } from '../../people/dev/people-habits-workers.data.ts'
import type { Gold } from '../../printing/gold.ts'
import { readWritten } from '../../printing/written-cv.ts'
import type { Block, Run } from '../../printing/written-cv.ts'
import { escapeHtml, htmlPage } from '../../producers/html.ts'
import type { WrittenLayout } from '../layout.ts'

const BASE = `
@page { size: A4; margin: 16mm 18mm }
body { font: 10.5pt/1.35 'Liberation Sans', sans-serif; color: #111; margin: 0 }
h1 { font-size: 18pt; margin: 0 0 2pt } h2 { font-size: 12pt; margin: 12pt 0 4pt }
p { margin: 0 0 1pt; white-space: pre-wrap } p.item { margin-left: 14pt; text-indent: -10pt } .gap { height: 6pt }
.row { display: flex; justify-content: space-between; gap: 12pt } .row > :last-child { white-space: nowrap }
.columns { columns: 2 }
`

/** CVs written out by hand, as the browser sets them; `styles` go round over them. */
function inBrowser(name: string, written: Record<string, string>, styles: readonly string[]): WrittenLayout {
  const people = Object.keys(written)
  return {
    name,
    people,
    printWritten(id) {
      const { blocks, gold } = readWritten(written[id] ?? '')
      const style = styles[people.indexOf(id) % styles.length] ?? ''
      return {
        source: { producer: 'chromium', html: htmlPage(BASE + style, blocks.map(html).join('')) },
        gold: { layout: name, producer: 'chromium', ...gold } satisfies Gold,
      }
    },
  }
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
  /** Workers without a template: headings of their own, no items, few accents, dates as they are told. */
  inBrowser('own-words', workersInOwnWords, [
    "body { font-family: 'Liberation Serif', serif; font-size: 12pt } h2 { text-decoration: underline }",
    'h2 { font-size: 10.5pt } h1 { font-size: 14pt; text-align: center }',
    "body { font-family: 'Carlito', sans-serif; font-size: 11.5pt } h2 { color: #1f4e79 }",
    "body { font-family: 'Liberation Serif', serif } h2 { background: #e4e4e4; padding: 1pt 3pt }",
    '',
  ]),
]
