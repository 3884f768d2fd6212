import type { Gold } from '../../printing/gold.ts'
import { readWritten } from '../../printing/written-cv.ts'
import type { Block, Run } from '../../printing/written-cv.ts'
import { docx, pageNumber, paragraph, run } from '../../producers/docx.ts'
import type { ParagraphStyle } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { WrittenLayout } from '../layout.ts'

/** One person's word processor settings. Lengths in points. */
interface Look {
  font: string
  size: number
  margin: number
  /** The position of the values after their labels. */
  column: number
  align: 'left' | 'center'
  /** The number of lines below the name with its style: title, contact. */
  headLines: number
  heading: ParagraphStyle & { isUnderlined?: boolean; colour?: string }
  /** A list of the menu; otherwise the typed sign before an item. */
  item: 'arrows' | 'ticks' | 'dots' | { typed: string }
  isNumbered?: boolean
}

/** Manually written CVs exported by a word processor; `looks` rotate over them. */
export function inWord(
  name: string,
  writtenCvs: Record<string, string>,
  looks: readonly [Look, ...Look[]],
): WrittenLayout {
  const people = Object.keys(writtenCvs)
  return {
    name,
    people,
    printWritten(id) {
      const { blocks, gold } = readWritten(writtenCvs[id] ?? '')
      const look = pick(looks, people.indexOf(id))
      const first = blocks.findIndex(({ kind }) => kind === 'name')
      const footer =
        look.isNumbered === true
          ? paragraph([run('Página ', { size: 9 }), pageNumber('PAGE', { size: 9 })], { align: 'right' })
          : ''
      return {
        source: {
          producer: 'libreoffice',
          docx: docx(
            blocks.map((block, index) => draw(block, look, index <= first + look.headLines)),
            { font: look.font, size: look.size, margin: look.margin, footer, hasLists: true },
          ),
        },
        gold: { layout: name, producer: 'libreoffice', ...gold } satisfies Gold,
      }
    },
  }
}

const words = (runs: Run[], style = {}) => runs.map(({ text, isBold }) => run(text, { isBold, ...style }))

function draw({ kind, left, right }: Block, look: Look, isHead: boolean): string {
  switch (kind) {
    case 'name':
      return paragraph(words(left, { isBold: true, size: look.size + 4 }), { align: look.align, after: 3 })
    case 'subheading':
      return paragraph(words(left, { isBold: true, size: look.size + 3, isUnderlined: true }), {
        align: look.align,
        after: 8,
      })
    case 'heading': {
      const { isUnderlined = false, colour = '000000', ...style } = look.heading
      return paragraph(words(left, { isBold: true, size: look.size + 1, isUnderlined, colour }), {
        before: 12,
        after: 5,
        keepsWithNext: true,
        ...style,
      })
    }
    case 'bullet':
      return typeof look.item === 'object'
        ? paragraph([run(`${look.item.typed} `), ...words(left)], { align: 'both', after: 2, indent: 14 })
        : paragraph(words(left), { item: { list: look.item, depth: 0 }, align: 'both', after: 2 })
    case 'gap':
      return paragraph('', { after: 0 })
    default:
      return line(left, right, look, isHead)
  }
}

function line(left: Run[], right: Run[], look: Look, isHead: boolean): string {
  const text = left.map((one) => one.text).join('')
  if (right.length > 0)
    return paragraph([...words(left), run('\t'), ...words(right)], {
      rightTab: 595 - 2 * look.margin,
      after: 2,
      keepsWithNext: true,
    })
  if (isHead) return paragraph(words(left), { align: look.align, after: 2 })
  if (text.startsWith('•')) return paragraph(words(left), { leftTab: 235, after: 2 })
  return text.includes('\t')
    ? paragraph(words(left), { leftTab: look.column, indent: look.column, hanging: look.column, after: 2 })
    : paragraph(words(left), { after: 2 })
}
