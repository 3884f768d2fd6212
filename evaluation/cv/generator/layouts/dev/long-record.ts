import type { Person } from '../../../person.ts'
import { duration } from '../../printing/dates.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, pageNumber, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Del 12 de marzo de 2019 al 30 de junio de 2021',
  '01/03/2018 | 30/11/2020',
  'Marzo del 2019 – Hasta la fecha',
  'Mar-2019 / Dic-2021',
]

/** Two or three pages of contracts and works, with a header and a number on each page; jobs continue across pages. */
export const longRecord: Layout = {
  name: 'long-record',
  people: ['wilfredo-ccahuana', 'flor-vega-isla', 'nestor-pizango-da-silva', 'edgar-soto'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['Del 2017 al 2019', '2018 al 2020', '2018-2020', '2018-2020'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>(
        [['companies', 'name'], ['degrees'], ['positions'], ['name', 'institutions']],
        variant,
      ),
      omit: ['interests', ...(variant === 0 ? [] : (['linkedin'] as const))],
    })
    const sections: SectionKind[] = []
    const body = bodyOf(printed, person, variant, sections)
    const small = { size: 8, colour: '595959' }
    // On every page, so that it stands between the lines of a continued job.
    const header = paragraph(
      run(
        pick(
          [
            `CURRÍCULUM VÍTAE\t${printed.name}`,
            `${printed.name} – ${printed.phone ?? ''}`,
            printed.title ?? '',
            `Hoja de vida de ${printed.name}`,
          ],
          variant,
        ),
        small,
      ),
      { rightTab: 455, hasRule: true, after: 8 },
    )
    const footer = paragraph(
      [
        run(variant % 2 === 0 ? 'Página ' : '', small),
        pageNumber('PAGE', small),
        run(variant % 2 === 0 ? ' de ' : '/', small),
        pageNumber('NUMPAGES', small),
      ],
      { align: pick(['right', 'center'] as const, variant) },
    )
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Liberation Sans', 'Carlito', 'Liberation Serif', 'Caladea'], variant),
          size: 11.5,
          margin: 70,
          header,
          footer,
        }),
      },
      gold: goldOf(printed, 'long-record', 'libreoffice', sections),
    }
  },
}

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)
const plain = (words: string) => paragraph(run(words), { after: 2 })
const bulleted = (lines: string[]) =>
  lines.map((line) => paragraph(run(line), { isBulleted: true, align: 'both' })).join('')

function bodyOf(printed: PrintedCv, person: Person, variant: number, sections: SectionKind[]): string[] {
  let count = 0
  const heading = (kind: SectionKind | null, words: string) => {
    if (kind !== null) sections.push(kind)
    count += 1
    const numeral = pick(
      [
        `${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'][count - 1] ?? ''}. `,
        `${count}. `,
        '',
        `${count}.- `,
      ],
      variant,
    )
    return paragraph(run(`${numeral}${words}`, { isBold: true, size: 12.5 }), {
      before: 16,
      after: 6,
      keepsWithNext: true,
      ...(variant === 1 ? { band: 'D9D9D9' } : { hasRule: variant === 2 }),
    })
  }
  const list = (kind: SectionKind | null, words: string, lines: string[]) =>
    lines.length === 0 ? [] : [heading(kind, words), bulleted(lines)]
  const facts = [
    ['Dirección', printed.place],
    ['Teléfono', printed.phone],
    ['Correo electrónico', printed.email],
    ['LinkedIn', printed.linkedin],
    ['DNI', '00000000'],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  const lasted = person.experiences.map(({ start, end }) => duration(start, end))
  return [
    paragraph(run(printed.name, { isBold: true, size: 18 }), {
      align: variant % 2 === 0 ? 'center' : 'left',
    }),
    printed.title === null
      ? ''
      : paragraph(run(printed.title, { size: 12.5 }), {
          align: variant % 2 === 0 ? 'center' : 'left',
          after: 4,
        }),
    heading(
      'contact',
      pick(['DATOS PERSONALES', 'Datos personales', 'CONTACTO', 'DATOS PERSONALES'], variant),
    ),
    ...facts.map(([label, value]) => paragraph(run(`${label}\t: ${value}`), { leftTab: 130 })),
    ...(printed.summary === null
      ? []
      : [
          heading('summary', pick(['RESUMEN', 'Perfil profesional', 'PRESENTACIÓN', 'PERFIL'], variant)),
          paragraph(run(printed.summary), { align: 'both' }),
        ]),
    heading('education', pick(['GRADOS Y TÍTULOS', 'Formación académica', 'FORMACIÓN', 'ESTUDIOS'], variant)),
    ...printed.educations.map((one) => drawStudy(one, variant)),
    heading(
      'experience',
      pick(
        [
          'EXPERIENCIA LABORAL ESPECÍFICA',
          'Experiencia profesional',
          'CONSULTORÍAS Y EXPERIENCIA LABORAL',
          'EXPERIENCIA LABORAL',
        ],
        variant,
      ),
    ),
    ...(variant === 1
      ? [contractTable(printed.experiences)]
      : printed.experiences.map((job, index) => drawJob(job, variant, index, lasted[index] ?? ''))),
    ...list(
      'certifications',
      pick(['CAPACITACIONES', 'Cursos y diplomados', 'CAPACITACIÓN Y REGISTROS', 'CURSOS'], variant),
      printed.certifications.map(({ name, issuer, year }, index) =>
        joined(
          [
            name,
            issuer,
            year === null
              ? null
              : variant === 0 && issuer !== null
                ? `${year}, ${[120, 24, 40][index % 3] ?? 40} horas lectivas`
                : year,
          ],
          pick([', ', '. ', ' – '], variant),
        ),
      ),
    ),
    ...Object.entries(person.other ?? {}).flatMap(([words, lines]) => list(null, words, lines)),
    ...list('publications', 'PUBLICACIONES', printed.publications),
    heading(
      'skills',
      pick(['CONOCIMIENTOS', 'Competencias', 'HABILIDADES TÉCNICAS', 'CONOCIMIENTOS'], variant),
    ),
    ...printed.skillGroups.map(({ name, items }) =>
      plain(
        `${name}: ${items.map((item) => (item.level === null ? item.name : pick([`${item.name} (${item.level})`, `${item.name} nivel ${item.level}`], variant))).join(', ')}`,
      ),
    ),
    printed.soft.length === 0 ? '' : plain(`Personales: ${printed.soft.join(', ')}`),
    ...list(
      'languages',
      pick(['IDIOMAS', 'Idiomas', 'IDIOMAS', 'IDIOMAS'], variant),
      printed.languages.map(({ name, levelText }) => `${name}: ${levelText ?? ''}`),
    ),
    ...list('awards', 'RECONOCIMIENTOS', printed.awards),
    ...list(
      'references',
      pick(['REFERENCIAS LABORALES', 'Referencias', 'REFERENCIAS', 'REFERENCIAS'], variant),
      printed.references,
    ),
  ].filter((part) => part !== '')
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  if (variant === 0) return plain(joined([degree, institution, text], '\n')) + paragraph('')
  if (variant === 1)
    return paragraph([run(degree, { isBold: true }), run(`\n${joined([institution, text], ', ')}`)], {
      after: 5,
    })
  if (variant === 2)
    return (
      paragraph(run(`${text}\t${degree}`), { leftTab: 90, indent: 90, hanging: 90 }) +
      paragraph(run(institution), { indent: 90, after: 4 })
    )
  return paragraph(run(joined([institution, degree], ': '))) + paragraph(run(text), { after: 4 })
}

function drawJob(job: PrintedExperience, variant: number, index: number, lasted: string): string {
  const { company, place, position, text, bullets } = job
  if (variant === 0) {
    const rows: [string, string][] = [
      ['ENTIDAD', company],
      ['CARGO', position],
      ['LUGAR', place ?? ''],
      ['PERIODO', `${text} (${lasted})`],
    ]
    return (
      rows
        .map(([label, value], order) =>
          paragraph([run(`${label}\t: `, { isBold: true }), run(value)], {
            leftTab: 80,
            indent: 86,
            hanging: 86,
            before: order === 0 ? 9 : 0,
          }),
        )
        .join('') + bulleted(bullets)
    )
  }
  if (variant === 2)
    return (
      paragraph([run(position, { isBold: true }), run(` (${text})`)], { before: 9, keepsWithNext: true }) +
      paragraph(run(joined([company, place], '. '), { isItalic: true })) +
      (bullets.length === 0 ? '' : plain('Principales funciones y productos:') + bulleted(bullets))
    )
  return (
    paragraph(run(`${index + 1}. ${joined([company, place], ' – ')}`, { isBold: true }), {
      before: 9,
      keepsWithNext: true,
    }) +
    paragraph(run(`Cargo: ${position}   |   Periodo: ${text}   |   Total: ${lasted}`)) +
    bulleted(bullets)
  )
}

/** One table over two pages, with its head repeated; the description is in a merged row below each contract. */
function contractTable(experiences: PrintedExperience[]): string {
  const cell = (words: string): Cell => ({ content: paragraph(run(words, { size: 10 })) })
  const head = ['N°', 'Entidad', 'Cargo', 'Inicio', 'Fin'].map((words) => ({
    content: paragraph(run(words, { isBold: true, size: 10 }), { align: 'center' }),
    fill: 'BFBFBF',
  }))
  const rows = experiences.flatMap(({ company, place, position, text, bullets }, index): Cell[][] => {
    const [start = '', end = ''] = text.split('\t')
    return [
      [
        cell(String(index + 1)),
        cell(joined([company, place], ' - ')),
        cell(position),
        cell(start),
        cell(end),
      ],
      ...(bullets.length === 0
        ? []
        : [
            [
              {
                content: paragraph(run('Funciones:', { isBold: true, size: 10 })) + bulleted(bullets),
                columns: 5,
              },
            ],
          ]),
    ]
  })
  return table([head, ...rows], [25, 165, 145, 60, 60], true, 1)
}
