import { writtenCvs } from '../../printing/written-files.ts'
import type { Block } from '../../printing/written-cv.ts'
import { writtenLayout } from '../layout.ts'
import { page, tex } from './own-latex.ts'

/** One person's page settings. */
interface Setting {
  size: number
  font: string
  geometry: string
  /** Before and after the words of a heading. */
  heading: [string, string]
  /** Before and after the name. */
  name: [string, string]
  item: string
  /** The width of the column for bracketed text, as a share of the line. */
  margin: number
}

const settings: [Setting, ...Setting[]] = [
  {
    size: 11,
    font: 'mathpazo',
    geometry: 'margin=24mm',
    heading: ['\\par\\bigskip{\\large\\bfseries ', '}\\par\\smallskip'],
    name: ['\\begin{center}\\Large\\bfseries ', '\\end{center}'],
    item: '\\textbullet',
    margin: 0.2,
  },
  {
    size: 10,
    font: 'tgheros}\\renewcommand{\\familydefault}{\\sfdefault',
    geometry: 'left=20mm,right=20mm,top=18mm,bottom=18mm',
    heading: ['\\par\\medskip\\noindent\\rule{\\textwidth}{0.8pt}\\par{\\bfseries ', '}\\par\\smallskip'],
    name: ['{\\huge ', '}\\par\\smallskip'],
    item: '--',
    margin: 0.18,
  },
  {
    size: 12,
    font: 'tgtermes',
    geometry: 'margin=28mm',
    heading: ['\\par\\bigskip{\\centering\\scshape\\large ', '\\par}\\smallskip'],
    name: ['{\\centering\\scshape\\LARGE ', '\\par}\\medskip'],
    item: '$\\triangleright$',
    margin: 0.22,
  },
  {
    size: 10,
    font: 'charter',
    geometry: 'left=22mm,right=22mm,top=20mm,bottom=20mm',
    heading: ['\\par\\bigskip{\\color[HTML]{1B4F72}\\bfseries\\large ', '\\hrulefill}\\par\\smallskip'],
    name: ['{\\color[HTML]{1B4F72}\\Huge\\bfseries ', '}\\par\\smallskip'],
    item: '$\\circ$',
    margin: 0.16,
  },
]

/** `~~italic~~` words, and the bold words of the block. */
function words(runs: Block['left']): string {
  return runs
    .map(({ text, isBold }) => {
      const shown = text
        .split('~~')
        .map((part, index) => (index % 2 === 1 ? `\\emph{${tex(part)}}` : tex(part)))
        .join('')
      return isBold ? `\\textbf{${shown}}` : shown
    })
    .join('')
    .replace(/“([^”]*)”/gu, "``$1''")
}

/** One block; `[left] right` is set in two columns. */
function drawn({ kind, left, right }: Block, setting: Setting): string {
  const text = words(left)
  const end = right.length === 0 ? '' : `\\hfill ${words(right)}`
  const [, beside, rest] = /^\[([^\]]*)\] (.*)$/su.exec(text) ?? []
  const twoColumns =
    beside === undefined
      ? ''
      : `\\parbox[t]{${setting.margin}\\textwidth}{\\raggedright\\strut ${beside}}\\parbox[t]{${(0.98 - setting.margin).toFixed(2)}\\textwidth}{\\raggedright ${rest ?? ''}${end}}\\par\\vspace{2pt}`
  switch (kind) {
    case 'name':
      return `${setting.name[0]}${text}${end}${setting.name[1]}`
    case 'heading':
      return `${setting.heading[0]}${text}${setting.heading[1]}`
    case 'subheading':
      return `\\textbf{${text}}${end}\\par`
    case 'bullet':
      return `\\hangindent=1.6em\\makebox[1.6em][c]{${setting.item}}${text}${end}\\par`
    case 'gap':
      return '\\vspace{5pt}'
    default:
      return twoColumns === '' ? `${text}${end}\\par` : twoColumns
  }
}

/** CVs written in LaTeX without a template: paragraphs, items, dated text in a separate column. */
export const ownTexLines = writtenLayout(
  'own-tex-lines',
  writtenCvs('dev/own-latex'),
  settings,
  (blocks, setting) => ({
    producer: 'pdflatex',
    tex: page(blocks.map((block) => drawn(block, setting)).join('\n'), setting),
  }),
)
