import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { contactLines, partStyle, parts, sectionPrinter } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 13mm 15mm } body { font: 10pt/1.4 Carlito, sans-serif; color: #222 } .roboto { font-family: Roboto, sans-serif; font-size: 9.8pt } .open { font-family: 'Open Sans', sans-serif; font-size: 9.6pt } .serif { font-family: 'Liberation Serif', serif; font-size: 11pt }
.top { display: grid; grid-template-columns: 1fr 62mm 28mm; gap: 6mm; align-items: center; border-bottom: 2.5pt solid var(--accent); padding-bottom: 4mm } .photo { width: 28mm; height: 33mm; background: var(--pale) } h1 { font-size: 22pt; line-height: 1.1; margin: 0 } .title { color: var(--accent); font-size: 1.15em; margin-top: 3pt }
h2 { font-size: 1.2em; color: var(--accent); margin: 13pt 0 6pt; break-after: avoid } .boxed h2 { background: var(--accent); color: #fff; padding: 2pt 8pt } .bar-head { background: var(--pale); padding: 3pt 8pt; break-inside: avoid; break-after: avoid } .dark .bar-head { background: #555; color: #fff } .split { display: flex; justify-content: space-between; gap: 10pt } .split > :last-child { flex: none }
.job { margin-bottom: 11pt } .body { padding: 2pt 8pt 0 } .sub { font-weight: 700; margin-top: 3pt; break-after: avoid } .foot { font-size: .92em; color: #555; margin-top: 3pt } .study { margin-bottom: 7pt; break-inside: avoid } .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 3pt 9mm } li { margin-bottom: 2pt }
`

const colours = [
  ['#14507a', '#e3ebf1'],
  ['#8a1c3c', '#f1e1e6'],
  ['#2c5f2d', '#e4ede2'],
  ['#444444', '#e8e8e8'],
] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '15/03/2018 al 30/11/2020',
  'De setiembre 2019 a la actualidad',
  'ENE 2019 — ACTUALIDAD',
  'Desde: 03/2018 Hasta: Actualidad',
]

// Managers and reasons for leaving: employers' forms teach people to write them.
const ends = ['Término de contrato', 'Renuncia voluntaria', 'Mejor oferta laboral', 'Fin de la obra']
const chiefs = ['Ing. Roberto Salas', 'Lic. Maritza Peña', 'Sr. Julio Tineo', 'Dra. Elena Rivas']

/** Designs of several pages: each job under a bar, with tasks, achievements, manager and reason for leaving. */
export const companyBars: Layout = {
  name: 'company-bars',
  people: ['gilmer-huamani', 'paola-arteta', 'hernan-tuesta', 'cinthia-bellido'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', 'Del 2017 al 2019', '2018-2020', '2018 al 2020'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>(
        [['companies'], ['positions'], ['name'], ['companies', 'institutions']],
        variant,
      ),
      omit: ['publications'],
    })
    const { kinds, section } = sectionPrinter()
    const words = (...all: [string, ...string[]]) => pick(all, variant)
    const contact = contactLines(printed, pick(['drawn', 'pasted', 'font', 'drawn'], variant), [
      'phone',
      'email',
      'place',
      'linkedin',
    ]).join('')
    const draw = {
      summary: () =>
        section(
          'summary',
          words('PERFIL PROFESIONAL', 'Presentación', 'RESUMEN', 'Perfil'),
          element('div', '', printed.summary),
        ),
      experience: () =>
        section(
          'experience',
          words('EXPERIENCIA LABORAL', 'Experiencia profesional', 'EXPERIENCIA', 'Trayectoria laboral'),
          printed.experiences.map((job, index) => drawJob(job, variant, index)).join(''),
        ),
      education: () =>
        section(
          'education',
          words('FORMACIÓN ACADÉMICA', 'Estudios', 'FORMACIÓN', 'Estudios superiores'),
          printed.educations.map((study) => drawStudy(study, variant)).join(''),
        ),
      skills: () =>
        section(
          'skills',
          words('COMPETENCIAS TÉCNICAS', 'Conocimientos', 'HABILIDADES', 'Especialidades y herramientas'),
          drawSkills(printed, variant),
        ),
      soft: () =>
        section(
          'skills',
          words('COMPETENCIAS PERSONALES', 'Fortalezas', 'HABILIDADES BLANDAS', 'Aptitudes'),
          element('div', '', printed.soft.join(pick([' • ', ', ', ' | ', '; '], variant))),
        ),
      languages: () =>
        section(
          'languages',
          words('IDIOMAS', 'Idiomas', 'IDIOMAS', 'Idiomas'),
          printed.languages
            .map(
              ({ name, levelText }) =>
                `<div>${parts([name, levelText], pick([': nivel ', ' – ', ' | ', ' '], variant))}</div>`,
            )
            .join(''),
        ),
      courses: () =>
        section(
          'certifications',
          words('CURSOS Y CERTIFICACIONES', 'Capacitaciones', 'CERTIFICACIONES', 'Colegiatura y cursos'),
          printed.certifications
            .map(
              ({ name, issuer, year }) =>
                `<div>${pick([`▪ ${parts([name, issuer, year], ' – ')}`, parts([year, name, issuer], ' | '), parts([name, issuer, year], ', '), `${parts([name, issuer], '. ')}${year === null ? '' : `. Año ${year}`}`], variant)}</div>`,
            )
            .join(''),
        ),
      references: () =>
        section(
          'references',
          words('REFERENCIAS LABORALES', 'Referencias', 'REFERENCIAS', 'Referencias'),
          `<div class="columns">${printed.references
            .map(
              (one) =>
                `<div>${one
                  .split(', ')
                  .map((line) => escapeHtml(line))
                  .join('<br>')}</div>`,
            )
            .join('')}</div>`,
        ),
    }
    const order = pick<(keyof typeof draw)[]>(
      [
        ['summary', 'experience', 'education', 'courses', 'skills', 'soft', 'languages', 'references'],
        ['summary', 'education', 'experience', 'courses', 'skills', 'soft', 'languages', 'references'],
        ['summary', 'skills', 'soft', 'experience', 'education', 'courses', 'languages', 'references'],
        ['summary', 'education', 'courses', 'languages', 'experience', 'skills', 'soft', 'references'],
      ],
      variant,
    )
    const className = pick(['boxed', 'roboto', 'open dark', 'serif boxed'], variant)
    const page = `<div class="${className}"><div class="top"><div><h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}</div><div>${contact}</div><div class="photo"></div></div>${order.map((name) => draw[name]()).join('')}</div>`
    const [accent, pale] = colours[variant % colours.length] ?? colours[0]
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${accent}; --pale: ${pale} } ${style}`, page),
      },
      gold: goldOf(printed, 'company-bars', 'chromium', kinds),
    }
  },
}

function drawJob(job: PrintedExperience, variant: number, index: number): string {
  const { text, bullets, isCurrent } = job
  const [role, at, where] = [escapeHtml(job.position), escapeHtml(job.company), escapeHtml(job.place ?? '')]
  // The last bullet of three or more is the achievement.
  const feats = bullets.length < 3 ? [] : bullets.slice(-1)
  const tasks = bullets.slice(0, bullets.length - feats.length)
  const parted = (taskWord: string, featWord: string) =>
    `${tasks.length === 0 ? '' : `<div class="sub">${taskWord}</div>${bulletList(tasks)}`}${feats.length === 0 ? '' : `<div class="sub">${featWord}</div>${bulletList(feats)}`}`
  const chief = chiefs[index % chiefs.length]
  const end = isCurrent ? null : ends[index % ends.length]
  const [head, body] = pick<[string, string]>(
    [
      [
        `<div class="split"><b>${role}</b><span>${text}</span></div>`,
        `<div>${at} — ${where}</div>${parted('Funciones principales:', 'Logros:')}`,
      ],
      [
        `<div class="split"><b>${at}</b><span>${where}</span></div>`,
        `<div><b>${role}</b></div><div>${text}</div>${element('div', '', bullets.join(' '))}<div class="foot">Jefe inmediato: ${chief}${end === null ? '' : ` · Motivo de cese: ${end}`}</div>`,
      ],
      [
        `<span>${text}</span>`,
        `<div><b>${role}</b></div><div>${at}, ${where}</div>${parted('Responsabilidades', 'Resultados')}`,
      ],
      [
        `<div><b>${at}</b> (${where})</div><div>${role}</div>`,
        `<div>Periodo laborado: ${text}</div>${bullets.map((bullet, place) => `<div>${place + 1}. ${escapeHtml(bullet)}</div>`).join('')}${end === null ? '' : `<div class="foot">Motivo de retiro: ${end}</div>`}`,
      ],
    ],
    variant,
  )
  return `<div class="job"><div class="bar-head">${head}</div><div class="body">${body}</div></div>`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return `<div class="study">${pick(
    [
      `<div class="bar-head split"><b>${what}</b><span>${text}</span></div><div class="body">${at}</div>`,
      `<div class="bar-head"><b>${at}</b></div><div class="body">${what}<br>${text}</div>`,
      `<div class="bar-head">${text}</div><div class="body"><b>${what}</b><br>${at}</div>`,
      `<div class="bar-head"><b>${at}</b></div><div class="body">${what} (${text})</div>`,
    ],
    variant,
  )}</div>`
}

function drawSkills(printed: PrintedCv, variant: number): string {
  return pick(
    [
      () =>
        `<div class="columns">${printed.skillGroups.map((group) => `<div><b>${escapeHtml(group.name)}</b>${bulletList(group.items.map(({ name, level }) => (level === null ? name : `${name} (${level})`)))}</div>`).join('')}</div>`,
      () =>
        printed.skillGroups
          .map(
            (group) =>
              `<div><b>${escapeHtml(group.name)}:</b> ${parts(
                group.items.map(({ name }) => name),
                ', ',
              )}</div>`,
          )
          .join(''),
      () =>
        `<div class="columns">${printed.skillGroups.flatMap((group) => group.items.map(({ name, level }) => `<div class="split"><span>${escapeHtml(name)}</span><span>${escapeHtml(level ?? '')}</span></div>`)).join('')}</div>`,
      () =>
        printed.skillGroups
          .map(
            (group) =>
              `<div>${escapeHtml(group.name)}: ${parts(
                group.items.map(({ name }) => name),
                ' / ',
              )}</div>`,
          )
          .join(''),
    ],
    variant,
  )()
}
