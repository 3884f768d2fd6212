import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const margin = 50
const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2018 al 2020',
  'ene. 2020 - actualidad',
  '03/2019 – 12/2021',
  'Jun 2019 – Present',
]

/** Each job's header is one line of items with a separator, in varying order; descriptions follow dashes or are omitted. */
export const pipeLines: Layout = {
  name: 'pipe-lines',
  people: ['dante-poma', 'renzo-bardales', 'ariana-solis', 'elva-huancahuari'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      omit: [
        'linkedin',
        'references',
        'awards',
        'interests',
        'publications',
        ...(variant === 3 ? (['bullets'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const lines: { text: string; isBold: boolean; space: number }[] = []
    const add = (text: string, isBold = false, space = 14) => lines.push({ text, isBold, space })
    const heading = (kind: SectionKind, words: string) => {
      sections.push(kind)
      add(words, true, 26)
    }
    add(printed.name, true)
    add([printed.title, printed.phone, printed.email].filter((part) => part !== null).join(' | '))
    add(printed.place ?? '')
    heading('experience', 'EXPERIENCIA')
    for (const { text, position, company, place, bullets } of printed.experiences) {
      const orders: [(string | null)[], ...(string | null)[][]] = [
        [text, position, company, place],
        [company, position, text],
        [position, company, place, text],
        [text, company, position],
      ]
      add(
        pick(orders, variant)
          .filter((part) => part !== null && part !== '')
          .join(pick([' | ', ' - ', ' · ', ' / '], variant)),
        variant % 2 === 1,
        18,
      )
      for (const bullet of bullets) add(`- ${bullet}`)
    }
    if (variant === 1 || variant === 3) {
      // These two orders print no place.
      printed.experiences = printed.experiences.map((one) => ({ ...one, place: null }))
    }
    heading('education', 'EDUCACIÓN')
    for (const { degree, institution, text } of printed.educations)
      add([text, degree, institution].filter((part) => part !== '').join(' | '))
    heading('skills', 'HABILIDADES')
    for (const group of printed.skillGroups) add(group.items.map(({ name }) => name).join(', '))
    add(printed.soft.join(', '))
    if (printed.languages.length > 0) {
      heading('languages', 'IDIOMAS')
      for (const { name, levelText } of printed.languages) add(`${name} (${levelText})`)
    }
    heading('certifications', 'CERTIFICACIONES')
    for (const { name, issuer, year } of printed.certifications)
      add([name, issuer, year].filter((part) => part !== null).join(' | '))
    printed.summary = null
    return {
      source: {
        producer: 'pdfkit',
        draw(document) {
          let y = margin
          for (const { text, isBold, space } of lines) {
            y += space
            document
              .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
              .fontSize(lines[0]!.text === text ? 17 : 9.5)
              .text(text, margin, y, { lineBreak: false })
          }
        },
      },
      gold: goldOf(printed, 'pipe-lines', 'pdfkit', sections),
    }
  },
}
