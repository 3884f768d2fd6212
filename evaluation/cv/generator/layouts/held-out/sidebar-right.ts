import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: A4; margin: 13mm 0 11mm }
html { -webkit-print-color-adjust: exact } body { font: 9.7pt/1.41 'Nimbus Sans', 'Liberation Sans', sans-serif; margin: 0; color: #262626 }
header { padding: 0 14mm 5mm; } h1 { font: bold 23pt/1.1 'Liberation Serif'; margin: 0; color: #6b2d5c } .title { margin: 1pt 0 0; font-size: 11.5pt }
.page { display: flex; gap: 8mm; padding: 0 14mm } main { flex: 1 } aside { width: 56mm }
h2 { font: bold 12pt 'Liberation Serif'; color: #6b2d5c; margin: 11pt 0 4pt; text-align: left } aside h2 { background: #6b2d5c; color: #fff; text-align: center; padding: 2pt; font-size: 10.5pt }
.entry { margin-bottom: 8pt } .date { color: #6b2d5c; font-size: 8.8pt } ul { margin: 2pt 0 0; padding-left: 12pt; list-style: square } p { margin: 0 0 3pt; hyphens: auto; text-align: justify }
.label { font-size: 8pt; color: #777; text-transform: uppercase; margin-top: 4pt } .value { overflow-wrap: anywhere } .dots { color: #6b2d5c; letter-spacing: 1pt }
`

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Desde agosto 2022',
  'De setiembre 2019 a la actualidad',
  '03/2019 – 12/2021',
  'Enero de 2020 – Presente',
  '2018-2020',
]

export const sidebarRight: Layout = {
  name: 'sidebar-right',
  people: ['natalia-espejo', 'marisol-tafur', 'omar-benavides', 'jimena-caceda', 'bruno-cordova'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['Del 2017 al 2019', '2018-2020'], variant),
      omit: variant % 2 === 0 ? ['language levels'] : ['experience places', 'references'],
    })
    const sections: SectionKind[] = ['summary', 'experience', 'education']
    const main = `<h2>${pick(['Quién soy', 'Resumen ejecutivo', 'Presentación'], variant)}</h2>${element('p', '', printed.summary)}
      <h2>${pick(['Mi experiencia', 'Experiencia Profesional', 'Trayectoria laboral'], variant)}</h2>
      ${printed.experiences.map((experience) => entry(experience, variant)).join('')}
      <h2>${pick(['Mi formación', 'Estudios', 'Formación académica'], variant)}</h2>
      ${printed.educations.map((education) => drawEducation(education, variant)).join('')}
      ${list('awards', pick(['Logros', 'Reconocimientos'], variant), printed.awards, sections)}
      ${list('references', 'Referencias', printed.references, sections)}`
    const aside = `<h2>${pick(['Contáctame', 'Contacto', 'Datos'], variant)}</h2>${contact(printed, sections)}
      ${skills(printed, variant, sections)}${languages(printed, sections)}${certifications(printed, variant, sections)}
      ${list('interests', 'Me gusta', printed.interests, sections)}`
    const body = `<header><h1>${escapeHtml(printed.name)}</h1>${element('p', 'title', printed.title)}</header><div class="page"><main>${main}</main><aside>${aside}</aside></div>`
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(
          variant % 3 === 2 ? `${style} body { font-size: 11.4pt; line-height: 1.8 }` : style,
          body,
        ),
      },
      gold: goldOf(printed, 'sidebar-right', 'chromium', sections),
    }
  },
}

function entry({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const where = place === null ? '' : ` (${escapeHtml(place)})`
  const head = pick(
    [
      `<div><b>${escapeHtml(position)} en ${escapeHtml(company)}</b></div><div class="date">${text}${where}</div>`,
      `<div class="date">${text}</div><div><b>${escapeHtml(company)}</b>${where}</div><div><i>${escapeHtml(position)}</i></div>`,
      `<div><b>${escapeHtml(company)}</b>${where}</div><div>${escapeHtml(position)} <span class="date">[${text}]</span></div>`,
    ],
    variant,
  )
  return `<div class="entry">${head}${bulletList(bullets)}</div>`
}

function drawEducation(
  { degree, institution, text }: PrintedCv['educations'][number],
  variant: number,
): string {
  const date = text === '' ? '' : `<span class="date">${text}</span>`
  return variant % 2 === 0
    ? `<div class="entry"><b>${escapeHtml(degree)}</b> – ${escapeHtml(institution)}<br>${date}</div>`
    : `<div class="entry">${date}<br><b>${escapeHtml(institution)}</b><br>${escapeHtml(degree)}</div>`
}

function list(kind: SectionKind, words: string, items: string[], sections: SectionKind[]): string {
  if (items.length === 0) return ''
  sections.push(kind)
  return `<h2>${words}</h2>${bulletList(items)}`
}

function contact(printed: PrintedCv, sections: SectionKind[]): string {
  sections.push('contact')
  const rows = [
    ['Teléfono', printed.phone],
    ['Correo', printed.email],
    ['Ubicación', printed.place],
    ['LinkedIn', printed.linkedin],
  ]
  return rows
    .map(([label, value]) =>
      value === null || value === undefined
        ? ''
        : `<div class="label">${label}</div><div class="value">${escapeHtml(value)}</div>`,
    )
    .join('')
}

function skills(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  sections.push('skills')
  const groups = printed.skillGroups.map(({ name, items }) => {
    const words = items.map((item) => (item.level === null ? item.name : `${item.name}: ${item.level}`))
    return `<div class="label">${escapeHtml(name)}</div>${variant % 2 === 0 ? words.map((word) => `<div>${escapeHtml(word)}</div>`).join('') : `<div>${words.map(escapeHtml).join(' · ')}</div>`}`
  })
  const soft = printed.soft.map((item) => `<div>✓ ${escapeHtml(item)}</div>`).join('')
  return `<h2>${pick(['Sé hacer', 'Competencias', 'Herramientas y habilidades'], variant)}</h2>${groups.join('')}<div class="label">Personales</div>${soft}`
}

/** With a level in words, or five dots. */
function languages(printed: PrintedCv, sections: SectionKind[]): string {
  if (printed.languages.length === 0) return ''
  sections.push('languages')
  const lines = printed.languages.map(({ name, levelText, rank }) =>
    levelText === null
      ? `<div>${name} <span class="dots">${'●'.repeat(rank + 1)}${'○'.repeat(4 - rank)}</span></div>`
      : `<div><b>${name}</b> ${escapeHtml(levelText)}</div>`,
  )
  return `<h2>Idiomas</h2>${lines.join('')}`
}

function certifications(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  if (printed.certifications.length === 0) return ''
  sections.push('certifications')
  const lines = printed.certifications.map(
    ({ name, issuer, year }) =>
      `<p style="text-align:left"><b>${escapeHtml(name)}</b>${issuer === null ? '' : `<br>${escapeHtml(issuer)}`}${year === null ? '' : `<br><span class="date">${year}</span>`}</p>`,
  )
  return `<h2>${pick(['Cursos', 'Certificados', 'Diplomas y colegiatura'], variant)}</h2>${lines.join('')}`
}
