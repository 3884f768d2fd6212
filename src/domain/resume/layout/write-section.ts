import type { ResumeEntry, ResumeSection } from '#domain/resume/resume.ts'
import type { Column } from './column.ts'
import { paper } from './page-marks.ts'

/** An entry up to this part of a page is never broken. */
const WHOLE = 0.3
/** A name that nearly fits its line is set a little smaller, down to this. */
const LEAST_NAME = 7.8
/** The column of dates at the left of entries. */
const DATES = 104

/** A section with its heading, below what the column has. */
export function writeSection(column: Column, section: ResumeSection, isNarrow: boolean): void {
  column.belongsTo(section.kind)
  writeHeading(column, section.title)
  switch (section.kind) {
    case 'summary':
      writeParagraphs(column, section.text)
      break
    case 'experience':
    case 'education':
      for (const [at, entry] of section.entries.entries()) {
        if (at > 0) column.space(column.layout.gaps.entry)
        column.belongsTo(entry.key)
        const start = column.rows.length
        writeEntry(column, entry)
        keepWhole(column, start)
      }
      break
    case 'skills':
      for (const [at, { label, names }] of section.groups.entries()) {
        if (isNarrow) {
          if (at > 0) column.space(5)
          column.text(label, { face: column.layout.faces.strong }, { isGlued: true })
          for (const name of names) column.text(name, column.fitting(name, {}, LEAST_NAME))
        } else column.text(`${label}: ${names.map(together).join(', ')}`)
      }
      break
    case 'languages':
      if (isNarrow) for (const item of section.items) column.text(item)
      else column.text(section.items.map(together).join(' · '))
      break
    case 'certifications':
      for (const item of section.items) writeItem(column, item)
      break
  }
}

export function writeHeading(column: Column, title: string): void {
  const { heading, gaps, faces, sizes, ink } = column.layout
  const style = { face: faces.heading, size: sizes.heading, color: ink.accent, tag: 'H2' as const }
  column.space(gaps.section)
  if (heading === 'bar') {
    const size = sizes.heading * column.tightness.size
    column.push({
      height: 0,
      marks: [{ kind: 'box', x: column.x, y: size * 0.12, width: 3, height: size, color: ink.accent }],
      isGlued: true,
    })
    column.text(title, { ...style, indent: 10 }, { isGlued: true })
  } else column.text(heading === 'rule' ? title : title.toUpperCase(), style, { isGlued: true })
  if (heading === 'rule' || heading === 'capitals-rule') {
    column.space(1)
    column.rule(0.7, ink.line)
  }
  column.space(5)
}

/** A name that is not broken at the end of a line, unless it is longer than one. */
const together = (name: string): string => name.replaceAll(' ', '\u00A0')

function writeEntry(column: Column, entry: ResumeEntry): void {
  const { dates, faces, sizes, ink } = column.layout
  const { what, where, place, period, note, description } = entry
  const title = { face: faces.strong, size: sizes.entry, tag: 'H3' as const }
  const small = { size: sizes.small, color: ink.soft }
  const organisation = [where, place].filter(Boolean).join(' · ')
  if (dates === 'left') {
    const indent = DATES
    const left = column.linesOf(period, { ...small, width: indent - 10 })
    const right = [
      ...column.linesOf(what, { ...title, indent }),
      ...column.linesOf(organisation, column.fitting(organisation, { color: ink.soft, indent }, LEAST_NAME)),
      ...(note ? column.linesOf(note, { color: ink.soft, indent }) : []),
    ]
    column.beside(right, left)
    if (description) writeParagraphs(column, description, indent)
    return
  }
  writeHeadWithDates(column, { what, organisation, period, title, small })
  if (note) column.text(note, { color: ink.soft }, { isGlued: true })
  if (description) {
    column.space(2)
    writeParagraphs(column, description)
  }
}

type HeadParts = {
  what: string
  organisation: string
  period: string
  title: { face: Column['layout']['faces']['strong']; size: number; tag: 'H3' }
  small: { size: number; color: string }
}

/** The dates at the right: beside the title, or beside the organisation when the title needs its whole line. */
function writeHeadWithDates(column: Column, { what, organisation, period, title, small }: HeadParts): void {
  const { soft } = column.layout.ink
  if (!period) {
    column.text(what, title, { isGlued: true })
    column.text(organisation, { color: soft }, { isGlued: true })
    return
  }
  const taken = column.widthOf(period, small)
  const beside = column.width - taken - 18
  const dates = column.linesOf(period, { ...small, indent: column.width - taken, width: taken + 2 })
  if (column.widthOf(what, title) <= beside) {
    column.beside(column.linesOf(what, { ...title, width: beside }), dates)
    column.text(organisation, column.fitting(organisation, { color: soft }, LEAST_NAME), { isGlued: true })
  } else {
    column.text(what, title, { isGlued: true })
    const style = column.fitting(organisation, { color: soft, width: beside }, LEAST_NAME)
    column.beside(column.linesOf(organisation, style), dates)
  }
}

function writeParagraphs(column: Column, text: string, indent = 0): void {
  for (const line of text.split(/\n+/)) {
    const item = /^\s*[•*▪·–-]\s+(.*)$/u.exec(line)?.[1]
    if (item) writeItem(column, item, indent)
    else if (line.trim() !== '') column.text(line, { indent })
  }
}

function writeItem(column: Column, text: string, indent = 0): void {
  const { accent } = column.layout.ink
  const step = 11 * column.tightness.size
  const [first, ...rest] = column.linesOf(text, { indent: indent + step, tag: 'LBody' })
  if (!first) return
  column.beside([first], column.linesOf('•', { indent, color: accent, tag: 'Lbl' }))
  column.rows.at(-1)!.isGlued = rest.length > 0
  for (const [at, line] of rest.entries()) column.push({ ...line, isGlued: at === rest.length - 2 })
  column.space(1.2)
  column.rows.at(-1)!.isGlued = false
}

/** A short entry stays on one page; of a longer one the first lines stay together. */
function keepWhole(column: Column, start: number): void {
  const rows = column.rows.slice(start)
  const height = rows.reduce((sum, row) => sum + row.height, 0)
  const isShort = height <= paper.height * WHOLE
  for (const row of rows.slice(0, -1)) row.isGlued ||= isShort
}
