import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { Choice, PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

type Pdf = PDFKit.PDFDocument

type Capitals = NonNullable<Choice['capitals']>

interface Pen {
  document: Pdf
  variant: number
  x: number
  y: number
  width: number
}

interface Style {
  isBold?: boolean
  isItalic?: boolean
  size?: number
  colour?: string
  align?: 'left' | 'center' | 'right'
  /** Extra space after each letter, in points. */
  spacing?: number
}

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'MARZO 2019 - ACTUALIDAD',
  'Del 2017 al 2019',
  'Ene - Mar 2021',
  '2019 – hoy',
]

const capitals: [Capitals, ...Capitals[]] = [
  ['name', 'title', 'positions'],
  ['name', 'companies'],
  ['name', 'positions', 'degrees'],
  ['name', 'title', 'companies', 'institutions'],
]

const edge = 54

/** Names, headings and posts in letter-spaced capitals, by the program or with typed spaces. */
export const letterSpaced: Layout = {
  name: 'letter-spaced',
  people: ['tania-urbina', 'edwin-huaranga', 'jeanpierre-olortegui', 'yesenia-tuesta'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', 'Del 2017 al 2019', '2018 al 2020', '2019 – hoy'], variant),
      omit: ['awards', 'interests', ...(variant === 2 ? (['references'] as const) : [])],
      capitals: pick(capitals, variant),
    })
    return {
      source: { producer: 'pdfkit', draw: (document) => drawPage(document, printed, variant) },
      gold: goldOf(printed, 'letter-spaced', 'pdfkit', kinds(printed)),
    }
  },
}

function kinds(printed: PrintedCv): SectionKind[] {
  const counted: [SectionKind, number][] = [
    ['summary', 1],
    ['experience', printed.experiences.length],
    ['education', printed.educations.length],
    ['skills', printed.skillGroups.length],
    ['languages', printed.languages.length],
    ['certifications', printed.certifications.length],
    ['references', printed.references.length],
  ]
  return counted.filter(([, count]) => count > 0).map(([kind]) => kind)
}

/** 'E X P E R I E N C I A   L A B O R A L', as people type it. */
function typedApart(words: string): string {
  return words
    .split(' ')
    .map((word) => word.split('').join(' '))
    .join('   ')
}

function drawPage(document: Pdf, printed: PrintedCv, variant: number): void {
  const pen: Pen = { document, variant, x: edge, y: 48, width: document.page.width - 2 * edge }
  const align = pick(['center', 'left', 'center', 'right'] as const, variant)
  const isTyped = variant % 2 === 1
  write(pen, isTyped ? typedApart(printed.name) : printed.name, {
    isBold: variant !== 2,
    size: isTyped ? 15 : 21,
    align,
    spacing: isTyped ? 0 : 4.5,
  })
  pen.y += 3
  if (printed.title !== null) write(pen, printed.title, { size: 10, align, spacing: isTyped ? 1 : 2.5 })
  pen.y += 4
  const contact = [printed.phone, printed.email, printed.linkedin, printed.place].filter(
    (part) => part !== null,
  )
  write(pen, contact.join(pick(['  |  ', '\n', '   ', '  ·  '], variant)), { size: 8.8, align })

  heading(pen, pick(['PERFIL', 'PRESENTACION', 'SOBRE MÍ', 'PERFIL'], variant))
  write(pen, printed.summary ?? '', {})
  heading(pen, pick(['EXPERIENCIA', 'EXPERIENCIA LABORAL', 'TRAYECTORIA', 'EXPERIENCIA'], variant))
  for (const role of printed.experiences) drawJob(pen, role)
  heading(pen, pick(['EDUCACIÓN', 'ESTUDIOS', 'FORMACIÓN', 'FORMACIÓN ACADÉMICA'], variant))
  for (const { degree, institution, text } of printed.educations) {
    const top = pen.y
    if (variant === 3) {
      write(pen, institution, { isBold: true, spacing: 1.4, size: 9 })
      write(pen, text === '' ? degree : `${degree} / ${text}`, {})
    } else {
      besides(pen, text, top)
      write(
        { ...pen, width: pen.width - 120 },
        degree,
        { isBold: true, spacing: variant === 2 ? 1.6 : 0 },
        pen,
      )
      write(pen, institution, { isItalic: variant === 0 })
    }
    pen.y += 5
  }
  heading(pen, pick(['HABILIDADES', 'CONOCIMIENTOS', 'DESTREZAS', 'ESPECIALIDAD'], variant))
  const names = [
    ...printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => name)),
    ...printed.soft,
  ]
  write(pen, names.join(pick(['   ·   ', ', ', '   /   ', '; '], variant)), {
    align: variant === 2 ? 'center' : 'left',
  })
  if (printed.languages.length > 0) {
    heading(pen, 'IDIOMAS')
    for (const { name, levelText } of printed.languages)
      write(
        pen,
        pick([`${name} — ${levelText}`, `${name} ${levelText}`, `${name}: ${levelText}`], variant),
        {},
      )
  }
  heading(pen, pick(['CERTIFICACIONES', 'CURSOS Y LICENCIAS', 'CURSOS', 'REGISTROS Y CURSOS'], variant))
  for (const { name, issuer, year } of printed.certifications)
    write(pen, [name, issuer, year].filter((part) => part !== null).join(' · '), {})
  if (printed.references.length === 0) return
  heading(pen, 'REFERENCIAS')
  for (const item of printed.references) write(pen, item, {})
}

function drawJob(pen: Pen, { position, company, place, text, bullets }: PrintedExperience): void {
  const { variant } = pen
  const top = pen.y
  const where = place === null ? company : `${company}, ${place}`
  switch (variant) {
    case 0:
      besides(pen, text, top)
      write({ ...pen, width: pen.width - 160 }, position, { isBold: true, size: 9, spacing: 1.8 }, pen)
      write(pen, where, { isItalic: true })
      break
    case 1:
      besides(pen, text, top)
      write({ ...pen, width: pen.width - 160 }, company, { isBold: true, size: 9, spacing: 1.5 }, pen)
      write(pen, place === null ? position : `${position} - ${place}`, {})
      break
    case 2:
      write(pen, position, { size: 9.4, spacing: 2, align: 'center', isBold: true })
      write(pen, `${where} / ${text}`, { align: 'center' })
      break
    default:
      write(pen, company, { isBold: true, spacing: 1.4, size: 9 })
      write(pen, `${position} / ${text}${place === null ? '' : ` / ${place}`}`, {})
  }
  for (const line of bullets)
    write(pen, variant === 2 ? line : `• ${line}`, { align: variant === 2 ? 'center' : 'left', size: 9.2 })
  pen.y += 7
}

/** Dates that end at the right edge, on the next line of text. */
function besides({ document, x, width, variant }: Pen, text: string, y: number): void {
  document.font(fontOf(variant, {})).fontSize(8.6).fillColor('#555555')
  document.text(text, x + width - document.widthOfString(text) - 1, y, { lineBreak: false })
}

function heading(pen: Pen, words: string): void {
  const { document, variant, x, width } = pen
  pen.y += 11
  const isTyped = variant % 2 === 1
  write(pen, isTyped ? typedApart(words) : words, {
    isBold: true,
    size: 11,
    align: variant === 2 ? 'center' : 'left',
    spacing: isTyped ? 0 : 4,
    colour: pick(['#7a4b2a', '#000000', '#33524a', '#2d2d5a'], variant),
  })
  if (variant !== 2)
    document
      .moveTo(x, pen.y)
      .lineTo(x + width, pen.y)
      .lineWidth(0.6)
      .stroke('#999999')
  pen.y += 5
}

function fontOf(variant: number, { isBold, isItalic }: Style): string {
  const isSerif = variant === 2
  if (isBold === true) return isSerif ? 'Times-Bold' : 'Helvetica-Bold'
  if (isItalic === true) return isSerif ? 'Times-Italic' : 'Helvetica-Oblique'
  return isSerif ? 'Times-Roman' : 'Helvetica'
}

/** Writes at the pen and moves it (or `moved`, if the pen is a narrower copy) below the text. */
function write(pen: Pen, text: string, style: Style, moved: Pen = pen): void {
  const { document, variant, x, y, width } = pen
  const { size = 9.6, colour = '#222222', align = 'left', spacing = 0 } = style
  document.font(fontOf(variant, style)).fontSize(size).fillColor(colour)
  document.text(text, x, y, { width, align, lineGap: 1.4, characterSpacing: spacing })
  moved.y = document.y + 1
}
