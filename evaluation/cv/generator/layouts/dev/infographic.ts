import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import {
  allTechnical,
  contactLines,
  dots,
  partStyle,
  parts,
  percent,
  sectionPrinter,
} from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 0 } body { font: 9.4pt/1.34 Roboto, sans-serif; color: #26323a; padding: 11mm 13mm 8mm }
header { display: flex; justify-content: space-between; gap: 10mm; align-items: center; margin-bottom: 5mm } h1 { font-size: 25pt; line-height: 1.05; margin: 0; color: var(--accent) } .title { font-size: 11.5pt; margin-top: 3pt }
h2 { font-size: 12pt; color: var(--accent); margin: 10pt 0 6pt; break-after: avoid; text-align: center } h2::before, h2::after { content: ''; display: inline-block; width: 18mm; border-top: 1.4pt solid var(--pale); margin: 0 3mm 3pt }
.what { font-weight: 700; font-size: 10.4pt; line-height: 1.2 } .tab { background: var(--accent); color: #fff; font-size: 8.4pt; padding: 1pt 6pt; border-radius: 6pt; display: inline-block; margin-bottom: 3pt }
.cards { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .card { border: .9pt solid var(--pale); border-radius: 6pt; padding: 7pt 9pt; break-inside: avoid }
.figures { display: grid; grid-template-columns: repeat(4, 1fr); text-align: center; background: var(--pale); border-radius: 6pt; padding: 6pt } .figures b { display: block; font-size: 17pt; color: var(--accent) }
.line-at-left { border-left: 2pt solid var(--pale); margin-left: 8mm; padding-left: 13mm } .stop { position: relative; margin-bottom: 9pt; break-inside: avoid; min-height: 15mm }
.circle { position: absolute; left: -21mm; top: 0; width: 15mm; height: 15mm; border-radius: 50%; background: var(--accent); color: #fff; font-size: 8.6pt; line-height: 1.15; display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center }
.zigzag { position: relative } .zigzag::before { content: ''; position: absolute; left: 50%; top: 0; bottom: 0; border-left: 2pt solid var(--pale) }
.turn { display: grid; grid-template-columns: 1fr 19mm 1fr; align-items: start; margin-bottom: 5pt; break-inside: avoid } .turn .circle { position: relative; left: 2mm } .turn .mirrored { text-align: right }
.along { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 5mm; border-top: 2pt solid var(--accent); margin-top: 9mm } .along .tab { margin-top: -8pt; display: table }
.gauges { display: grid; grid-template-columns: repeat(6, 1fr); gap: 2mm 3mm; text-align: center; font-size: 8.8pt } .gauge { width: 13mm; height: 13mm; border-radius: 50%; border: 2.4pt solid var(--accent); border-left-color: var(--pale); margin: 0 auto 2pt; display: flex; align-items: center; justify-content: center; font-weight: 700 }
.scaled { display: grid; grid-template-columns: 62mm 1fr; gap: 2pt 6mm; align-items: center } .scale { display: flex; justify-content: space-between; font-size: 7.6pt; color: #888 } .scaled .bar { margin: 0 }
.cloud { text-align: center; line-height: 1.5 } .cloud span { margin: 0 5pt; white-space: nowrap } .bottom { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm } .squares { font-family: 'DejaVu Sans'; color: var(--accent); font-size: 8pt }
`

const colours = [
  ['#14507a', '#cfe0ec'],
  ['#00796b', '#cde8e4'],
  ['#8e2157', '#f0d5e1'],
  ['#c05a00', '#f7dfc8'],
] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2018-2020',
  '2019 – hoy',
  '03/2019 – 12/2021',
  'ene. 2020 - actualidad',
]

// Large figures of an infographic: they have no section kind.
const figures: Record<string, readonly [figure: string, of: string][]> = {
  'ernesto-kanashiro': [
    ['30', 'años de experiencia'],
    ['9', 'regiones atendidas'],
    ['18', 'vendedores a cargo'],
    ['7,5 M', 'dólares en 2019'],
  ],
  'patricia-vilela': [
    ['13', 'años de carrera'],
    ['120', 'perfiles evaluados'],
    ['S/ 48 M', 'de inversión revisada'],
    ['2', 'encuestas regionales'],
  ],
}

/** An infographic: jobs as cards in two columns, or along a line with the dates in circles; numbers and gauges around them. */
export const infographic: Layout = {
  name: 'infographic',
  people: ['ernesto-kanashiro', 'jhonatan-pinedo', 'patricia-vilela', 'aldair-farfan'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018-2020', '2019 – hoy'], variant),
      omit: pick<NonNullable<Choice['omit']>>(
        [['linkedin'], ['interests'], ['references', 'language levels'], ['awards']],
        variant,
      ),
      capitals: pick<NonNullable<Choice['capitals']>>([['companies'], [], ['positions'], ['name']], variant),
    })
    const { kinds, section } = sectionPrinter()
    const lines = contactLines(printed, pick(['drawn', 'font', 'drawn', 'pasted'], variant), [
      'phone',
      'email',
      'place',
      'linkedin',
    ])
    const numbers =
      figures[person.id]?.map(([figure, of]) => `<div><b>${figure}</b>${of}</div>`).join('') ?? ''
    const page = `<header><div><h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}</div><div>${lines.join('')}</div></header>
      ${section('summary', pick(['Perfil', 'Sobre mí', 'Quién soy', 'Mi objetivo'], variant), element('div', '', printed.summary))}
      ${numbers === '' ? '' : `<h2>${pick(['En cifras', 'En números'], variant)}</h2><div class="figures">${numbers}</div>`}
      ${section('experience', pick(['Trayectoria', 'Mi experiencia', 'Línea de tiempo laboral', 'Experiencia'], variant), drawJobs(printed.experiences, variant))}
      ${section('education', pick(['Formación', 'Estudios', 'Formación académica', 'Educación'], variant), drawStudies(printed.educations, variant))}
      ${section('skills', pick(['Habilidades', '¿Qué sé hacer?', 'Herramientas y métodos', 'Conocimientos'], variant), drawSkills(printed, variant))}
      <div class="bottom"><div>${section('languages', 'Idiomas', drawLanguages(printed, variant))}</div>
      <div>${section(
        'certifications',
        pick(['Cursos', 'Cursos y licencias', 'Certificados', 'Cursos'], variant),
        printed.certifications
          .map(({ name, issuer, year }) => `<div>${parts([year, name, issuer], ' · ')}</div>`)
          .join(''),
      )}</div></div>
      ${section('interests', 'Me interesa', printed.interests.length === 0 ? '' : `<div class="cloud">${parts(printed.interests, ' / ')}</div>`)}
      ${section('references', 'Referencias', bulletList(printed.references))}`
    const [accent, pale] = colours[variant % colours.length] ?? colours[0]
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${accent}; --pale: ${pale} } ${style}`, page),
      },
      gold: goldOf(printed, 'infographic', 'chromium', kinds),
    }
  },
}

/** The period in a circle: start above end. */
function circle(text: string): string {
  const [start = '', end] = text.split(' – ')
  return `<div class="circle"><span>${start}</span>${end === undefined ? '' : `<span>${end}</span>`}</div>`
}

function drawJobs(jobs: readonly PrintedExperience[], variant: number): string {
  const names = ({ position, company, place }: PrintedExperience) =>
    [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')] as const
  return pick(
    [
      () =>
        `<div class="cards">${jobs
          .map((job) => {
            const [role, at, where] = names(job)
            return `<div class="card"><div class="tab">${job.text}</div><div class="what">${role}</div><div>${at}</div><div>${where}</div>${bulletList(job.bullets)}</div>`
          })
          .join('')}</div>`,
      () =>
        `<div class="line-at-left">${jobs
          .map((job) => {
            const [role, at, where] = names(job)
            return `<div class="stop">${circle(job.text)}<div class="what">${at}</div><div>${role} – ${where}</div>${element('div', '', job.bullets.join(' '))}</div>`
          })
          .join('')}</div>`,
      () =>
        `<div class="zigzag">${jobs
          .map((job, index) => {
            const [role, at, where] = names(job)
            const card = (side: string) =>
              `<div class="${side}"><div class="what">${role}</div><div>${at} (${where})</div>${element('div', '', job.bullets.join(' '))}</div>`
            return index % 2 === 0
              ? `<div class="turn"><div></div>${circle(job.text)}${card('plain')}</div>`
              : `<div class="turn">${card('mirrored')}${circle(job.text)}<div></div></div>`
          })
          .join('')}</div>`,
      () =>
        `<div class="along">${jobs
          .map((job) => {
            const [role, at, where] = names(job)
            return `<div><div class="tab">${job.text}</div><div class="what">${role}</div><div>${at}</div><div>${where}</div>${bulletList(job.bullets)}</div>`
          })
          .join('')}</div>`,
    ],
    variant,
  )()
}

function drawStudies(studies: readonly PrintedEducation[], variant: number): string {
  const each = (draw: (what: string, at: string, text: string) => string) =>
    studies
      .map(({ degree, institution, text }) => draw(escapeHtml(degree), escapeHtml(institution), text))
      .join('')
  return pick(
    [
      () =>
        `<div class="cards">${each((what, at, text) => `<div class="card"><div class="tab">${text}</div><div class="what">${what}</div><div>${at}</div></div>`)}</div>`,
      () =>
        `<div class="line-at-left">${each((what, at, text) => `<div class="stop">${circle(text)}<div class="what">${what}</div><div>${at}</div></div>`)}</div>`,
      () =>
        `<div class="cards">${each((what, at, text) => `<div><div class="what">${what}</div><div>${at}, ${text}</div></div>`)}</div>`,
      () =>
        `<div class="along">${each((what, at, text) => `<div><div class="tab">${text}</div><div class="what">${what}</div><div>${at}</div></div>`)}</div>`,
    ],
    variant,
  )()
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = [...allTechnical(printed), ...printed.soft].map((item) => escapeHtml(item))
  return pick(
    [
      () =>
        `<div class="gauges">${items.map((item, index) => `<div><div class="gauge">${percent(index)}%</div>${item}</div>`).join('')}</div>`,
      () =>
        `<div class="scaled"><span></span><div class="scale"><span>Básico</span><span>Intermedio</span><span>Avanzado</span></div>${items.map((item, index) => `<span>${item}</span><div class="bar"><i style="width:${percent(index)}%"></i></div>`).join('')}</div>`,
      () =>
        `<div class="cloud">${items.map((item, index) => `<span style="font-size:${9 + ((index * 5) % 7)}pt">${item}</span> `).join('')}</div>`,
      () =>
        `<div class="cards">${items.map((item, index) => `<div class="level"><span>${item}</span><span class="squares">${'■'.repeat(5 - (index % 3))}${'□'.repeat(index % 3)}</span></div>`).join('')}</div>`,
    ],
    variant,
  )()
}

function drawLanguages({ languages }: PrintedCv, variant: number): string {
  return languages
    .map(({ name, levelText, rank }) =>
      variant === 2
        ? `<div class="level"><span>${escapeHtml(name)}</span>${dots(rank + 1)}</div>`
        : `<div>${parts([name, levelText], pick([' → ', ': ', ' ', ' | '], variant))}</div>`,
    )
    .join('')
}
