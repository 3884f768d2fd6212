import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { drawAll, drawIcon, sheetOf } from './loose-sheet.ts'
import type { Icon, Sheet, Style } from './loose-sheet.ts'

interface Entry {
  date: string
  title: string
  where: string
  lines: string[]
}

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '03/2019 – 12/2021',
  'ENE 2019 — ACTUALIDAD',
  '2018 al 2020',
  'Desde agosto 2022',
]

const edge = 42

/**
 * Dates left of a vertical line with dots, or entries on both sides of it; headings with drawn icons; text drawn out of reading
 * order.
 */
export const dottedLine: Layout = {
  name: 'dotted-line',
  people: ['katherine-lozada', 'jeanpierre-olortegui', 'ximena-farfan', 'brayan-huayta'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018 al 2020', '2018-2020'], variant),
      omit: [
        'references',
        'awards',
        'interests',
        // Drawn as dots, without words.
        ...(variant % 2 === 0 ? (['language levels'] as const) : []),
      ],
      capitals: variant === 1 ? ['name', 'companies'] : [],
    })
    const sections: SectionKind[] = [
      'summary',
      'experience',
      'education',
      'skills',
      'languages',
      'certifications',
    ]
    return {
      source: { producer: 'pdfkit', draw: (document) => drawPage(document, printed, variant) },
      gold: goldOf(printed, 'dotted-line', 'pdfkit', sections),
    }
  },
}

function drawPage(document: PDFKit.PDFDocument, printed: PrintedCv, variant: number): void {
  const sheet = sheetOf(document, variant)
  const width = document.page.width - 2 * edge
  let y = drawHead(sheet, printed, width)

  y = heading(sheet, 'person', pick(['Perfil', 'SOBRE MÍ', 'Quién soy', 'PERFIL'], variant), edge, y)
  y = sheet.put(printed.summary ?? '', edge + 26, y, width - 26) + 12

  y = heading(
    sheet,
    'case',
    pick(['Experiencia laboral', 'EXPERIENCIA', 'Mi recorrido', 'EXPERIENCIA LABORAL'], variant),
    edge,
    y,
  )
  y = drawLine(
    sheet,
    printed.experiences.map(({ position, company, place, text, bullets }) => {
      const at = place === null ? company : pick([`${company} | ${place}`, `${company}, ${place}`], variant)
      const isCompanyFirst = variant === 3
      return {
        date: text,
        title: isCompanyFirst ? company : position,
        where: isCompanyFirst ? `${position}${place === null ? '' : ` (${place})`}` : at,
        lines: bullets,
      }
    }),
    y,
    width,
  )
  y = heading(sheet, 'cap', pick(['Formación', 'EDUCACIÓN', 'Estudios', 'EDUCACION'], variant), edge, y)
  y = drawLine(
    sheet,
    printed.educations.map(({ degree, institution, text }) => ({
      date: text,
      title: variant === 3 ? institution : degree,
      where: variant === 3 ? degree : institution,
      lines: [],
    })),
    y,
    width,
  )
  drawFoot(sheet, printed, y, width)
  drawAll(sheet)
}

function drawHead(sheet: Sheet, printed: PrintedCv, width: number): number {
  const { document, variant, accent, put } = sheet
  const align = pick(['left', 'left', 'center', 'left'] as const, variant)
  if (variant === 1) sheet.shape(() => document.rect(0, 0, document.page.width, 112).fill('#f3ebe6'))
  let y = put(printed.name, edge, 34, variant === 1 ? width - 170 : width, {
    kind: 'bold',
    size: pick([24, 22, 26, 18], variant),
    colour: accent,
    align,
  })
  y = put(printed.title ?? '', edge, y + 2, variant === 1 ? width - 170 : width, { size: 11.5, align })
  const contact = [printed.phone, printed.email, printed.linkedin, printed.place].filter(
    (part) => part !== null,
  )
  if (variant === 1) {
    let top = 36
    for (const part of contact) top = put(part, edge + width - 165, top, 165, { size: 9, align: 'right' }) + 2
    return 128
  }
  if (variant === 2) return put(contact.join('   •   '), edge, y + 5, width, { size: 9, align }) + 12
  let x = edge
  for (const part of contact) {
    const mark = x
    const top = y + 6
    sheet.shape(() => document.circle(mark + 4, top + 4, 4).fill(accent))
    put(part, x + 12, top, 200, { size: 9 })
    document.fontSize(9)
    x += 12 + document.widthOfString(part) + 16
  }
  return y + 32
}

function heading(sheet: Sheet, icon: Icon, words: string, x: number, y: number): number {
  const { document, accent } = sheet
  sheet.shape(() => drawIcon(document, icon, x + 8, y + 7, accent))
  return sheet.put(words, x + 26, y + 1, 300, { kind: 'bold', size: 12.5, colour: accent }) + 5
}

/** The line with its dots. In the third variant it is in the middle, with entries on alternating sides. */
function drawLine(sheet: Sheet, entries: Entry[], from: number, width: number): number {
  const { document, variant, accent } = sheet
  const isZigzag = variant === 2
  const lineX = isZigzag ? edge + width / 2 : edge + pick([112, 84, 0, 96], variant)
  let y = from
  for (const [at, { date, title, where, lines }] of entries.entries()) {
    const top = y
    const isLeft = isZigzag && at % 2 === 1
    const x = isLeft ? edge : lineX + 14
    const room = isZigzag ? width / 2 - 14 : edge + width - x
    sheet.shape(() => {
      document.circle(lineX, top + 6, 3.6).fill(accent)
    })
    // Start above end if the column is narrow.
    const shown = variant === 1 ? date.replace(' — ', ' —\n') : date
    const dated: Style = { kind: 'date', size: 9, colour: '#555555' }
    const dateEnd = isLeft
      ? sheet.put(shown, lineX + 14, top, room, dated)
      : sheet.put(shown, edge, top, lineX - edge - 12, { ...dated, align: variant === 3 ? 'left' : 'right' })
    const align = isLeft ? 'right' : 'left'
    let end = sheet.put(title, x, top, room, { kind: 'bold', size: 10.4, align })
    end = sheet.put(where, x, end, room, {
      isItalic: true,
      align,
      colour: variant === 0 ? accent : '#333333',
    })
    for (const line of lines)
      end = sheet.put(pick([`• ${line}`, line, line, `- ${line}`], variant), x, end + 1, room, {
        size: 9,
        align,
      })
    y = Math.max(end, dateEnd) + 9
  }
  const bottom = y - 9
  sheet.shape(() =>
    document
      .moveTo(lineX, from + 6)
      .lineTo(lineX, bottom)
      .lineWidth(1.2)
      .stroke(accent),
  )
  return y + 4
}

/** Skills, languages and certificates side by side. */
function drawFoot(sheet: Sheet, printed: PrintedCv, top: number, width: number): void {
  const { document, variant, accent, put } = sheet
  const third = width / 3
  const names = [
    ...printed.skillGroups.flatMap((group) => group.items.map(({ name }) => name)),
    ...printed.soft,
  ]
  let y = heading(
    sheet,
    'tool',
    pick(['Habilidades', 'DESTREZAS', 'Lo que manejo', 'HABILIDADES'], variant),
    edge,
    top,
  )
  if (variant === 2) put(names.join(', '), edge, y, third - 16)
  else {
    for (const [at, name] of names.entries()) {
      const bar = y
      const length = 20 + ((at * 29) % 45)
      y = put(variant === 3 ? `- ${name}` : name, edge, y, third - 80) + (variant === 1 ? 3 : 1.5)
      if (variant === 0) {
        sheet.shape(() => {
          document.rect(edge + third - 78, bar + 3, 65, 4).fill('#dddddd')
          document.rect(edge + third - 78, bar + 3, length, 4).fill(accent)
        })
      }
    }
  }
  y = heading(sheet, 'globe', pick(['Idiomas', 'IDIOMAS', 'Idiomas', 'IDIOMAS'], variant), edge + third, top)
  for (const { name, levelText, rank } of printed.languages) {
    const line = y
    y = put(levelText === null ? name : `${name}: ${levelText}`, edge + third, y, third - 20) + 3
    if (levelText !== null) continue
    sheet.shape(() => {
      for (let dot = 0; dot < 5; dot += 1)
        document.circle(edge + third + 80 + dot * 10, line + 5, 3).fill(dot <= rank ? accent : '#d4d4d4')
    })
  }
  y = heading(
    sheet,
    'star',
    pick(['Certificados', 'CURSOS', 'Colegiatura y cursos', 'CURSOS'], variant),
    edge + 2 * third,
    top,
  )
  for (const { name, issuer, year } of printed.certifications) {
    y = put(name, edge + 2 * third, y, third, { kind: variant === 1 ? 'bold' : 'plain' })
    const rest = [issuer, year].filter((part) => part !== null).join(', ')
    if (rest !== '') y = put(rest, edge + 2 * third, y, third, { size: 8.6, colour: '#666666' })
    y += 4
  }
}
