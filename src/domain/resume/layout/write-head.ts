import type { Resume } from '#domain/resume/resume.ts'
import { resumeWords } from '#domain/resume/resume.words.ts'
import type { Column } from './column.ts'
import { writeHeading } from './write-section.ts'

/** An address that is cut is none, so its letters may be this small. */
const LEAST_ADDRESS = 5.5
/** Between two ways of contact on a line. */
const GAP = 16

/** Name, title and, unless another column has them, the ways of contact. */
export function writeHead(column: Column, resume: Resume, { photo }: { photo: number }): void {
  const { head, faces, sizes, ink, side } = column.layout
  const isOnBand = head.at === 'band'
  const align = head.at === 'middle' ? 'middle' : 'left'
  const width = column.width - (photo > 0 ? photo + 16 : 0)
  column.text(resume.name, {
    face: faces.name,
    size: sizes.name,
    color: isOnBand ? head.text : ink.text,
    tag: 'H1',
    align,
    width,
  })
  if (resume.title)
    column.text(resume.title, {
      face: faces.strong,
      size: sizes.title,
      color: isOnBand ? head.soft : ink.accent,
      align,
      width,
    })
  column.space(4)
  if (!side?.contact)
    writeContactInRow(column, resume, { color: isOnBand ? head.soft : ink.soft, align, width })
  column.space(2)
  for (const row of column.rows) row.isGlued = true
}

/** The ways of contact one after the other, as many on a line as fit. */
function writeContactInRow(
  column: Column,
  { contact }: Resume,
  { color, align, width }: { color: string; align: 'left' | 'middle'; width: number },
): void {
  const size = column.layout.sizes.small
  const lines: { text: string; link: string | null; taken: number }[][] = []
  const widthOfLine = (items: { taken: number }[]) =>
    items.reduce((sum, { taken }) => sum + taken, 0) + GAP * Math.max(0, items.length - 1)
  for (const { text, link } of contact) {
    const item = { text, link, taken: column.widthOf(text, { size }) + 1 }
    const line = lines.at(-1)
    if (line && widthOfLine([...line, item]) <= width) line.push(item)
    else lines.push([item])
  }
  for (const items of lines) {
    let indent = align === 'middle' ? Math.max(0, (width - widthOfLine(items)) / 2) : 0
    const groups = items.map(({ text, link, taken }) => {
      const group = column.linesOf(text, {
        size,
        color,
        link,
        tag: link ? 'Link' : 'P',
        indent,
        width: Math.min(taken, width),
      })
      indent += taken + GAP
      return group
    })
    column.beside(...groups)
  }
}

/** The ways of contact as a section of the second column. */
export function writeContactSection(column: Column, { contact, language }: Resume): void {
  if (contact.length === 0) return
  column.belongsTo('')
  writeHeading(column, resumeWords[language].contact)
  for (const { text, link } of contact)
    column.text(
      text,
      column.fitting(
        text,
        { size: column.layout.sizes.small, link, tag: link ? 'Link' : 'P' },
        LEAST_ADDRESS,
      ),
    )
}
