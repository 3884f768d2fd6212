import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run } from '../../producers/docx.ts'
import type { RunStyle } from '../../producers/docx.ts'
import type { ListName } from '../../producers/docx-lists.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Marzo del 2019 – Hasta la fecha',
  'De setiembre 2019 a la actualidad',
  '2018 al 2020',
  'Ene - Mar 2021',
]
const lists: [ListName, ...ListName[]] = ['arrows', 'numbers', 'ticks', 'dots']

/**
 * Nested lists with the word processor's bullets: the employer is an item, its facts are sub-items, and the duties are items of
 * these.
 */
export const nestedBullets: Layout = {
  name: 'nested-bullets',
  people: ['abel-tuesta', 'flor-vega-isla', 'gladys-donayre', 'yesica-mamani-roque'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018 al 2020', 'Del 2017 al 2019', '2018-2020', '2019 – hoy'], variant),
      capitals: variant === 0 ? ['companies', 'institutions'] : variant === 1 ? ['name'] : [],
      omit: [
        'interests',
        'publications',
        'awards',
        ...(variant === 3 ? [] : (['linkedin'] as const)),
        ...(variant === 2 ? (['experience places'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const body = bodyOf(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Liberation Sans', 'Liberation Serif', 'Carlito', 'Caladea'], variant),
          size: 10.5,
          margin: 66,
          hasLists: true,
        }),
      },
      gold: goldOf(printed, 'nested-bullets', 'libreoffice', sections),
    }
  },
}

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)

/** Items with their depth: the words, and optionally their style. */
type Item = [depth: number, words: string, style?: RunStyle]

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const list = pick(lists, variant)
  const items = (entries: Item[]) =>
    entries
      .filter(([, words]) => words !== '')
      .map(([depth, words, style]) =>
        paragraph(run(words, style), { item: { list, depth }, before: depth === 0 ? 3 : 0 }),
      )
  const section = (kind: SectionKind, words: string, entries: Item[]) => {
    if (entries.length === 0) return []
    sections.push(kind)
    const heading = paragraph(run(words, { isBold: true, isUnderlined: variant % 2 === 0, size: 11.5 }), {
      before: 11,
      after: 3,
      keepsWithNext: true,
    })
    return [heading].concat(items(entries))
  }
  const facts = [
    ['Teléfono', printed.phone],
    ['Correo', printed.email],
    ['Dirección', printed.place],
    ['LinkedIn', printed.linkedin],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  return [
    paragraph(run(printed.name, { isBold: true, size: 17 }), {
      align: variant % 2 === 0 ? 'center' : 'left',
    }),
    printed.title === null
      ? ''
      : paragraph(run(printed.title, { size: 12 }), { align: variant % 2 === 0 ? 'center' : 'left' }),
    ...section(
      'contact',
      pick(['DATOS PERSONALES:', 'DATOS PERSONALES', 'Datos personales', 'Contacto'], variant),
      facts.map(([label, value]): Item => [0, `${label}: ${value}`]),
    ),
    ...(printed.summary === null
      ? []
      : section('summary', pick(['PERFIL:', 'PERFIL', 'Perfil', 'Perfil'], variant), [[0, printed.summary]])),
    ...section(
      'education',
      pick(['FORMACIÓN:', 'FORMACIÓN ACADÉMICA', 'Estudios', 'Educación'], variant),
      printed.educations.flatMap((one) => study(one, variant)),
    ),
    ...section(
      'experience',
      pick(['EXPERIENCIA:', 'EXPERIENCIA LABORAL', 'Experiencia laboral', 'Experiencia'], variant),
      printed.experiences.flatMap((job) => jobItems(job, variant)),
    ),
    ...section(
      'certifications',
      pick(['CAPACITACIONES:', 'CURSOS, DIPLOMADOS Y COLEGIATURA', 'Cursos', 'Certificaciones'], variant),
      printed.certifications.flatMap(({ name, issuer, year }): Item[] =>
        variant % 2 === 0
          ? [[0, joined([name, issuer, year], ', ')]]
          : [
              [0, name],
              [1, joined([issuer, year], ', ')],
            ],
      ),
    ),
    ...section(
      'skills',
      pick(['HABILIDADES:', 'CONOCIMIENTOS', 'Conocimientos y habilidades', 'Habilidades'], variant),
      skills(printed, variant),
    ),
    ...section(
      'languages',
      pick(['IDIOMAS:', 'IDIOMAS', 'Idiomas', 'Idiomas'], variant),
      printed.languages.map(({ name, levelText }): Item => [
        0,
        `${name}${variant === 0 ? ': ' : ' – '}${levelText ?? ''}`,
      ]),
    ),
    ...section(
      'references',
      pick(['REFERENCIAS:', 'REFERENCIAS', 'Referencias', 'Referencias'], variant),
      printed.references.map((one): Item => [0, one]),
    ),
  ].filter((part) => part !== '')
}

function jobItems({ company, place, position, text, bullets }: PrintedExperience, variant: number): Item[] {
  if (variant === 0)
    return [
      [0, joined([company, place], ', '), { isBold: true }],
      [1, `Cargo: ${position}`],
      [1, `Periodo: ${text}`],
      ...(bullets.length === 0 ? [] : [[1, 'Funciones:'] as Item]),
      ...bullets.map((bullet): Item => [2, bullet]),
    ]
  if (variant === 1)
    return [
      [0, `${position} – ${company}`, { isBold: true }],
      [1, `${text}, ${place ?? ''}`],
      ...bullets.map((bullet): Item => [1, bullet]),
    ]
  // All at one depth, so that only the words show where a job starts.
  if (variant === 2)
    return [
      [0, company, { isBold: true }],
      [0, position],
      [0, text],
      ...bullets.map((bullet): Item => [1, bullet]),
    ]
  return [
    [0, text, { isBold: true }],
    [1, joined([company, place], ', ')],
    [1, position, { isItalic: true }],
    ...bullets.map((bullet): Item => [2, bullet]),
  ]
}

function study({ degree, institution, text }: PrintedEducation, variant: number): Item[] {
  if (variant === 0)
    return [
      [0, institution, { isBold: true }],
      [1, degree],
      [1, text],
    ]
  if (variant === 1)
    return [
      [0, `${degree} – ${institution}`],
      [1, text],
    ]
  if (variant === 2) return [[0, joined([degree, institution, text], ' - ')]]
  return [
    [0, text, { isBold: true }],
    [1, institution],
    [1, degree, { isItalic: true }],
  ]
}

function skills(printed: PrintedCv, variant: number): Item[] {
  const groups = printed.skillGroups
    .map(({ name, items }) => ({ name, words: items.map((item) => item.name) }))
    .concat(printed.soft.length === 0 ? [] : [{ name: 'Personales', words: printed.soft }])
  if (variant === 2) return groups.flatMap(({ words }) => words.map((word): Item => [0, word]))
  if (variant === 3) return groups.map(({ name, words }): Item => [0, `${name}: ${words.join(', ')}`])
  return groups.flatMap(({ name, words }) => {
    const group: Item = [0, name]
    return [group].concat(words.map((word): Item => [1, word]))
  })
}
