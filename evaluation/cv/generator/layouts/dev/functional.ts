import { docx, paragraph, run } from '../../producers/docx.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import type { Person } from '../../../person.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2018-2020',
  '2019 – hoy',
  'Mar-2019 / Dic-2021',
  'Del 2017 al 2019',
  'Desde agosto 2022',
]

/** Skills first, in blocks; the jobs, one line each, at the end. */
export const functional: Layout = {
  name: 'functional',
  people: ['hector-zegarra', 'yeni-sandoval', 'sofia-rengifo', 'wilmer-apaza', 'gabriela-montoya'],
  print(person, variant) {
    const { document, gold } = drawFunctional(person, variant)
    return { source: { producer: 'libreoffice', docx: document }, gold }
  },
}

function drawFunctional(person: Person, variant: number) {
  const printed = printCv(person, {
    dates: pick(dateHabits, variant),
    educationDates: pick(['2018-2020', '2019 – hoy', '03/2019 – 12/2021'], variant),
    omit: ['bullets', 'awards', 'interests', ...(variant % 2 === 0 ? (['experience places'] as const) : [])],
    capitals: variant % 2 === 0 ? ['name'] : ['name', 'companies'],
  })
  const sections: SectionKind[] = []
  const accent = pick(['7A1F3D', '1F5A7A', '2F6B2F'], variant)
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { size: 13, colour: accent }), {
      before: 12,
      after: 3,
      hasRule: variant % 2 === 1,
      keepsWithNext: true,
    })
  }
  const contact = [printed.phone, printed.email, printed.linkedin, printed.place].filter(
    (part) => part !== null,
  )
  const body = [
    paragraph(run(printed.name, { isBold: true, size: 20, colour: accent }), { align: 'center' }),
    printed.title === null
      ? ''
      : paragraph(run(printed.title, { isItalic: true, size: 12 }), { align: 'center' }),
    paragraph(run(contact.join('   •   '), { size: 9 }), { align: 'center', after: 6 }),
    printed.summary === null
      ? ''
      : heading('summary', pick(['Objetivo profesional', 'Quién soy', 'Resumen de competencias'], variant)) +
        paragraph(run(printed.summary), { align: 'both' }),
    heading(
      'skills',
      pick(['Principales competencias', 'Lo que sé hacer', 'Áreas de conocimiento'], variant),
    ),
    ...printed.skillGroups.flatMap(({ name, items }) => [
      paragraph(run(name, { isBold: true }), { before: 4 }),
      ...items.map((item) =>
        paragraph(run(item.level === null ? item.name : `${item.name} – ${item.level}`), {
          isBulleted: true,
        }),
      ),
    ]),
    paragraph(run('Cualidades', { isBold: true }), { before: 4 }),
    ...printed.soft.map((item) => paragraph(run(item), { isBulleted: true })),
    ...history(printed, variant, heading),
    heading('education', pick(['Formación', 'Estudios', 'Educación'], variant)),
    ...printed.educations.map(({ degree, institution, text }) =>
      paragraph([run(degree, { isBold: true }), run(`, ${institution}${text === '' ? '' : ` (${text})`}`)], {
        after: 2,
      }),
    ),
    ...(printed.certifications.length === 0
      ? []
      : [
          heading('certifications', pick(['Cursos', 'Licencias y certificados', 'Capacitaciones'], variant)),
          ...printed.certifications.map(({ name, issuer, year }) =>
            paragraph(run([name, issuer, year].filter((part) => part !== null).join(' / ')), {
              isBulleted: true,
            }),
          ),
        ]),
    ...(printed.languages.length === 0
      ? []
      : [
          heading('languages', 'Idiomas'),
          paragraph(run(printed.languages.map(({ name, levelText }) => `${name} ${levelText}`).join('; '))),
        ]),
    ...(printed.references.length === 0
      ? []
      : [heading('references', 'Referencias'), ...printed.references.map((line) => paragraph(run(line)))]),
  ].filter((part) => part !== '')
  return {
    document: docx(body, { font: 'Lato', size: 10.5, margin: 60 }),
    gold: goldOf(printed, 'functional', 'libreoffice', sections),
  }
}

/** 'Cargo | Empresa | Lima', with the date before, after a tab or in brackets. */
function history(
  printed: PrintedCv,
  variant: number,
  heading: (kind: SectionKind, words: string) => string,
): string[] {
  if (printed.experiences.length === 0) return []
  const lines = printed.experiences.map(({ position, company, place, text }) => {
    const what = [position, company, place].filter((part) => part !== null).join(' | ')
    if (variant % 3 === 0) return paragraph(run(`${text}\t${what}`), { leftTab: 110, after: 2 })
    if (variant % 3 === 1) return paragraph(run(`${what}\t${text}`), { rightTab: 475, after: 2 })
    return paragraph(
      [run(`${company} — ${position}`), run(` (${text})${place === null ? '' : `, ${place}`}`)],
      { after: 2 },
    )
  })
  return [
    heading('experience', pick(['Historia laboral', 'Empleos', 'Resumen de experiencia'], variant)),
    ...lines,
  ]
}
