import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { drawAll, sheetOf } from './loose-sheet.ts'
import type { Sheet } from './loose-sheet.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Mar-2019 / Dic-2021',
  '2019 – hoy',
  'ene. 2020 - actualidad',
  '03/2019 – 12/2021',
]

const edge = 40

/** Jobs in cards side by side, on a horizontal timeline, or beside rotated headings in the margin. */
export const cardGrid: Layout = {
  name: 'card-grid',
  people: ['stephanie-villalta', 'tania-urbina', 'yhonatan-ccori', 'susana-pilco'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018 al 2020', '2018-2020'], variant),
      omit: [
        'references',
        'awards',
        'interests',
        ...(variant === 1 ? (['experience places'] as const) : []),
        ...(variant === 2 ? (['summary'] as const) : []),
      ],
      capitals: variant === 3 ? ['positions'] : variant === 1 ? ['name'] : [],
    })
    // On a horizontal timeline the first job comes first.
    if (variant === 1) printed.experiences.reverse()
    const sections: SectionKind[] = [
      ...(variant === 2 ? [] : (['summary'] as const)),
      'experience',
      'education',
      'skills',
      'languages',
      'certifications',
    ]
    return {
      source: { producer: 'pdfkit', draw: (document) => drawPage(document, printed, variant) },
      gold: goldOf(printed, 'card-grid', 'pdfkit', sections),
    }
  },
}

function drawPage(document: PDFKit.PDFDocument, printed: PrintedCv, variant: number): void {
  const sheet = sheetOf(document, variant)
  const left = variant === 2 ? edge + 34 : edge
  const width = document.page.width - edge - left
  const { put, accent } = sheet

  let y = put(printed.name, left, 36, width, { kind: 'bold', size: 23, colour: accent })
  y = put(printed.title ?? '', left, y + 1, width, { size: 11.5 })
  const contact = [printed.email, printed.phone, printed.place, printed.linkedin].filter(
    (part) => part !== null,
  )
  y =
    put(contact.join(pick(['   |   ', '  /  ', '   ·   ', '  -  '], variant)), left, y + 4, width, {
      size: 8.6,
    }) + 10

  if (printed.summary !== null) {
    y = heading(sheet, pick(['Acerca de mí', 'PERFIL', '', 'Presentación'], variant), left, y, width)
    y = put(printed.summary, left, y, width) + 10
  }
  y = heading(
    sheet,
    pick(['Experiencia', 'TRAYECTORIA', 'EXPERIENCIA', 'Experiencia laboral'], variant),
    left,
    y,
    width,
  )
  if (variant === 1) y = drawAcross(sheet, printed.experiences, left, y, width)
  else if (variant === 2) y = drawStack(sheet, printed.experiences, left, y, width)
  else y = drawCards(sheet, printed.experiences, left, y, width)

  y = heading(sheet, pick(['Educación', 'ESTUDIOS', 'ESTUDIOS', 'Formación'], variant), left, y + 6, width)
  const half = (width - 14) / 2
  let lowest = y
  const below = variant === 2 ? y + 104 : 0
  for (const [at, { degree, institution, text }] of printed.educations.entries()) {
    const x = left + (at % 2) * (half + 14)
    const top = at % 2 === 0 ? lowest : y
    if (at % 2 === 0) y = lowest
    let end = put(degree, x, top, half, { kind: 'bold' })
    end = put(institution, x, end, half)
    end = put(text, x, end, half, { kind: 'date', size: 8.6, colour: '#666666' }) + 6
    lowest = Math.max(lowest, end)
  }
  drawFoot(sheet, printed, left, Math.max(lowest + 6, below), width)
  drawAll(sheet)
}

/** In the third variant the words are rotated in the margin, read upwards. */
function heading(sheet: Sheet, words: string, x: number, y: number, width: number): number {
  const { document, variant, accent } = sheet
  if (variant !== 2) {
    const end = sheet.put(words, x, y, width, { kind: 'bold', size: 12.5, colour: accent })
    if (variant === 1) sheet.shape(() => document.rect(x, end, 28, 2).fill(accent))
    return end + 7
  }
  sheet.shape(() => document.rect(edge, y, 20, 96).fill(accent))
  sheet.pieces.push({
    kind: 'bold',
    draw() {
      document.save()
      document.rotate(-90, { origin: [edge + 5, y + 92] })
      document.font('Times-Bold').fontSize(10).fillColor('#ffffff')
      document.text(words, edge + 5, y + 92, { lineBreak: false })
      document.restore()
    },
  })
  return y
}

/** Two side by side: row by row, or down the left column first. */
function drawCards(
  sheet: Sheet,
  roles: PrintedExperience[],
  left: number,
  from: number,
  width: number,
): number {
  const { document, variant, accent } = sheet
  const half = (width - 14) / 2
  const isByColumn = variant === 3
  const inLeft = Math.ceil(roles.length / 2)
  const tops = [from, from]
  for (const [at, role] of roles.entries()) {
    const column = isByColumn ? Math.floor(at / inLeft) : at % 2
    if (!isByColumn && column === 0) tops.fill(Math.max(...tops))
    const x = left + column * (half + 14)
    const top = tops[column] ?? from
    const where = role.place === null ? role.company : `${role.company}, ${role.place}`
    let y = top + 8
    y = sheet.put(role.position, x + 9, y, half - 18, { kind: 'bold', size: 10.2 })
    y = sheet.put(where, x + 9, y, half - 18, { colour: accent }) + 3
    for (const line of role.bullets) y = sheet.put(`– ${line}`, x + 9, y, half - 18, { size: 8.8 }) + 1
    // The dates are at the bottom of the card.
    y =
      sheet.put(role.text, x + 9, y + 3, half - 18, {
        kind: 'date',
        size: 8.6,
        colour: '#555555',
        align: 'right',
      }) + 7
    const bottom = y
    sheet.shape(() => {
      document.roundedRect(x, top, half, bottom - top, 5).fill('#f1f5f4')
      document.rect(x, top, half, 3).fill(accent)
    })
    tops[column] = bottom + 10
  }
  return Math.max(...tops)
}

/** A horizontal line with a narrow column below each of its dots. */
function drawAcross(
  sheet: Sheet,
  roles: PrintedExperience[],
  left: number,
  from: number,
  width: number,
): number {
  const { document, accent } = sheet
  const each = width / roles.length
  const lineY = from + 22
  sheet.shape(() =>
    document
      .moveTo(left, lineY)
      .lineTo(left + width, lineY)
      .lineWidth(2)
      .stroke(accent),
  )
  let lowest = lineY
  for (const [at, role] of roles.entries()) {
    const x = left + at * each
    sheet.shape(() => document.circle(x + 6, lineY, 5).fill(accent))
    sheet.put(role.text, x, lineY - 20, each - 8, { kind: 'date', size: 8.8, colour: '#555555' })
    let y = sheet.put(role.position, x, lineY + 10, each - 8, { kind: 'bold', size: 9 })
    y = sheet.put(role.company, x, y + 1, each - 8, { size: 8.8, colour: accent }) + 2
    for (const line of role.bullets) y = sheet.put(line, x, y, each - 8, { size: 8 }) + 2
    lowest = Math.max(lowest, y)
  }
  return lowest + 8
}

function drawStack(
  sheet: Sheet,
  roles: PrintedExperience[],
  left: number,
  from: number,
  width: number,
): number {
  let y = from
  for (const role of roles) {
    const top = y
    const [start = '', end = ''] = role.text.split(' - ')
    // Start above end at the right margin.
    sheet.put(`${start} -`, left + width - 80, top, 80, { kind: 'date', size: 9, align: 'right' })
    const dateEnd = sheet.put(end, left + width - 80, top + 12, 80, { kind: 'date', size: 9, align: 'right' })
    y = sheet.put(role.company, left, y, width - 90, { kind: 'bold', size: 10.4 })
    y = sheet.put(
      role.place === null ? role.position : `${role.position} · ${role.place}`,
      left,
      y,
      width - 90,
      {
        isItalic: true,
      },
    )
    for (const line of role.bullets) y = sheet.put(`• ${line}`, left + 8, y + 1, width - 98, { size: 9 })
    y = Math.max(y, dateEnd) + 8
  }
  return Math.max(y, from + 104)
}

function drawFoot(sheet: Sheet, printed: PrintedCv, left: number, from: number, width: number): void {
  const { document, variant, accent, put } = sheet
  const names = [
    ...printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => name)),
    ...printed.soft,
  ]
  const top = heading(
    sheet,
    pick(['Aptitudes', 'DOMINIO DE', 'CAPACIDADES', 'Habilidades'], variant),
    left,
    from,
    width,
  )
  let y = top
  if (variant === 0 || variant === 3) {
    // Chips that continue on the next line.
    let x = left
    for (const name of names) {
      document.font('Helvetica').fontSize(8.8)
      const length = document.widthOfString(name) + 14
      if (x + length > left + width) {
        x = left
        y += 20
      }
      const [at, line] = [x, y]
      sheet.shape(() =>
        document
          .roundedRect(at, line - 3, length, 16, 8)
          .lineWidth(0.8)
          .stroke(accent),
      )
      put(name, x + 7, y, length, { size: 8.8 })
      x += length + 6
    }
    y += 24
  } else y = put(names.join(variant === 1 ? '  •  ' : ', '), left, y, width) + 8
  if (variant === 2) y = Math.max(y, top + 104)

  const half = (width - 14) / 2
  const below = heading(sheet, pick(['Idiomas', 'IDIOMAS', 'IDIOMAS', 'Idiomas'], variant), left, y, half)
  let line = below
  for (const { name, levelText } of printed.languages) line = put(`${name} ${levelText}`, left, line, half)
  const x = variant === 2 ? left : left + half + 14
  const other = variant === 2 ? Math.max(line, y + 104) : y
  line = heading(
    sheet,
    pick(['Certificaciones', 'CURSOS', 'CERTIFICADOS', 'Cursos'], variant),
    x,
    other,
    half,
  )
  for (const { name, issuer, year } of printed.certifications) {
    line =
      put(
        [name, issuer, year].filter((part) => part !== null).join(', '),
        x,
        line,
        variant === 2 ? width : half,
      ) + 2
  }
}
