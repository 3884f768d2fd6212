import { webOf } from './builder-notes.data.ts'
import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { allTechnical, chips, contactLines, partStyle, parts, sectionPrinter } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 0 } body { font: 9.8pt/1.42 'Open Sans', sans-serif; color: #2a2a2a; padding: 13mm 14mm } .lato { font-family: Lato, sans-serif; font-size: 9.8pt; line-height: 1.36 } .lato .gap { margin-bottom: 4pt } .lato h2 { margin-top: 7pt } .roboto { font-family: Roboto, sans-serif; font-size: 10.2pt } .carlito { font-family: Carlito, sans-serif; font-size: 11pt }
.boxes { display: grid; column-gap: 7mm; align-content: start } .sides { display: grid; grid-template-columns: 62mm 1fr; gap: 10mm; align-items: start }
h1 { font-size: 29pt; line-height: 1.08; margin: 0; color: var(--accent) } .title { font-size: 1.2em; letter-spacing: 1pt } h2 { font-size: 1.18em; margin: 10pt 0 5pt; color: var(--accent) } .back { background: var(--pale); padding: 5mm; margin-bottom: 3mm }
.what { font-weight: 700 } .when { color: #666; white-space: nowrap } .gap { margin-bottom: 8pt } .right { text-align: right }
`

const colours = [
  ['#96345b', '#f6e6ed'],
  ['#9a6700', '#fbf1da'],
  ['#006d77', '#dff1f2'],
  ['#3d405b', '#e8e9f0'],
] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2019 – hoy',
  'Mar. 2018 / Hasta hoy',
  'Ene - Mar 2021',
  'ENE 2019 — ACTUALIDAD',
]

/** A text box: its place in a grid, and its layer in the file. */
interface Box {
  row: number
  column?: string
  layer: number
  body: string
}

type Section = ReturnType<typeof sectionPrinter>['section']

/** A page exported by a design tool: separate text boxes, written in order of creation, not of reading. */
export const looseBoxes: Layout = {
  name: 'loose-boxes',
  people: ['giovanna-espejo', 'wagner-saboya', 'nataly-purihuaman', 'aldair-farfan'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018-2020', '2019 – hoy', '2018-2020'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>(
        [['name'], ['name', 'companies'], [], ['name', 'positions']],
        variant,
      ),
      omit: ['awards', ...(variant === 2 ? (['language levels'] as const) : [])],
    })
    // Headings have their own boxes: this records their kinds, and the page draws the words.
    const { kinds, section } = sectionPrinter((words) => words)
    const page = pick([headingsApart, datesApart, nameLast, linesApart], variant)(printed, section, person.id)
    const [accent, pale] = colours[variant % colours.length] ?? colours[0]
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${accent}; --pale: ${pale} } ${style}`, page),
      },
      gold: goldOf(printed, 'loose-boxes', 'chromium', kinds),
    }
  },
}

function boxes(columns: string, all: readonly Box[]): string {
  const drawn = all
    .toSorted((one, other) => one.layer - other.layer)
    .map(({ row, column = '1', body }) => `<div style="grid-row:${row};grid-column:${column}">${body}</div>`)
  return `<div class="boxes" style="grid-template-columns:${columns}">${drawn.join('')}</div>`
}

const nameOf = (printed: PrintedCv) =>
  `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}`
const languagesOf = (printed: PrintedCv, sign: string) =>
  printed.languages.map(({ name, levelText }) => `<div>${parts([name, levelText], sign)}</div>`).join('')
const coursesOf = (printed: PrintedCv, sign: string) =>
  printed.certifications
    .map(({ name, issuer, year }) => `<p>${parts([name, issuer, year], sign)}</p>`)
    .join('')
const jobNames = ({ position, company, place }: PrintedExperience) =>
  [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')] as const

/** Records the kind of an existing section. */
function heading(section: Section, kind: Parameters<Section>[0], words: string): string {
  section(kind, '', '.')
  return `<h2>${words}</h2>`
}

/** All headings of a column first, their texts afterwards. */
function headingsApart(printed: PrintedCv, section: Section): string {
  const column = (blocks: readonly [kind: Parameters<Section>[0], words: string, body: string][]) =>
    boxes(
      '1fr',
      blocks
        .filter(([, , body]) => body !== '')
        .flatMap(([kind, words, body], index) => [
          { row: index * 2 + 1, layer: 0, body: heading(section, kind, words) },
          { row: index * 2 + 2, layer: 1, body },
        ]),
    )
  const jobs = printed.experiences.map((job) => {
    const [role, at, where] = jobNames(job)
    return `<div class="gap"><div class="what">${role}</div><div>${at} · ${where}</div><div class="when">${job.text}</div>${bulletList(job.bullets)}</div>`
  })
  return `${nameOf(printed)}<div class="sides"><div class="back">${column([
    ['contact', 'Contacto', contactLines(printed, 'drawn', ['phone', 'email', 'place', 'linkedin']).join('')],
    ['skills', 'Habilidades', bulletList([...allTechnical(printed), ...printed.soft])],
    ['languages', 'Idiomas', languagesOf(printed, ' – ')],
    ['interests', 'Intereses', parts(printed.interests, ', ')],
  ])}</div>${column([
    ['summary', 'Perfil', element('div', '', printed.summary)],
    ['experience', 'Experiencia', jobs.join('')],
    ['education', 'Formación', printed.educations.map((study) => oneStudy(study)).join('')],
    ['certifications', 'Cursos', coursesOf(printed, ', ')],
    ['references', 'Referencias', parts(printed.references, '<br>')],
  ])}</div>`
}

function oneStudy({ degree, institution, text }: PrintedEducation): string {
  return `<div class="gap"><div class="what">${escapeHtml(degree)}</div><div>${escapeHtml(institution)}</div><div class="when">${text}</div></div>`
}

/** The jobs, then all dates in a separate box at the right; the headings last. */
function datesApart(printed: PrintedCv, section: Section): string {
  const all: Box[] = []
  let row = 0
  const head = (kind: Parameters<Section>[0], words: string) =>
    all.push({ row: (row += 1), column: '1 / -1', layer: 2, body: heading(section, kind, words) })
  const line = (body: string, date = '') => {
    row += 1
    all.push({ row, layer: 0, body: `<div class="gap">${body}</div>` })
    if (date !== '') all.push({ row, column: '2', layer: 1, body: `<div class="when right">${date}</div>` })
  }
  head('experience', 'EXPERIENCIA LABORAL')
  for (const job of printed.experiences) {
    const [role, at, where] = jobNames(job)
    line(
      `<div class="what">${at}</div><div>${role}</div><div>${where}</div>${bulletList(job.bullets)}`,
      job.text,
    )
  }
  head('education', 'ESTUDIOS')
  for (const study of printed.educations)
    line(
      `<div class="what">${escapeHtml(study.institution)}</div><div>${escapeHtml(study.degree)}</div>`,
      study.text,
    )
  head('certifications', 'LICENCIAS Y CURSOS')
  for (const { name, issuer, year } of printed.certifications) line(parts([name, issuer], ' – '), year ?? '')
  head('skills', 'EQUIPOS QUE OPERO')
  line(parts(allTechnical(printed), ' | '))
  head('skills', 'APTITUDES')
  line(parts(printed.soft, ' | '))
  head('references', 'REFERENCIAS')
  for (const one of printed.references) line(escapeHtml(one))
  return `<div class="lato"><div class="back">${nameOf(printed)}<div>${parts([printed.phone, printed.email, printed.place], ' / ')}</div></div>${element('p', '', printed.summary)}${boxes('1fr 44mm', all)}</div>`
}

/** The name, the contact and the left column are written at the end of the file. */
function nameLast(printed: PrintedCv, section: Section): string {
  const jobs = printed.experiences.map((job) => {
    const [role, at, where] = jobNames(job)
    return `<div class="gap"><div class="when">${job.text} / ${where}</div><div class="what">${at}</div><div><i>${role}</i></div>${element('div', '', job.bullets.join(' '))}</div>`
  })
  const main = [
    heading(section, 'experience', 'Experiencia docente'),
    ...jobs,
    heading(section, 'education', 'Estudios'),
    ...printed.educations.map((study) => oneStudy(study)),
  ].join('')
  const aside = [
    heading(section, 'summary', 'Sobre mí'),
    element('p', '', printed.summary),
    heading(section, 'skills', 'Lo que sé hacer'),
    chips([...allTechnical(printed), ...printed.soft]),
    heading(section, 'languages', 'Idiomas'),
    languagesOf(printed, ''),
    heading(section, 'certifications', 'Cursos'),
    coursesOf(printed, ' · '),
    heading(section, 'interests', 'Me gusta'),
    parts(printed.interests, ' y '),
  ].join('')
  return `<div class="roboto">${boxes('62mm 1fr', [
    { row: 2, column: '2', layer: 0, body: main },
    { row: 2, column: '1', layer: 1, body: `<div class="back">${aside}</div>` },
    {
      row: 1,
      column: '2',
      layer: 2,
      body: contactLines(printed, 'drawn', ['place', 'phone', 'email']).join(''),
    },
    { row: 1, column: '1', layer: 3, body: `<div class="gap">${nameOf(printed)}</div>` },
  ])}</div>`
}

/** Dates, posts, companies and duties, each in separate boxes. */
function linesApart(printed: PrintedCv, section: Section, id: string): string {
  const all: Box[] = []
  let row = 0
  const entry = (date: string, lines: readonly string[]) => {
    lines.forEach((body, index) => {
      if (body !== '') all.push({ row: row + index + 1, column: '2', layer: index + 1, body })
    })
    all.push({ row: row + 1, column: '1', layer: 0, body: `<div class="when">${date}</div>` })
    row += lines.length
  }
  const head = (kind: Parameters<Section>[0], words: string) =>
    all.push({ row: (row += 1), column: '1 / -1', layer: 9, body: heading(section, kind, words) })
  head('experience', 'EXPERIENCIA')
  for (const job of printed.experiences) {
    const [role, at, where] = jobNames(job)
    entry(job.text, [
      `<div class="what">${role}</div>`,
      `<div>${at}, ${where}</div>`,
      `<div class="gap">${bulletList(job.bullets)}</div>`,
    ])
  }
  head('education', 'FORMACIÓN')
  for (const study of printed.educations)
    entry(study.text, [
      `<div class="what">${escapeHtml(study.degree)}</div>`,
      `<div class="gap">${escapeHtml(study.institution)}</div>`,
    ])
  const footer = [
    heading(section, 'skills', 'HABILIDADES'),
    chips([...allTechnical(printed), ...printed.soft], 'full'),
    heading(section, 'languages', 'IDIOMAS'),
    languagesOf(printed, ' '),
    heading(section, 'certifications', 'CURSOS'),
    coursesOf(printed, ' / '),
    heading(section, 'interests', 'INTERESES'),
    parts(printed.interests, ' • '),
  ].join('')
  const web = webOf[id] ?? null
  const top = contactLines(printed, 'pasted', ['phone', 'email', 'linkedin', 'web', 'place'], web).join('')
  section('summary', '', '.')
  return `<div class="carlito">${boxes('1fr 62mm', [
    { row: 1, column: '2', layer: 0, body: top },
    { row: 1, column: '1', layer: 1, body: nameOf(printed) },
    { row: 2, column: '1 / -1', layer: 2, body: `<h2>OBJETIVO</h2>${element('div', '', printed.summary)}` },
  ])}${boxes('46mm 1fr', all)}${footer}</div>`
}
