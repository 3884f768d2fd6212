import { technicians } from '../../people/fresh/people-fresh-technicians.data.ts'
import type { Gold } from '../../printing/gold.ts'
import { readWritten } from '../../printing/written-cv.ts'
import type { Block, Run } from '../../printing/written-cv.ts'
import { docx, pageNumber, paragraph, run } from '../../producers/docx.ts'
import type { ParagraphStyle } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { WrittenLayout } from '../layout.ts'

interface Look {
  font: string
  size: number
  margin: number
  /** Where the values stand behind their labels, in points. */
  column: number
  isCentred: boolean
  heading: ParagraphStyle & { isUnderlined?: boolean }
  item: 'arrows' | 'ticks' | 'dots' | null
  isNumbered: boolean
}

const looks: [Look, ...Look[]] = [
  {
    font: 'Liberation Sans',
    size: 11,
    margin: 72,
    column: 140,
    isCentred: true,
    heading: { isUnderlined: true },
    item: 'dots',
    isNumbered: true,
  },
  {
    font: 'Carlito',
    size: 12,
    margin: 70,
    column: 100,
    isCentred: false,
    heading: { band: 'BFBFBF' },
    item: 'ticks',
    isNumbered: false,
  },
  {
    font: 'Liberation Serif',
    size: 12,
    margin: 76,
    column: 165,
    isCentred: true,
    heading: { hasRule: true },
    item: null,
    isNumbered: true,
  },
  {
    font: 'Liberation Sans',
    size: 11,
    margin: 66,
    column: 150,
    isCentred: false,
    heading: {},
    item: 'arrows',
    isNumbered: false,
  },
]

const names = Object.keys(technicians)

/** Technicians with twenty years to tell: everything in capitals, labels with a column of values, two pages. */
export const capitalTechnicians: WrittenLayout = {
  name: 'capital-technicians',
  people: names,
  printWritten(id) {
    const { blocks, gold } = readWritten(technicians[id] ?? '')
    const look = pick(looks, names.indexOf(id))
    const footer = look.isNumbered
      ? paragraph([run('Página ', { size: 9 }), pageNumber('PAGE', { size: 9 })], { align: 'right' })
      : ''
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(
          blocks.map((block, index) => draw(block, look, blocks[index - 1]?.kind === 'name')),
          { font: look.font, size: look.size, margin: look.margin, footer, hasLists: true },
        ),
      },
      gold: { layout: 'capital-technicians', producer: 'libreoffice', ...gold } satisfies Gold,
    }
  },
}

const words = (runs: Run[], style = {}) => runs.map(({ text, isBold }) => run(text, { isBold, ...style }))

function draw({ kind, left, right }: Block, look: Look, isTitle: boolean): string {
  const align = look.isCentred ? ('center' as const) : ('left' as const)
  const wide = 595 - 2 * look.margin
  switch (kind) {
    case 'name':
      return paragraph(words(left, { isBold: true, size: look.size + 4 }), { align, after: 3 })
    case 'subheading':
      return paragraph(words(left, { isBold: true, size: look.size + 3, isUnderlined: true }), {
        align,
        after: 8,
      })
    case 'heading': {
      const { isUnderlined = false, ...style } = look.heading
      return paragraph(words(left, { isBold: true, size: look.size + 1, isUnderlined }), {
        before: 12,
        after: 5,
        keepsWithNext: true,
        ...style,
      })
    }
    case 'bullet':
      return look.item === null
        ? paragraph([run('- '), ...words(left)], { align: 'both', after: 2, indent: 14 })
        : paragraph(words(left), { item: { list: look.item, depth: 0 }, align: 'both', after: 2 })
    case 'gap':
      return paragraph('', { after: 0 })
    default: {
      const text = left.map((one) => one.text).join('')
      if (right.length > 0)
        return paragraph([...words(left), run('\t'), ...words(right)], {
          rightTab: wide,
          after: 2,
          keepsWithNext: true,
        })
      if (text.startsWith('•')) return paragraph(words(left), { leftTab: 235, after: 2 })
      return text.includes('\t')
        ? paragraph(words(left), {
            leftTab: look.column,
            indent: look.column,
            hanging: look.column,
            after: 2,
          })
        : paragraph(words(left), { after: 2, ...(isTitle ? { align } : {}) })
    }
  }
}
