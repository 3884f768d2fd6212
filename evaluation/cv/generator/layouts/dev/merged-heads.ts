import type { Person } from '../../../person.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell, RunStyle } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

// Start and end separated by a tab, for two cells.
const dateHabits: [DateHabit, ...DateHabit[]] = [
  '01/03/2018 | 30/11/2020',
  '01.03.2019 | 15.12.2021',
  'Mar. 2018 | Nov. 2020',
  '15-mar-2018 | 30-nov-2020',
]

/** A ruled table for each job: a header merged over all columns, then start and end in separate cells below their labels. */
export const mergedHeads: Layout = {
  name: 'merged-heads',
  people: ['segundo-terrones', 'aldo-felipa', 'maria-fernanda-ocampo', 'roger-saavedra'],
  print(person, variant) {
    const printed = printMerged(person, variant)
    const sections: SectionKind[] = []
    const body = bodyOf(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Liberation Sans', 'Carlito', 'Liberation Serif', 'Carlito'], variant),
          size: 10,
          margin: 50,
        }),
      },
      gold: goldOf(printed, 'merged-heads', 'libreoffice', sections),
    }
  },
}

function printMerged(person: Person, variant: number): PrintedCv {
  return printCv(person, {
    dates: pick(dateHabits, variant),
    educationDates: variant % 2 === 0 ? pick(dateHabits, variant) : '2018-2020',
    capitals: variant % 2 === 0 ? ['companies', 'name'] : ['positions', 'name'],
    omit: [
      'linkedin',
      'interests',
      'awards',
      'publications',
      ...(variant === 2 ? [] : (['summary'] as const)),
      ...(variant === 1 ? (['experience places'] as const) : []),
      ...(variant === 3 ? (['title'] as const) : []),
    ],
  })
}

const WIDTH = 495
const lines = {
  sides: ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'] as ('top' | 'left')[],
  colour: '000000',
}
const cell = (words: string, style: RunStyle = {}): Cell => ({ content: paragraph(run(words, style)) })
const label = (words: string): Cell => ({ ...cell(words, { isBold: true, size: 9 }), fill: 'EDEDED' })
const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)
const ends = (text: string): [string, string] => {
  const [start = '', end = ''] = text.split('\t')
  return [start, end]
}

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    const letters = paragraph(
      run(words, { isBold: true, size: 11, ...(variant === 1 ? { colour: 'FFFFFF' } : {}) }),
      {
        align: variant === 2 ? 'center' : 'left',
      },
    )
    const fill = pick(['BFBFBF', '1F3864', 'E2EFDA', 'FFF2CC'], variant)
    return (
      paragraph(run(' ', { size: 5 })) +
      table([[{ content: letters, fill }]], [WIDTH], lines) +
      paragraph(run(' ', { size: 3 }))
    )
  }
  const skills = printed.skillGroups.map(({ name, items }): Cell[] => [
    label(name),
    cell(items.map((item) => (item.level === null ? item.name : `${item.name} (${item.level})`)).join(', ')),
  ])
  if (printed.soft.length > 0) skills.push([label('Personales'), cell(printed.soft.join(', '))])
  const contact: Cell[][] = [
    [label('Nombres y apellidos'), { ...cell(printed.name, { isBold: true }), columns: 3 }],
    [label('N° DNI'), cell('00000000'), label('Teléfono'), cell(printed.phone ?? '')],
    [label('Domicilio'), cell(printed.place ?? ''), label('E-mail'), cell(printed.email ?? '', { size: 9 })],
    ...(printed.title === null
      ? []
      : [[label('Profesión u oficio'), { ...cell(printed.title), columns: 3 }]]),
  ]
  return [
    paragraph(
      run(
        pick(
          ['FICHA CURRICULAR', 'CURRÍCULUM VÍTAE', 'FICHA DE RESUMEN CURRICULAR', 'HOJA DE VIDA'],
          variant,
        ),
        { isBold: true, size: 14 },
      ),
      {
        align: 'center',
      },
    ),
    heading(
      'contact',
      pick(
        ['1. DATOS PERSONALES', 'DATOS GENERALES', 'A. DATOS DEL POSTULANTE', 'DATOS PERSONALES'],
        variant,
      ),
    ),
    table(contact, [100, 150, 75, 170], lines),
    printed.summary === null ? '' : heading('summary', 'B. PRESENTACIÓN') + paragraph(run(printed.summary)),
    heading(
      'education',
      pick(['2. ESTUDIOS', 'FORMACIÓN', 'C. FORMACIÓN ACADÉMICA', 'ESTUDIOS REALIZADOS'], variant),
    ),
    studies(printed.educations, variant),
    heading(
      'experience',
      pick(
        ['3. EXPERIENCIA LABORAL', 'EXPERIENCIA', 'D. EXPERIENCIA PROFESIONAL', 'EXPERIENCIA EN EL RUBRO'],
        variant,
      ),
    ),
    jobs(printed.experiences, variant),
    printed.certifications.length === 0
      ? ''
      : heading(
          'certifications',
          pick(['4. CURSOS Y LICENCIAS', 'CURSOS', 'E. CAPACITACIÓN', 'CERTIFICADOS Y LICENCIAS'], variant),
        ) + courses(printed, variant),
    heading('skills', pick(['5. CONOCIMIENTOS', 'HABILIDADES', 'F. COMPETENCIAS', 'CONOCIMIENTOS'], variant)),
    table(skills, [110, WIDTH - 110], lines),
    printed.languages.length === 0
      ? ''
      : heading('languages', variant === 2 ? 'G. IDIOMAS' : 'IDIOMAS') +
        table(
          [
            [
              { ...label('Idioma'), rows: 'begin' },
              { ...label('Dominio (marque con X)'), columns: 3 },
            ],
            [{ content: '', rows: 'continue' }, label('Básico'), label('Intermedio'), label('Avanzado')],
            ...printed.languages.map(({ name, rank }): Cell[] =>
              [cell(name)].concat(
                [1, 2, 3].map((column) => cell(rank === column || (rank === 4 && column === 3) ? 'X' : '')),
              ),
            ),
          ],
          [150, 115, 115, 115],
          lines,
        ),
    printed.references.length === 0
      ? ''
      : heading('references', variant === 0 ? '6. REFERENCIAS' : 'REFERENCIAS') +
        printed.references.map((one) => paragraph(run(one))).join(''),
  ].filter((part) => part !== '')
}

function studies(educations: PrintedEducation[], variant: number): string {
  if (variant % 2 === 1)
    return table(
      [
        [label('Institución'), label('Estudios'), label('Años')],
        ...educations.map(({ institution, degree, text }) => [cell(institution), cell(degree), cell(text)]),
      ],
      [195, 210, 90],
      lines,
    )
  // 'Fechas' over two columns, with start and end below it.
  return table(
    [
      [
        { ...label('Grado o título'), rows: 'begin' },
        { ...label('Centro de estudios'), rows: 'begin' },
        { ...label('Fechas'), columns: 2 },
      ],
      [{ content: '', rows: 'continue' }, { content: '', rows: 'continue' }, label('Inicio'), label('Fin')],
      ...educations.map(({ institution, degree, text }) => {
        const [start, end] = ends(text)
        return [cell(degree), cell(institution), cell(start), cell(end)]
      }),
    ],
    [175, 180, 70, 70],
    lines,
    2,
  )
}

function jobs(experiences: PrintedExperience[], variant: number): string {
  if (variant === 1) return oneTableOfJobs(experiences)
  const draw = pick([companyHead, companyHead, numberHead, positionHead], variant)
  return experiences.map((job, index) => draw(job, index)).join(paragraph(run(' ', { size: 5 })))
}

const duties = (bullets: string[], columns: number): Cell[][] =>
  bullets.length === 0
    ? []
    : [
        [
          {
            content:
              paragraph(run('Funciones:', { isBold: true })) +
              bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })).join(''),
            columns,
          },
        ],
      ]

/** The company over all columns; position, start and end in the row below; then the description. */
function companyHead({ company, place, position, text, bullets }: PrintedExperience): string {
  const [start, end] = ends(text)
  return table(
    [
      [{ ...cell(joined([company, place], ' – '), { isBold: true }), columns: 3, fill: 'D9D9D9' }],
      [label('Puesto'), label('Inicio'), label('Fin')],
      [cell(position), cell(start), cell(end)],
      ...duties(bullets, 3),
    ],
    [315, 90, 90],
    lines,
  )
}

/** 'Experiencia 1' over all columns; two label-value pairs per row. */
function numberHead({ company, place, position, text, bullets }: PrintedExperience, index: number): string {
  const [start, end] = ends(text)
  const wide = (words: string): Cell => ({ ...cell(words), columns: 3 })
  return table(
    [
      [{ ...cell(`Experiencia laboral ${index + 1}`, { isBold: true }), columns: 4, fill: 'F2F2F2' }],
      [label('Entidad'), wide(company)],
      [label('Cargo'), wide(position)],
      [label('Fecha de inicio'), cell(start), label('Fecha de fin'), cell(end)],
      ...(place === null ? [] : [[label('Lugar'), wide(place)]]),
      ...duties(bullets, 4),
    ],
    [95, 152, 95, 153],
    lines,
  )
}

/** The position over all columns; employer and town, then labelled dates inside the cells. */
function positionHead({ company, place, position, text, bullets }: PrintedExperience): string {
  const [start, end] = ends(text)
  return table(
    [
      [{ ...cell(position, { isBold: true }), columns: 3, fill: 'FFF2CC' }],
      [
        cell(joined([company, place], ', ')),
        cell(start === '' ? '' : `Inicio: ${start}`),
        cell(end === '' ? '' : `Fin: ${end}`),
      ],
      ...bullets.map((bullet): Cell[] => [{ ...cell(`- ${bullet}`), columns: 3 }]),
    ],
    [275, 110, 110],
    lines,
  )
}

/** All jobs in one table: start and end before the names, and a merged row with the description below each. */
function oneTableOfJobs(experiences: PrintedExperience[]): string {
  const rows = experiences.flatMap(({ company, position, text, bullets }): Cell[][] => {
    const [start, end] = ends(text)
    return [
      [cell(start), cell(end), cell(position, { isBold: true }), cell(company)],
      ...(bullets.length === 0 ? [] : [[{ ...cell(bullets.join(' ')), columns: 4 }]]),
    ]
  })
  const head = [label('Inicio'), label('Fin'), label('Cargo'), label('Empresa')]
  return table([head, ...rows], [65, 65, 190, 175], lines, 1)
}

/** The date of a course before its name, as for the jobs. */
function courses(printed: PrintedCv, variant: number): string {
  const rows = printed.certifications.map(({ name, issuer, year }) =>
    variant % 2 === 0
      ? [cell(name), cell(issuer ?? '-'), cell(year ?? '-')]
      : [cell(year ?? '-'), cell(name), cell(issuer ?? '-')],
  )
  const head =
    variant % 2 === 0 ? ['Curso', 'Institución', 'Año'] : ['Año', 'Curso o licencia', 'Institución']
  return table([head.map(label), ...rows], variant % 2 === 0 ? [250, 175, 70] : [70, 250, 175], lines)
}
