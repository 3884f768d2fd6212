import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { allTechnical, bar, contactLines, dots, partStyle, parts, sectionPrinter } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 0 } body { font: 12pt/1.56 Roboto, sans-serif; color: #262626 } .serif { font-family: 'Liberation Serif', serif; font-size: 11.4pt; line-height: 1.45 } .carlito { font-family: Carlito, sans-serif; font-size: 12.6pt } .open { font-family: 'Open Sans', sans-serif; font-size: 11.8pt }
.stripe { position: fixed; left: 0; top: 0; bottom: 0; width: 64mm; background: var(--accent); z-index: -1 } table { border-collapse: collapse; width: 100% } td { vertical-align: top; padding: 0 } thead td { height: 11mm } tfoot td { height: 12mm; vertical-align: bottom; font-size: 8pt; color: #777 } tfoot .foot { padding: 0 9mm 5mm; text-align: right }
.aside { width: 64mm; box-sizing: border-box; padding: 0 6mm 0 8mm; color: var(--ink); font-size: .92em } .main { padding: 0 11mm 0 9mm } .aside h2 { color: inherit; border-bottom: .8pt solid currentcolor } .sheet { display: flex; height: 297mm; box-sizing: border-box; padding: 12mm 0; break-after: page } .sheet:last-child { break-after: auto }
.sheet .aside { flex: none } h1 { font-size: 24pt; line-height: 1.08; margin: 0 } .aside h1 { font-size: 19pt } .title { font-size: 1.12em; margin: 3pt 0 8pt } h2 { font-size: 1.16em; margin: 12pt 0 6pt; color: var(--accent); break-after: avoid } .light h2 { color: var(--ink) } .caps h2 { text-transform: none; letter-spacing: .6pt }
.photo { width: 34mm; height: 40mm; background: var(--pale); margin: 0 auto 5mm } .entry { margin-bottom: 10pt } .head { break-inside: avoid; break-after: avoid } .what { font-weight: 700 } .float { float: right; margin-left: 8pt; color: #666 } .when { color: #666 } .label { display: inline-block; min-width: 20mm; font-weight: 700 } .aside .bar i, .aside .dots i.on { background: var(--ink) } ul { clear: both } .aside p { overflow-wrap: anywhere }
`

const colours = [
  ['#263e5a', '#ffffff', '#8fa6c0'],
  ['#e9efe3', '#2c4a1e', '#c3d3b6'],
  ['#7d3c55', '#ffffff', '#c99bae'],
  ['#efe9e1', '#4d3b22', '#d8c9b1'],
] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Ene - Mar 2021',
  '01/03/2019 hasta 15/12/2021',
  'Mar. 2018 / Hasta hoy',
  'Marzo del 2019 – Hasta la fecha',
]

/** A tinted left column that continues on the second page, beside jobs that do the same. */
export const longSidebar: Layout = {
  name: 'long-sidebar',
  people: ['hernan-tuesta', 'abel-choquehuanca', 'yovana-ccahuana', 'rocio-zevallos'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018-2020', '2018 al 2020', '2019 – hoy'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>([['name'], [], ['name', 'positions'], []], variant),
      omit: ['publications'],
    })
    const { kinds, section } = sectionPrinter()
    const draw = sectionsOf(printed, variant, section)
    const name = `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}`
    const flowing = (aside: string, main: string, foot: string) =>
      `<div class="stripe"></div><table><thead><tr><td></td><td></td></tr></thead><tfoot><tr><td></td><td class="foot">${foot}</td></tr></tfoot><tbody><tr><td class="aside">${aside}</td><td class="main">${main}</td></tr></tbody></table>`
    const sheet = (aside: string, main: string) =>
      `<div class="sheet"><div class="aside">${aside}</div><div class="main">${main}</div></div>`
    const page = pick(
      [
        () =>
          flowing(
            `${draw.contact()}${draw.skills()}${draw.soft()}${draw.languages()}${draw.courses()}${draw.references()}`,
            `${name}${draw.summary()}${draw.jobs(printed.experiences)}${draw.education()}`,
            '',
          ),
        () =>
          `<div class="serif light">${flowing(
            `<div class="photo"></div>${draw.contact()}${draw.languages()}${draw.skills()}${draw.soft()}${draw.courses()}${draw.references()}`,
            `${name}${draw.summary()}${draw.jobs(printed.experiences)}${draw.education()}`,
            'Abel Choquehuanca – Currículum vitae',
          )}</div>`,
        // Design tools draw each page separately: the remaining jobs have a new heading.
        () =>
          `<div class="stripe"></div><div class="carlito">${sheet(
            `<div class="photo"></div>${draw.contact()}${draw.skills()}`,
            `${name}${draw.summary()}${draw.jobs(printed.experiences.slice(0, 2))}`,
          )}${sheet(
            `${draw.soft()}${draw.languages()}${draw.courses()}`,
            `<h2>EXPERIENCIA (continuación)</h2>${printed.experiences
              .slice(2)
              .map((job) => drawJob(job, variant))
              .join('')}${draw.education()}${draw.references()}`,
          )}</div>`,
        () =>
          `<div class="open light caps">${flowing(
            `${name}${draw.contact()}${draw.summary()}${draw.skills()}${draw.soft()}${draw.languages()}`,
            `${draw.jobs(printed.experiences)}${draw.education()}${draw.courses()}${draw.references()}`,
            'Actualizado en enero de 2026',
          )}</div>`,
      ],
      variant,
    )()
    const [accent, ink, pale] = colours[variant % colours.length] ?? colours[0]
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${accent}; --ink: ${ink}; --pale: ${pale} } ${style}`, page),
      },
      gold: goldOf(printed, 'long-sidebar', 'chromium', kinds),
    }
  },
}

function sectionsOf(
  printed: PrintedCv,
  variant: number,
  section: ReturnType<typeof sectionPrinter>['section'],
): Record<
  'contact' | 'summary' | 'education' | 'skills' | 'soft' | 'languages' | 'courses' | 'references',
  () => string
> & {
  jobs: (jobs: readonly PrintedExperience[]) => string
} {
  const order = pick<Parameters<typeof contactLines>[2]>(
    [
      ['phone', 'email', 'place', 'linkedin'],
      ['place', 'phone', 'email'],
      ['phone', 'email', 'place'],
      ['email', 'phone', 'linkedin', 'place'],
    ],
    variant,
  )
  return {
    contact: () =>
      section(
        'contact',
        pick(['CONTACTO', 'Datos personales', 'CONTACTO', 'Contacto'], variant),
        contactLines(printed, pick(['drawn', 'pasted', 'font', 'drawn'], variant), order).join(''),
      ),
    summary: () =>
      section(
        'summary',
        pick(['PERFIL', 'Presentación', 'SOBRE MÍ', 'Perfil'], variant),
        element('p', '', printed.summary),
      ),
    jobs: (jobs) =>
      section(
        'experience',
        pick(['EXPERIENCIA PROFESIONAL', 'Experiencia laboral', 'EXPERIENCIA', 'Experiencia'], variant),
        jobs.map((job) => drawJob(job, variant)).join(''),
      ),
    education: () =>
      section(
        'education',
        pick(['FORMACIÓN', 'Estudios', 'EDUCACIÓN', 'Formación académica'], variant),
        printed.educations.map((study) => drawStudy(study, variant)).join(''),
      ),
    skills: () =>
      section(
        'skills',
        pick(['COMPETENCIAS', 'Conocimientos', 'HABILIDADES', 'Áreas de experiencia'], variant),
        drawSkills(printed, variant),
      ),
    soft: () =>
      section(
        'skills',
        pick(['FORTALEZAS', 'Cualidades', 'HABILIDADES BLANDAS', 'Habilidades'], variant),
        variant === 1 ? element('p', '', printed.soft.join(' / ')) : bulletList(printed.soft),
      ),
    languages: () =>
      section(
        'languages',
        variant % 2 === 0 ? 'IDIOMAS' : 'Idiomas',
        printed.languages
          .map(({ name, levelText, rank }) =>
            pick(
              [
                `<div class="level"><span>${escapeHtml(name)} (${escapeHtml(levelText ?? '')})</span></div>`,
                `<div>${escapeHtml(name)}: ${escapeHtml(levelText ?? '')}</div>`,
                `<div>${escapeHtml(name)}</div><div class="level"><i>${escapeHtml(levelText ?? '')}</i>${dots(rank, 4)}</div>`,
                `<div>${parts([name, levelText], ' | ')}</div>`,
              ],
              variant,
            ),
          )
          .join(''),
      ),
    courses: () =>
      section(
        'certifications',
        pick(['CERTIFICACIONES', 'Capacitación', 'CURSOS', 'Cursos y colegiatura'], variant),
        printed.certifications
          .map(({ name, issuer, year }) =>
            pick(
              [
                `<p>${escapeHtml(name)}${year === null ? '' : ` (${year})`}<br><i>${escapeHtml(issuer ?? '')}</i></p>`,
                `<p>${parts([year, name, issuer], ' - ')}</p>`,
                `<p><b>${year ?? ''}</b> ${parts([name, issuer], '. ')}</p>`,
                `<p>${parts([name, issuer, year], ', ')}</p>`,
              ],
              variant,
            ),
          )
          .join(''),
      ),
    references: () =>
      section(
        'references',
        pick(['REFERENCIAS', 'Referencias', 'REFERENCIAS', 'Referencias'], variant),
        printed.references.map((one) => element('p', '', one)).join(''),
      ),
  }
}

function drawJob({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  const head = pick(
    [
      `<div><span class="what">${at}</span> (${where})</div><div>${role} · ${text}</div>`,
      `<div><span class="label">Entidad:</span> ${at}</div><div><span class="label">Cargo:</span> ${role}</div><div><span class="label">Lugar:</span> ${where}</div><div><span class="label">Periodo:</span> ${text}</div>${bullets.length === 0 ? '' : '<div><span class="label">Funciones:</span></div>'}`,
      `<div class="what">${role}</div><div>${at} | ${where} | ${text}</div>`,
      `<div><span class="float">${text}</span><span class="what">${role}</span></div><div>${at}, ${where}</div>`,
    ],
    variant,
  )
  return `<div class="entry"><div class="head">${head}</div>${bulletList(bullets)}</div>`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return `<div class="entry">${pick(
    [
      `<div class="what">${at}</div><div>${what} · ${text}</div>`,
      `<div>${at}: ${what} (${text})</div>`,
      `<div class="what">${what}</div><div>${at} | ${text}</div>`,
      `<div><span class="float">${text}</span><span class="what">${what}</span></div><div>${at}</div>`,
    ],
    variant,
  )}</div>`
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = allTechnical(printed)
  return pick(
    [
      () =>
        printed.skillGroups
          .map(
            (group) =>
              `<div><b>${escapeHtml(group.name)}</b></div>${group.items.map(({ name, level }) => `<div>– ${escapeHtml(name)}${level === null ? '' : ` (${escapeHtml(level)})`}</div>`).join('')}`,
          )
          .join(''),
      () =>
        printed.skillGroups
          .map(
            (group) =>
              `<p><b>${escapeHtml(group.name)}:</b> ${parts(
                group.items.map(({ name }) => name),
                ', ',
              )}.</p>`,
          )
          .join(''),
      () => items.map((item, index) => `<div>${escapeHtml(item)}</div>${bar(index)}`).join(''),
      () => bulletList(items),
    ],
    variant,
  )()
}
