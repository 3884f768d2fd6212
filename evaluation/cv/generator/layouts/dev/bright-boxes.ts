import { duration } from '../../printing/dates.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import type { Person } from '../../../person.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { allTechnical, chips, contactLines, dots, partStyle, parts, sectionPrinter } from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 11mm } body { font: 10pt/1.42 Lato, sans-serif; color: #2e2a3b } .carlito { font-family: Carlito, sans-serif; font-size: 11pt } .roboto { font-family: Roboto, sans-serif; font-size: 9.9pt } .open { font-family: 'Open Sans', sans-serif; font-size: 9.8pt }
h1 { font-size: 27pt; line-height: 1.05; margin: 0 } .title { font-size: 1.15em; margin: 3pt 0 } h2 { font-size: 1.15em; margin: 0 0 5pt; color: var(--accent); break-after: avoid } .entry { margin-bottom: 7pt; break-inside: avoid } .what { font-weight: 700 } .quiet { color: #6d6880 }
.bento { display: grid; grid-template-columns: repeat(6, 1fr); gap: 4mm } .bento > div { border-radius: 8pt; padding: 9pt 11pt; background: var(--pale) } .bento .strong { background: var(--accent); color: #fff } .bento .strong h2 { color: #fff } .w2 { grid-column: span 2 } .w3 { grid-column: span 3 } .w4 { grid-column: span 4 } .w6 { grid-column: span 6 } .tall { grid-row: span 2 }
.shelf { display: grid; grid-template-columns: 44mm 1fr; margin-bottom: 3mm } .shelf > h2 { background: var(--accent); color: #fff; margin: 0; padding: 7pt 8pt; text-align: right } .shelf > div { background: var(--pale); padding: 7pt 10pt }
.middle, .middle .line { text-align: center; justify-content: center } .middle ul { list-style-position: inside; padding: 0 } .ornament { color: var(--accent); margin: 8pt 0; letter-spacing: 8pt; font-family: 'DejaVu Sans' } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 7mm } .fact b { display: inline-block; min-width: 19mm } .blocks section { border-top: 3pt solid var(--accent); padding-top: 5pt; margin-bottom: 9pt }
`

const colours = [
  ['#d1495b', '#fdeff1'],
  ['#00798c', '#e2f3f5'],
  ['#66509c', '#f1edf9'],
  ['#2e6f40', '#e8f3ea'],
] as const
const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2019 – hoy',
  'Ene - Mar 2021',
  'Enero de 2020 – Presente',
  '2018-2020',
]

type Words = Record<
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'soft'
  | 'languages'
  | 'courses'
  | 'references'
  | 'interests',
  string
>

const headings: [Words, ...Words[]] = [
  {
    contact: 'Escríbeme',
    summary: '¿Quién soy?',
    experience: '¿Dónde he trabajado?',
    education: '¿Qué estudié?',
    skills: '¿Qué sé hacer?',
    soft: 'Mis fortalezas',
    languages: '¿Qué idiomas hablo?',
    courses: 'Mis cursos',
    references: 'Recomendaciones',
    interests: '¿Qué me gusta?',
  },
  {
    contact: 'DATOS DE CONTACTO',
    summary: 'OBJETIVO',
    experience: 'EXPERIENCIA LABORAL',
    education: 'FORMACIÓN ACADÉMICA',
    skills: 'CONOCIMIENTOS',
    soft: 'APTITUDES',
    languages: 'IDIOMAS',
    courses: 'CURSOS',
    references: 'REFERENCIAS',
    interests: 'PASATIEMPOS',
  },
  {
    contact: 'Contacto',
    summary: 'Mi historia',
    experience: 'Mi experiencia',
    education: 'Mi formación',
    skills: 'Mis herramientas',
    soft: 'Mis cualidades',
    languages: 'Mis idiomas',
    courses: 'Sigo aprendiendo',
    references: 'Referencias',
    interests: 'Mis pasiones',
  },
  {
    contact: 'Contacto',
    summary: 'Presentación',
    experience: 'Experiencia',
    education: 'Estudios',
    skills: 'Habilidades técnicas',
    soft: 'Habilidades personales',
    languages: 'Idiomas',
    courses: 'Licencias y cursos',
    references: 'Referencias laborales',
    interests: 'Intereses',
  },
]

/** First or simple CVs in bright boxes: headings as questions, headings at the left, centred text, durations instead of dates. */
export const brightBoxes: Layout = {
  name: 'bright-boxes',
  people: ['katherine-lozano', 'aldair-farfan', 'nataly-purihuaman', 'jhonatan-pinedo'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2018 al 2020', '2019 – hoy', '2018-2020'], variant),
      capitals: pick<NonNullable<Choice['capitals']>>(
        [[], ['name', 'title'], ['companies'], ['name']],
        variant,
      ),
      omit: ['awards', 'linkedin', ...(variant === 2 ? (['title'] as const) : [])],
    })
    if (variant === 3) lastedOnly(printed, person)
    const words = pick(headings, variant)
    const { kinds, section } = sectionPrinter()
    // If the heading has its own cell or box, only its kind is stored.
    const bare = sectionPrinter(() => '')
    const draw = bodies(printed, variant)
    const block = (name: keyof Words) => section(kindOf(name), words[name], draw[name]())
    const shelf = (name: keyof Words) => {
      const body = bare.section(kindOf(name), '', draw[name]())
      return body === '' ? '' : `<div class="shelf"><h2>${words[name]}</h2><div>${body}</div></div>`
    }
    const box = (className: string, ...names: (keyof Words)[]) => {
      const body = names.map((name) => block(name)).join('')
      return body === '' ? '' : `<div class="${className}">${body}</div>`
    }
    const name = `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}`
    const ornament = '<div class="ornament">◆◆◆</div>'
    const page = pick(
      [
        () =>
          `<div class="bento"><div class="strong w4">${name}</div>${box('w2', 'contact')}${box('w2 tall', 'skills')}${box('w4', 'experience')}${box('w2', 'summary')}${box('w2', 'education')}${box('w2', 'soft')}${box('w2', 'languages')}${box('w2', 'courses', 'interests')}</div>`,
        () =>
          `<div class="carlito"><div style="margin-bottom:4mm">${name}</div>${(['summary', 'contact', 'education', 'experience', 'skills', 'soft', 'languages', 'courses', 'interests'] as const).map((one) => shelf(one)).join('')}</div>`,
        () =>
          `<div class="open middle">${name}${draw.contact()}${(['summary', 'education', 'experience', 'skills', 'soft', 'languages', 'courses', 'interests'] as const).map((one) => `${ornament}${block(one)}`).join('')}</div>`,
        () =>
          `<div class="roboto blocks">${name}<div class="two"><div>${block('summary')}</div><div>${block('contact')}</div></div>${block('experience')}${block('education')}<div class="two"><div>${block('skills')}</div><div>${block('soft')}</div></div>${block('courses')}${block('languages')}${block('references')}${block('interests')}</div>`,
      ],
      variant,
    )()
    const [accent, pale] = colours[variant % colours.length] ?? colours[0]
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${accent}; --pale: ${pale} } ${style}`, page),
      },
      gold: goldOf(printed, 'bright-boxes', 'chromium', [...kinds, ...bare.kinds]),
    }
  },
}

function kindOf(name: keyof Words): SectionKind {
  if (name === 'soft') return 'skills'
  return name === 'courses' ? 'certifications' : name
}

/** Removes the dates of the jobs: the page gives only durations, so the start of the current job is unknown. */
function lastedOnly(printed: PrintedCv, person: Person): void {
  printed.experiences = printed.experiences.map((job, index) => {
    const { start, end } = person.experiences[index] ?? { start: '', end: '' }
    const lasted = duration(start, end)
    return { ...job, text: end === null ? `${lasted} (actualmente)` : lasted, start: null, end: null }
  })
}

function bodies(printed: PrintedCv, variant: number): Record<keyof Words, () => string> {
  return {
    contact: () =>
      contactLines(
        printed,
        pick(['drawn', 'pasted', 'drawn', 'font'], variant),
        pick(
          [
            ['phone', 'email', 'place'],
            ['place', 'phone', 'email'],
            ['email', 'phone', 'place'],
          ],
          variant,
        ),
      ).join(''),
    summary: () => element('div', '', printed.summary),
    experience: () => printed.experiences.map((job) => drawJob(job, variant)).join(''),
    education: () => printed.educations.map((study) => drawStudy(study, variant)).join(''),
    skills: () => {
      const items = allTechnical(printed)
      return pick(
        [
          () =>
            items
              .map(
                (item, index) =>
                  `<div class="level"><span>${escapeHtml(item)}</span>${dots(5 - (index % 3))}</div>`,
              )
              .join(''),
          () =>
            `<div class="two">${items.map((item) => `<div><span class="sign">✔</span> ${escapeHtml(item)}</div>`).join('')}</div>`,
          () => chips(items),
          () => bulletList(items),
        ],
        variant,
      )()
    },
    soft: () =>
      pick(
        [
          chips(printed.soft),
          parts(printed.soft, ', '),
          parts(printed.soft, '   ◦   '),
          bulletList(printed.soft),
        ],
        variant,
      ),
    languages: () =>
      printed.languages
        .map(
          ({ name, levelText }) =>
            `<div>${pick([`${escapeHtml(name)} ${escapeHtml(levelText ?? '')}`, parts([name, levelText], ': '), `<b>${escapeHtml(name)}</b><br>${escapeHtml(levelText ?? '')}`], variant)}</div>`,
        )
        .join(''),
    courses: () =>
      printed.certifications
        .map(
          ({ name, issuer, year }) =>
            `<p>${parts([name, issuer, year], pick([', ', ' - ', ' · ', ' / '], variant))}</p>`,
        )
        .join(''),
    references: () => {
      const cards = printed.references.map(
        (one) =>
          `<div>${one
            .split(/, | - /u)
            .map((line) => escapeHtml(line))
            .join('<br>')}</div>`,
      )
      return cards.length === 0 ? '' : `<div class="two">${cards.join('')}</div>`
    },
    interests: () => parts(printed.interests, pick([' + ', ', ', ' y '], variant)),
  }
}

function drawJob({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  return `<div class="entry">${pick(
    [
      `<div><span class="what">${role}</span> en ${at}, ${where} <span class="quiet">(${text})</span></div>${element('div', '', bullets.join(' '))}`,
      `<div class="what">${at} – ${where}</div><div>${role}</div><div class="quiet">${text}</div>${bulletList(bullets)}`,
      `<div class="quiet">${text}</div><div class="what">${role}</div><div>${at} | ${where}</div>${bulletList(bullets)}`,
      `<div class="what">${role}</div><div class="fact"><b>Empresa:</b> ${at}</div><div class="fact"><b>Ciudad:</b> ${where}</div><div class="fact"><b>Tiempo:</b> ${text}</div>${element('div', '', bullets.join(' '))}`,
    ],
    variant,
  )}</div>`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return `<div class="entry">${pick(
    [
      `<div class="what">${what}</div><div>${at}</div><div class="quiet">${text}</div>`,
      `<div class="what">${at}</div><div>${what}</div><div class="quiet">${text}</div>`,
      `<div class="quiet">${text}</div><div class="what">${what}</div><div>${at}</div>`,
      `<div class="what">${what}</div><div class="fact"><b>Centro:</b> ${at}</div><div class="fact"><b>Años:</b> ${text}</div>`,
    ],
    variant,
  )}</div>`
}
