import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

type Heading =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'references'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2019 – hoy',
  'Enero de 2020 – Presente',
  'MARZO 2019 - ACTUALIDAD',
  '03/2019 – 12/2021',
]

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    summary: 'Perfil profesional',
    experience: 'Experiencia laboral',
    education: 'Educación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certifications: 'Cursos y certificados',
    references: 'Referencias',
  },
  {
    summary: 'SOBRE MÍ',
    experience: 'EXPERIENCIA',
    education: 'FORMACIÓN',
    skills: 'COMPETENCIAS',
    languages: 'IDIOMAS',
    certifications: 'CURSOS',
    references: 'REFERENCIAS',
  },
  {
    summary: 'Resumen',
    experience: 'Trayectoria Profesional',
    education: 'Estudios',
    skills: 'Conocimientos y habilidades',
    languages: 'Idiomas',
    certifications: 'Capacitaciones',
    references: 'Referencias laborales',
  },
  {
    summary: 'RESUMEN PROFESIONAL',
    experience: 'EXPERIENCIA PROFESIONAL',
    education: 'FORMACIÓN ACADÉMICA',
    skills: 'HABILIDADES TÉCNICAS',
    languages: 'IDIOMAS',
    certifications: 'CERTIFICACIONES',
    references: 'REFERENCIAS',
  },
]

const orders: [Heading[], ...Heading[][]] = [
  ['summary', 'experience', 'education', 'skills', 'certifications', 'languages', 'references'],
  ['summary', 'education', 'experience', 'certifications', 'skills', 'languages', 'references'],
  ['summary', 'experience', 'education', 'certifications', 'languages', 'skills', 'references'],
  ['summary', 'experience', 'skills', 'education', 'certifications', 'languages', 'references'],
]

const fonts: [string, ...string[]] = ['Carlito', 'Liberation Serif', 'Caladea', 'Liberation Sans']
const colours: [string, ...string[]] = ['1F4E79', '000000', '2E5B4B', '000000']

/** A word processor's template: company and dates on one line, the post below, bullets. */
export const wordCompanyLine: Layout = {
  name: 'word-company-line',
  people: ['walter-paredes', 'yuliana-terrones', 'maximo-ayala', 'renzo-tejada'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018 al 2020', '03/2019 – 12/2021'], variant),
      capitals: variant === 2 ? ['name', 'companies'] : variant === 1 ? ['name'] : [],
      omit: variant === 2 ? ['experience places', 'soft'] : variant === 3 ? ['references'] : [],
    })
    const sections: SectionKind[] = []
    const body = draw(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, { font: pick(fonts, variant), size: 11, margin: 62 }),
      },
      gold: goldOf(printed, 'word-company-line', 'libreoffice', sections),
    }
  },
}

const item = (words: string) => paragraph(run(words), { isBulleted: true, after: 1 })
const joined = (parts: (string | null)[], sign: string) => parts.filter((part) => part !== null).join(sign)

function draw(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const align = variant % 2 === 0 ? 'left' : 'center'
  const bodies: Record<Heading, string[]> = {
    summary: printed.summary === null ? [] : [paragraph(run(printed.summary), { align: 'both' })],
    experience: printed.experiences.flatMap((role) => job(role, variant)),
    education: printed.educations.flatMap(({ degree, institution, text }) =>
      variant % 2 === 0
        ? [
            paragraph([run(institution, { isBold: true }), run(`\t${text}`)], { rightTab: 470, before: 4 }),
            paragraph(run(degree), { after: 2 }),
          ]
        : [
            paragraph(run(degree, { isBold: true }), { before: 4 }),
            paragraph(run(`${institution} | ${text}`), { after: 2 }),
          ],
    ),
    skills: skills(printed, variant),
    languages:
      variant === 1
        ? [
            paragraph(
              run(printed.languages.map(({ name, levelText }) => `${name} (${levelText})`).join(', ')),
            ),
          ]
        : printed.languages.map(({ name, levelText }) => item(`${name}: ${levelText}`)),
    certifications: printed.certifications.map(({ name, issuer, year }) =>
      item(joined([name, issuer, year], variant % 2 === 0 ? ' - ' : ', ')),
    ),
    references: variant === 3 ? [paragraph(run('Disponibles a solicitud.'))] : printed.references.map(item),
  }
  return [
    paragraph(run(printed.name, { isBold: true, size: 22, colour: pick(colours, variant) }), { align }),
    printed.title === null ? '' : paragraph(run(printed.title, { size: 13 }), { align, after: 3 }),
    ...contact(printed, variant).map((line) => paragraph(run(line), { align })),
    ...pick(orders, variant).flatMap((kind) => {
      if (bodies[kind].length === 0) return []
      sections.push(kind)
      const heading = run(pick(headings, variant)[kind], {
        isBold: true,
        size: 13,
        colour: pick(colours, variant),
      })
      return [
        paragraph(heading, { before: 12, after: 4, hasRule: variant !== 2, keepsWithNext: true }),
      ].concat(bodies[kind])
    }),
  ]
}

function contact({ place, phone, email, linkedin }: PrintedCv, variant: number): string[] {
  switch (variant) {
    case 0:
      return [joined([place, phone, email], ' | ')]
    case 1:
      return [`Celular: ${phone}`, `Correo: ${email}`, joined([place], '')]
    case 2:
      return [joined([place], ''), joined([phone, email], '  -  ')]
    default:
      return [joined([place, phone, email], ' • '), joined([linkedin], '')]
  }
}

function job(role: PrintedExperience, variant: number): string[] {
  const post = (words: string) =>
    paragraph(run(words, { isItalic: variant !== 2 }), { after: 2, keepsWithNext: true })
  const head = (company: string, dates: string) =>
    paragraph([run(company, { isBold: true }), run(dates)], { before: 7, rightTab: 470, keepsWithNext: true })
  const heads = [
    () => [head(`${role.company}, ${role.place}`, `\t${role.text}`), post(role.position)],
    () => [head(role.company, ` | ${role.text}`), post(`${role.position} – ${role.place}`)],
    () => [head(role.company, ` (${role.text})`), post(role.position)],
    () => [head(`${role.company} – ${role.place}`, `\t${role.text}`), post(role.position)],
  ] as const
  return [...pick(heads, variant)(), ...role.bullets.map(item)]
}

function skills({ skillGroups, soft }: PrintedCv, variant: number): string[] {
  const names = skillGroups.flatMap(({ items }) => items.map(({ name }) => name))
  if (variant === 3)
    return [
      ...skillGroups.map(({ name, items }) => item(`${name}: ${items.map((one) => one.name).join(', ')}`)),
      item(`Personales: ${soft.join(', ')}`),
    ]
  const all = [...names, ...soft]
  if (variant === 1)
    return all.flatMap((name, index) =>
      index % 2 === 0
        ? [
            paragraph(run(`•  ${name}${index + 1 < all.length ? `\t•  ${all[index + 1]}` : ''}`), {
              leftTab: 235,
            }),
          ]
        : [],
    )
  return all.map(item)
}
