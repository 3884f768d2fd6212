import { webOf } from './builder-notes.data.ts'
import type { DateHabit } from '../../printing/dates.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
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
  percent,
  sectionPrinter,
} from './design-parts.ts'

const style = `${partStyle}
@page { size: A4; margin: 0 } body { font: 9.9pt/1.42 'Open Sans', sans-serif; color: #2b2b2b }
.page { display: flex; min-height: 296mm } .page.turned { flex-direction: row-reverse }
main { flex: 1; padding: 13mm 8mm 8mm 14mm } aside { width: 72mm; box-sizing: border-box; padding: 13mm 8mm 8mm; background: var(--back) }
h1 { font-size: 22pt; line-height: 1.1; margin: 0 } .title { color: var(--accent); font-size: 11pt; margin: 3pt 0 8pt }
h2 { font-size: 11pt; margin: 11pt 0 5pt; color: var(--accent); border-bottom: .8pt solid var(--accent); break-after: avoid } h3 { font-size: 9.2pt; margin: 5pt 0 3pt }
.entry { margin-bottom: 8pt; break-inside: avoid } .what { font-weight: 600; font-size: 12.6pt; line-height: 1.2 } .when { color: #666; font-size: 8.6pt }
.split { display: flex; justify-content: space-between; gap: 8pt } .split > :last-child { text-align: right; flex: none; max-width: 30mm }
.dated { display: grid; grid-template-columns: 21mm 1fr; gap: 4mm } .quiet { font-style: italic } .stars { font-family: 'DejaVu Sans'; color: var(--accent) }
`

const colours = [
  ['#0f5c6e', '#c4dbe0', '#edf3f5'],
  ['#b0413e', '#ecc9c2', '#fbf1ea'],
  ['#5b3a8c', '#d8cde8', '#f3eff8'],
  ['#3b6d2e', '#cfe0c6', '#eef4ea'],
] as const

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Enero de 2020 – Presente',
  '2019 – hoy',
  '03/2019 – 12/2021',
  'Mar-2019 / Dic-2021',
]

/** A tinted right column with drawn skills and languages; the main column is narrow and long names wrap in it. */
export const skillRail: Layout = {
  name: 'skill-rail',
  people: ['hernan-tuesta', 'brenda-ataucusi', 'yovana-ccahuana', 'luzmery-chero'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018 al 2020', '2018-2020'], variant),
      omit: variant === 1 || variant === 2 ? ['language levels'] : [],
      capitals: variant === 1 ? ['companies'] : [],
    })
    const { kinds, section } = sectionPrinter()
    const main = `<main><h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}
      ${section('summary', pick(['Perfil', 'Hola, soy Brenda', 'Perfil profesional', 'RESUMEN'], variant), element('p', '', printed.summary))}
      ${section('experience', pick(['Experiencia', 'Experiencia', 'Experiencia profesional', 'EXPERIENCIA LABORAL'], variant), printed.experiences.map((job) => drawJob(job, variant)).join(''))}
      ${section('education', pick(['Formación', 'Estudios', 'Formación académica', 'EDUCACIÓN'], variant), printed.educations.map((study) => drawStudy(study, variant)).join(''))}
      ${section('references', 'Referencias', bulletList(printed.references))}</main>`
    const lines = contactLines(
      printed,
      pick(['drawn', 'font', 'drawn', 'pasted'], variant),
      ['phone', 'email', 'linkedin', 'web', 'place'],
      webOf[person.id] ?? null,
    )
    const aside = `<aside>
      ${section('contact', pick(['Contacto', 'Contacto', 'Datos de contacto', 'CONTACTO'], variant), lines.join(''))}
      ${section('skills', pick(['Habilidades técnicas', 'Lo que uso', 'Competencias', 'CONOCIMIENTOS'], variant), drawTechnical(printed, variant))}
      ${section('skills', pick(['Fortalezas', 'Y además', 'Habilidades personales', 'HABILIDADES BLANDAS'], variant), drawSoft(printed, variant))}
      ${section('languages', variant === 3 ? 'IDIOMAS' : 'Idiomas', drawLanguages(printed, variant))}
      ${section('certifications', pick(['Certificaciones', 'Cursos', 'Cursos y diplomados', 'CURSOS'], variant), drawCourses(printed))}
      ${section('interests', 'Intereses', element('p', '', printed.interests.join(', ')))}</aside>`
    const [accent, pale, back] = colours[variant % colours.length] ?? colours[0]
    // Some builders write the right column first into the file.
    const page =
      variant % 2 === 0
        ? `<div class="page">${main}${aside}</div>`
        : `<div class="page turned">${aside}${main}</div>`
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(`:root { --accent: ${accent}; --pale: ${pale}; --back: ${back} } ${style}`, page),
      },
      gold: goldOf(printed, 'skill-rail', 'chromium', kinds),
    }
  },
}

function drawJob({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const [role, at, where] = [escapeHtml(position), escapeHtml(company), escapeHtml(place ?? '')]
  const head = pick(
    [
      `<div class="what">${role}</div><div>${at}, ${where}</div><div class="when">${text}</div>`,
      `<div class="split"><span class="what">${at}</span><span class="when">${text}</span></div><div class="quiet">${role}</div><div class="when">${where}</div>`,
      `<div class="what">${role}</div><div class="quiet">${at} · ${where}</div>`,
      `<div class="what">${role}</div><div>${at}</div><div class="split when"><span>${where}</span><span>${text}</span></div>`,
    ],
    variant,
  )
  const body = `${head}${bulletList(bullets)}`
  return variant === 2
    ? `<div class="entry dated"><div class="when">${text.replace(' – ', ' –<br>')}</div><div>${body}</div></div>`
    : `<div class="entry">${body}</div>`
}

function drawStudy({ degree, institution, text }: PrintedEducation, variant: number): string {
  const [what, at] = [escapeHtml(degree), escapeHtml(institution)]
  return pick(
    [
      `<div class="entry"><div class="what">${what}</div><div>${at} (${text})</div></div>`,
      `<div class="entry"><div class="split"><span class="what">${at}</span><span class="when">${text}</span></div><div class="quiet">${what}</div></div>`,
      `<div class="entry dated"><div class="when">${text}</div><div><div class="what">${what}</div><div class="quiet">${at}</div></div></div>`,
      `<div class="entry"><div class="what">${what}</div><div>${at}</div><div class="when">${text}</div></div>`,
    ],
    variant,
  )
}

function drawTechnical(printed: PrintedCv, variant: number): string {
  const items = allTechnical(printed)
  const groups = (draw: (name: string, level: string | null, index: number) => string) =>
    printed.skillGroups
      .map(
        (group) =>
          `<h3>${escapeHtml(group.name)}</h3>${group.items.map(({ name, level }, index) => draw(escapeHtml(name), level, index)).join('')}`,
      )
      .join('')
  return pick(
    [
      () =>
        groups(
          (name, level, index) =>
            `<div class="level"><span>${name}</span>${level === null ? '' : `<i>${level}</i>`}</div>${bar(index)}`,
        ),
      () => chips(items, 'full'),
      () =>
        groups((name, _, index) => `<div class="level"><span>${name}</span>${dots(5 - (index % 3))}</div>`),
      () =>
        items
          .map(
            (name, index) =>
              `<div class="level"><span>${escapeHtml(name)}</span><b>${percent(index)}%</b></div>${bar(index)}`,
          )
          .join(''),
    ],
    variant,
  )()
}

function drawSoft({ soft }: PrintedCv, variant: number): string {
  return variant % 2 === 0 ? bulletList(soft) : chips(soft)
}

function drawLanguages({ languages }: PrintedCv, variant: number): string {
  return languages
    .map(({ name, levelText, rank }) =>
      pick(
        [
          `<div class="level"><b>${escapeHtml(name)}</b><span>${escapeHtml(levelText ?? '')}</span></div>${bar(rank)}`,
          `<div class="level"><span>${escapeHtml(name)}</span>${dots(rank + 1)}</div>`,
          `<div class="level"><span>${escapeHtml(name)}</span><span class="stars">${'★'.repeat(rank)}${'☆'.repeat(4 - rank)}</span></div>`,
          `<div><b>${escapeHtml(name)}</b> – ${escapeHtml(levelText ?? '')}</div>`,
        ],
        variant,
      ),
    )
    .join('')
}

function drawCourses({ certifications }: PrintedCv): string {
  return certifications
    .map(({ name, issuer, year }) => `<p><b>${escapeHtml(name)}</b><br>${parts([issuer, year], ', ')}</p>`)
    .join('')
}
