import type { Person } from '../../../person.ts'
import { duration } from '../../printing/dates.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { surnamesFirst } from '../../printing/names.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, pageNumber, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Del 12 de marzo de 2019 al 30 de junio de 2021',
  '01/03/2018 | 30/11/2020',
  'Marzo del 2019 – Hasta la fecha',
  '01/03/2019 hasta 15/12/2021',
]
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const hours = [40, 120, 24, 200, 16]

/** The CV for a public competition, submitted with certificates: numbered sections, tables of studies and events, a sworn statement. */
export const documentedCv: Layout = {
  name: 'documented-cv',
  people: ['nilda-huayta', 'luz-marina-cubas', 'cristhian-zapata', 'roger-saavedra'],
  print(person, variant) {
    const printed = printDocumented(person, variant)
    const sections: SectionKind[] = []
    const body = bodyOf(printed, person, variant, sections)
    const font = pick(['Carlito', 'Liberation Serif', 'Liberation Sans'], variant)
    const footer =
      variant % 2 === 0
        ? paragraph([run('Página ', { size: 8 }), pageNumber('PAGE', { size: 8 })], { align: 'right' })
        : ''
    return {
      source: { producer: 'libreoffice', docx: docx(body, { font, size: 11, margin: 68, footer }) },
      gold: goldOf(printed, 'documented-cv', 'libreoffice', sections),
    }
  },
}

function printDocumented(person: Person, variant: number): PrintedCv {
  const printed = printCv(person, {
    dates: pick(dateHabits, variant),
    educationDates: pick(['2018-2020', '2018 al 2020', 'Del 2017 al 2019'], variant),
    isFieldApart: variant !== 2,
    capitals: variant % 2 === 0 ? ['companies', 'name'] : [],
    omit: [
      'title',
      'linkedin',
      'interests',
      ...(variant === 2 ? [] : (['summary'] as const)),
      ...(variant === 1 ? (['experience places', 'bullets'] as const) : []),
    ],
  })
  return variant === 3
    ? printed
    : { ...printed, name: surnamesFirst(printed.name, variant === 0 ? ', ' : ' ') }
}

const line = (words: string, isBold = false) => paragraph(run(words, { isBold }))
const cell = (words: string, isBold = false): Cell => ({ content: line(words, isBold) })
const small = (words: string): Cell => ({ content: paragraph(run(words, { size: 9.5 })) })
const headRow = (labels: string[]): Cell[] =>
  labels.map((label) => ({
    content: paragraph(run(label, { isBold: true, size: 9 }), { align: 'center' }),
    fill: 'D9E2F3',
    align: 'center' as const,
  }))

function bodyOf(printed: PrintedCv, person: Person, variant: number, sections: SectionKind[]): string[] {
  let count = 0
  const heading = (kind: SectionKind | null, words: string) => {
    if (kind !== null) sections.push(kind)
    const numeral = numerals[count++] ?? ''
    return paragraph(run(`${numeral}. ${words}${variant === 0 ? ':' : ''}`, { isBold: true, size: 12 }), {
      before: 12,
      after: 5,
      keepsWithNext: true,
      ...(variant === 2 ? { band: 'DEEAF6' } : {}),
    })
  }
  const parts = [
    paragraph(
      run(
        pick(
          [
            'CURRÍCULUM VITAE DOCUMENTADO',
            'HOJA DE VIDA',
            'CURRICULUM VITAE',
            'CURRICULUM VITAE (DOCUMENTADO)',
          ],
          variant,
        ),
        { isBold: true, size: 15, isUnderlined: variant % 2 === 1 },
      ),
      { align: 'center', after: 8 },
    ),
    heading('contact', 'DATOS PERSONALES'),
    personalData(printed, variant),
    printed.summary === null
      ? ''
      : heading('summary', 'PERFIL') + paragraph(run(printed.summary), { align: 'both' }),
    heading(
      'education',
      pick(['FORMACIÓN ACADÉMICA', 'ESTUDIOS REALIZADOS', 'FORMACION ACADEMICA'], variant),
    ),
    educations(printed, variant),
    heading('experience', pick(['EXPERIENCIA LABORAL', 'EXPERIENCIA LABORAL Y/O PROFESIONAL'], variant)),
    experiences(printed, person, variant),
    heading(
      'certifications',
      pick(
        ['CAPACITACIONES', 'CURSOS Y/O ESTUDIOS DE ESPECIALIZACIÓN', 'CAPACITACIÓN (ÚLTIMOS 5 AÑOS)'],
        variant,
      ),
    ),
    certifications(printed, variant),
    heading('skills', pick(['CONOCIMIENTOS', 'CONOCIMIENTOS Y HABILIDADES', 'OTROS CONOCIMIENTOS'], variant)),
    ...skills(printed, variant),
    printed.languages.length === 0 ? '' : heading('languages', 'IDIOMAS') + languages(printed, variant),
    printed.awards.length === 0
      ? ''
      : heading('awards', 'MÉRITOS') + printed.awards.map((award) => line(award)).join(''),
    printed.references.length === 0
      ? ''
      : heading('references', 'REFERENCIAS LABORALES') + printed.references.map((one) => line(one)).join(''),
    paragraph(
      run(
        'Declaro bajo juramento que la información que he proporcionado es veraz y, en caso necesario, autorizo su investigación (Ley N° 27444).',
        { isItalic: true, size: 10 },
      ),
      { align: 'both', before: 16 },
    ),
    paragraph(
      run(
        pick(
          ['Juliaca, 12 de enero de 2026', 'Cajamarca, enero del 2026', '12/01/2026', 'Chimbote, enero 2026'],
          variant,
        ),
      ),
      {
        align: 'right',
        before: 8,
      },
    ),
    paragraph(run('…………………………………'), { align: 'center', before: 30 }),
    paragraph(run('DNI N° 00000000', { size: 9 }), { align: 'center' }),
  ]
  return parts.filter((part) => part !== '')
}

function personalData(printed: PrintedCv, variant: number): string {
  const rows = [
    [
      pick(
        ['Apellidos y nombres', 'Apellidos y Nombres', 'APELLIDOS Y NOMBRES', 'Nombres y apellidos'],
        variant,
      ),
      printed.name,
    ],
    [pick(['DNI', 'D.N.I. N°', 'DOCUMENTO DE IDENTIDAD'], variant), '00000000'],
    [
      pick(['Fecha de nacimiento', 'Fecha y lugar de nacimiento'], variant),
      pick(['14/08/1993', '02 de febrero de 1991, Chota', '30-05-1996', '19/07/1992, Casma'], variant),
    ],
    ['Estado civil', pick(['Conviviente', 'Casada', 'Soltero', 'Soltero'], variant)],
    ['RUC', variant === 2 ? null : '10000000000'],
    [pick(['Dirección', 'Domicilio actual', 'DOMICILIO'], variant), printed.place],
    [pick(['Celular', 'Teléfono / Celular', 'TELÉFONO'], variant), printed.phone],
    [pick(['Correo electrónico', 'E-mail', 'CORREO'], variant), printed.email],
    ['Sistema pensionario', variant % 2 === 0 ? 'AFP Hábitat' : null],
  ].filter((row): row is [string, string] => row[1] !== null)
  if (variant % 2 === 0)
    return rows
      .map(([label, value]) => paragraph(run(`${label}\t: ${value}`), { indent: 20, leftTab: 165 }))
      .join('')
  return (
    table(
      rows.map(([label, value]) => [{ ...cell(label, true), fill: 'F2F2F2' }, cell(value)]),
      [160, 300],
      true,
    ) + paragraph('')
  )
}

function educations({ educations: studies }: PrintedCv, variant: number): string {
  // A field that the degree includes is left open, as in submitted forms.
  const columns: [[string[], number[]], ...[string[], number[]][]] = [
    [
      ['GRADO / TÍTULO', 'ESPECIALIDAD', 'INSTITUCIÓN', 'AÑO'],
      [115, 120, 150, 75],
    ],
    [
      ['N°', 'Nombre de la institución', 'Grado obtenido', 'Especialidad', 'Desde - hasta'],
      [25, 145, 105, 110, 75],
    ],
    [
      ['ESTUDIOS', 'CENTRO DE ESTUDIOS', 'PERIODO'],
      [185, 175, 100],
    ],
    [
      ['Nivel alcanzado', 'Especialidad', 'Centro de estudios', 'Fecha', 'Folio'],
      [115, 105, 135, 70, 35],
    ],
  ]
  const [labels, widths] = pick(columns, variant)
  const rows = studies.map(({ degree, field, institution, text }, index) => {
    const apart = field ?? '-'
    const orders: [string[], ...string[][]] = [
      [degree, apart, institution, text],
      [String(index + 1), institution, degree, apart, text],
      [degree, institution, text],
      [degree, apart, institution, text, String(index + 3)],
    ]
    return pick(orders, variant).map(small)
  })
  return table([headRow(labels), ...rows], widths, true, 1) + paragraph('')
}

function experiences(printed: PrintedCv, person: Person, variant: number): string {
  const lasted = printed.experiences.map((_, index) => {
    const job = person.experiences[index]
    return job === undefined ? '' : duration(job.start, job.end)
  })
  if (variant === 1) return jobTable(printed, lasted)
  if (variant === 2) return numberedTables(printed)
  if (variant === 3) return dutiesTable(printed)
  return printed.experiences.map((job, index) => labelledJob(job, lasted[index] ?? '')).join('')
}

function labelledJob({ company, position, place, text, bullets }: PrintedExperience, lasted: string): string {
  const rows = [
    ['Empresa', company],
    ['Cargo', position],
    ['Lugar', place],
    ['Periodo', text],
    ['Tiempo', lasted],
  ].filter((row): row is [string, string] => row[1] !== null && row[1] !== '')
  return [
    ...rows.map(([label, value], index) =>
      paragraph([run(`${label}\t: `, { isBold: true }), run(value)], {
        indent: 96,
        hanging: 76,
        leftTab: 90,
        before: index === 0 ? 7 : 0,
      }),
    ),
    bullets.length === 0
      ? ''
      : paragraph(run('Funciones\t:', { isBold: true }), { indent: 20, leftTab: 90 }) +
        bullets.map((bullet) => paragraph(run(`✓ ${bullet}`), { indent: 108, hanging: 12 })).join(''),
  ].join('')
}

/** One row per job, newest first, without duties. */
function jobTable(printed: PrintedCv, lasted: string[]): string {
  const labels = ['N°', 'Entidad', 'Cargo', 'Fecha de inicio', 'Fecha de término', 'Tiempo', 'Folio']
  const rows = printed.experiences.map(({ company, position, text }, index) => {
    const [start = '', end = ''] = text.split('\t')
    const words = [
      String(index + 1),
      company,
      position,
      start,
      end,
      lasted[index] ?? '',
      `0${index * 2 + 14}`,
    ]
    return words.map(small)
  })
  return table([headRow(labels), ...rows], [22, 115, 105, 58, 58, 62, 40], true, 1) + paragraph('')
}

/** A small table for each job, with a number in a merged row. */
function numberedTables(printed: PrintedCv): string {
  return printed.experiences
    .map(({ company, position, place, text, bullets }, index) => {
      const rows: [string, string][] = [
        ['Cargo', position],
        ['Empresa', company],
        ...(place === null ? [] : [['Lugar', place] as [string, string]]),
        ['Periodo', text],
      ]
      const duties: Cell[][] =
        bullets.length === 0
          ? []
          : [
              [
                cell('Funciones'),
                { content: bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })).join('') },
              ],
            ]
      return (
        table(
          [
            [{ ...cell(`Experiencia N° ${index + 1}`, true), columns: 2, fill: 'F2F2F2' }],
            ...rows.map(([label, value]) => [cell(label), cell(value)]),
            ...duties,
          ],
          [90, 370],
          true,
        ) + paragraph('')
      )
    })
    .join('')
}

/** Four columns; the last and widest has the duties. */
function dutiesTable(printed: PrintedCv): string {
  const rows = printed.experiences.map(({ company, position, place, text, bullets }) => [
    small(position),
    small(place === null ? company : `${company} (${place})`),
    { content: bullets.map((bullet) => paragraph(run(`- ${bullet}`, { size: 9.5 }))).join('') },
    small(text),
  ])
  return (
    table([headRow(['CARGO', 'EMPRESA', 'FUNCIONES', 'FECHAS']), ...rows], [95, 110, 175, 80], true, 1) +
    paragraph('')
  )
}

/** Courses with their hours and days, which look like jobs with an employer and a period. */
function certifications(printed: PrintedCv, variant: number): string {
  const rows = printed.certifications.map(({ name, issuer, year }, index) => ({
    name,
    issuer: issuer ?? '-',
    length: year === null ? '-' : String(hours[index % hours.length]),
    date: year ?? '-',
  }))
  if (variant % 2 === 1)
    return (
      table(
        [
          headRow(['Nombre del curso o evento', 'Institución que lo dictó', 'Fecha', 'N° de horas']),
          ...rows.map(({ name, issuer, date, length }) => [name, issuer, date, length].map(small)),
        ],
        [190, 150, 65, 55],
        true,
        1,
      ) + paragraph('')
    )
  return rows
    .map(({ name, issuer, length, date }) => {
      const when = date === '-' ? '' : `, ${length} horas, ${date}`
      return paragraph(run(`${name}${issuer === '-' ? '' : `. ${issuer}`}${when}.`), { isBulleted: true })
    })
    .join('')
}

function skills(printed: PrintedCv, variant: number): string[] {
  const soft = printed.soft.join(pick([', ', ' - ', '; '], variant))
  if (variant % 2 === 1) {
    const rows = printed.skillGroups.flatMap(({ name, items }) =>
      items.map((item, index): Cell[] => [
        { ...small(index === 0 ? name : ''), rows: index === 0 ? 'begin' : 'continue' },
        small(item.name),
        small(item.level ?? '-'),
      ]),
    )
    return [
      table([headRow(['Área', 'Conocimiento', 'Nivel']), ...rows], [110, 240, 110], true, 1),
      paragraph(run(`Habilidades: ${soft}`), { before: 5 }),
    ]
  }
  return [
    ...printed.skillGroups.map(({ name, items }) =>
      paragraph([
        run(`${name}: `, { isBold: true }),
        run(
          items.map((item) => (item.level === null ? item.name : `${item.name} (${item.level})`)).join(', '),
        ),
      ]),
    ),
    paragraph([run('Habilidades: ', { isBold: true }), run(soft)]),
  ]
}

function languages(printed: PrintedCv, variant: number): string {
  if (variant % 2 === 0)
    return printed.languages
      .map(({ name, levelText }) => paragraph(run(`${name}\t: ${levelText}`), { indent: 20, leftTab: 165 }))
      .join('')
  return table(
    [
      headRow(['IDIOMA', 'NIVEL']),
      ...printed.languages.map(({ name, levelText }) => [cell(name), cell(levelText ?? '')]),
    ],
    [230, 230],
    true,
  )
}
