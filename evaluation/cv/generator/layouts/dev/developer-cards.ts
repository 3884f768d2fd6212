import { webOf } from './builder-notes.data.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { allTechnical, chips, contactLines, partStyle, parts, sectionPrinter } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 12mm 14mm } body { font: 9.6pt/1.42 Roboto, sans-serif; color: #24292f } .mono { font-family: 'DejaVu Sans Mono', monospace; font-size: 8.6pt } .open { font-family: 'Open Sans', sans-serif; font-size: 9.2pt } .lato { font-family: Lato, sans-serif; font-size: 10pt }
h1 { font-size: 23pt; line-height: 1.1; margin: 0 } .mono h1 { font-size: 18pt } .title { color: var(--accent); font-size: 1.15em; margin: 2pt 0 6pt } h2 { font-size: 1.2em; margin: 11pt 0 5pt; color: var(--accent); break-after: avoid } .row { display: flex; flex-wrap: wrap; gap: 2pt 14pt } .row .line { margin: 0 }
.entry { margin-bottom: 8pt; break-inside: avoid } .card { border: .8pt solid #d0d7de; border-radius: 5pt; padding: 6pt 9pt; margin-bottom: 6pt; break-inside: avoid } .what { font-weight: 700 } .when { color: #6a737d } .split { display: flex; justify-content: space-between; gap: 10pt }
.stack { margin-top: 3pt } .stack .chip { font-size: .82em; padding: 0 5pt; border-color: #c9d1d9; background: #f3f5f7; margin-bottom: 1pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6pt 8mm } .side { display: grid; grid-template-columns: 1fr 58mm; gap: 9mm }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: 1.6pt 6pt; border-bottom: .6pt solid #d0d7de } th { font-size: .85em; color: #6a737d } .tiled { display: grid; grid-template-columns: 11mm 1fr; gap: 4mm } .tile { width: 11mm; height: 11mm; border-radius: 3pt; background: var(--accent); color: #fff; font-weight: 700; display: flex; align-items: center; justify-content: center }
`

const accents = ['#116329', '#0b57d0', '#8250df', '#b35900'] as const
const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2019.03 – 2021.12',
  'Ene - Mar 2021',
  'ene. 2020 - actualidad · 4 años 2 meses',
  'Mar-2019 / Dic-2021',
]

// Personal projects: a section that has no kind in the reader.
const projects: Record<string, readonly [name: string, year: string, about: string][]> = {
  'fabrizio-olaechea': [
    ['Chacra Offline', '2024', 'Cuaderno de campo sin internet para 120 agricultores. Kotlin, SQLite.'],
    ['Mi Posta', '2021 – 2022', 'Recordatorio de vacunas hecho con la DIRESA Ica. Flutter, Firebase.'],
  ],
  'renato-acosta': [
    ['Precios de la papa', '2023', 'Tablero público con datos del MIDAGRI desde 2015 (R, dbt).'],
    ['Lluvias de Lambayeque', '2019', 'Series de tiempo del Senamhi; premio Datatón Norte.'],
  ],
}

/** A page of software developers: tools as small chips inside each job, projects, tools in tables of years and levels. */
export const developerCards: Layout = {
  name: 'developer-cards',
  people: ['fabrizio-olaechea', 'diego-salazar', 'renato-acosta', 'kevin-palomino'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', 'Ene - Mar 2021', '2018-2020', '2019 – hoy'], variant),
      omit: variant === 2 ? ['experience places'] : [],
      capitals: pick<NonNullable<Choice['capitals']>>([[], [], ['name'], ['companies']], variant),
    })
    const { kinds, section } = sectionPrinter((words) => `<h2>${escapeHtml(decorated(words, variant))}</h2>`)
    const draw = (kind: SectionKind, words: [string, ...string[]], body: string) =>
      section(kind, pick(words, variant), body)
    const contact = contactLines(
      printed,
      pick(['pasted', 'drawn', 'font', 'drawn'], variant),
      pick(
        [
          ['email', 'phone', 'linkedin', 'web', 'place'],
          ['phone', 'email', 'linkedin', 'place'],
        ],
        variant,
      ),
      webOf[person.id] ?? null,
    ).join('')
    const blocks = {
      top: () =>
        `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}<div class="row">${contact}</div>`,
      summary: () =>
        draw('summary', ['sobre mí', 'Resumen', 'Sobre mí', 'PERFIL'], element('div', '', printed.summary)),
      experience: () =>
        draw(
          'experience',
          ['experiencia', 'Experiencia', 'Experiencia', 'EXPERIENCIA TÉCNICA'],
          printed.experiences.map((job, index) => drawJob(job, toolsOf(printed, index), variant)).join(''),
        ),
      education: () =>
        draw(
          'education',
          ['educación', 'Educación', 'Estudios', 'ESTUDIOS'],
          printed.educations.map((study) => drawStudy(study, variant)).join(''),
        ),
      projects: () => drawProjects(person.id, variant),
      skills: () =>
        draw(
          'skills',
          ['skills', 'Tecnologías', 'Herramientas', 'CONOCIMIENTOS POR NIVEL'],
          drawTools(printed, variant),
        ),
      soft: () =>
        draw(
          'skills',
          ['soft skills', 'Habilidades blandas', 'Otras habilidades', 'HABILIDADES PERSONALES'],
          variant === 1
            ? chips(printed.soft)
            : element('div', '', printed.soft.join(variant === 0 ? ', ' : ' · ')),
        ),
      languages: () =>
        draw(
          'languages',
          ['idiomas', 'Idiomas', 'Idiomas', 'IDIOMAS'],
          printed.languages
            .map(
              ({ name, levelText }) =>
                `<div>${parts([name, levelText], pick([': ', ' · ', ' — ', ' / '], variant))}</div>`,
            )
            .join(''),
        ),
      courses: () =>
        draw(
          'certifications',
          ['certificaciones', 'Certificaciones', 'Certificados', 'CURSOS'],
          printed.certifications
            .map(
              ({ name, issuer, year }) =>
                `<div>${parts([name, parts([issuer, year], ', ')], pick([' — ', ' | ', ', ', ' - '], variant))}</div>`,
            )
            .join(''),
        ),
      interests: () =>
        draw('interests', ['hobbies', 'Intereses'], element('div', '', printed.interests.join(', '))),
    }
    const order = pick<(keyof typeof blocks)[][]>(
      [
        [
          [
            'top',
            'summary',
            'skills',
            'soft',
            'experience',
            'projects',
            'education',
            'courses',
            'languages',
            'interests',
          ],
        ],
        [
          ['top', 'summary'],
          ['experience', 'education'],
          ['skills', 'soft', 'languages', 'courses'],
        ],
        [['top', 'summary', 'projects', 'experience', 'education', 'skills', 'soft', 'courses', 'languages']],
        [['top', 'summary', 'experience', 'skills', 'soft', 'education', 'courses', 'languages']],
      ],
      variant,
    ).map((names) => names.map((name) => blocks[name]()).join(''))
    const [first = '', left, right] = order
    const page =
      left === undefined ? first : `${first}<div class="side"><div>${left}</div><div>${right}</div></div>`
    const font = pick(['mono', 'roboto', 'open', 'lato'], variant)
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(
          `:root { --accent: ${pick(accents, variant)} } ${style}`,
          `<div class="${font}">${page}</div>`,
        ),
      },
      gold: goldOf(printed, 'developer-cards', 'chromium', kinds),
    }
  },
}

/** Headings as code comments, or plain. */
function decorated(words: string, variant: number): string {
  return pick([`// ${words}`, words, `<${words}/>`, words], variant)
}

/** Two or three tools listed for a job. */
function toolsOf(printed: PrintedCv, index: number): string[] {
  const all = allTechnical(printed)
  return [0, 2, 5]
    .map((step) => all[(index * 3 + step) % all.length] ?? '')
    .filter((tool, at, list) => list.indexOf(tool) === at)
}

function drawJob(
  { position, company, place, text, bullets }: PrintedExperience,
  tools: string[],
  variant: number,
): string {
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  const stack = `<div class="stack">${chips(tools)}</div>`
  const initials = escapeHtml(
    company
      .split(' ')
      .filter((word) => /^\p{Lu}/u.test(word))
      .slice(0, 2)
      .map((word) => word.charAt(0))
      .join(''),
  )
  return pick(
    [
      `<div class="entry"><div><span class="what">${role}</span> @ ${at}</div><div class="when">${text} [${where}]</div>${bullets.map((bullet) => `<div>* ${escapeHtml(bullet)}</div>`).join('')}<div class="when">stack: ${parts(tools, ', ')}</div></div>`,
      `<div class="card"><div class="split"><span class="what">${role}</span><span class="when">${text}</span></div><div>${at} · ${where}</div>${bulletList(bullets)}${stack}</div>`,
      `<div class="entry tiled"><div class="tile">${initials}</div><div><div class="what">${role}</div><div>${at}</div><div class="when">${text}</div>${bulletList(bullets)}${stack}</div></div>`,
      `<div class="entry"><div class="split"><span class="what">${at}, ${where}</span><span class="when">${text}</span></div><div>${role}</div>${bulletList(bullets)}<div><b>Herramientas:</b> ${parts(tools, ', ')}</div></div>`,
    ],
    variant,
  )
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return pick(
    [
      `<div class="entry"><div class="what">${what} @ ${at}</div><div class="when">${text}</div></div>`,
      `<div class="card"><div class="split"><span class="what">${what}</span><span class="when">${text}</span></div><div>${at}</div></div>`,
      `<div class="entry"><div class="what">${what}</div><div>${at}</div><div class="when">${text}</div></div>`,
      `<div class="entry"><div class="split"><span class="what">${at}</span><span class="when">${text}</span></div><div>${what}</div></div>`,
    ],
    variant,
  )
}

function drawProjects(id: string, variant: number): string {
  const all = projects[id]
  if (all === undefined) return ''
  const words = escapeHtml(decorated(pick(['proyectos', 'Proyectos', 'Proyectos propios'], variant), variant))
  const cards = all.map(
    ([name, year, about]) =>
      `<div class="card"><div class="split"><span class="what">${name}</span><span class="when">${year}</span></div><div>${about}</div></div>`,
  )
  return `<h2>${words}</h2><div class="two">${cards.join('')}</div>`
}

function drawTools(printed: PrintedCv, variant: number): string {
  const items = allTechnical(printed).map((item) => escapeHtml(item))
  const levels = ['Avanzado', 'Intermedio', 'Básico'] as const
  return pick(
    [
      () =>
        printed.skillGroups
          .map(
            (group) =>
              `<div>${escapeHtml(group.name.toLocaleLowerCase('es'))} = [${parts(
                group.items.map(({ name }) => name),
                ', ',
              )}]</div>`,
          )
          .join(''),
      () =>
        `<table><tr><th>Tecnología</th><th>Años</th><th>Nivel</th></tr>${items.map((item, index) => `<tr><td>${item}</td><td>${6 - (index % 5)}</td><td>${levels[index % 3]}</td></tr>`).join('')}</table>`,
      () =>
        `<div class="two">${items.map((item, index) => `<div class="split"><span>${item}</span><span class="when">${2 + ((index * 3) % 7)} años</span></div>`).join('')}</div>`,
      () =>
        levels
          .map(
            (level, place) =>
              `<div><b>${level}:</b> ${items.filter((_, index) => index % 3 === place).join(', ')}</div>`,
          )
          .join(''),
    ],
    variant,
  )()
}
