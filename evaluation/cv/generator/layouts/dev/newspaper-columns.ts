import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { columnBreak, columnsFrom, docx, paragraph, run } from '../../producers/docx.ts'
import type { ParagraphStyle } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Mar. 2018 / Hasta hoy',
  'Del 2017 al 2019',
  'De setiembre 2019 a la actualidad',
  'ene. 2020 - actualidad',
]

const MARGIN = 50
// The page width without margins.
const WIDTH = 495

/** Page columns, not a table: the text fills the first and continues at the top of the next, even inside a job. */
export const newspaperColumns: Layout = {
  name: 'newspaper-columns',
  people: ['rosario-quinteros', 'jhon-pisango', 'cristhian-zapata', 'luz-marina-cubas'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', 'Del 2017 al 2019', '2019 – hoy'], variant),
      capitals: variant === 0 ? ['name', 'positions'] : variant === 2 ? ['companies', 'institutions'] : [],
      omit: [
        'publications',
        'interests',
        ...(variant === 1 ? (['experience places'] as const) : []),
        ...(variant === 3 ? (['linkedin'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const body = bodyOf(printed, variant, sections)
    const gap = 20
    const half = (WIDTH - gap) / 2
    const widths = pick(
      [
        [half, half],
        [165, WIDTH - gap - 165],
        [half, half],
        [155, 170, 130],
      ],
      variant,
    )
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Liberation Serif', 'Carlito', 'Liberation Sans', 'Caladea'], variant),
          size: 10,
          margin: MARGIN,
          columns: { widths, gap },
        }),
      },
      gold: goldOf(printed, 'newspaper-columns', 'libreoffice', sections),
    }
  },
}

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)

/** A section's heading and contents; the kind is recorded when it is drawn, so that the order is that of the page. */
type Section = (kind: SectionKind, words: string, content: string[]) => string

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const section: Section = (kind, words, content) => {
    if (content.length === 0) return ''
    sections.push(kind)
    const style: ParagraphStyle = { before: 10, after: 4, keepsWithNext: true, hasRule: variant === 2 }
    const heading =
      variant === 3
        ? paragraph(run(words, { isBold: true, colour: '7B2C2C', size: 11 }), { ...style, band: 'F3E9E4' })
        : paragraph(run(words, { isBold: true, size: 11.5, isUnderlined: variant === 0 }), style)
    return heading + content.join('')
  }
  const facts = [printed.place, printed.phone, printed.email, printed.linkedin].filter(
    (fact) => fact !== null,
  )
  const head = [
    paragraph(run(printed.name, { isBold: true, size: 18 }), {
      align: variant % 2 === 0 ? 'center' : 'left',
    }),
    printed.title === null
      ? ''
      : paragraph(run(printed.title, { size: 12 }), { align: variant % 2 === 0 ? 'center' : 'left' }),
  ]
  const contactLine = paragraph(run(facts.join(' | '), { size: 9.5 }), {
    align: variant % 2 === 0 ? 'center' : 'left',
  })
  const parts = sectionsOf(printed, variant, section)
  const page =
    variant === 1
      ? [
          ...head,
          columnsFrom(MARGIN),
          section(
            'contact',
            'Contacto',
            facts.map((fact) => paragraph(run(fact))),
          ),
          parts.skills(),
          parts.languages(),
          parts.references(),
          columnBreak(),
          parts.summary(),
          parts.experience(),
          parts.education(),
          parts.certifications(),
        ]
      : variant === 2
        ? [
            ...head,
            contactLine,
            parts.summary(),
            columnsFrom(MARGIN),
            parts.experience(),
            columnBreak(),
            parts.education(),
            parts.skills(),
            parts.certifications(),
            parts.languages(),
          ]
        : variant === 3
          ? [
              ...head,
              contactLine,
              parts.summary(),
              parts.experience(),
              parts.education(),
              columnsFrom(MARGIN),
              parts.skills(),
              columnBreak(),
              parts.certifications(),
              columnBreak(),
              parts.languages(),
              parts.awards(),
            ]
          : [
              ...head,
              contactLine,
              columnsFrom(MARGIN),
              parts.summary(),
              parts.experience(),
              parts.education(),
              parts.certifications(),
              parts.skills(),
              parts.languages(),
              parts.references(),
            ]
  return page.filter((part) => part !== '')
}

function sectionsOf(printed: PrintedCv, variant: number, section: Section) {
  return {
    summary: () =>
      section(
        'summary',
        pick(['RESUMEN', 'Perfil', 'Perfil profesional', 'Presentación'], variant),
        printed.summary === null ? [] : [paragraph(run(printed.summary), { align: 'both' })],
      ),
    experience: () =>
      section(
        'experience',
        pick(
          ['EXPERIENCIA PROFESIONAL', 'Experiencia', 'Experiencia laboral', 'Experiencia docente'],
          variant,
        ),
        printed.experiences.map((job) => drawJob(job, variant)),
      ),
    education: () =>
      section(
        'education',
        pick(['ESTUDIOS', 'Educación', 'Formación académica', 'Títulos y estudios'], variant),
        printed.educations.map((one) => drawStudy(one, variant)),
      ),
    skills: () =>
      section(
        'skills',
        pick(['CONOCIMIENTOS', 'Habilidades', 'Habilidades', 'Capacidades'], variant),
        skillLines(printed, variant),
      ),
    certifications: () =>
      section(
        'certifications',
        pick(['CURSOS', 'Cursos', 'Certificaciones', 'Capacitación'], variant),
        printed.certifications.map(({ name, issuer, year }) =>
          variant === 3
            ? paragraph(run(joined([name, joined([issuer, year], ', ')], '\n')), { after: 4 })
            : paragraph(run(joined([name, issuer, year], ', ')), { isBulleted: true }),
        ),
      ),
    languages: () =>
      section(
        'languages',
        variant === 0 ? 'IDIOMAS' : 'Idiomas',
        printed.languages.map(({ name, levelText }) => paragraph(run(`${name}, ${levelText ?? ''}`))),
      ),
    awards: () =>
      section(
        'awards',
        'Distinciones',
        printed.awards.map((award) => paragraph(run(award))),
      ),
    references: () =>
      section(
        'references',
        variant === 0 ? 'REFERENCIAS' : 'Referencias',
        printed.references.map((one) => paragraph(run(one), { after: 3 })),
      ),
  }
}

function drawJob({ company, place, position, text, bullets }: PrintedExperience, variant: number): string {
  const duties = bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })).join('')
  const top = { before: 5, keepsWithNext: true }
  if (variant === 0)
    return (
      paragraph(run(position, { isBold: true }), top) +
      paragraph(run(joined([company, place], ', '))) +
      paragraph(run(text, { isItalic: true })) +
      duties
    )
  if (variant === 1)
    return paragraph([run(`${company}. `, { isBold: true }), run(position), run(` (${text})`)], top) + duties
  if (variant === 2)
    return (
      paragraph(run(`${text}:`, { isBold: true }), top) +
      paragraph(run(company)) +
      paragraph(run(joined([position, place], ' / '))) +
      duties
    )
  return (
    paragraph([run(position, { isBold: true }), run(` – ${joined([company, place], ', ')}`)], top) +
    paragraph(run(text, { size: 9, colour: '7F7F7F' })) +
    duties
  )
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  if (variant === 1)
    return paragraph(
      [run(degree, { isBold: true }), run(`. ${institution}${text === '' ? '' : `, ${text}`}`)],
      { before: 3 },
    )
  if (variant === 2)
    return (
      paragraph(run(`${text}:`, { isBold: true }), { before: 3 }) +
      paragraph(run(institution)) +
      paragraph(run(degree))
    )
  return (
    paragraph(run(degree, { isBold: true }), { before: 3 }) +
    paragraph(run(joined([institution, text], ' – ')))
  )
}

function skillLines(printed: PrintedCv, variant: number): string[] {
  const groups = printed.skillGroups.map(({ name, items }) => ({
    name,
    words: items.map((item) => item.name),
  }))
  const soft = printed.soft
  if (variant === 1)
    return groups
      .flatMap(({ words }) => words)
      .concat(soft)
      .map((word) => paragraph(run(`› ${word}`)))
  if (variant === 3)
    return groups
      .flatMap(({ words }) => words)
      .concat(soft)
      .map((word) => paragraph(run(word), { isBulleted: true }))
  return groups
    .concat(soft.length === 0 ? [] : [{ name: variant === 0 ? 'Personales' : 'Blandas', words: soft }])
    .map(({ name, words }) =>
      paragraph([run(`${name}: `, { isBold: true }), run(words.join(variant === 0 ? ', ' : '; '))], {
        after: 2,
      }),
    )
}
