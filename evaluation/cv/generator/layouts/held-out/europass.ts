import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell } from '../../producers/docx.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import type { Person } from '../../../person.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const widths = [150, 345]
const blue = '2F5496'
const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Enero de 2020 – Presente',
  '15/03/2018 al 30/11/2020',
  'De setiembre 2019 a la actualidad',
  'Marzo 2021 a la fecha',
  '2018-2020',
]

/** The European form: labels in the left column, values in the right one, a grid for languages. */
export const europass: Layout = {
  name: 'europass',
  people: ['alvaro-dextre', 'isabel-tuesta', 'victor-paucar', 'natalia-espejo', 'rodrigo-leguia'],
  print(person, variant) {
    const { document, gold } = drawEuropass(person, variant)
    return { source: { producer: 'libreoffice', docx: document }, gold }
  },
}

function drawEuropass(person: Person, variant: number) {
  const printed = printCv(person, {
    dates: pick(dateHabits, variant),
    educationDates: pick(['2018-2020', 'Del 2017 al 2019'], variant),
    omit: variant % 2 === 0 ? ['title', 'interests'] : ['summary', 'interests'],
  })
  const sections: SectionKind[] = []
  const isLabelled = variant % 2 === 0
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return row(words, '', { isHeading: true })
  }
  const rows = [
    heading('contact', pick(['Información personal', 'INFORMACIÓN PERSONAL'], variant)),
    row(isLabelled ? 'Apellidos / Nombres' : '', printed.name, { isStrong: true }),
    ...[
      ['Dirección', printed.place],
      ['Teléfono móvil', printed.phone],
      ['Correo electrónico', printed.email],
      ['LinkedIn', printed.linkedin],
    ].map(([label, value]) => (value === null || value === undefined ? [] : row(label ?? '', value))),
    printed.title === null
      ? []
      : row(pick(['Empleo deseado', 'Profesión'], variant), printed.title, { isStrong: true }),
    printed.summary === null ? [] : [...heading('summary', 'Perfil personal'), ...row('', printed.summary)],
    heading('experience', pick(['Experiencia laboral', 'EXPERIENCIA PROFESIONAL'], variant)),
    printed.experiences.flatMap((experience) => drawExperience(experience, isLabelled)),
    heading('education', pick(['Educación y formación', 'EDUCACIÓN Y FORMACIÓN'], variant)),
    printed.educations.flatMap((education) => drawEducation(education, isLabelled)),
    languages(printed, heading, variant),
    heading('skills', pick(['Capacidades y competencias', 'COMPETENCIAS PERSONALES'], variant)),
    ...printed.skillGroups.map(({ name, items }) =>
      row(
        name,
        items.map((item) => (item.level === null ? item.name : `${item.name} (${item.level})`)).join(', '),
      ),
    ),
    row('Competencias sociales', printed.soft.join('; ')),
    certifications(printed, heading),
    printed.awards.length === 0
      ? []
      : [heading('awards', 'Premios y distinciones'), ...printed.awards.map((line) => row('', line))].flat(),
    printed.references.length === 0
      ? []
      : [heading('references', 'Referencias'), ...printed.references.map((line) => row('', line))].flat(),
  ].flat()
  const font = pick(['Liberation Sans', 'DejaVu Sans'], variant)
  const body = [
    paragraph(
      run(pick(['Curriculum vitae', 'Europass – Curriculum Vitae'], variant), {
        size: 15,
        colour: blue,
        isBold: true,
      }),
      { align: variant % 2 === 0 ? 'left' : 'right', after: 10 },
    ),
    table(rows, widths),
  ]
  return {
    document: docx(body, { font, size: 10, margin: 50 }),
    gold: goldOf(printed, 'europass', 'libreoffice', sections),
  }
}

interface Look {
  isHeading?: boolean
  isStrong?: boolean
}

function row(label: string, value: string, { isHeading = false, isStrong = false }: Look = {}): Cell[][] {
  const left = paragraph(
    run(label, isHeading ? { isBold: true, colour: blue, size: 11.5 } : { colour: '555555', size: 9.5 }),
    { align: 'right', before: isHeading ? 10 : 0, after: 2 },
  )
  const right = paragraph(run(value, { isBold: isStrong, ...(isStrong ? { size: 12 } : {}) }), {
    indent: 8,
    before: isHeading ? 10 : 0,
    after: 2,
  })
  return [[{ content: left }, { content: right }]]
}

function drawExperience(
  { position, company, place, text, bullets }: PrintedCv['experiences'][number],
  isLabelled: boolean,
): Cell[][] {
  const where = place === null ? company : `${company}, ${place}`
  if (isLabelled) {
    return [
      ...row('Fechas', text),
      ...row('Profesión o cargo desempeñado', position),
      ...row('Funciones y responsabilidades principales', bullets.join(' ')),
      ...row('Nombre y dirección de la empresa o empleador', where),
      ...row('', ''),
    ]
  }
  const content = [
    paragraph(run(position, { isBold: true, colour: blue }), { indent: 8 }),
    paragraph(run(where), { indent: 8 }),
    ...bullets.map((bullet) => paragraph(run(`▪ ${bullet}`), { indent: 16 })),
    paragraph('', { after: 4 }),
  ]
  return [
    [
      { content: paragraph(run(text, { colour: '555555' }), { align: 'right' }) },
      { content: content.join('') },
    ],
  ]
}

function drawEducation(
  { degree, institution, text }: PrintedCv['educations'][number],
  isLabelled: boolean,
): Cell[][] {
  if (isLabelled) {
    return [
      ...(text === '' ? [] : row('Fechas', text)),
      ...row('Cualificación obtenida', degree),
      ...row('Nombre y tipo del centro de estudios', institution),
      ...row('', ''),
    ]
  }
  const content =
    paragraph(run(degree, { isBold: true, colour: blue }), { indent: 8 }) +
    paragraph(run(institution), { indent: 8, after: 6 })
  return [[{ content: paragraph(run(text, { colour: '555555' }), { align: 'right' }) }, { content }]]
}

type Heading = (kind: SectionKind, words: string) => Cell[][]

/** A grid of understanding, speaking and writing in half of the variants; otherwise one line each. */
function languages(printed: PrintedCv, heading: Heading, variant: number): Cell[][] {
  if (printed.languages.length === 0) return []
  const top = heading('languages', pick(['Idiomas', 'COMPETENCIA LINGÜÍSTICA', 'Otros idiomas'], variant))
  if (variant % 2 === 0)
    return [...top, ...printed.languages.flatMap(({ name, levelText }) => row(name, levelText ?? ''))]
  const cell = (text: string, isBold = false) => ({ content: paragraph(run(text, { size: 9, isBold })) })
  const grid = table(
    [
      ['', 'Comprensión', 'Habla', 'Escritura'].map((text) => cell(text, true)),
      ...printed.languages.map(({ name, levelText }) => [
        cell(name, true),
        cell(levelText ?? ''),
        cell(levelText ?? ''),
        cell(levelText ?? ''),
      ]),
    ],
    [80, 85, 85, 85],
    true,
  )
  return [...top, [{ content: paragraph('') }, { content: `${grid}${paragraph('')}` }]]
}

function certifications(printed: PrintedCv, heading: Heading): Cell[][] {
  if (printed.certifications.length === 0) return []
  return [
    ...heading('certifications', 'Cursos y certificados'),
    ...printed.certifications.flatMap(({ name, issuer, year }) =>
      row(year ?? '', issuer === null ? name : `${name} (${issuer})`),
    ),
  ]
}
