import type { Person } from '../../../person.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { respelt, withoutAccents } from '../../printing/spelling.ts'
import { docx, paragraph, run } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2018 al 2020',
  'Desde agosto 2022',
  'Del 2017 al 2019',
  'MARZO 2019 - ACTUALIDAD',
]

/** The style of a former typewriter user: headings centred, in capitals and underlined, and a hyphen before every item. */
export const underlinedCapitals: Layout = {
  name: 'underlined-capitals',
  people: ['eusebio-cantaro', 'gladys-donayre', 'segundo-terrones', 'teodoro-yupanqui'],
  print(person, variant) {
    const printed = printHyphens(person, variant)
    const sections: SectionKind[] = []
    const body = bodyOf(printed, variant, sections)
    const font = pick(['Liberation Serif', 'Liberation Mono', 'Liberation Sans', 'Carlito'], variant)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, { font, size: variant === 1 ? 10.5 : 12, margin: 72 }),
      },
      gold: goldOf(printed, 'underlined-capitals', 'libreoffice', sections),
    }
  },
}

function printHyphens(person: Person, variant: number): PrintedCv {
  const printed = printCv(person, {
    dates: pick(dateHabits, variant),
    educationDates: pick(['2018 al 2020', '2018-2020', 'Del 2017 al 2019', '2018-2020'], variant),
    capitals: variant === 1 ? ['name', 'companies', 'institutions'] : [],
    omit: [
      'linkedin',
      'awards',
      'publications',
      ...(variant % 2 === 0 ? (['title'] as const) : []),
      ...(variant === 2 ? (['summary'] as const) : []),
    ],
  })
  if (variant === 2) return respelt(printed, withoutAccents)
  if (variant !== 3) return printed
  const address = printed.email
  return { ...respelt(printed, (words) => words.toLocaleUpperCase('es')), email: address }
}

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)
const hyphen = (words: string, indent = 14) => paragraph(run(`- ${words}`), { indent, hanging: 10 })

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const hasAccents = variant < 2
  const middle = (words: string, size = 12) =>
    paragraph(run(hasAccents ? words : withoutAccents(words), { isBold: true, isUnderlined: true, size }), {
      align: 'center',
      before: 14,
      after: 6,
      keepsWithNext: true,
    })
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return middle(variant === 1 ? `${words} :` : words)
  }
  const list = (kind: SectionKind, words: string, lines: string[]) =>
    lines.length === 0 ? [] : [heading(kind, words), ...lines.map((line) => hyphen(line))]

  return [
    middle(pick(['CURRICULUM VITAE', 'CURRÍCULUM VITAE', 'HOJA DE VIDA', 'CURRICULUM'], variant), 15),
    variant % 2 === 1 && printed.title !== null
      ? paragraph(run(printed.title, { isBold: true }), { align: 'center' })
      : '',
    heading('contact', pick(['DATOS PERSONALES', 'I.- DATOS PERSONALES'], variant)),
    ...personalData(printed, variant),
    ...(printed.summary === null
      ? []
      : [heading('summary', pick(['OBJETIVO', 'PRESENTACIÓN'], variant)), hyphen(printed.summary)]),
    heading(
      'education',
      pick(['ESTUDIOS', 'INSTRUCCIÓN', 'GRADO DE INSTRUCCIÓN', 'ESTUDIOS REALIZADOS'], variant),
    ),
    ...printed.educations.map((one) => study(one, variant)),
    heading(
      'experience',
      pick(['TRABAJOS REALIZADOS', 'EXPERIENCIA LABORAL', 'EXPERIENCIA', 'TRAYECTORIA LABORAL'], variant),
    ),
    ...printed.experiences.flatMap((job) => jobLines(job, variant)),
    ...list(
      'certifications',
      pick(['CURSOS Y DOCUMENTOS', 'CURSOS', 'CAPACITACIÓN', 'CURSOS Y SEMINARIOS'], variant),
      printed.certifications.map(({ name, issuer, year }) =>
        joined([name, issuer, year], variant === 1 ? '. ' : ' - '),
      ),
    ),
    heading(
      'skills',
      pick(['OTROS CONOCIMIENTOS', 'CONOCIMIENTOS', 'CUALIDADES Y CONOCIMIENTOS', 'HABILIDADES'], variant),
    ),
    ...skillLines(printed, variant),
    ...list(
      'languages',
      'IDIOMAS',
      printed.languages.map(({ name, levelText }) => joined([name, levelText], variant === 0 ? ', ' : ': ')),
    ),
    ...list('references', pick(['REFERENCIAS', 'REFERENCIAS PERSONALES'], variant), printed.references),
    ...list('interests', 'PASATIEMPOS', printed.interests),
  ].filter((part) => part !== '')
}

/** Label and value with dots or spaces between, aligned as on a typewriter. */
function personalData(printed: PrintedCv, variant: number): string[] {
  const rows = [
    [pick(['Nombre', 'Nombres y Apellidos', 'Apellidos y nombres', 'NOMBRES'], variant), printed.name],
    [
      pick(['Lugar de nacimiento', 'Nacida en', 'Lugar de nac.', 'NACIDO EN'], variant),
      pick(['Huaraz', 'Palpa, Ica', 'Cajamarca', 'LIMA'], variant),
    ],
    [pick(['D.N.I.', 'D.N.I. N°'], variant), '00000000'],
    [
      pick(['Estado civil', 'Estado Civil', 'Est. civil', 'ESTADO CIVIL'], variant),
      pick(['Casado', 'Viuda', 'Conviviente', 'CASADO'], variant),
    ],
    [pick(['Domicilio', 'Dirección', 'Domicilio', 'DOMICILIO'], variant), printed.place],
    [pick(['Telefono', 'Teléfonos', 'Celular', 'TELEFONO'], variant), printed.phone],
    [pick(['Correo', 'E-mail', 'Correo', 'CORREO'], variant), printed.email],
  ].filter((row): row is [string, string] => row[1] !== null && row[1] !== undefined)
  return rows.map(([label, value]) =>
    variant % 2 === 0
      ? paragraph(run(`- ${label}\t: ${value}`), {
          indent: 14,
          tabs: [{ at: 170, align: 'left', isDotted: variant === 0 }],
        })
      : paragraph(run(`- ${label}${variant === 1 ? ' : ' : ': '}${value}`), { indent: 14 }),
  )
}

function study({ degree, institution, text }: PrintedEducation, variant: number): string {
  if (variant === 1)
    return hyphen(`${degree}\n${joined([institution, text === '' ? null : `(${text})`], ' ')}`)
  if (variant === 2) return hyphen(joined([joined([institution, degree], ', '), text], '. '))
  if (variant === 3) return hyphen(`${institution} - ${degree} ${text}`.trim())
  return hyphen(joined([degree, institution, text], ', '))
}

function jobLines(job: PrintedExperience, variant: number): string[] {
  const { position, company, place, text, bullets } = job
  const duties = bullets.map((bullet) => hyphen(bullet, variant === 0 ? 14 : 34))
  if (variant === 0)
    return [
      hyphen(`${text}: ${position}${company === 'Independiente' ? ', ' : ' en '}${company}, ${place ?? ''}`),
      ...duties,
    ]
  if (variant === 1)
    return [
      paragraph(run(`- ${company}`), { indent: 14, before: 6 }),
      paragraph(run(`  Cargo   : ${position}`), { indent: 14 }),
      paragraph(run(`  Periodo : ${text}`), { indent: 14 }),
      paragraph(run(`  Ciudad  : ${place ?? ''}`), { indent: 14 }),
      ...duties,
    ]
  if (variant === 2)
    return [
      paragraph([run('- '), run(company, { isUnderlined: true }), run(` - ${position}.`)], {
        indent: 14,
        before: 4,
      }),
      paragraph(run(`${text}. ${place ?? ''}`), { indent: 24 }),
      ...duties,
    ]
  return [
    hyphen(`${position}  (${text})`),
    paragraph(run(joined([company, place], ', ')), { indent: 24 }),
    ...duties,
  ]
}

function skillLines(printed: PrintedCv, variant: number): string[] {
  const groups = printed.skillGroups.map(({ items }) => items.map(({ name }) => name))
  if (variant % 2 === 0)
    return groups
      .flat()
      .concat(printed.soft)
      .map((name) => hyphen(name))
  return [...groups, printed.soft]
    .filter((names) => names.length > 0)
    .map((names) => hyphen(`${names.join(', ')}.`))
}
