import type { Gold } from '../../printing/gold.ts'
import { readWritten } from '../../printing/written-cv.ts'
import type { Block, Run } from '../../printing/written-cv.ts'
import { escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { WrittenLayout } from '../layout.ts'

const BASE = `
@page { size: A4; margin: 13mm 0 }
html { -webkit-print-color-adjust: exact } * { box-sizing: border-box } body { margin: 0; padding: 0 14mm; color: #222 }
h2 { break-after: avoid } p { margin: 0 0 1.5pt; white-space: pre-wrap } p.item { padding-left: 10pt; text-indent: -8pt } .gap { height: 6pt }
.row { display: flex; justify-content: space-between; gap: 10pt } .row > :last-child { white-space: nowrap }
.body { display: flex; gap: 8mm } .side { flex: none } .main { flex: 1; min-width: 0 } .body h2:first-child { margin-top: 0 }
.side .gap, .main .gap:first-child { height: 0 }
`

/**
 * Manually written CVs set by the browser: the header, and below it the part between `::(` and `::)` beside the rest. Without those
 * marks there is one column. `looks` rotate over them.
 */
export function inColumns(
  name: string,
  writtenCvs: Record<string, string>,
  looks: readonly [string, ...string[]],
): WrittenLayout {
  const people = Object.keys(writtenCvs)
  return {
    name,
    people,
    printWritten(id) {
      const { blocks, gold } = readWritten(writtenCvs[id] ?? '')
      const from = blocks.findIndex(({ kind }) => kind === 'columns')
      const to = blocks.findIndex(({ kind }) => kind === 'columns end')
      const drawn = (part: Block[]) => part.map(html).join('')
      const body =
        from === -1
          ? drawn(blocks)
          : `<div class="head">${drawn(blocks.slice(0, from))}</div><div class="body"><div class="side">${drawn(blocks.slice(from + 1, to))}</div><div class="main">${drawn(blocks.slice(to + 1))}</div></div>`
      return {
        source: { producer: 'chromium', html: htmlPage(BASE + pick(looks, people.indexOf(id)), body) },
        gold: { layout: name, producer: 'chromium', ...gold } satisfies Gold,
      }
    },
  }
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
