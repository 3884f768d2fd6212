import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run } from '../../producers/docx.ts'
import type { TabStop } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Ene - Mar 2021',
  'ENE 2019 — ACTUALIDAD',
  'Marzo 2021 a la fecha',
  '2019 – hoy',
]

/**
 * A word processor's template with typical changes: names and dates separated by tabs (right, left, or repeated), skills in two
 * tabbed columns, the name in the page header.
 */
export const templateTabs: Layout = {
  name: 'template-tabs',
  people: ['katherine-huaranga', 'maria-fernanda-ocampo', 'aldo-felipa', 'karin-llontop'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', 'ENE 2019 — ACTUALIDAD', '2018-2020', '2019 – hoy'], variant),
      capitals: variant === 1 ? ['name', 'title'] : [],
      omit: [
        ...(variant === 1 ? [] : (['linkedin'] as const)),
        'publications',
        ...(variant === 2 ? (['experience places', 'summary'] as const) : []),
      ],
    })
    const sections: SectionKind[] = []
    const body = bodyOf(printed, variant, sections)
    const top = head(printed, variant)
    const font = pick(['Carlito', 'Caladea', 'Liberation Serif', 'Carlito'], variant)
    return {
      source: {
        producer: 'libreoffice',
        // The template has name and contact in the page header, so that they are on each page.
        docx:
          variant % 2 === 0
            ? docx(top.concat(body), { font, size: 11, margin: 64 })
            : docx(body, { font, size: 11, margin: 64, header: top.join('') }),
      },
      gold: goldOf(printed, 'template-tabs', 'libreoffice', sections),
    }
  },
}

const RIGHT = 467
const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)
const items = (bullets: string[]) =>
  bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })).join('')

function head(printed: PrintedCv, variant: number): string[] {
  const title = printed.title
  const address = [printed.place, printed.phone, printed.email, printed.linkedin]
  if (variant === 1)
    return [
      paragraph(run(printed.name, { size: 24, colour: '1F3864', spacing: 1 })),
      title === null ? '' : paragraph(run(title, { size: 10.5, spacing: 1.5, colour: '595959' })),
      paragraph(run(joined(address, ' ❖ '), { size: 9.5 }), { hasRule: true, after: 10 }),
    ].filter((part) => part !== '')
  if (variant === 3)
    return [
      paragraph([run(printed.name, { isBold: true, size: 15 }), run(`\t${printed.phone ?? ''}`)], {
        rightTab: RIGHT,
      }),
      paragraph([run(title ?? '', { isItalic: true }), run(`\t${printed.email ?? ''}`)], { rightTab: RIGHT }),
      paragraph(run(`\t${printed.place ?? ''}`), { rightTab: RIGHT, after: 10 }),
    ]
  return [
    paragraph(run(printed.name, { isBold: true, size: 20 }), { align: variant === 0 ? 'right' : 'left' }),
    title === null ? '' : paragraph(run(title, { size: 12 }), { align: variant === 0 ? 'right' : 'left' }),
    ...(variant === 0
      ? address
          .filter((part) => part !== null)
          .map((part) => paragraph(run(part, { size: 10 }), { align: 'right' }))
      : [
          paragraph(run(joined([printed.place, printed.phone, printed.email], '\t')), {
            tabs: stops(150, 280),
          }),
        ]),
  ].filter((part) => part !== '')
}

const stops = (...at: number[]): TabStop[] => at.map((one) => ({ at: one, align: 'left' }))

function bodyOf(printed: PrintedCv, variant: number, sections: SectionKind[]): string[] {
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { isBold: true, size: 12, ...(variant === 2 ? {} : { colour: '2E74B5' }) }), {
      before: 12,
      after: 4,
      hasRule: variant !== 1,
      keepsWithNext: true,
    })
  }
  const lines = (kind: SectionKind, words: string, values: string[]) =>
    values.length === 0
      ? []
      : [heading(kind, words), ...values.map((value) => paragraph(run(value), { isBulleted: true }))]
  const languages = printed.languages.map(({ name, levelText }) => `${name} (${levelText ?? ''})`)
  return [
    ...(printed.summary === null
      ? []
      : [
          heading('summary', pick(['Objetivo', 'PERFIL', '', 'Perfil'], variant)),
          paragraph(run(printed.summary), { align: 'both' }),
        ]),
    heading(
      'experience',
      pick(['Experiencia', 'EXPERIENCIA', 'EXPERIENCIA LABORAL', 'Experiencia profesional'], variant),
    ),
    ...printed.experiences.map((job) => drawJob(job, variant)),
    heading('education', pick(['Educación', 'FORMACIÓN', 'ESTUDIOS', 'Formación'], variant)),
    ...printed.educations.map((one) => drawStudy(one, variant)),
    heading(
      'skills',
      pick(['Aptitudes', 'APTITUDES', 'CONOCIMIENTOS Y APTITUDES', 'Habilidades clave'], variant),
    ),
    ...skills(printed, variant),
    ...(languages.length === 0
      ? []
      : [
          heading('languages', variant === 1 ? 'IDIOMAS' : 'Idiomas'),
          paragraph(run(languages.join('\t')), { tabs: stops(RIGHT / 2) }),
        ]),
    ...lines(
      'certifications',
      pick(['Cursos', 'CURSOS', 'CERTIFICACIONES', 'Capacitación'], variant),
      printed.certifications.map(({ name, issuer, year }) => joined([name, issuer, year], ', ')),
    ),
    ...lines('awards', 'RECONOCIMIENTOS', printed.awards),
    ...(printed.references.length === 0
      ? []
      : [
          heading('references', 'Referencias'),
          paragraph(run(printed.references.join('\t')), { tabs: stops(RIGHT / 2) }),
        ]),
    ...(printed.interests.length === 0
      ? []
      : [heading('interests', 'ACTIVIDADES E INTERESES'), paragraph(run(printed.interests.join(' | ')))]),
  ]
}

function drawJob({ company, place, position, text, bullets }: PrintedExperience, variant: number): string {
  if (variant === 0)
    return (
      paragraph([run(joined([company, place], ', '), { isBold: true }), run(`\t${text}`)], {
        rightTab: RIGHT,
        before: 6,
        keepsWithNext: true,
      }) +
      paragraph(run(position, { isItalic: true })) +
      items(bullets)
    )
  if (variant === 1)
    return (
      paragraph(run(text, { size: 9.5, colour: '595959', isBold: true }), {
        before: 7,
        keepsWithNext: true,
      }) +
      paragraph([
        run(position, { isBold: true, colour: '1F3864' }),
        run(` | ${joined([company, place], ' | ')}`),
      ]) +
      (bullets.length === 0 ? '' : paragraph(run(bullets.join(' ')), { align: 'both' }))
    )
  if (variant === 2) {
    // As many default tabs as needed to get near the edge; after long names they do not line up.
    const tabs = '\t'.repeat(Math.max(1, 9 - Math.floor(company.length / 6)))
    return (
      paragraph([run(company, { isBold: true }), run(`${tabs}${text}`)], {
        before: 6,
      }) +
      paragraph(run(position, { isItalic: true })) +
      bullets.map((bullet) => paragraph(run(`-\t${bullet}`), { indent: 36, hanging: 18 })).join('')
    )
  }
  const hung = { indent: 110, hanging: 110, tabs: stops(110) }
  return [
    paragraph([run(`${text}\t`), run(company, { isBold: true }), run(place === null ? '' : `, ${place}`)], {
      ...hung,
      before: 6,
    }),
    paragraph([run('\t'), run(position, { isItalic: true })], hung),
    ...bullets.map((bullet) => paragraph(run(`\t- ${bullet}`), hung)),
  ].join('')
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  if (variant === 0)
    return (
      paragraph([run(institution, { isBold: true }), run(`\t${text}`)], { rightTab: RIGHT, before: 4 }) +
      paragraph(run(degree, { isItalic: true }))
    )
  if (variant === 1)
    return (
      paragraph(run(text, { size: 9.5, colour: '595959', isBold: true }), { before: 5 }) +
      paragraph([run(degree, { isBold: true, colour: '1F3864' }), run(` | ${institution}`)])
    )
  if (variant === 2) return paragraph(run(`${text}\t\t${degree}`)) + paragraph(run(`\t\t\t${institution}`))
  return (
    paragraph([run(`${text}\t`), run(institution, { isBold: true })], {
      indent: 110,
      hanging: 110,
      tabs: stops(110),
    }) + paragraph(run(`\t${degree}`), { indent: 110, hanging: 110, tabs: stops(110) })
  )
}

/** Two columns made with a tab: an item each with a typed bullet, or a list with commas each. */
function skills(printed: PrintedCv, variant: number): string[] {
  const half = stops(RIGHT / 2)
  const groups = printed.skillGroups
    .map(({ name, items: names }) => ({ name, words: names.map((item) => item.name) }))
    .concat(printed.soft.length === 0 ? [] : [{ name: 'Personales', words: printed.soft }])
  if (variant % 2 === 0) {
    // One list per cell; long lists are broken into lines of the column.
    return pairs(groups).flatMap(([left, right]) => {
      const cells = [left, right].map((group) =>
        group === undefined ? [] : [`${group.name}:`].concat(broken(group.words)),
      )
      const height = Math.max(...cells.map((lines) => lines.length))
      return Array.from({ length: height }, (_, line) =>
        paragraph(run(`${cells[0]?.[line] ?? ''}\t${cells[1]?.[line] ?? ''}`), {
          tabs: half,
          before: line === 0 ? 3 : 0,
        }),
      )
    })
  }
  const names = groups.flatMap((group) => group.words)
  const sign = variant === 1 ? '▪ ' : '• '
  return pairs(names).map(([left, right]) =>
    paragraph(run(`${sign}${left}${right === undefined ? '' : `\t${sign}${right}`}`), { tabs: half }),
  )
}

function pairs<T>(values: T[]): [T, T | undefined][] {
  const rows: [T, T | undefined][] = []
  for (const [index, value] of values.entries()) if (index % 2 === 0) rows.push([value, values[index + 1]])
  return rows
}

/** A list with commas on lines for half a page, broken between items only. */
function broken(words: string[]): string[] {
  const lines: string[] = []
  for (const [index, word] of words.entries()) {
    const written = index === words.length - 1 ? word : `${word},`
    const last = lines.at(-1)
    if (last !== undefined && last.length + written.length < 36)
      lines[lines.length - 1] = `${last} ${written}`
    else lines.push(written)
  }
  return lines
}
