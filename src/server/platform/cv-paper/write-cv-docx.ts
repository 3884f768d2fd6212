import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { type Layout, layouts } from '#domain/resume/layout/layouts.data.ts'
import { paper as sheet } from '#domain/resume/layout/page-marks.ts'
import type { Resume, ResumeEntry, ResumeSection } from '#domain/resume/resume.ts'

/** Word's unit of length, a twentieth of a point. */
const twips = (points: number): number => Math.round(points * 20)
/** Word's unit of the size of letters, half a point. */
const halves = (points: number): number => Math.round(points * 2)

/**
 * A CV for a word processor: the same content in the letters and the colour of its layout, in one column, because that is what
 * everybody can edit and every reader of CVs reads.
 */
export async function writeCvDocx(resume: Resume): Promise<Uint8Array> {
  const layout = layouts[resume.layout]
  const { margin, ink, sizes, faces } = layout
  const side = Math.max(margin.side, 50)
  const document = new Document({
    creator: 'Qhatu',
    title: resume.name,
    styles: {
      default: {
        document: {
          run: {
            font: faces.text === 'serif' ? 'Georgia' : 'Calibri',
            size: halves(sizes.text + 0.5),
            color: hex(ink.text),
            language: { value: resume.language === 'es' ? 'es-PE' : 'en-US' },
          },
          paragraph: { spacing: { after: 30, line: 264 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(sheet.width), height: twips(sheet.height) },
            margin: {
              top: twips(margin.top),
              bottom: twips(margin.bottom),
              left: twips(side),
              right: twips(side),
            },
          },
        },
        children: [
          ...headOf(resume, layout),
          ...resume.sections.flatMap((section) => sectionOf(section, layout, sheet.width - 2 * side)),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

const hex = (color: string): string => color.slice(1)

function headOf({ name, title, contact }: Resume, { head, ink, sizes }: Layout): Paragraph[] {
  const alignment = head.at === 'middle' ? AlignmentType.CENTER : AlignmentType.LEFT
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      alignment,
      children: [new TextRun({ text: name, bold: true, size: halves(sizes.name), color: hex(ink.text) })],
    }),
    ...(title
      ? [
          new Paragraph({
            alignment,
            children: [
              new TextRun({ text: title, bold: true, size: halves(sizes.title), color: hex(ink.accent) }),
            ],
          }),
        ]
      : []),
    ...contact.map(({ text, link }) => {
      const run = new TextRun({ text, color: hex(ink.soft) })
      return new Paragraph({
        alignment,
        children: [link ? new ExternalHyperlink({ link, children: [run] }) : run],
      })
    }),
  ]
}

function sectionOf(section: ResumeSection, layout: Layout, width: number): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      spacing: { before: 240, after: 80 },
      border: { bottom: { style: 'single', size: 6, space: 2, color: hex(layout.ink.line) } },
      children: [
        new TextRun({
          text: section.title,
          bold: true,
          size: halves(layout.sizes.heading + 1),
          color: hex(layout.ink.accent),
        }),
      ],
    }),
    ...bodyOf(section, layout, width),
  ]
}

function bodyOf(section: ResumeSection, layout: Layout, width: number): Paragraph[] {
  switch (section.kind) {
    case 'summary':
      return paragraphsOf(section.text)
    case 'experience':
    case 'education':
      return section.entries.flatMap((entry) => entryOf(entry, layout, width))
    case 'skills':
      return section.groups.map(({ label, names }) => new Paragraph(`${label}: ${names.join(', ')}`))
    case 'languages':
      return section.items.map((item) => new Paragraph(item))
    case 'certifications':
      return section.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }))
    default:
      return []
  }
}

function entryOf(
  { what, where, place, period, note, description }: ResumeEntry,
  { sizes, ink }: Layout,
  width: number,
): Paragraph[] {
  return [
    new Paragraph({
      keepNext: true,
      keepLines: true,
      spacing: { before: 120 },
      tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
      children: [
        new TextRun({ text: what, bold: true, size: halves(sizes.entry + 0.5) }),
        ...(period ? [new TextRun({ text: `\t${period}`, color: hex(ink.soft) })] : []),
      ],
    }),
    new Paragraph({
      keepNext: description !== null,
      children: [new TextRun({ text: [where, place].filter(Boolean).join(' · '), color: hex(ink.soft) })],
    }),
    ...(note ? [new Paragraph(note)] : []),
    ...(description ? paragraphsOf(description) : []),
  ]
}

function paragraphsOf(text: string): Paragraph[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const item = /^\s*[•*▪·–-]\s+(.*)$/u.exec(line)?.[1]
      return item ? new Paragraph({ text: item, bullet: { level: 0 } }) : new Paragraph(line.trim())
    })
}
