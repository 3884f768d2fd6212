import { docx, paragraph, run } from '../../producers/docx.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import type { Person } from '../../../person.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'De setiembre 2019 a la actualidad',
  'Marzo 2021 a la fecha',
  'Desde agosto 2022',
  'Enero de 2020 – Presente',
  'Del 2017 al 2019',
  '03/2019 – 12/2021',
]
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** The style of offices and public competitions: numbered sections, a list of personal data, labels before everything. */
export const peruvianClassic: Layout = {
  name: 'peruvian-classic',
  people: [
    'jorge-ticona',
    'maria-chavez',
    'edgar-soto',
    'wilmer-apaza',
    'andrea-villacorta',
    'sofia-rengifo',
  ],
  print(person, variant) {
    const { document, gold } = drawPeruvianClassic(person, variant)
    return { source: { producer: 'libreoffice', docx: document }, gold }
  },
}

function drawPeruvianClassic(person: Person, variant: number) {
  const printed = printCv(person, {
    dates: pick(dateHabits, variant),
    educationDates: pick(['Del 2017 al 2019', '2018-2020', 'Marzo 2021 a la fecha'], variant),
    capitals: ['name', ...(variant % 2 === 0 ? (['companies', 'institutions'] as const) : [])],
    omit: ['title', ...(variant % 2 === 0 ? (['summary', 'interests'] as const) : (['interests'] as const))],
  })
  const sections: SectionKind[] = []
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    const numeral = numerals[sections.length - 1] ?? ''
    return paragraph(
      run(`${numeral}.${variant % 2 === 0 ? ' ' : '\t'}${words}`, {
        isBold: true,
        isUnderlined: variant % 3 !== 2,
      }),
      { before: 14, after: 6, leftTab: 24, keepsWithNext: true },
    )
  }
  const rest = [
    ['awards', 'RECONOCIMIENTOS', printed.awards],
    ['references', 'REFERENCIAS', printed.references],
  ] as const
  const body = [
    paragraph(run('CURRICULUM VITAE', { isBold: true, size: 16, isUnderlined: variant % 2 === 0 }), {
      align: 'center',
      after: 8,
    }),
    variant % 2 === 0
      ? ''
      : paragraph(run(printed.name, { isBold: true, size: 13 }), { align: 'center', after: 8 }),
    heading('contact', 'DATOS PERSONALES'),
    ...personalData(printed, variant),
    printed.summary === null
      ? ''
      : heading('summary', 'PERFIL PROFESIONAL') +
        paragraph(run(printed.summary), { align: 'both', indent: 24 }),
    heading('education', pick(['FORMACIÓN ACADÉMICA', 'ESTUDIOS REALIZADOS', 'GRADOS Y TÍTULOS'], variant)),
    ...printed.educations.map((education) => drawEducation(education, variant)),
    ...experiences(printed, variant, heading),
    ...(printed.certifications.length === 0
      ? []
      : [
          heading(
            'certifications',
            pick(['CAPACITACIONES', 'CURSOS Y SEMINARIOS', 'CURSOS DE ESPECIALIZACION'], variant),
          ),
          ...printed.certifications.map(({ name, issuer, year }) =>
            paragraph(run([name, issuer, year].filter((part) => part !== null).join('. ')), {
              isBulleted: true,
              after: 2,
            }),
          ),
        ]),
    heading('skills', pick(['CONOCIMIENTOS', 'HABILIDADES Y CONOCIMIENTOS', 'COMPETENCIAS'], variant)),
    ...printed.skillGroups.map(({ name, items }) =>
      paragraph(
        run(
          `${name}: ${items.map((item) => (item.level === null ? item.name : `${item.name} nivel ${item.level}`)).join(', ')}.`,
        ),
        { indent: 24 },
      ),
    ),
    paragraph(run(`Habilidades: ${printed.soft.join(', ')}.`), { indent: 24 }),
    ...(printed.languages.length === 0
      ? []
      : [
          heading('languages', 'IDIOMAS'),
          ...printed.languages.map(({ name, levelText }) =>
            paragraph(run(`${name}\t: ${levelText}`), { indent: 24, leftTab: 130 }),
          ),
        ]),
    ...rest.map(([kind, words, lines]) =>
      lines.length === 0
        ? ''
        : heading(kind, words) + lines.map((line) => paragraph(run(line), { isBulleted: true })).join(''),
    ),
    variant % 2 === 0
      ? paragraph(run('______________________'), { before: 40, align: 'right' }) +
        paragraph(run('Firma'), { align: 'right', indent: 300 })
      : '',
  ].filter((part) => part !== '')
  const font = pick(['Liberation Sans', 'Liberation Serif'], variant)
  return {
    document: docx(body, { font, size: 11, margin: 71 }),
    gold: goldOf(printed, 'peruvian-classic', 'libreoffice', sections),
  }
}

/** Label and value in columns made with tabs, including lines that the reader must ignore (DNI, civil status). */
function personalData(printed: PrintedCv, variant: number): string[] {
  const rows = [
    [variant % 2 === 0 ? 'Apellidos y Nombres' : null, printed.name],
    ['DNI', '00000000'],
    ['Estado civil', variant % 3 === 0 ? 'Soltero(a)' : null],
    ['Domicilio', printed.place],
    [pick(['Celular', 'Teléfono', 'N° de celular'], variant), printed.phone],
    [pick(['Correo electrónico', 'E-mail', 'Correo'], variant), printed.email],
    ['LinkedIn', printed.linkedin],
  ]
  return rows
    .filter((row): row is [string, string] => row[0] !== null && row[1] !== null)
    .map(([label, value]) => paragraph(run(`${label}\t: ${value}`), { indent: 24, leftTab: 170, after: 1 }))
}

function drawEducation(
  { degree, institution, text }: PrintedCv['educations'][number],
  variant: number,
): string {
  if (variant % 2 === 0) {
    return (
      paragraph(run(institution, { isBold: true }), { indent: 24 }) +
      paragraph(run(`${degree}${text === '' ? '' : `\t${text}`}`), { indent: 24, rightTab: 450, after: 5 })
    )
  }
  return (
    paragraph(run(`Grado\t: ${degree}`), { indent: 24, leftTab: 120 }) +
    paragraph(run(`Institución\t: ${institution}`), { indent: 24, leftTab: 120 }) +
    (text === '' ? '' : paragraph(run(`Periodo\t: ${text}`), { indent: 24, leftTab: 120, after: 6 }))
  )
}

function experiences(
  printed: PrintedCv,
  variant: number,
  heading: (kind: SectionKind, words: string) => string,
): string[] {
  if (printed.experiences.length === 0) return []
  const words = pick(['EXPERIENCIA LABORAL', 'EXPERIENCIA PROFESIONAL', 'EXPERIENCIA DE TRABAJO'], variant)
  const entries = printed.experiences.map(({ position, company, place, text, bullets }) => {
    const where = place === null ? '' : ` - ${place}`
    const duties = bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })).join('')
    if (variant % 2 === 0) {
      return (
        paragraph(run(`${company}${where}`, { isBold: true }), { indent: 24, before: 6 }) +
        paragraph(run(`Cargo: ${position}`), { indent: 24 }) +
        paragraph(run(`Período: ${text}`), { indent: 24 }) +
        paragraph(run('Funciones:'), { indent: 24 }) +
        duties
      )
    }
    const labelled = [
      ['Empresa', `${company}${where}`],
      ['Cargo', position],
      ['Tiempo', text],
    ]
    return (
      labelled
        .map(([label, value], index) =>
          paragraph(run(`${label}\t: ${value}`), { indent: 24, leftTab: 120, before: index === 0 ? 6 : 0 }),
        )
        .join('') + duties
    )
  })
  return [heading('experience', words), ...entries]
}
