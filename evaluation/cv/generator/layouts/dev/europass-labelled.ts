import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { surnamesFirst } from '../../printing/names.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, pageNumber, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell, RunStyle } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Desde: 03/2018 Hasta: Actualidad',
  'De setiembre 2019 a la actualidad',
  '03/2019 – 12/2021',
  'Enero de 2020 – Presente',
]

/** The three successive European forms, by variant: labels with dots, labels at a line, dates left of the entry. */
const looks = ['line', 'dates', 'dots', 'dates'] as const
type Look = (typeof looks)[number]

/** A label in the narrow left column and the text beside it, as paragraphs of a cell. */
type Row = [label: string, value: string | null]

/** The European CV filled in with a word processor: labels in a narrow column, languages in a table of five skills. */
export const europassLabelled: Layout = {
  name: 'europass-labelled',
  people: ['gretel-schuler', 'fabrizio-benavente', 'bruno-lazarte', 'patricia-vilela'],
  print(person, variant) {
    const look = pick(looks, variant)
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      isFieldApart: false,
      omit: [
        'linkedin',
        'interests',
        'awards',
        'publications',
        ...(look === 'dates' ? [] : (['summary'] as const)),
        ...(look === 'dots' ? (['title'] as const) : []),
      ],
    })
    if (look !== 'dates') printed.name = surnamesFirst(printed.name)
    if (variant === 1) for (const job of printed.experiences) if (job.place !== null) job.place += ' (Perú)'
    const sections: SectionKind[] = []
    const body =
      look === 'dates' ? datedPage(printed, variant, sections) : labelledPage(printed, look, sections)
    const footer = paragraph(
      [
        run(`${look === 'dates' ? 'Curriculum Vitae' : 'Página'} `, { size: 8 }),
        pageNumber('PAGE', { size: 8 }),
        run(' / ', { size: 8 }),
        pageNumber('NUMPAGES', { size: 8 }),
        run(`  -  Currículum vítae de ${printed.name}`, { size: 8 }),
      ],
      { align: look === 'dates' ? 'right' : 'left' },
    )
    const font = look === 'dots' ? 'Liberation Sans Narrow' : 'Liberation Sans'
    return {
      source: { producer: 'libreoffice', docx: docx(body, { font, size: 10, margin: 54, footer }) },
      gold: goldOf(printed, 'europass-labelled', 'libreoffice', sections),
    }
  },
}

const text = (words: string, style: RunStyle = {}) => paragraph(run(words, style))
const listed = (lines: string[]) =>
  lines.length === 0 ? null : lines.map((line) => paragraph(run(line), { isBulleted: true })).join('')
const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)

const WIDTHS = [150, 335]

/** One table for the whole CV: section names and labels at the left, a line, contents at the right. */
function labelledPage(printed: PrintedCv, look: Look, sections: SectionKind[]): string[] {
  const isDotted = look === 'dots'
  const left = (label: string, style: RunStyle, before = 0): Cell => ({
    content: paragraph(run(label, style), { align: 'right', before, after: 2 }),
  })
  const head = (kind: SectionKind | null, words: string): Cell[] => {
    if (kind !== null) sections.push(kind)
    return [
      left(
        isDotted ? words.toLocaleUpperCase('es') : words,
        { isBold: true, size: isDotted ? 10.5 : 11 },
        10,
      ),
      { content: '' },
    ]
  }
  const rows = (values: Row[]): Cell[][] =>
    values
      .filter((row): row is [string, string] => row[1] !== null)
      .map(([label, value]) => [
        left(isDotted && label !== '' ? `• ${label}` : label, {}),
        { content: value.startsWith('<w:') ? value : text(value) },
      ])
  const gap: Cell[] = [{ content: paragraph(run(' ', { size: 5 })) }, { content: '' }]

  const cells: Cell[][] = [
    head('contact', 'Información personal'),
    ...rows([
      [isDotted ? 'Nombre' : 'Apellido(s) / Nombre(s)', text(printed.name, { isBold: true, size: 13 })],
      ['Dirección', printed.place],
      ['Teléfono(s)', printed.phone],
      ['Fax', isDotted ? '-' : null],
      ['Correo electrónico', printed.email],
      ['Nacionalidad', 'Peruana'],
      ['Fecha de nacimiento', '03/04/1990'],
      ['Sexo', isDotted ? null : 'Femenino'],
    ]),
    ...(printed.title === null
      ? []
      : [gap, ...rows([['Empleo deseado / familia profesional', text(printed.title, { isBold: true })]])]),
    head('experience', 'Experiencia laboral'),
    ...printed.experiences.flatMap((job, index) => [...rows(jobRows(job, look, index)), gap]),
    head('education', 'Educación y formación'),
    ...printed.educations.flatMap((one) => [...rows(studyRows(one, look)), gap]),
    ...(printed.certifications.length === 0
      ? []
      : [
          head('certifications', 'Cursos y certificados'),
          ...rows(
            printed.certifications.map(({ name, issuer, year }) => [
              year ?? 'Sin fecha',
              joined([name, issuer], ' - '),
            ]),
          ),
        ]),
    ...languageHead(printed, head, rows),
  ]
  const skills: Cell[][] = [
    head('skills', 'Capacidades y competencias personales'),
    ...rows([
      ...printed.skillGroups.map(({ name, items }): Row => [
        name,
        items
          .map((item) => (item.level === null ? item.name : `${item.name} (${item.level})`))
          .join(isDotted ? '; ' : ', '),
      ]),
      [
        isDotted ? 'Capacidades y competencias sociales' : 'Competencias sociales',
        printed.soft.length === 0 ? null : printed.soft.join(', '),
      ],
    ]),
    ...(printed.references.length === 0
      ? []
      : [head('references', 'Referencias'), ...rows([['', printed.references.join('\n')]])]),
    head(null, 'Anexos'),
    ...rows([['', 'Copia de títulos y certificados de trabajo (a solicitud)']]),
  ]
  const lines = { sides: ['insideV' as const], colour: '000000', size: 0.5 }
  return [
    paragraph(
      run(isDotted ? 'FORMATO EUROPEO PARA EL CURRICULUM VITAE' : 'Europass\nCurriculum Vitae', {
        isBold: true,
        size: 14,
      }),
      {
        after: 8,
      },
    ),
    table(cells, WIDTHS, isDotted ? false : lines),
    languageTable(printed, isDotted ? 'dots' : 'line'),
    table(skills, WIDTHS, isDotted ? false : lines),
  ]
}

function languageHead(
  printed: PrintedCv,
  head: (kind: SectionKind | null, words: string) => Cell[],
  rows: (values: Row[]) => Cell[][],
): Cell[][] {
  if (printed.languages.length === 0) return []
  const native = printed.languages.filter(({ level }) => level === 'native').map(({ name }) => name)
  return [
    head('languages', 'Idiomas'),
    ...rows([['Lengua materna', native.length === 0 ? null : text(native.join(', '), { isBold: true })]]),
    ...rows([['Otro(s) idioma(s)', '']]),
  ]
}

function jobRows(
  { position, company, place, text: period, bullets }: PrintedExperience,
  look: Look,
  index: number,
): Row[] {
  const employer = joined([company, place], ', ')
  const sector = pick(['Sector público', 'Privado', 'Servicios'], index)
  if (look === 'dots')
    return [
      ['Fechas (de – a)', period],
      ['Nombre y dirección del empleador', employer],
      ['Tipo de empresa o sector', sector],
      ['Puesto o cargo ocupados', position],
      ['Principales actividades y responsabilidades', bullets.length === 0 ? null : bullets.join(' ')],
    ]
  return [
    ['Fechas', period],
    ['Profesión o cargo desempeñado', text(position, { isBold: true })],
    ['Funciones y responsabilidades principales', listed(bullets)],
    ['Nombre y dirección de la empresa o empleador', employer],
    ['Tipo de empresa o sector', sector],
  ]
}

function studyRows({ degree, institution, text: period }: PrintedEducation, look: Look): Row[] {
  const dates: Row = [look === 'dots' ? 'Fechas (de – a)' : 'Fechas', period === '' ? null : period]
  if (look === 'dots')
    return [
      dates,
      ['Nombre y tipo de organización que ha impartido la educación o la formación', institution],
      ['Título de la cualificación obtenida', degree],
      ['Nivel alcanzado en la clasificación nacional', 'Superior'],
    ]
  return [
    dates,
    ['Cualificación obtenida', text(degree, { isBold: true })],
    ['Nombre y tipo del centro de estudios', institution],
  ]
}

/** One language per row with five levels: listening, reading, conversation, speaking, writing. */
function languageTable(printed: PrintedCv, look: Look): string {
  const others = printed.languages.filter(({ level }) => level !== 'native')
  if (others.length === 0) return ''
  const small = (words: string, isBold = false): Cell => ({
    content: paragraph(run(words, { size: 8.5, isBold }), { align: 'center' }),
  })
  const wide = (words: string, columns: number): Cell => ({ ...small(words, true), columns })
  const skills =
    look === 'dates'
      ? ['COMPRENSIÓN AUDITIVA', 'LECTURA', 'INTERACCIÓN ORAL', 'EXPRESIÓN ORAL', 'ESCRITURA']
      : ['Comprensión auditiva', 'Lectura', 'Interacción oral', 'Capacidad oral', 'Escritura']
  const users: Record<string, string> = { A: 'básico', B: 'independiente', C: 'competente' }
  // A word processor joins two tables that have no paragraph in between.
  return (
    paragraph(run(' ', { size: 3 })) +
    table(
      [
        [small('Autoevaluación'), wide('Comprensión', 2), wide('Habla', 2), wide('Escritura', 1)],
        [small('Nivel europeo (*)'), ...skills.map((skill) => small(skill))],
        ...others.map(({ name, levelText }): Cell[] => {
          const level = levelText ?? ''
          const user = users[level.charAt(0)]
          const shown = look === 'line' && user !== undefined ? `${level}\nUsuario ${user}` : level
          const first: Cell = { content: text(name, { isBold: true }) }
          return [first].concat(skills.map(() => small(shown)))
        }),
      ],
      [105, 76, 76, 76, 76, 76],
      true,
    ) +
    paragraph(
      run('(*) Marco común europeo de referencia para las lenguas (MCER)', { size: 8, isItalic: true }),
      { after: 6 },
    )
  )
}

/** The later form: blue section names on their own lines, dates left of each entry. */
function datedPage(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const blue = '0E4194'
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { colour: blue, size: 10.5, isBold: variant === 3 }), {
      before: 12,
      after: 5,
      hasRule: true,
      keepsWithNext: true,
    })
  }
  const left = (words: string): Cell => ({
    content: paragraph(run(words, { colour: blue, size: 9 }), { align: 'right' }),
  })
  const entries = (rows: [string, string][]) =>
    table(
      rows.map(([label, content]) => [left(label), { content }]),
      WIDTHS,
    )
  const titled = (title: string, below: string, after = '') =>
    text(title, { isBold: true, colour: blue, size: 11 }) + text(below) + after + paragraph('')
  return [
    heading('contact', 'INFORMACIÓN PERSONAL'),
    entries([
      ['', text(printed.name, { size: 16 })],
      ...[
        printed.place,
        printed.phone,
        printed.email,
        'Fecha de nacimiento 03/04/1990 | Nacionalidad Peruana',
      ]
        .filter((part) => part !== null)
        .map((part): [string, string] => ['', text(part)]),
    ]),
    printed.title === null
      ? ''
      : paragraph('') + entries([['EMPLEO SOLICITADO', text(printed.title, { size: 13 })]]),
    printed.summary === null ? '' : heading('summary', 'PERFIL') + entries([['', text(printed.summary)]]),
    heading('experience', 'EXPERIENCIA PROFESIONAL'),
    entries(
      printed.experiences.map(({ position, company, place, text: period, bullets }) => [
        period,
        titled(position, joined([company, place], ', '), listed(bullets) ?? ''),
      ]),
    ),
    heading('education', 'EDUCACIÓN Y FORMACIÓN'),
    entries(
      printed.educations.map(({ degree, institution, text: period }) => [
        period,
        titled(degree, institution),
      ]),
    ),
    printed.languages.length === 0 ? '' : heading('languages', 'IDIOMAS'),
    ...nativeLine(printed, entries),
    languageTable(printed, 'dates'),
    heading('skills', 'COMPETENCIAS PERSONALES'),
    entries([
      ...printed.skillGroups.map(({ name, items }): [string, string] => [
        name,
        listed(items.map((item) => (item.level === null ? item.name : `${item.name} – ${item.level}`))) ?? '',
      ]),
      ['Competencias comunicativas y de organización', listed(printed.soft) ?? ''],
    ]),
    ...(printed.certifications.length === 0
      ? []
      : [
          heading('certifications', 'CURSOS Y CERTIFICACIONES'),
          entries([
            [
              '',
              listed(
                printed.certifications.map(({ name, issuer, year }) => joined([name, issuer, year], ', ')),
              ) ?? '',
            ],
          ]),
        ]),
    ...(printed.references.length === 0
      ? []
      : [
          heading('references', 'REFERENCIAS'),
          entries([['', printed.references.map((one) => text(one)).join('')]]),
        ]),
  ].filter((part) => part !== '')
}

function nativeLine(printed: PrintedCv, entries: (rows: [string, string][]) => string): string[] {
  const native = printed.languages.filter(({ level }) => level === 'native').map(({ name }) => name)
  return native.length === 0 ? [] : [entries([['Lengua materna', text(native.join(', '))]]), paragraph('')]
}
