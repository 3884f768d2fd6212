import { byTheirHands } from '../../people/fresh/people-fresh-by-hand.data.ts'
import type { Gold } from '../../printing/gold.ts'
import { readWritten } from '../../printing/written-cv.ts'
import type { Block, Run } from '../../printing/written-cv.ts'
import { escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { WrittenLayout } from '../layout.ts'

const BASE = `
@page { size: A4; margin: 13mm 0 }
html { -webkit-print-color-adjust: exact } * { box-sizing: border-box } body { margin: 0; padding: 0 14mm; color: #222 }
p { margin: 0 0 1.5pt; white-space: pre-wrap } p.item { padding-left: 10pt; text-indent: -8pt } .gap { height: 6pt }
.row { display: flex; justify-content: space-between; gap: 10pt } .row > :last-child { white-space: nowrap }
.body { display: flex; gap: 8mm } .side { flex: none } .main { flex: 1; min-width: 0 } .body h2:first-child { margin-top: 0 }
.side .gap, .main .gap:first-child { height: 0 }
`

const looks: readonly [string, ...string[]] = [
  `body { font: 9.8pt/1.42 'Lato', sans-serif } h1 { font-size: 25pt; font-weight: 300; margin: 0 } h1 + p { color: #96604a; font-size: 11pt; margin-bottom: 10pt }
   h2 { font-size: 11.5pt; color: #96604a; margin: 12pt 0 4pt } .side { width: 52mm; border-right: .8pt solid #d7c3b8; padding-right: 6mm }`,
  `body { font: 10.4pt/1.4 'Liberation Serif', serif } h1 { font-size: 22pt; margin: 0; text-align: center } .head p { text-align: center } .head { border-bottom: 2pt double #444; margin-bottom: 8pt; padding-bottom: 4pt }
   h2 { font-size: 10.5pt; letter-spacing: .6pt; margin: 11pt 0 4pt } .body { flex-direction: row-reverse } .side { width: 54mm; background: #f1f1ec; padding: 6pt 9pt }`,
  `body { font: 9.6pt/1.4 'Roboto', sans-serif } .head { background: #173f5f; color: #fff; margin: 0 -14mm 9pt; padding: 7mm 14mm } h1 { font-size: 23pt; margin: 0 } .head p { margin: 0 }
   h2 { font-size: 11pt; color: #173f5f; border-bottom: 1pt solid #173f5f; margin: 11pt 0 5pt } .body { flex-direction: row-reverse } .side { width: 55mm }`,
  `body { font: 10pt/1.4 'Carlito', sans-serif } h1 { font-size: 24pt; margin: 0; letter-spacing: 1pt } h1 + p { font-size: 12pt; margin-bottom: 8pt }
   h2 { font-size: 11pt; background: #e8e2d0; padding: 2pt 5pt; margin: 10pt 0 4pt } .side { width: 58mm }`,
]

const names = Object.keys(byTheirHands)

/** Careers of ten to fifteen years on crowded pages of two columns: several habits of dating, promotions, projects, roles without a company. */
export const fullCareers: WrittenLayout = {
  name: 'full-careers',
  people: names,
  printWritten(id) {
    const { blocks, gold } = readWritten(byTheirHands[id] ?? '')
    const from = blocks.findIndex(({ kind }) => kind === 'columns')
    const to = blocks.findIndex(({ kind }) => kind === 'columns end')
    const drawn = (part: Block[]) => part.map(html).join('')
    const body = `<div class="head">${drawn(blocks.slice(0, from))}</div><div class="body"><div class="side">${drawn(blocks.slice(from + 1, to))}</div><div class="main">${drawn(blocks.slice(to + 1))}</div></div>`
    return {
      source: { producer: 'chromium', html: htmlPage(BASE + pick(looks, names.indexOf(id)), body) },
      gold: { layout: 'full-careers', producer: 'chromium', ...gold } satisfies Gold,
    }
  },
}

function html({ kind, left, right }: Block): string {
  const row = right.length === 0 ? '' : ' class="row"'
  const text = right.length === 0 ? marked(left) : `<span>${marked(left)}</span><span>${marked(right)}</span>`
  switch (kind) {
    case 'name':
      return `<h1>${text}</h1>`
    case 'heading':
      return `<h2>${text}</h2>`
    case 'bullet':
      return `<p class="item">• ${text}</p>`
    case 'gap':
      return '<div class="gap"></div>'
    default:
      return `<p${row}>${text}</p>`
  }
}

const marked = (runs: Run[]) =>
  runs.map(({ text, isBold }) => (isBold ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text))).join('')
