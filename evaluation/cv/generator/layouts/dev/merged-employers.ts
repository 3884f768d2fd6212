import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { byCompany, goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell, RunStyle } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Marzo del 2019 – Hasta la fecha',
  '03/2019 – 12/2021',
  '2018 al 2020',
  'Mar-2019 / Dic-2021',
]

/** Several roles at one employer in a table: its name in a cell merged over their rows or their columns. */
export const mergedEmployers: Layout = {
  name: 'merged-employers',
  people: ['rosario-quinteros', 'edgar-soto', 'julio-cardenas', 'nelly-ochoa'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018 al 2020'], variant),
      capitals: variant === 1 ? ['companies'] : variant === 2 ? ['positions', 'name'] : [],
      // The place would belong to each role; the merged cell has room only for the employer.
      omit: ['linkedin', 'interests', 'awards', 'publications', 'experience places'],
    })
    const sections: SectionKind[] = []
    const body = bodyOf(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Liberation Sans', 'Carlito', 'Liberation Serif', 'Carlito'], variant),
          size: 10,
          margin: 54,
        }),
      },
      gold: goldOf(printed, 'merged-employers', 'libreoffice', sections),
    }
  },
}

const cell = (words: string, style: RunStyle = {}): Cell => ({ content: paragraph(run(words, style)) })
const head = (labels: string[]): Cell[] =>
  labels.map((label) => ({ ...cell(label, { isBold: true }), fill: 'D0CECE' }))
const duties = (bullets: string[]) =>
  bullets.map((bullet) => paragraph(run(bullet, { size: 9.5 }), { isBulleted: true })).join('')
const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { isBold: true, size: 11.5, isUnderlined: variant === 2 }), {
      before: 11,
      after: 4,
      keepsWithNext: true,
    })
  }
  const list = (kind: SectionKind, words: string, lines: string[]) =>
    lines.length === 0
      ? []
      : [heading(kind, words), ...lines.map((line) => paragraph(run(line), { isBulleted: true }))]
  const skills = printed.skillGroups.map(({ name, items }) => ({
    name,
    words: items.map((item) => item.name),
  }))
  const all =
    printed.soft.length === 0 ? skills : skills.concat([{ name: 'Personales', words: printed.soft }])
  return [
    paragraph(run(printed.name, { isBold: true, size: 18 })),
    printed.title === null ? '' : paragraph(run(printed.title, { size: 12, colour: '595959' })),
    paragraph(
      run(joined([printed.email, printed.phone, printed.place], pick([' | ', ' • ', '  /  '], variant))),
    ),
    ...(printed.summary === null
      ? []
      : [
          heading('summary', pick(['PERFIL PROFESIONAL', 'Resumen', 'PRESENTACIÓN'], variant)),
          paragraph(run(printed.summary), { align: 'both' }),
        ]),
    heading(
      'experience',
      pick(['EXPERIENCIA PROFESIONAL', 'Trayectoria laboral', 'EXPERIENCIA LABORAL', 'Experiencia'], variant),
    ),
    jobs(byCompany(printed.experiences), variant),
    heading('education', pick(['ESTUDIOS', 'Formación académica', 'ESTUDIOS', 'Formación'], variant)),
    studies(printed.educations, variant),
    heading('skills', pick(['HABILIDADES', 'Conocimientos', 'CONOCIMIENTOS', 'Habilidades'], variant)),
    ...(variant % 2 === 0
      ? [
          table(
            [
              head(all.map(({ name }) => name)),
              all.map(({ words }): Cell => ({ content: words.map((word) => paragraph(run(word))).join('') })),
            ],
            all.map(() => 480 / all.length),
            true,
          ),
        ]
      : all.map(({ name, words }) =>
          paragraph([run(`${name}: `, { isBold: true }), run(words.join(variant === 1 ? ', ' : ' | '))]),
        )),
    ...list(
      'certifications',
      pick(['CURSOS', 'Cursos y colegiatura', 'CAPACITACIÓN', 'Cursos'], variant),
      printed.certifications.map(({ name, issuer, year }) => joined([name, issuer, year], ', ')),
    ),
    ...list(
      'languages',
      pick(['IDIOMAS', 'Idiomas'], variant),
      printed.languages.map(({ name, levelText }) => `${name}: ${levelText ?? ''}`),
    ),
    ...list('references', pick(['REFERENCIAS', 'Referencias'], variant), printed.references),
  ].filter((part) => part !== '')
}

function jobs(employers: PrintedExperience[][], variant: number): string {
  if (variant === 0) {
    // The employer's cell at the left spans the rows of its roles.
    const rows = employers.flatMap((roles) =>
      roles.map(({ company, position, text, bullets }, index): Cell[] => [
        { ...cell(index === 0 ? company : '', { isBold: true }), rows: index === 0 ? 'begin' : 'continue' },
        cell(position),
        cell(text, { size: 9.5 }),
        { content: duties(bullets) },
      ]),
    )
    return table([head(['Empresa', 'Cargo', 'Periodo', 'Funciones']), ...rows], [105, 95, 90, 195], true, 1)
  }
  if (variant === 1) {
    const rows = employers.flatMap((roles) => {
      const first: Cell[] = [
        { ...cell(roles[0]?.company ?? '', { isBold: true }), columns: 2, fill: 'F2F2F2' },
      ]
      return [first].concat(
        roles.map(({ position, text, bullets }): Cell[] => [
          { content: paragraph(run(position, { isItalic: true })) + duties(bullets) },
          { content: paragraph(run(text), { align: 'right' }) },
        ]),
      )
    })
    return table(rows, [365, 120], { sides: ['top', 'bottom', 'insideH'], colour: 'A6A6A6' })
  }
  if (variant === 2) {
    // The employer last, in a cell merged over the previous rows.
    const rows = employers.flatMap((roles) =>
      roles.map(({ company, position, text }, index): Cell[] => [
        cell(text),
        cell(position, { isBold: true }),
        { ...cell(index === 0 ? company : ''), rows: index === 0 ? 'begin' : 'continue', align: 'center' },
      ]),
    )
    return table([head(['AÑOS', 'CARGO', 'EMPRESA O INSTITUCIÓN']), ...rows], [100, 195, 190], true, 1)
  }
  return employers
    .map((roles) =>
      table(
        [
          [
            {
              ...cell(`Empleador: ${roles[0]?.company ?? ''}`, { isBold: true, colour: 'FFFFFF' }),
              columns: 2,
              fill: '44546A',
            },
          ],
          ...roles.flatMap(({ position, text, bullets }): Cell[][] => [
            [cell(`Puesto: ${position}`), cell(`Tiempo: ${text}`)],
            ...(bullets.length === 0 ? [] : [[{ content: duties(bullets), columns: 2 }]]),
          ]),
        ],
        [285, 200],
        true,
      ),
    )
    .join(paragraph(run(' ', { size: 5 })))
}

function studies(educations: PrintedEducation[], variant: number): string {
  if (variant % 2 === 0)
    return table(
      [
        head(['Institución', 'Grado', 'Años']),
        ...educations.map(({ institution, degree, text }, index): Cell[] => [
          // The same university twice is named once.
          {
            ...cell(institution),
            ...(educations[index - 1]?.institution === institution
              ? { rows: 'continue' as const }
              : { rows: 'begin' as const }),
          },
          cell(degree),
          cell(text),
        ]),
      ],
      [195, 205, 85],
      true,
    )
  return educations
    .map(({ institution, degree, text }) =>
      paragraph([run(degree, { isBold: true }), run(`, ${institution}${text === '' ? '' : `, ${text}`}`)], {
        after: 3,
      }),
    )
    .join('')
}
