import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

type Heading =
  | 'contact'
  | 'summary'
  | 'education'
  | 'experience'
  | 'certifications'
  | 'skills'
  | 'languages'
  | 'awards'
  | 'references'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Marzo 2021 a la fecha',
  'Del 2017 al 2019',
  '2008 - A la fecha',
  'Marzo del 2019 – Hasta la fecha',
]

const headings: [Record<Heading, string>, ...Record<Heading, string>[]] = [
  {
    contact: 'DATOS PERSONALES',
    summary: 'PRESENTACIÓN',
    education: 'FORMACIÓN ACADÉMICA',
    experience: 'EXPERIENCIA LABORAL',
    certifications: 'CAPACITACIONES',
    skills: 'CONOCIMIENTOS',
    languages: 'IDIOMAS',
    awards: 'RECONOCIMIENTOS',
    references: 'REFERENCIAS',
  },
  {
    contact: 'DATOS PERSONALES:',
    summary: 'RESUMEN:',
    education: 'FORMACIÓN PROFESIONAL:',
    experience: 'EXPERIENCIA LABORAL:',
    certifications: 'CAPACITACIONES Y DIPLOMADOS:',
    skills: 'OTROS CONOCIMIENTOS:',
    languages: 'IDIOMAS:',
    awards: 'RECONOCIMIENTOS:',
    references: 'REFERENCIAS PERSONALES:',
  },
  {
    contact: 'Datos Personales',
    summary: 'Presentación',
    education: 'Estudios',
    experience: 'Experiencia Docente',
    certifications: 'Cursos de Capacitación',
    skills: 'Conocimientos',
    languages: 'Idiomas',
    awards: 'Distinciones',
    references: 'Referencias',
  },
  {
    contact: 'I. DATOS PERSONALES',
    summary: 'II. PERFIL',
    education: 'III. FORMACIÓN ACADÉMICA',
    experience: 'IV. EXPERIENCIA PROFESIONAL',
    certifications: 'V. CAPACITACIONES',
    skills: 'VI. CONOCIMIENTOS Y HABILIDADES',
    languages: 'VII. IDIOMAS',
    awards: '',
    references: 'VIII. REFERENCIAS',
  },
]

const privateData: [[birth: string, document: string, state: string], ...[string, string, string][]] = [
  ['14 de julio de 1978', '32987145', 'Casado'],
  ['12/03/1968', '28214570', 'Casado'],
  ['23-12-1965', '02631884', 'Soltera'],
  ['05 de mayo de 1987', '44120983', 'Soltero'],
]

/** The style of older professionals: one column, labels, no decoration. */
export const seniorPlain: Layout = {
  name: 'senior-plain',
  people: ['walter-paredes', 'maximo-ayala', 'elsa-chunga', 'renzo-tejada'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', 'Del 2017 al 2019', '2018-2020', '2018 al 2020'], variant),
      capitals:
        variant === 3 ? ['positions'] : variant === 1 ? ['name', 'companies', 'institutions'] : ['name'],
      omit: [
        'linkedin',
        ...(variant === 2 ? (['title', 'summary'] as const) : []),
        ...(variant === 1 ? (['soft', 'experience places'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const body = draw(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Liberation Sans', 'Liberation Serif', 'Liberation Serif', 'Carlito'], variant),
          size: 11,
          margin: 70,
        }),
      },
      gold: goldOf(printed, 'senior-plain', 'libreoffice', sections),
    }
  },
}

const item = (words: string) => paragraph(run(words), { isBulleted: true, after: 2 })
const line = (words: string, isBold = false) => paragraph(run(words, { isBold }), { after: 1 })
const joined = (parts: (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)

function draw(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const bodies: Record<Heading, string[]> = {
    contact: personal(printed, variant),
    summary: printed.summary === null ? [] : [paragraph(run(printed.summary), { align: 'both' })],
    education: printed.educations.flatMap((education) => study(education, variant)),
    experience: printed.experiences.flatMap((role) => job(role, variant)),
    certifications: printed.certifications.map(({ name, issuer, year }) =>
      variant === 1
        ? item(joined([name, joined([issuer, year], ', ')], '. '))
        : item(joined([name, issuer, year], variant === 2 ? ', ' : ' – ')),
    ),
    skills: skills(printed, variant),
    languages: printed.languages.map(({ name, levelText }) =>
      variant === 2 ? line(`${name} – ${levelText}`) : item(`${name}: ${levelText}`),
    ),
    awards: printed.awards.map(item),
    references: printed.references.map(item),
  }
  const order: Heading[] =
    variant === 2
      ? [
          'contact',
          'education',
          'experience',
          'awards',
          'certifications',
          'languages',
          'skills',
          'references',
        ]
      : [
          'contact',
          'summary',
          'education',
          'experience',
          'certifications',
          'skills',
          'languages',
          'awards',
          'references',
        ]
  const align = variant === 3 ? 'left' : 'center'
  return [
    variant === 3
      ? ''
      : paragraph(
          run(pick(['CURRÍCULUM VITAE', 'CURRICULUM VITAE', 'HOJA DE VIDA'], variant), {
            isBold: true,
            size: 16,
          }),
          {
            align,
            after: 6,
          },
        ),
    paragraph(run(printed.name, { isBold: true, size: 14 }), { align }),
    printed.title === null ? '' : paragraph(run(printed.title), { align, after: 4 }),
    ...order.flatMap((kind) => {
      if (bodies[kind].length === 0) return []
      sections.push(kind)
      return [
        paragraph(
          run(pick(headings, variant)[kind], { isBold: true, isUnderlined: variant === 1, size: 12 }),
          {
            before: 12,
            after: 5,
            keepsWithNext: true,
          },
        ),
      ].concat(bodies[kind])
    }),
    variant === 1 ? paragraph(run('Ayacucho, enero de 2026'), { align: 'right', before: 24 }) : '',
    variant === 0 ? paragraph(run('Chimbote, 12 de enero de 2026'), { align: 'right', before: 24 }) : '',
  ]
}

function personal(printed: PrintedCv, variant: number): string[] {
  const [birth, document, state] = pick(privateData, variant)
  const labels: [string, string | null][] = [
    [variant === 0 ? 'D.N.I.' : 'DNI', document],
    ['Fecha de nacimiento', birth],
    ['Estado civil', state],
    [pick(['Domicilio', 'Dirección', 'Domicilio', 'Dirección'], variant), printed.place],
    [pick(['Celular', 'Teléfonos', 'Celular', 'Teléfono'], variant), printed.phone],
    [pick(['Correo electrónico', 'E-mail', 'Correo', 'Correo electrónico'], variant), printed.email],
  ]
  return labels.map(([label, value]) =>
    variant % 2 === 0
      ? paragraph([run(label), run(`\t: ${value}`)], { leftTab: 130, after: 2 })
      : variant === 1
        ? item(`${label}: ${value}`)
        : line(`${label}: ${value}`),
  )
}

function study({ degree, institution, text }: PrintedEducation, variant: number): string[] {
  switch (variant) {
    case 0:
      return [line(degree, true), paragraph(run(`${institution} (${text})`), { after: 6 })]
    case 1:
      return [line(institution, true), line(degree), paragraph(run(text), { after: 6 })]
    case 2:
      return [
        paragraph([run(`${text}\t`), run(`${degree}. ${institution}.`)], {
          indent: 80,
          hanging: 80,
          leftTab: 80,
          after: 4,
        }),
      ]
    default:
      return [item(`${degree} – ${institution} – ${text}`)]
  }
}

function job(role: PrintedExperience, variant: number): string[] {
  const sentences = role.bullets.map(item)
  const at = joined([role.company, role.place], ' – ')
  switch (variant) {
    case 0:
      return [
        paragraph(run(role.company, { isBold: true }), { before: 6, keepsWithNext: true }),
        line(`Cargo: ${role.position}`),
        line(`Lugar: ${role.place}`),
        line(`Periodo: ${role.text}`),
        line('Funciones:'),
        ...sentences,
      ]
    case 1:
      return [
        paragraph(run(role.company, { isBold: true }), { before: 6, keepsWithNext: true }),
        line(`${role.position}, ${role.text.charAt(0).toLowerCase()}${role.text.slice(1)}.`),
        ...sentences,
      ]
    case 2:
      return [
        paragraph(
          [
            run(`${role.text}\t`),
            run(role.position, { isBold: true }),
            run(`. ${role.company}, ${role.place}.`),
          ],
          {
            indent: 100,
            hanging: 100,
            leftTab: 100,
            before: 5,
            keepsWithNext: true,
          },
        ),
        ...role.bullets.map((words) => paragraph(run(words), { indent: 100, align: 'both' })),
      ]
    default:
      return [
        paragraph(run(role.position, { isBold: true }), { before: 6, keepsWithNext: true }),
        line(at),
        paragraph(run(role.text, { isItalic: true }), { after: 2 }),
        ...sentences,
      ]
  }
}

function skills({ skillGroups, soft }: PrintedCv, variant: number): string[] {
  const names = skillGroups.flatMap(({ items }) => items.map(({ name }) => name))
  if (variant === 2) return [paragraph(run(`${[...names, ...soft].join(', ')}.`))]
  if (variant === 3)
    return [
      ...skillGroups.map(({ name, items }) => line(`${name}: ${items.map((one) => one.name).join(', ')}.`)),
      line(`Habilidades personales: ${soft.join(', ')}.`),
    ]
  return [...names, ...soft].map(item)
}
