import type { Person } from '../../../person.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { respelt, withoutAccents } from '../../printing/spelling.ts'
import { docx, paragraph, run } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

// Each job on the page uses the next of these date formats.
const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Marzo 2021 a la fecha',
  '2018-2020',
  '03/2019 – 12/2021',
  'Del 2017 al 2019',
  'ene-20 a la fecha',
  'Desde agosto 2022',
]

/** A CV written in a hurry: misspelt headings, missing accents, double and missing spaces, jobs in varying order. */
export const untidy: Layout = {
  name: 'untidy',
  people: ['brayan-choquehuanca', 'maribel-tocto', 'katherine-huaranga', 'roger-saavedra'],
  print(person, variant) {
    const printed = printUntidy(person, variant)
    const sections: SectionKind[] = []
    const body = bodyOf(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Carlito', 'Liberation Serif', 'Liberation Sans', 'Carlito'], variant),
          size: pick([12, 13, 11, 12], variant),
          margin: 70,
        }),
      },
      gold: goldOf(printed, 'untidy', 'libreoffice', sections),
    }
  },
}

function printUntidy(person: Person, variant: number): PrintedCv {
  const choice = (order: number): Choice => ({
    dates: pick(dateHabits, variant + order),
    educationDates: pick(['2018-2020', 'Del 2017 al 2019', '2018 al 2020'], variant + order),
    // Capitals vary within the page.
    capitals: order % 2 === 1 ? ['companies', 'degrees'] : ['name', 'positions'],
    omit: [
      'linkedin',
      'interests',
      'awards',
      'publications',
      ...(variant % 2 === 0 ? (['title'] as const) : []),
    ],
  })
  const printed = printCv(person, choice(0))
  printed.experiences = printed.experiences.map(
    (job, order) => printCv(person, choice(order)).experiences[order] ?? job,
  )
  printed.educations = printed.educations.map(
    (one, order) => printCv(person, choice(order)).educations[order] ?? one,
  )
  return variant === 2 ? printed : respelt(printed, withoutAccents)
}

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  let count = 0
  // Sometimes bold, sometimes underlined, sometimes neither.
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    count += 1
    return paragraph(run(words, { isBold: count % 3 !== 0, isUnderlined: count % 2 === 0 }), {
      before: count % 2 === 0 ? 14 : 6,
      after: 2,
      align: variant === 1 && count % 2 === 0 ? 'center' : 'left',
    })
  }
  const lines = (values: string[]) =>
    values.map((value, index) => paragraph(run(`${pick(['-', '- ', '• ', '*'], variant + index)}${value}`)))
  const facts = [
    [pick(['Telefono:', 'Cel', 'CELULAR :', 'Fono:'], variant), printed.phone],
    [pick(['correo:', 'Correo electronico', 'GMAIL :', 'Email:'], variant), printed.email],
    [pick(['Direccion:', 'Domicilio', 'DIRECCIÓN :', 'Direccion.'], variant), printed.place],
    ['DNI', '00000000'],
    [
      pick(['Edad:', 'edad', 'EDAD :', 'Edad'], variant),
      pick(['22 años', '33 años', '23', '32 años'], variant),
    ],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  return [
    paragraph(
      run(pick(['CURRICULUM  VITAE', 'Curriculum vitae', 'CURRICULUN VITAE', 'CURRICULUM VITAE'], variant), {
        isBold: true,
        size: 16,
      }),
      {
        align: 'center',
      },
    ),
    paragraph(run(printed.name, { isBold: variant !== 1 })),
    printed.title === null ? '' : paragraph(run(printed.title)),
    heading(
      'contact',
      pick(['DATOS  PERSONALES', 'Datos personales;', 'DATOS PERSONAL', 'Datos Personales.-'], variant),
    ),
    ...facts.map(([label, value], index) =>
      paragraph(run(`${label}${index % 2 === 0 ? '  ' : ' '}${value}`)),
    ),
    ...(printed.summary === null
      ? []
      : [
          heading('summary', pick(['Perfil', 'Presentacion:', 'MI PERFIL', 'Perfil Profecional'], variant)),
          paragraph(run(printed.summary)),
        ]),
    ...(variant % 2 === 1 ? education(printed, variant, heading) : []),
    heading(
      'experience',
      pick(
        ['EXPERENCIA LABORAL', 'Experiencia laborales:', 'EXPERIENCIA  LABORAL', 'Esperiencia Laboral'],
        variant,
      ),
    ),
    ...printed.experiences.flatMap((job, order) => drawJob(job, variant + order)),
    ...(variant % 2 === 0 ? education(printed, variant, heading) : []),
    ...(printed.certifications.length === 0
      ? []
      : [
          heading(
            'certifications',
            pick(['Cursos', 'Cursos realizado', 'CURSO', 'Certificados y cursos'], variant),
          ),
          ...lines(
            printed.certifications.map(({ name, issuer, year }) =>
              joined([name, issuer, year], pick([' ', ', ', ' – '], variant)),
            ),
          ),
        ]),
    heading(
      'skills',
      pick(
        ['HABILIDADES Y CONOSIMIENTOS', 'Conocimientos y avilidades', 'HABILIDADES', 'Conocimientos'],
        variant,
      ),
    ),
    ...skills(printed, variant, lines),
    ...(printed.languages.length === 0
      ? []
      : [
          heading('languages', 'IDIOMA'),
          ...printed.languages.map(({ name, levelText }) => paragraph(run(`${name}  ${levelText ?? ''}`))),
        ]),
    ...(printed.references.length === 0
      ? []
      : [
          heading('references', pick(['REFERENCIA', 'Referencias Laborales', 'REFERENCIAS', ''], variant)),
          ...lines(printed.references),
        ]),
  ].filter((part) => part !== '')
}

function drawJob({ position, company, place, text, bullets }: PrintedExperience, order: number): string[] {
  const duties = bullets.map((bullet) => paragraph(run(`${pick(['-', '  * ', '- '], order)}${bullet}`)))
  const heads: [string[], ...string[][]] = [
    [joined([company, place], ' - '), position, text],
    [`${position} en  ${company}`, `${text}   ${place ?? ''}`],
    [`${text}  ${company}`, `cargo: ${position}`, place ?? ''],
    [`${position}, ${joined([company, place], ' ,')} (${text})`],
    [`Empresa:${joined([company, place], ', ')}`, `Cargo :${position}`, `Tiempo: ${text}`],
  ]
  const head = pick(heads, order).filter((words) => words !== '')
  return [
    ...head.map((words, index) =>
      paragraph(run(words, { isBold: index === 0 && order % 2 === 0 }), { before: index === 0 ? 5 : 0 }),
    ),
    ...duties,
  ]
}

function education(
  printed: PrintedCv,
  variant: number,
  heading: (kind: SectionKind, words: string) => string,
): string[] {
  const draw = ({ degree, institution, text }: PrintedEducation, order: number) => {
    const ways: [string, ...string[]] = [
      `${degree}: ${institution} ${text}`,
      joined([institution, degree, text], ' , '),
      `${text}  ${degree}  ${institution}`,
      `${degree} (${institution})  ${text}`,
    ]
    return paragraph(run(pick(ways, variant + order)))
  }
  return [
    heading(
      'education',
      pick(['ESTUDIO', 'Estudio realizados', 'FORMACION ACADEMICO', 'Formacion Academica:'], variant),
    ),
    ...printed.educations.map(draw),
  ]
}

function skills(printed: PrintedCv, variant: number, lines: (values: string[]) => string[]): string[] {
  const names = printed.skillGroups.flatMap(({ items }) => items.map(({ name }) => name))
  if (variant === 0) return lines(names.concat(printed.soft))
  if (variant === 1) return [paragraph(run(names.join(' ,'))), ...lines(printed.soft)]
  if (variant === 2) return [paragraph(run(names.join(' - '))), paragraph(run(printed.soft.join(' - ')))]
  return [paragraph(run(`${names.join(', ')} .`)), paragraph(run(printed.soft.join(',  ')))]
}
