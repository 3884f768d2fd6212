import { webOf } from './builder-notes.data.ts'
import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import {
  allTechnical,
  bar,
  chips,
  contactLines,
  dots,
  partStyle,
  parts,
  sectionPrinter,
} from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 0 } body { color: #2d2a32 }
.carlito { font: 9.4pt/1.36 Carlito, sans-serif } .lato { font: 10pt/1.4 Lato, sans-serif } .roboto { font: 9.8pt/1.42 Roboto, sans-serif } .serif { font: 10pt/1.38 Caladea, serif } .serif h1 { font-size: 29pt }
h1 { font-weight: 300; line-height: 1; margin: 0; font-size: 38pt } h1 b { display: block; color: var(--accent); font-weight: 900 }
.title { margin: 6pt 0 0; letter-spacing: 1.5pt } .motto { font-style: italic; color: #777; margin: 5pt 0 0 }
header { padding: 14mm 14mm 7mm } .middle { text-align: center } .middle .line { justify-content: center; margin: 0 } .row { display: flex; flex-wrap: wrap; gap: 3pt 14pt; justify-content: center; margin-top: 8pt }
.columns { display: grid; gap: 9mm; padding: 0 14mm 10mm } .left { grid-template-columns: 60mm 1fr } .right { grid-template-columns: 1fr 64mm; gap: 0; padding: 0 } .even { grid-template-columns: 1fr 1fr }
.right > * { padding: 12mm 10mm } .dark { background: var(--accent); color: #fff; min-height: 273mm } .dark .bar i { background: #fff } 
h2 { font-size: 11.5pt; margin: 12pt 0 6pt; break-after: avoid } .boxes h2 { background: var(--accent); color: #fff; padding: 3pt 8pt; display: table; border-radius: 2pt }
.spaced h2 { letter-spacing: 5pt; font-weight: 400; border-top: .8pt solid var(--accent); padding-top: 6pt } .framed h2 { border: 1.2pt solid var(--accent); padding: 3pt 8pt; text-align: center; letter-spacing: 2pt } .framed .dark h2 { color: #fff; border-color: #fff; letter-spacing: 1pt }
.turned section { display: grid; grid-template-columns: 12mm 1fr; gap: 6mm; margin: 0 14mm 6mm } .turned h2 { writing-mode: vertical-rl; transform: rotate(180deg); background: var(--accent); color: #fff; margin: 0; text-align: center; padding: 3pt 4pt; font-size: 10pt; letter-spacing: 1pt; align-self: stretch }
.photo { width: 36mm; height: 36mm; border-radius: 50%; background: var(--pale); margin: 0 auto 4mm } .entry { margin-bottom: 9pt; break-inside: avoid }
.when { color: var(--accent); font-size: .9em } .dark .when { color: #fff } .what { font-weight: 700 } .pairs { display: grid; grid-template-columns: 1fr 1fr; gap: 4pt } .pairs .chip { margin: 0; text-align: center }
.dated { display: grid; grid-template-columns: 29mm 1fr; gap: 4mm } .thirds { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 2pt 8mm }
`

const colours = [
  ['#e4572e', '#fbd8cc'],
  ['#7a5c3e', '#eadfce'],
  ['#1b6e53', '#c9e2d8'],
  ['#273a5e', '#8c9cbc'],
] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'ENE 2019 — ACTUALIDAD',
  '2019 – hoy',
  '2019.03 – 2021.12',
  'Enero de 2020 – Presente',
]

// The number of name words on the first line.
const givenNames = [2, 1, 1, 3]

/** A CV like a poster: the name on two lines in two tones, headings in boxes, letter-spaced or rotated, skills as chips. */
export const posterName: Layout = {
  name: 'poster-name',
  people: ['mariafe-delgadillo', 'katherine-lozano', 'fabrizio-olaechea', 'rocio-zevallos'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2019.03 – 2021.12', '2018-2020'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>(
        [['name', 'title'], ['name'], ['name'], ['name', 'companies']],
        variant,
      ),
      omit: ['references', 'awards', ...(variant % 2 === 0 ? (['language levels'] as const) : [])],
    })
    const { kinds, section } = sectionPrinter((words) => `<h2>${words}</h2>`)
    const lines = contactLines(
      printed,
      pick(['drawn', 'drawn', 'pasted', 'font'], variant),
      pick(
        [
          ['phone', 'email', 'linkedin', 'web'],
          ['place', 'phone', 'email'],
          ['email', 'phone', 'web', 'linkedin', 'place'],
          ['place', 'email', 'phone', 'linkedin'],
        ],
        variant,
      ),
      webOf[person.id] ?? null,
    )
    // Some contact blocks have no room for the place.
    if (variant === 0) printed.place = null
    const [given, family] = halves(printed.name, givenNames[variant] ?? 1)
    const name = `<h1>${given}<b>${family}</b></h1>`
    const draw = pages(printed, variant, section)
    const page = pick(
      [
        () =>
          `<div class="carlito boxes"><header>${name}${element('div', 'title', printed.title)}<p class="motto">«Lo que no se guarda, se olvida»</p></header>
          <div class="columns left"><div><div class="photo"></div>${lines.join('')}${draw.skills()}${draw.languages()}${draw.interests()}</div>
          <div>${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}</div></div></div>`,
        () =>
          `<div class="lato spaced"><header class="middle"><div class="photo"></div>${name}${element('div', 'title', printed.title)}<div class="row">${lines.join('')}</div></header>
          <div class="columns even"><div>${draw.summary()}${draw.experience()}</div><div>${draw.education()}${draw.courses()}${draw.skills()}${draw.languages()}${draw.interests()}</div></div></div>`,
        () =>
          `<div class="roboto turned"><header>${name}${element('div', 'title', printed.title)}<div class="row" style="justify-content:flex-start">${lines.join('')}</div></header>
          ${draw.summary()}${draw.experience()}${draw.education()}${draw.skills()}${draw.languages()}${draw.courses()}${draw.interests()}</div>`,
        () =>
          `<div class="serif framed"><div class="columns right"><div>${name}${element('div', 'title', printed.title)}${draw.summary()}${draw.experience()}${draw.courses()}${draw.interests()}</div>
          <div class="dark"><div class="photo"></div>${lines.join('')}${draw.education()}${draw.languages()}${draw.skills()}</div></div></div>`,
      ],
      variant,
    )()
    const [accent, pale] = colours[variant % colours.length] ?? colours[0]
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${accent}; --pale: ${pale} } ${style}`, page),
      },
      gold: goldOf(printed, 'poster-name', 'chromium', kinds),
    }
  },
}

function halves(name: string, given: number): [string, string] {
  const words = name.split(' ').map(escapeHtml)
  return [words.slice(0, given).join(' '), words.slice(given).join(' ')]
}

function pages(
  printed: PrintedCv,
  variant: number,
  section: ReturnType<typeof sectionPrinter>['section'],
): Record<
  'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'courses' | 'interests',
  () => string
> {
  const each = <T>(items: readonly T[], draw: (item: T, variant: number) => string) =>
    items.map((item) => draw(item, variant)).join('')
  // Rotated headings need a box around the text beside them.
  const boxed = (body: string) => (variant === 2 && body !== '' ? `<div>${body}</div>` : body)
  return {
    summary: () =>
      section(
        'summary',
        pick(['SOBRE MÍ', 'HOLA', 'YO', 'PERFIL'], variant),
        boxed(element('div', '', printed.summary)),
      ),
    experience: () =>
      section(
        'experience',
        pick(['EXPERIENCIA', 'EXPERIENCIA', 'EXPERIENCIA', 'TRAYECTORIA PROFESIONAL'], variant),
        boxed(each(printed.experiences, drawJob)),
      ),
    education: () =>
      section(
        'education',
        pick(['FORMACIÓN', 'ESTUDIOS', 'EDUCACIÓN', 'EDUCACIÓN'], variant),
        boxed(each(printed.educations, drawStudy)),
      ),
    skills: () =>
      section(
        'skills',
        pick(['HERRAMIENTAS', 'HABILIDADES', 'STACK', 'COMPETENCIAS'], variant),
        boxed(drawSkills(printed, variant)),
      ),
    languages: () => section('languages', 'IDIOMAS', boxed(drawLanguages(printed, variant))),
    courses: () =>
      section(
        'certifications',
        pick(['CURSOS', 'TALLERES', 'CURSOS', 'CERTIFICACIONES'], variant),
        boxed(
          printed.certifications
            .map(
              ({ name, issuer, year }) =>
                `<p>${parts([name, parts([issuer, year], ' ')], pick([' — ', ', ', ' / ', ' · '], variant))}</p>`,
            )
            .join(''),
        ),
      ),
    interests: () =>
      section(
        'interests',
        pick(['ME GUSTA', 'INTERESES', 'EXTRAS', 'AFICIONES'], variant),
        boxed(chips(printed.interests)),
      ),
  }
}

function drawJob({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  return pick(
    [
      `<div class="entry"><div class="when">${text}</div><div class="what">${role}</div><div>${at} – ${where}</div>${bulletList(bullets)}</div>`,
      `<div class="entry"><div class="what">${role}</div><div>${at} / ${where} / ${text}</div>${element('p', '', bullets.join(' '))}</div>`,
      `<div class="entry dated"><div class="when">${text}<br>${where}</div><div><div><span class="what">${role}</span> @ <span class="what">${at}</span></div>${bulletList(bullets)}</div></div>`,
      `<div class="entry"><div class="what">${at}</div><div><i>${role}</i></div><div class="when">${text} (${where})</div>${element('p', '', bullets.join(' '))}</div>`,
    ],
    variant,
  )
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return pick(
    [
      `<div class="entry"><div class="when">${text}</div><div class="what">${what}</div><div>${at}</div></div>`,
      `<div class="entry"><div class="what">${what}</div><div>${at} / ${text}</div></div>`,
      `<div class="entry dated"><div class="when">${text}</div><div><span class="what">${what}</span> @ ${at}</div></div>`,
      `<div class="entry"><div class="what">${at}</div><div><i>${what}</i></div><div class="when">${text}</div></div>`,
    ],
    variant,
  )
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = allTechnical(printed)
  return pick(
    [
      () => `<div class="pairs">${chips([...items, ...printed.soft])}</div>`,
      () =>
        `<div class="pairs">${[...items, ...printed.soft].map((item) => `<div>${escapeHtml(item)}</div>`).join('')}</div>`,
      () =>
        `${printed.skillGroups.map((group) => `<div><b>${escapeHtml(group.name)}</b></div><div class="thirds">${group.items.map(({ name }, index) => `<div class="level"><span>${escapeHtml(name)}</span>${dots(5 - (index % 3))}</div>`).join('')}</div>`).join('')}
        <div>${chips(printed.soft)}</div>`,
      () =>
        `${items.map((item, index) => `<div>${escapeHtml(item)}</div>${bar(index)}`).join('')}${bulletList(printed.soft)}`,
    ],
    variant,
  )()
}

function drawLanguages({ languages }: PrintedCv, variant: number): string {
  return languages
    .map(({ name, levelText, rank }) =>
      pick(
        [
          `<div>${escapeHtml(name)}</div>${bar(rank)}`,
          `<div>${escapeHtml(name)} (${escapeHtml(levelText ?? '')})</div>`,
          `<span class="chip">${escapeHtml(name)} ${dots(rank, 4)}</span>`,
          `<div class="level"><span>${escapeHtml(name)}</span><span>${escapeHtml(levelText ?? '')}</span></div>`,
        ],
        variant,
      ),
    )
    .join('')
}
