import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell } from '../../producers/docx.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Marzo 2021 a la fecha',
  '15/03/2018 al 30/11/2020',
  'Mar-2019 / Dic-2021',
  'Del 2017 al 2019',
  'De setiembre 2019 a la actualidad',
]

export const wordTable: Layout = {
  name: 'word-table',
  people: ['maria-chavez', 'kevin-palomino', 'carlos-mendoza', 'milagros-huaman', 'percy-alarcon'],
  print(person, variant) {
    const { document, gold } = wordTableDocument(variant, printWordTable(person, variant))
    return {
      source: { producer: 'libreoffice', docx: document },
      gold: { ...gold, layout: 'word-table', producer: 'libreoffice' },
    }
  },
}

function printWordTable(person: Parameters<typeof printCv>[0], variant: number): PrintedCv {
  return printCv(person, {
    dates: pick(dateHabits, variant),
    educationDates: pick(['2018-2020', 'Del 2017 al 2019', '03/2019 – 12/2021'], variant),
    capitals: variant % 2 === 0 ? ['companies'] : ['name', 'positions'],
    omit: variant % 2 === 0 ? ['linkedin', 'interests'] : ['title', 'linkedin', 'interests'],
  })
}

function wordTableDocument(variant: number, printed: PrintedCv) {
  const font = pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans'], variant)
  const dateWidth = variant % 2 === 0 ? 110 : 95
  const widths = [dateWidth, 480 - dateWidth]
  const sections: SectionKind[] = []
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return variant % 2 === 0
      ? paragraph(run(words, { isBold: true, colour: 'FFFFFF', size: 11 }), {
          band: '4A5A6A',
          before: 10,
          after: 4,
          keepsWithNext: true,
        })
      : paragraph(run(words, { isBold: true, isUnderlined: true, size: 11.5 }), {
          before: 12,
          after: 4,
          keepsWithNext: true,
        })
  }
  const isRuled = variant % 3 === 0

  const contactRows = [
    ['Domicilio', printed.place],
    ['Celular', printed.phone],
    ['E-mail', printed.email],
  ].filter((row): row is [string, string] => row[1] !== null)

  const body = [
    paragraph(run(printed.name, { isBold: true, size: 18 }), { after: 2 }),
    printed.title === null ? '' : paragraph(run(printed.title, { size: 12, colour: '4A5A6A' }), { after: 4 }),
    table(
      contactRows.map(([label, value]) => [cell(run(label, { isBold: true })), cell(run(`: ${value}`))]),
      [80, 400],
    ),
    printed.summary === null
      ? ''
      : heading('summary', pick(['Presentación', 'PERFIL', 'Resumen profesional'], variant)) +
        paragraph(run(printed.summary), { align: 'both' }),
    heading(
      'experience',
      pick(['Experiencia laboral', 'EXPERIENCIA PROFESIONAL', 'Historial laboral'], variant),
    ),
    table(
      printed.experiences.map((experience) => {
        const place = experience.place === null ? '' : ` - ${experience.place}`
        const first = variant % 2 === 0 ? `${experience.company}${place}` : experience.position
        const second = variant % 2 === 0 ? `Cargo: ${experience.position}` : `${experience.company}${place}`
        return [
          cell(run(experience.text)),
          {
            content: [
              paragraph(run(first, { isBold: true })),
              paragraph(run(second)),
              ...experience.bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })),
              paragraph('', {}),
            ].join(''),
          },
        ]
      }),
      widths,
      isRuled,
    ),
    heading('education', pick(['Formación académica', 'ESTUDIOS REALIZADOS', 'Estudios'], variant)),
    table(
      printed.educations.map((education) => [
        cell(run(education.text)),
        {
          content:
            paragraph(run(education.degree, { isBold: true })) +
            paragraph(run(education.institution), { after: 4 }),
        },
      ]),
      widths,
      isRuled,
    ),
    ...certifications(printed, variant, widths, isRuled, heading),
    heading('skills', pick(['Conocimientos', 'CONOCIMIENTOS INFORMÁTICOS Y OTROS', 'Habilidades'], variant)),
    skills(printed, isRuled),
    ...languages(printed, heading),
    ...(printed.references.length === 0
      ? []
      : [
          heading('references', 'Referencias'),
          ...printed.references.map((line) => paragraph(run(line), { isBulleted: true })),
        ]),
  ].filter((part) => part !== '')
  return { document: docx(body, { font, size: 10, margin: 57 }), gold: goldOf(printed, '', '', sections) }
}

function cell(content: string): Cell {
  return { content: paragraph(content) }
}

type Heading = (kind: SectionKind, words: string) => string

function certifications(
  printed: PrintedCv,
  variant: number,
  widths: number[],
  isRuled: boolean,
  heading: Heading,
): string[] {
  if (printed.certifications.length === 0) return []
  const rows = printed.certifications.map(({ name, issuer, year }) => [
    cell(run(year ?? '')),
    { content: paragraph(run(name)) + (issuer === null ? '' : paragraph(run(issuer, { isItalic: true }))) },
  ])
  return [
    heading('certifications', pick(['Capacitaciones', 'CURSOS', 'Cursos y diplomas'], variant)),
    table(rows, widths, isRuled),
  ]
}

/** Item and level side by side; a dash if the person gives no level. */
function skills(printed: PrintedCv, isRuled: boolean): string {
  const rows = printed.skillGroups.flatMap((group) =>
    group.items.map((item) => [cell(run(item.name)), cell(run(item.level ?? '-'))]),
  )
  return table(rows, [200, 120], isRuled) + paragraph(run(printed.soft.join(', ')), { before: 4 })
}

function languages(printed: PrintedCv, heading: Heading): string[] {
  if (printed.languages.length === 0) return []
  return [
    heading('languages', 'Idiomas'),
    ...printed.languages.map(({ name, levelText }) =>
      paragraph(run(`${name}:\tNivel ${levelText}`), { leftTab: 90 }),
    ),
  ]
}
