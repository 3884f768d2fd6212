import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { Pen } from './pen.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '03/2019 – 12/2021',
  'Mar-2019 / Dic-2021',
  '2018-2020',
  'ENE 2019 — ACTUALIDAD',
  'Ene - Mar 2021',
]
const dateX = 46
const lineX = 158
const textX = 174
const right = 550

/** Dates left of a line with dots, entries to its right; everything drawn by coordinates, word by word. */
export const timeline: Layout = {
  name: 'timeline',
  people: ['omar-benavides', 'marisol-tafur', 'dennis-aroni', 'rodrigo-leguia', 'carmen-lozada'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '03/2019 – 12/2021', '2019 – hoy'], variant),
      capitals: variant % 2 === 0 ? ['companies'] : ['name'],
      omit: [
        'references',
        'interests',
        ...(variant % 2 === 0 ? (['experience places'] as const) : (['awards'] as const)),
      ],
    })
    const sections: SectionKind[] = [
      ...(isSummaryBare(variant) ? [] : (['summary'] as const)),
      'experience',
      'education',
      'skills',
    ]
    if (printed.languages.length > 0) sections.push('languages')
    if (printed.certifications.length > 0) sections.push('certifications')
    if (printed.awards.length > 0) sections.push('awards')
    return {
      source: {
        producer: 'pdfkit',
        draw: (document) =>
          drawTimeline(
            new Pen(document, variant % 2 === 0 ? 'Helvetica' : 'Times', variant % 3 === 0 ? 1.9 : 1.35),
            printed,
            variant,
          ),
      },
      gold: goldOf(printed, 'timeline', 'pdfkit', sections),
    }
  },
}

/** Some print the summary under the name, without a heading. */
function isSummaryBare(variant: number): boolean {
  return variant === 2
}

function drawTimeline(pen: Pen, printed: PrintedCv, variant: number): void {
  const colour = pick(['#b23a48', '#23628f', '#3f7d20'], variant)
  pen.y = 52
  pen.words(printed.name, { x: dateX, to: right, size: 24, isBold: true })
  if (printed.title !== null) pen.words(printed.title, { x: dateX, to: right, size: 12, colour })
  const contact = [printed.email, printed.phone, printed.place, printed.linkedin].filter(
    (part) => part !== null,
  )
  const half = Math.ceil(contact.length / 2)
  pen.words(contact.slice(0, half).join('   '), { x: dateX, to: right, size: 9 })
  pen.words(contact.slice(half).join('   '), { x: dateX, to: right, size: 9 })

  const heading = (words: string) =>
    pen.spacedHeading(words, { x: dateX, to: right, colour, isSpaced: variant % 2 === 0 })
  if (!isSummaryBare(variant)) heading(pick(['PERFIL', 'EXTRACTO', 'RESUMEN'], variant))
  pen.words(printed.summary ?? '', { x: dateX, to: right, size: 9.6 })

  heading(pick(['EXPERIENCIA', 'TRAYECTORIA', 'EXPERIENCIA LABORAL'], variant))
  for (const { position, company, place, text, bullets } of printed.experiences) {
    pen.entry(text, dateX, lineX, colour, () => {
      const where = place === null ? company : `${company} - ${place}`
      const lines = variant % 2 === 0 ? [position, where] : [where, position]
      lines.forEach((line, index) =>
        pen.words(line, { x: textX, to: right, size: index === 0 ? 10.6 : 9.8, isBold: index === 0 }),
      )
      for (const bullet of bullets) pen.words(`• ${bullet}`, { x: textX, to: right, size: 9.2, hanging: 8 })
    })
  }
  heading(pick(['EDUCACIÓN', 'ESTUDIOS', 'FORMACIÓN'], variant))
  for (const { degree, institution, text } of printed.educations) {
    pen.entry(text, dateX, lineX, colour, () => {
      pen.words(degree, { x: textX, to: right, size: 10, isBold: true })
      pen.words(institution, { x: textX, to: right, size: 9.6 })
    })
  }
  heading(pick(['HABILIDADES', 'COMPETENCIAS', 'CONOCIMIENTOS'], variant))
  pen.inColumns(
    [...printed.skillGroups.flatMap((group) => group.items.map((item) => item.name)), ...printed.soft],
    dateX,
    right,
    3,
  )

  if (printed.languages.length > 0) {
    heading('IDIOMAS')
    pen.inColumns(
      printed.languages.map(({ name, levelText }) => `${name} (${levelText})`),
      dateX,
      right,
      3,
    )
  }
  if (printed.certifications.length > 0) {
    heading(pick(['CERTIFICACIONES', 'CURSOS', 'CURSOS Y LICENCIAS'], variant))
    for (const { name, issuer, year } of printed.certifications) {
      pen.entry(year ?? '', dateX, lineX, colour, () => {
        pen.words(name, { x: textX, to: right, size: 9.8 })
        if (issuer !== null) pen.words(issuer, { x: textX, to: right, size: 8.8, colour: '#666666' })
      })
    }
  }
  if (printed.awards.length > 0) {
    heading('LOGROS')
    for (const award of printed.awards) pen.words(award, { x: dateX, to: right, size: 9.6 })
  }
}
