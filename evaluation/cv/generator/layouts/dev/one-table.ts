import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedExperience, PrintedSkill } from '../../printing/printed-cv.ts'
import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell, RunStyle, TableLines } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Marzo del 2019 – Hasta la fecha',
  'ene-20 a la fecha',
  '03/2019 – 12/2021',
  '2019 – hoy',
]

/** A page that is a single table: section names in its first cells, contents beside them, skills in a grid of small cells. */
export const oneTable: Layout = {
  name: 'one-table',
  people: ['jhon-pisango', 'karin-llontop', 'cristhian-zapata', 'kevin-palomino'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018 al 2020'], variant),
      capitals: variant === 1 ? ['companies'] : [],
      omit: [
        'linkedin',
        'interests',
        'awards',
        'publications',
        ...(variant === 3 ? (['experience places'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const page = variant === 2 ? bandedTable(printed, sections) : namedRows(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx([page], {
          font: pick(['Carlito', 'Liberation Sans', 'Caladea', 'Carlito'], variant),
          size: 10,
          margin: 45,
        }),
      },
      gold: goldOf(printed, 'one-table', 'libreoffice', sections),
    }
  },
}

const text = (words: string, style: RunStyle = {}) => paragraph(run(words, style))
const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)
const listed = (lines: string[]) => lines.map((line) => paragraph(run(line), { isBulleted: true })).join('')

/** Section names at the left, dark or plain; in variant 1 a third column holds the dates. */
function namedRows(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  const isDark = variant === 0
  const name = (kind: SectionKind | null, words: string, isGoingOn = false): Cell => {
    if (kind !== null && !isGoingOn) sections.push(kind)
    return {
      content: isGoingOn
        ? ''
        : paragraph(run(words, { isBold: true, size: 10.5, ...(isDark ? { colour: 'FFFFFF' } : {}) }), {
            before: 3,
          }),
      ...(variant === 3 ? {} : { fill: isDark ? '2F4F4F' : 'E7E6E6' }),
    }
  }
  const words = {
    contact: pick(['DATOS', 'Datos de contacto', '', 'Contacto'], variant),
    summary: pick(['PERFIL', 'Sobre mí', '', 'Resumen'], variant),
    experience: pick(['EXPERIENCIA', 'Experiencia laboral', '', 'Trabajos'], variant),
    education: pick(['EDUCACIÓN', 'Estudios', '', 'Formación'], variant),
    skills: pick(['HABILIDADES Y CONOCIMIENTOS', 'Habilidades', '', 'Manejo de programas y otros'], variant),
    certifications: pick(['CURSOS', 'Cursos y licencias', '', 'Cursos'], variant),
    languages: pick(['IDIOMAS', 'Idiomas', '', 'Idiomas'], variant),
    references: pick(['REFERENCIAS', 'Referencias', '', 'Referencias'], variant),
  }
  const widths = variant === 1 ? [100, 305, 100] : [110, 395]
  const wide = variant === 1 ? { columns: 2 } : {}
  const row = (kind: keyof typeof words, content: string): Cell[] => [
    name(kind, words[kind]),
    { content, ...wide },
  ]
  const contact = [
    ['Celular', printed.phone],
    ['Correo', printed.email],
    ['Domicilio', printed.place],
    ['Edad', variant === 3 ? '26 años' : null],
  ].filter((fact): fact is [string, string] => fact[1] !== null)

  const rows: Cell[][] = [
    [
      {
        content:
          paragraph(run(printed.name, { isBold: true, size: 18 }), {
            align: variant === 3 ? 'left' : 'center',
            before: 4,
          }) +
          (printed.title === null
            ? ''
            : paragraph(run(printed.title, { size: 12 }), {
                align: variant === 3 ? 'left' : 'center',
                after: 4,
              })),
        columns: widths.length,
      },
    ],
    row(
      'contact',
      variant === 0
        ? text(joined([printed.phone, printed.email, printed.place], '   ·   '))
        : contact.map(([label, value]) => text(`${label}: ${value}`)).join(''),
    ),
    row('summary', paragraph(run(printed.summary ?? ''), { align: 'both' })),
    ...experienceRows(printed, variant, (isGoingOn) => name('experience', words.experience, isGoingOn)),
    ...educationRows(printed, variant, (isGoingOn) => name('education', words.education, isGoingOn)),
    row('skills', skillGrid(printed, variant, widths[1]! + (widths[2] ?? 0) - 12)),
  ]
  if (printed.certifications.length > 0)
    rows.push(
      row(
        'certifications',
        listed(
          printed.certifications.map(({ name: course, issuer, year }) =>
            joined([course, issuer, year], variant === 1 ? ', ' : ' - '),
          ),
        ),
      ),
    )
  if (printed.languages.length > 0)
    rows.push(
      row('languages', printed.languages.map((one) => text(`${one.name} – ${one.levelText ?? ''}`)).join('')),
    )
  if (printed.references.length > 0)
    rows.push(row('references', printed.references.map((one) => text(one)).join('')))
  const lines: TableLines =
    variant === 3
      ? { sides: ['insideH'], colour: 'A6A6A6' }
      : {
          sides: ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'],
          colour: isDark ? 'FFFFFF' : '7F7F7F',
          size: 0.75,
        }
  return table(rows, widths, lines)
}

function experienceRows(printed: PrintedCv, variant: number, name: (isGoingOn: boolean) => Cell): Cell[][] {
  if (variant === 1)
    // One row per job, the section name in a cell merged over all of them, the dates in a separate column.
    return printed.experiences.map(({ position, company, place, text: period, bullets }, index) => [
      { ...name(index > 0), rows: index === 0 ? 'begin' : 'continue' },
      { content: text(joined([company, place], ' - '), { isBold: true }) + text(position) + listed(bullets) },
      { content: paragraph(run(period), { align: 'center' }), align: 'center' },
    ])
  const entry = variant === 3 ? sentenceJob : stackedJob
  return [[name(false), { content: printed.experiences.map(entry).join('') }]]
}

function stackedJob({ position, company, place, text: period, bullets }: PrintedExperience): string {
  return (
    paragraph(run(position, { isBold: true }), { before: 4 }) +
    text(`${company} | ${period}`, { isItalic: true }) +
    (place === null ? '' : text(place, { size: 9, colour: '666666' })) +
    listed(bullets)
  )
}

/** All in one paragraph with line breaks (Shift+Enter). */
function sentenceJob({ position, company, text: period, bullets }: PrintedExperience): string {
  return paragraph(
    [
      run(`${position}, ${company}`, { isBold: true }),
      run(` (${period})${bullets.map((bullet) => `\n- ${bullet}`).join('')}`),
    ],
    { after: 5 },
  )
}

function educationRows(printed: PrintedCv, variant: number, name: (isGoingOn: boolean) => Cell): Cell[][] {
  if (variant === 1)
    return printed.educations.map(({ degree, institution, text: period }, index) => [
      { ...name(index > 0), rows: index === 0 ? 'begin' : 'continue' },
      { content: text(institution, { isBold: true }) + text(degree) },
      { content: paragraph(run(period), { align: 'center' }), align: 'center' },
    ])
  const entries = printed.educations.map(({ degree, institution, text: period }) =>
    variant === 3
      ? paragraph([run(`${degree}, ${institution}`), run(period === '' ? '' : ` (${period})`)], { after: 3 })
      : text(degree, { isBold: true }) + paragraph(run(joined([institution, period], ' | ')), { after: 4 }),
  )
  return [[name(false), { content: entries.join('') }]]
}

/** Pairs of an item and its level, two or three per row; only names if the person gives no levels. */
function gridRows(items: PrintedSkill[], perRow: number, hasLevels: boolean): Cell[][] {
  const small = (words: string): Cell => ({ content: text(words, { size: 9 }) })
  const rows: Cell[][] = []
  for (let from = 0; from < items.length; from += perRow) {
    const cells = Array.from({ length: perRow }, (_, column) => items[from + column])
    rows.push(
      cells.flatMap((item) =>
        hasLevels
          ? [
              small(item?.name ?? ''),
              { ...small(item === undefined ? '' : (item.level ?? '-')), fill: 'F7F7F7' },
            ]
          : [small(item?.name ?? '')],
      ),
    )
  }
  return rows
}

function skillGrid(printed: PrintedCv, variant: number, width: number): string {
  const items = printed.skillGroups.flatMap((group) => group.items)
  const all = items.concat(printed.soft.map((soft) => ({ name: soft, level: null })))
  const hasLevels = variant === 0
  const perRow = variant === 0 ? 2 : 3
  const columns = hasLevels ? [0.32, 0.18, 0.32, 0.18] : [0.34, 0.33, 0.33]
  // A cell must not end with a table: a word processor needs a paragraph after it.
  return (
    table(
      gridRows(all, perRow, hasLevels),
      columns.map((share) => share * width),
      { sides: variant === 3 ? [] : ['insideH', 'insideV'], colour: 'BFBFBF' },
    ) + paragraph(run(' ', { size: 3 }))
  )
}

/** Section names in shaded rows across the full width; below them two columns for a job, four for the skills. */
function bandedTable(printed: PrintedCv, sections: SectionKind[]): string {
  const band = (kind: SectionKind, words: string): Cell[] => {
    sections.push(kind)
    return [
      { content: paragraph(run(words, { isBold: true }), { align: 'center' }), columns: 4, fill: 'C6D9F1' },
    ]
  }
  const wide = (content: string): Cell[] => [{ content, columns: 4 }]
  const halves = (left: string, right: string): Cell[] => [
    { content: left, columns: 2 },
    { content: right, columns: 2 },
  ]
  const fact = (label: string, value: string | null): Cell[] =>
    value === null
      ? []
      : [{ content: text(label, { isBold: true }), fill: 'F2F2F2' }, { content: text(value) }]
  const rows: Cell[][] = [
    wide(paragraph(run(printed.name, { isBold: true, size: 16 }), { align: 'center' })),
    ...(printed.title === null ? [] : [wide(paragraph(run(printed.title), { align: 'center' }))]),
    [...fact('Teléfono', printed.phone), ...fact('Ciudad', printed.place)],
    [
      { content: text('E-mail', { isBold: true }), fill: 'F2F2F2' },
      { content: text(printed.email ?? ''), columns: 3 },
    ],
    band('summary', 'RESUMEN EJECUTIVO'),
    wide(text(printed.summary ?? '')),
    band('experience', 'EXPERIENCIA PROFESIONAL'),
    ...printed.experiences.map(({ position, company, place, text: period, bullets }) =>
      halves(
        text(company, { isBold: true }) +
          text(position, { isItalic: true }) +
          text(period) +
          (place === null ? '' : text(place)),
        bullets.length === 0 ? text('—') : listed(bullets),
      ),
    ),
    band('education', 'FORMACIÓN ACADÉMICA Y COMPLEMENTARIA'),
    ...printed.educations.map(({ degree, institution, text: period }) =>
      halves(text(institution, { isBold: true }), text(degree) + text(period)),
    ),
    band('skills', 'CONOCIMIENTOS Y HABILIDADES'),
    ...gridRows(
      printed.skillGroups
        .flatMap((group) => group.items)
        .concat(printed.soft.map((soft) => ({ name: soft, level: null }))),
      2,
      true,
    ),
  ]
  if (printed.languages.length > 0)
    rows.push(
      band('languages', 'IDIOMAS'),
      ...printed.languages.map(({ name, levelText }) => halves(text(name), text(levelText ?? ''))),
    )
  if (printed.certifications.length > 0)
    rows.push(
      band('certifications', 'CERTIFICACIONES'),
      ...printed.certifications.map(({ name, issuer, year }) =>
        halves(text(name), text(joined([issuer, year], ', '))),
      ),
    )
  return table(rows, [165, 87, 165, 87], {
    sides: ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'],
    colour: '4F81BD',
  })
}
