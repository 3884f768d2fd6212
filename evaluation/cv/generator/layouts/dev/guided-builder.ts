import { companyContacts, companyLines, strengths, studyNotes } from './builder-notes.data.ts'
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
  icon,
  partStyle,
  parts,
  sectionPrinter,
} from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 13mm 15mm } body { font: 9.8pt/1.4 Lato, sans-serif; color: #2a2a2a } .open { font: 9.4pt/1.4 'Open Sans', sans-serif } .serif { font: 10.2pt/1.38 'Liberation Serif', serif } .roboto { font: 9.3pt/1.38 Roboto, sans-serif }
h1 { font-size: 24pt; line-height: 1.1; margin: 0 } .title { color: var(--accent); font-size: 12pt; margin: 2pt 0 5pt } h2 { font-size: 11.5pt; margin: 12pt 0 6pt; color: var(--accent); break-after: avoid } .lined h2 { border-bottom: 1pt solid var(--accent) }
.strip { display: flex; flex-wrap: wrap; gap: 1pt 14pt; border-top: 1pt solid var(--accent); border-bottom: 1pt solid var(--accent); padding: 3pt 0; margin: 5pt 0 } .strip .line { margin: 0 }
.entry { margin-bottom: 10pt } .entry.whole { break-inside: avoid } .what { font-weight: 700; font-size: 1.12em } .split { display: flex; justify-content: space-between; gap: 10pt; font-style: italic; font-size: .92em; color: var(--accent) }
.about { font-style: italic; font-size: .92em; color: #666 } .sub { font-size: .88em; color: var(--accent); margin-top: 2pt } .who { font-size: .9em } .caps { text-transform: none; letter-spacing: 1.2pt; font-size: .86em; color: #777 }
.chips .chip { background: #8a8f98; border-color: #8a8f98; color: #fff; border-radius: 3pt } .triple { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4pt 8mm } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 2pt 10mm }
.dated { display: grid; grid-template-columns: 30mm 1fr; gap: 4mm } .two { display: grid; grid-template-columns: 1fr 62mm; gap: 9mm } .meta { display: flex; gap: 4pt 12pt; font-size: .9em; color: #666 } .meta .line { margin: 0 } .firm { color: var(--accent); font-weight: 700 }
`

const colours = ['#1e7f8c', '#8b5e00', '#33475b', '#6a3fa0'] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '03/2019 – 12/2021',
  'Mar-2019 / Dic-2021',
  'MARZO 2019 - ACTUALIDAD',
  '06/2017 - 12/2018',
]

/** A guided builder's page: a line about each company, tasks and achievements under small headings, place and date on one line. */
export const guidedBuilder: Layout = {
  name: 'guided-builder',
  people: ['rocio-zevallos', 'nataly-purihuaman', 'giovanna-espejo', 'cinthia-bellido'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['03/2019 – 12/2021', '2018-2020', '2018-2020', '06/2017 - 12/2018'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>([[], ['companies'], ['name'], []], variant),
      omit: ['publications'],
    })
    const { kinds, section } = sectionPrinter()
    const draw = blocks(printed, variant, section)
    const name = `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}`
    const lines = contactLines(
      printed,
      pick(['drawn', 'pasted', 'drawn', 'font'], variant),
      pick(
        [
          ['email', 'phone', 'place', 'linkedin'],
          ['place', 'phone', 'email'],
          ['phone', 'email', 'place', 'linkedin'],
          ['phone', 'email', 'linkedin', 'place'],
        ],
        variant,
      ),
    ).join('')
    const page = pick(
      [
        () =>
          `${name}${element('p', '', printed.summary)}<div class="strip">${lines}</div>${draw.skills()}${draw.experience()}${draw.education()}${draw.courses()}${draw.languages()}${draw.awards()}${draw.interests()}`,
        () =>
          `<div class="open lined">${name}<div class="pair">${lines}</div>${draw.summary()}${draw.experience()}${draw.education()}${draw.courses()}${draw.skills()}${draw.languages()}${draw.interests()}</div>`,
        () =>
          `<div class="serif lined"><div style="text-align:center">${name}<div>${parts([printed.place, printed.phone, printed.email, printed.linkedin], '&emsp;')}</div></div>${draw.summary()}${draw.experience()}${draw.education()}${draw.skills()}${draw.languages()}${draw.courses()}${draw.references()}${draw.interests()}</div>`,
        () =>
          `<div class="roboto">${name}<div class="strip">${lines}</div><div class="two"><div>${draw.experience()}${draw.education()}</div><div>${draw.summary()}${draw.strengths()}${draw.skills()}${draw.courses()}${draw.languages()}${draw.references()}</div></div></div>`,
      ],
      variant,
    )()
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${pick(colours, variant)}; --pale: #dddddd } ${style}`, page),
      },
      gold: goldOf(printed, 'guided-builder', 'chromium', kinds),
    }
  },
}

function blocks(
  printed: PrintedCv,
  variant: number,
  section: ReturnType<typeof sectionPrinter>['section'],
): Record<
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'strengths'
  | 'languages'
  | 'courses'
  | 'awards'
  | 'interests'
  | 'references',
  () => string
> {
  return {
    summary: () =>
      section(
        'summary',
        pick(['', 'Resumen profesional', 'Perfil', 'RESUMEN'], variant),
        element('div', '', printed.summary),
      ),
    experience: () =>
      section(
        'experience',
        pick(['EXPERIENCIA LABORAL', 'Experiencia', 'Historial laboral', 'EXPERIENCIA'], variant),
        printed.experiences.map((job) => drawJob(job, variant)).join(''),
      ),
    education: () =>
      section(
        'education',
        pick(['EDUCACIÓN', 'Formación', 'Educación', 'EDUCACIÓN'], variant),
        printed.educations.map((study) => drawStudy(study, variant)).join(''),
      ),
    skills: () =>
      section(
        'skills',
        pick(['ÁREAS DE DOMINIO', 'Aptitudes', 'Habilidades', 'APTITUDES'], variant),
        drawSkills(printed, variant),
      ),
    strengths: () =>
      section(
        'skills',
        'FORTALEZAS',
        printed.soft
          .map(
            (name) =>
              `<div class="entry whole"><b>${escapeHtml(name)}</b><div>${escapeHtml(strengths[name] ?? '')}</div></div>`,
          )
          .join(''),
      ),
    languages: () =>
      section(
        'languages',
        variant % 3 === 0 ? 'IDIOMAS' : 'Idiomas',
        pick(
          [
            `<div class="triple">${printed.languages.map(({ name, levelText }) => `<div>${escapeHtml(name)}<div class="about">${escapeHtml(levelText ?? '')}</div></div>`).join('')}</div>`,
            bulletList(printed.languages.map(({ name, levelText }) => `${name}: ${levelText}`)),
            `<div class="pair">${printed.languages.map(({ name, levelText, rank }) => `<div><div class="level"><b>${escapeHtml(name)}</b><span>${escapeHtml(levelText ?? '')}</span></div>${bar(rank)}</div>`).join('')}</div>`,
            printed.languages
              .map(
                ({ name, levelText }) =>
                  `<div class="level"><b>${escapeHtml(name)}</b><span>${escapeHtml(levelText ?? '')}</span></div>`,
              )
              .join(''),
          ],
          variant,
        ),
      ),
    courses: () =>
      section(
        'certifications',
        pick(['CERTIFICADOS', 'Cursos', 'Cursos', 'CERTIFICACIÓN'], variant),
        printed.certifications.map((course) => drawCourse(course, variant)).join(''),
      ),
    awards: () =>
      section(
        'awards',
        'LOGROS Y RECONOCIMIENTOS',
        printed.awards.map((award) => element('div', '', award)).join(''),
      ),
    interests: () =>
      section(
        'interests',
        variant === 0 ? 'INTERESES' : 'Intereses',
        variant === 0 && printed.interests.length > 0
          ? chips(printed.interests)
          : element('div', '', printed.interests.join(', ')),
      ),
    references: () =>
      section(
        'references',
        variant === 3 ? 'REFERENCIAS' : 'Referencias',
        printed.references.map((one) => element('div', '', one)).join(''),
      ),
  }
}

function drawCourse({ name, issuer, year }: PrintedCv['certifications'][number], variant: number): string {
  return pick(
    [
      `<div class="entry whole">${escapeHtml(name)}${year === null ? '' : ` (${year})`}<div class="about">${escapeHtml(issuer ?? '')}</div></div>`,
      `<div class="dated"><div>${year ?? ''}</div><div>${parts([name, issuer], ', ')}</div></div>`,
      `<div class="entry whole"><b>${parts([name, issuer], '</b>, ')}${issuer === null ? '</b>' : ''}<div class="caps">${year ?? ''}</div></div>`,
      `<div class="entry whole"><div class="firm">${escapeHtml(name)}</div>${parts([issuer, year], ' ')}</div>`,
    ],
    variant,
  )
}

/** Achievements are at the end of a job's bullets: the last of three, the last two of more. */
function tasksAndFeats(bullets: readonly string[]): [tasks: string[], feats: string[]] {
  const feats = bullets.length < 3 ? 0 : bullets.length === 3 ? 1 : 2
  return [bullets.slice(0, bullets.length - feats), bullets.slice(bullets.length - feats)]
}

function drawJob(job: PrintedExperience, variant: number): string {
  const { text, bullets } = job
  const [role, at, where] = [escapeHtml(job.position), escapeHtml(job.company), escapeHtml(job.place ?? '')]
  const about =
    Object.entries(companyLines).find(
      ([name]) => name.toLocaleUpperCase('es') === job.company.toLocaleUpperCase('es'),
    )?.[1] ?? null
  const contact = companyContacts[job.company]
  const [tasks, feats] = tasksAndFeats(bullets)
  const parted = (taskWord: string, featWord: string) =>
    [
      tasks.length === 0 ? '' : `<div class="sub">${taskWord}</div>${bulletList(tasks)}`,
      feats.length === 0 ? '' : `<div class="sub">${featWord}</div>${bulletList(feats)}`,
    ].join('')
  return pick(
    [
      `<div class="entry"><div class="what">${role}</div><div class="what" style="font-weight:400">${at}</div><div class="split"><span>${text}</span><span>${where}</span></div>${element('div', 'about', about)}
      ${bullets.length === 0 ? '' : `<div class="sub">Logros/Tareas</div>${bulletList(bullets)}`}${contact === undefined ? '' : `<div class="who"><i>Contacto:</i> ${escapeHtml(contact)}</div>`}</div>`,
      `<div class="entry dated"><div>${text.replace(' / ', ' /<br>')}</div><div><div class="what">${role}</div><div>${at}, ${where}</div>${element('div', 'about', about)}${parted('Responsabilidades:', 'Logros clave:')}</div></div>`,
      `<div class="entry"><div class="what">${role} en ${at}, ${where}</div><div class="caps">${text}</div>${element('div', 'about', about)}${element('div', '', tasks.join(' '))}${feats.length === 0 ? '' : `<div><b>Logro:</b> ${escapeHtml(feats.join(' '))}</div>`}</div>`,
      `<div class="entry"><div class="what">${role}</div><div class="firm">${at}</div><div class="meta"><span>${text}</span><div class="line">${icon('place', 'font')}${where}</div></div>${element('div', 'about', about)}${bulletList(bullets)}</div>`,
    ],
    variant,
  )
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  const note = element('div', 'about', studyNotes[degree] ?? null)
  return pick(
    [
      `<div class="entry whole"><div class="what">${what}</div><div>${at}</div><div class="split"><span>${text}</span></div>${note}</div>`,
      `<div class="entry whole dated"><div>${text}</div><div><div class="what">${what}</div><div>${at}</div>${note}</div></div>`,
      `<div class="entry whole"><div class="what">${what}, ${at}</div><div class="caps">${text}</div>${note}</div>`,
      `<div class="entry whole"><div class="what">${what}</div><div class="firm">${at}</div><div class="meta"><span>${text}</span></div>${note}</div>`,
    ],
    variant,
  )
}

function drawSkills(printed: PrintedCv, variant: number): string {
  const items = allTechnical(printed)
  return pick(
    [
      () => `<div class="chips">${chips([...items, ...printed.soft])}</div>`,
      () =>
        `<div class="pair">${[...items, ...printed.soft].map((item) => `<div>• ${escapeHtml(item)}</div>`).join('')}</div>`,
      () =>
        `<div class="pair">${[...items, ...printed.soft].map((item, index) => `<div>${escapeHtml(item)}${bar(index)}</div>`).join('')}</div>`,
      () =>
        printed.skillGroups
          .map(
            (group) =>
              `<div><b>${escapeHtml(group.name)}</b></div>${chips(group.items.map(({ name }) => name))}`,
          )
          .join(''),
    ],
    variant,
  )()
}
