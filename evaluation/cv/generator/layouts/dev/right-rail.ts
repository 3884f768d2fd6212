import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

type Pdf = PDFKit.PDFDocument

/** A page column that is filled from the top. Lengths in points. */
interface Column {
  x: number
  y: number
  width: number
}

interface Look {
  bold: string
  plain: string
  italic: string
  accent: string
  variant: number
}

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Mar. 2018 / Hasta hoy',
  'MARZO 2019 - ACTUALIDAD',
  '2018-2020',
  'Marzo del 2019 – Hasta la fecha',
]

const edge = 46
const railWidth = 150

/** Experience on the left under headings followed by a rule, and a narrow column with the rest beside it. */
export const rightRail: Layout = {
  name: 'right-rail',
  people: ['ines-carbajal', 'carlos-mendoza', 'renato-acosta', 'luis-chumpitaz'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', 'Del 2017 al 2019', '2019 – hoy'], variant),
      capitals: variant === 1 ? ['name', 'positions'] : [],
      omit: ['references', 'awards', ...(variant === 2 ? (['soft'] as const) : [])],
    })
    const look: Look = {
      ...pick(
        [
          { bold: 'Helvetica-Bold', plain: 'Helvetica', italic: 'Helvetica-Oblique' },
          { bold: 'Times-Bold', plain: 'Times-Roman', italic: 'Times-Italic' },
        ],
        variant,
      ),
      accent: pick(['#1f5c7a', '#7a1f2b', '#333333', '#2f6b3a'], variant),
      variant,
    }
    return {
      source: { producer: 'pdfkit', draw: (document) => drawPage(document, printed, look) },
      gold: goldOf(printed, 'right-rail', 'pdfkit', sectionsOf(printed)),
    }
  },
}

function sectionsOf(printed: PrintedCv): SectionKind[] {
  const kinds: [SectionKind, number][] = [
    ['summary', printed.summary === null ? 0 : 1],
    ['experience', printed.experiences.length],
    ['education', printed.educations.length],
    ['contact', 1],
    ['skills', printed.skillGroups.length],
    ['languages', printed.languages.length],
    ['certifications', printed.certifications.length],
    ['interests', printed.interests.length],
  ]
  return kinds.filter(([, count]) => count > 0).map(([kind]) => kind)
}

function drawPage(document: Pdf, printed: PrintedCv, look: Look): void {
  const { variant } = look
  const mainWidth = document.page.width - 2 * edge - railWidth - 26
  const main: Column = { x: edge, y: 48, width: mainWidth }
  const rail: Column = { x: edge + mainWidth + 26, y: 48, width: railWidth }

  if (variant % 2 === 0) {
    document.rect(rail.x - 13, 0, railWidth + 13 + edge, document.page.height).fill('#eef1f3')
  }
  write(document, main, printed.name, look.bold, variant === 1 ? 19 : 22, look.accent)
  if (printed.title !== null) write(document, main, printed.title, look.plain, 12, '#555555')

  if (printed.summary !== null) {
    heading(document, main, pick(['Perfil', 'Resumen profesional', 'Sobre mí'], variant), look)
    write(document, main, printed.summary, look.plain, 9.6)
  }
  heading(document, main, pick(['Experiencia', 'Experiencia laboral', 'Trayectoria laboral'], variant), look)
  for (const entry of printed.experiences) drawExperience(document, main, entry, look)
  heading(document, main, pick(['Formación', 'Estudios', 'Educación'], variant), look)
  for (const { degree, institution, text } of printed.educations) {
    if (variant % 2 === 0) {
      write(document, main, degree, look.bold, 9.8)
      write(document, main, text === '' ? institution : `${institution}, ${text}`, look.plain, 9.6)
    } else {
      write(document, main, text === '' ? institution : `${text}   ${institution}`, look.plain, 9.6)
      write(document, main, degree, look.italic, 9.6)
    }
    main.y += 6
  }
  drawRail(document, rail, printed, look)
}

function drawRail(document: Pdf, rail: Column, printed: PrintedCv, look: Look): void {
  const { variant } = look
  const lines = (values: string[]) => {
    for (const value of values) {
      write(document, rail, value, look.plain, 9)
      rail.y += 2
    }
  }
  heading(document, rail, pick(['Contacto', 'Datos', 'Contacto'], variant), look)
  const labels = [
    ['Teléfono', printed.phone],
    ['Correo', printed.email],
    ['LinkedIn', printed.linkedin],
    ['Ciudad', printed.place],
  ] as const
  for (const [label, value] of labels) {
    if (value === null) continue
    if (variant % 2 === 1) write(document, rail, label, look.bold, 9)
    lines([value])
  }
  heading(document, rail, pick(['Conocimientos', 'Herramientas', 'Habilidades'], variant), look)
  const items = printed.skillGroups.flatMap((group) => group.items.map((item) => item.name))
  if (variant === 3) lines([[...items, ...printed.soft].join(', ')])
  else lines([...items, ...printed.soft].map((item) => (variant === 1 ? `• ${item}` : item)))
  if (printed.languages.length > 0) {
    heading(document, rail, 'Idiomas', look)
    lines(
      printed.languages.map(({ name, levelText }) =>
        pick([`${name} – ${levelText}`, `${name}: ${levelText}`], variant),
      ),
    )
  }
  if (printed.certifications.length > 0) {
    heading(document, rail, pick(['Cursos', 'Capacitaciones', 'Certificaciones'], variant), look)
    for (const { name, issuer, year } of printed.certifications) {
      write(document, rail, name, look.plain, 9)
      const rest = [issuer, year].filter((part) => part !== null)
      if (rest.length > 0) write(document, rail, rest.join(', '), look.italic, 8.4, '#555555')
      rail.y += 3
    }
  }
  if (printed.interests.length > 0) {
    heading(document, rail, 'Intereses', look)
    lines([printed.interests.join(', ')])
  }
}

function drawExperience(
  document: Pdf,
  column: Column,
  { position, company, place, text, bullets }: PrintedExperience,
  look: Look,
): void {
  const where = place === null ? company : `${company}, ${place}`
  switch (look.variant) {
    case 0:
      write(document, column, position, look.bold, 10.4)
      write(document, column, where, look.plain, 9.6, look.accent)
      write(document, column, text, look.italic, 9, '#666666')
      break
    case 1:
      write(document, column, text, look.bold, 8.6, '#666666')
      write(document, column, `${position} | ${where}`, look.bold, 10)
      break
    case 2:
      besides(document, column, company, text, look)
      write(document, column, place === null ? position : `${position} (${place})`, look.italic, 9.6)
      break
    default:
      besides(document, column, position, text, look)
      write(document, column, where, look.plain, 9.6)
  }
  for (const bullet of bullets) {
    const inner: Column = { x: column.x + 10, y: column.y, width: column.width - 10 }
    const mark = pick(['•', '-', '•', '»'], look.variant)
    document
      .font(look.plain)
      .fontSize(9.6)
      .fillColor('#222222')
      .text(mark, column.x, column.y, { lineBreak: false })
    write(document, inner, bullet, look.plain, 9.6)
    column.y = inner.y
  }
  column.y += 7
}

/** A bold line on the left and a grey one that ends at the column's right edge. */
function besides(document: Pdf, column: Column, left: string, right: string, look: Look): void {
  const top = column.y
  document.font(look.plain).fontSize(9).fillColor('#666666')
  const width = document.widthOfString(right)
  document.text(right, column.x + column.width - width, top, { lineBreak: false })
  const inner: Column = { x: column.x, y: top, width: column.width - width - 8 }
  write(document, inner, left, look.bold, 10)
  column.y = inner.y
}

function heading(document: Pdf, column: Column, words: string, look: Look): void {
  column.y += 11
  const shown = look.variant % 2 === 0 ? words.toLocaleUpperCase('es') : words
  document.font(look.bold).fontSize(11).fillColor(look.accent)
  const width = document.widthOfString(shown)
  document.text(shown, column.x, column.y, { lineBreak: false })
  document
    .moveTo(column.x + width + 6, column.y + 5)
    .lineTo(column.x + column.width, column.y + 5)
    .lineWidth(0.8)
    .stroke(look.accent)
  column.y += 18
}

/** Text in lines of the column's width; the column continues below it. */
function write(
  document: Pdf,
  column: Column,
  text: string,
  font: string,
  size: number,
  colour = '#222222',
): void {
  document.font(font).fontSize(size).fillColor(colour)
  document.text(text, column.x, column.y, { width: column.width, lineGap: 1.2 })
  column.y = document.y + 1
}
