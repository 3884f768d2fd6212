import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type {
  PrintedCv,
  PrintedEducation,
  PrintedExperience,
  PrintedSkill,
} from '../../printing/printed-cv.ts'
import { docx, paragraph, run, table } from '../../producers/docx.ts'
import type { Cell, ParagraphStyle } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '(Ene. 2020 - Actualidad)',
  'Ene - Mar 2021',
  'Desde agosto 2022',
  'Mar-2019 / Dic-2021',
]

/** A web sidebar rebuilt in a word processor: one row of two cells, the narrow one shaded, with dots, stars or words for levels. */
export const tableSidebar: Layout = {
  name: 'table-sidebar',
  people: ['diana-carrasco-lupu', 'rosario-quinteros', 'abel-tuesta', 'yesica-mamani-roque'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018 al 2020', '2018-2020'], variant),
      capitals: variant === 2 ? ['name', 'positions'] : variant === 3 ? ['companies'] : [],
      omit: [
        'interests',
        'awards',
        'publications',
        // If the level is drawn, the page contains no word for it.
        ...(variant === 2 ? [] : (['language levels'] as const)),
      ],
    })
    const sections: SectionKind[] = []
    const body = pageOf(printed, variant, sections)
    return {
      source: {
        producer: 'libreoffice',
        docx: docx(body, {
          font: pick(['Carlito', 'Open Sans', 'Liberation Sans', 'Roboto'], variant),
          size: 9.5,
          margin: 36,
        }),
      },
      gold: goldOf(printed, 'table-sidebar', 'libreoffice', sections),
    }
  },
}

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)

function pageOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const isDark = variant === 0 || variant === 3
  const sidebarFill = pick(['1F3A4D', 'F0EBE3', 'DDE5EA', '3B3838'], variant)
  const paint = isDark ? { colour: 'FFFFFF' } : {}
  const side = (words: string, style: ParagraphStyle = {}) => paragraph(run(words, paint), style)
  const sideHeading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { isBold: true, size: 11, spacing: variant === 1 ? 1 : 0, ...paint }), {
      before: 12,
      after: 4,
      hasRule: variant !== 0,
    })
  }
  const mainHeading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { isBold: true, size: 12.5, colour: '1F3A4D' }), {
      before: 12,
      after: 4,
      hasRule: variant === 0,
      keepsWithNext: true,
    })
  }
  const title = [
    paragraph(run(printed.name, { isBold: true, size: 20, ...(variant === 3 ? paint : {}) })),
    printed.title === null
      ? ''
      : paragraph(run(printed.title, { size: 11.5, ...(variant === 3 ? paint : {}) }), { after: 4 }),
  ].join('')

  const aside = () =>
    [
      // The narrow cell breaks a long name.
      variant === 3 ? title : '',
      sideHeading('contact', pick(['CONTACTO', 'CONTACTO', 'Datos de contacto', 'Contáctame'], variant)),
      ...contact(printed, variant).map((words) => side(words, { after: 2 })),
      sideHeading('skills', pick(['HABILIDADES', 'COMPETENCIAS', 'Conocimientos', 'Habilidades'], variant)),
      ...printed.skillGroups.flatMap(({ name, items }) => [
        variant % 2 === 1 ? paragraph(run(name, { isBold: true, ...paint }), { before: 3 }) : '',
        ...items.map((item) => side(skillLine(item, variant))),
      ]),
      ...printed.soft.map((soft) => side(skillLine({ name: soft, level: null }, variant))),
      printed.languages.length === 0
        ? ''
        : sideHeading('languages', pick(['IDIOMAS', 'IDIOMAS', 'Idiomas', 'Idiomas'], variant)) +
          printed.languages
            .map(({ name, levelText, rank }) =>
              side(variant === 2 ? `${name}: ${levelText ?? ''}` : `${name}  ${drawn(rank, 4, variant)}`),
            )
            .join(''),
    ].join('')

  const main = () =>
    [
      variant < 2 ? title : '',
      printed.summary === null
        ? ''
        : mainHeading('summary', pick(['PERFIL PROFESIONAL', 'SOBRE MÍ', 'Perfil', '¿Quién soy?'], variant)) +
          paragraph(run(printed.summary), { align: 'both' }),
      mainHeading(
        'experience',
        pick(['EXPERIENCIA LABORAL', 'EXPERIENCIA', 'Experiencia', 'Mi experiencia'], variant),
      ),
      ...printed.experiences.map((job) => drawJob(job, variant)),
      mainHeading('education', pick(['FORMACIÓN', 'EDUCACIÓN', 'Estudios', 'Mi formación'], variant)),
      ...printed.educations.map((one) => drawStudy(one, variant)),
      printed.certifications.length === 0
        ? ''
        : mainHeading(
            'certifications',
            pick(['CURSOS', 'CERTIFICACIONES', 'Cursos y licencias', 'Certificados'], variant),
          ) +
          printed.certifications
            .map(({ name, issuer, year }) =>
              paragraph(run(joined([name, issuer, year], variant === 2 ? ', ' : ' · ')), {
                isBulleted: true,
              }),
            )
            .join(''),
      printed.references.length === 0
        ? ''
        : mainHeading('references', pick(['REFERENCIAS', 'REFERENCIAS', 'Referencias'], variant)) +
          printed.references.map((one) => paragraph(run(one))).join(''),
    ].join('')

  const shaded = (content: string): Cell => ({ content, fill: sidebarFill })
  const small = 168
  const large = 355
  if (variant === 1) {
    const left = main()
    return [table([[{ content: left }, shaded(aside())]], [large, small])]
  }
  if (variant === 2)
    return [
      table(
        [[{ content: title, columns: 2, fill: 'B7C9D3' }], [shaded(aside()), { content: main() }]],
        [small, large],
      ),
    ]
  const left = aside()
  return [table([[shaded(left), { content: main() }]], [small, large])]
}

function contact(printed: PrintedCv, variant: number): string[] {
  const signs =
    variant === 0
      ? ['☎ ', '✉ ', '⌂ ', '']
      : pick(
          [
            ['', '', '', ''],
            ['Cel. ', '', '', ''],
          ],
          variant,
        )
  return [printed.phone, printed.email, printed.place, printed.linkedin]
    .map((fact, index) => (fact === null ? '' : `${signs[index] ?? ''}${fact}`))
    .filter((fact) => fact !== '')
}

/** '●●●○' in three styles. */
function drawn(rank: number, of: number, variant: number): string {
  const [full, empty] = pick<[string, string]>(
    [
      ['●', '○'],
      ['★', '☆'],
      ['■', '□'],
      ['█', '░'],
    ],
    variant,
  )
  return full.repeat(rank) + empty.repeat(of - rank)
}

const ranks: Record<string, number> = { básico: 2, intermedio: 3, avanzado: 5 }

function skillLine({ name, level }: PrintedSkill, variant: number): string {
  if (variant === 0) return level === null ? name : `${name}  ${drawn(ranks[level] ?? 4, 5, variant)}`
  if (variant === 1) return `• ${name}`
  if (variant === 2) return level === null ? `- ${name}` : `- ${name} (${level})`
  return level === null ? name : `${name}  ${(ranks[level] ?? 4) * 20}%`
}

function drawJob({ company, place, position, text, bullets }: PrintedExperience, variant: number): string {
  const duties = bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })).join('')
  const top = { before: 6, keepsWithNext: true }
  if (variant === 0)
    return (
      paragraph([run(position, { isBold: true }), run(` ${text}`, { size: 8.5 })], top) +
      paragraph(run(joined([company, place], ' | '), { colour: '3E6A85' })) +
      duties
    )
  if (variant === 1)
    return (
      paragraph([run(company, { isBold: true }), run(`\t${text}`, { size: 8.5 })], {
        ...top,
        rightTab: 340,
      }) +
      paragraph(run(joined([position, place], ' — '), { isItalic: true })) +
      duties
    )
  if (variant === 2)
    return (
      paragraph(run(position, { isBold: true }), top) +
      paragraph(run(company)) +
      paragraph(run(joined([text, place], '. '), { size: 8.5, isItalic: true })) +
      duties
    )
  return (
    paragraph(run(text, { size: 8.5, colour: '7F7F7F' }), top) +
    paragraph([run(company, { isBold: true }), run(place === null ? '' : ` (${place})`)]) +
    paragraph(run(position)) +
    duties
  )
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  if (variant === 1)
    return (
      paragraph([run(institution, { isBold: true }), run(`\t${text}`, { size: 8.5 })], {
        rightTab: 340,
        before: 4,
      }) + paragraph(run(degree, { isItalic: true }))
    )
  if (variant === 3)
    return (
      paragraph(run(text, { size: 8.5, colour: '7F7F7F' }), { before: 4 }) +
      paragraph(run(institution, { isBold: true })) +
      paragraph(run(degree))
    )
  return (
    paragraph(run(degree, { isBold: true }), { before: 4 }) +
    paragraph(run(joined([institution, text], variant === 0 ? ' | ' : ', ')))
  )
}
