import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv, skillNames } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: A4; margin: 14mm 14mm }
body { font: 9.6pt/1.4 Lato, sans-serif; color: #2a2a2a; margin: 0 }
header { border-top: 4pt solid #0d7c66; padding-top: 8pt; margin-bottom: 10pt }
h1 { font-size: 24pt; margin: 0; font-weight: 900 } .title { font-size: 12pt; color: #0d7c66; margin: 0 0 4pt }
.contact span { margin-right: 14pt } .columns { display: grid; grid-template-columns: 62% 1fr; column-gap: 9mm }
h2 { color: #0d7c66; font-size: 11.5pt; margin: 10pt 0 4pt } .entry { margin-bottom: 8pt; break-inside: avoid }
.position { font-weight: bold; font-size: 10.4pt } .company { font-weight: bold; color: #555 } .date { color: #777; font-size: 8.8pt }
ul { margin: 2pt 0 0; padding-left: 12pt } p { margin: 0 0 4pt }
.chip { display: inline-block; border: .6pt solid #0d7c66; border-radius: 8pt; padding: 1pt 6pt; margin: 0 3pt 4pt 0; font-size: 8.6pt }
`

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '2019 – hoy',
  'Mar-2019 / Dic-2021',
  'Ene - Mar 2021',
  '2019.03 – 2021.12',
  'ENE 2019 — ACTUALIDAD',
]

export const twoColumns: Layout = {
  name: 'two-columns',
  people: ['fiorella-bustamante', 'renato-acosta', 'rosa-quispe', 'valeria-nunez', 'lucia-ferrer'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '2018-2020'], variant),
      omit: ['references', 'awards', 'experience places', 'publications'],
    })
    const left: SectionKind[] = ['summary', 'experience', 'education']
    const right: SectionKind[] = ['skills']

    const leftColumn = `
      <h2>${pick(['Extracto', 'Perfil', 'Acerca de mí'], variant)}</h2>${element('p', '', printed.summary)}
      <h2>${pick(['Historial profesional', 'Experiencia profesional', 'Trayectoria'], variant)}</h2>
      ${printed.experiences.map((experience) => entry(experience, variant)).join('')}
      <h2>${pick(['Educación', 'Formación', 'Estudios superiores'], variant)}</h2>
      ${printed.educations.map((education) => `<div class="entry"><div class="position">${escapeHtml(education.institution)}</div><div>${escapeHtml(education.degree)}</div><div class="date">${education.text}</div></div>`).join('')}`

    const rightColumn = `
      <h2>${pick(['Aptitudes', 'Habilidades técnicas', 'Herramientas'], variant)}</h2>${chips(printed, variant)}
      ${element('h2', '', printed.soft.length > 0 ? pick(['Habilidades blandas', 'Cualidades', 'Fortalezas'], variant) : null)}${bulletList(printed.soft)}
      ${languages(printed, variant, right)}
      ${certifications(printed, right)}
      ${interests(printed, right)}`

    const body = `<header><h1>${escapeHtml(printed.name)}</h1>${element('p', 'title', printed.title)}
      <div class="contact">${[printed.email, printed.phone, printed.linkedin, printed.place].map((part) => element('span', '', part)).join(' ')}</div></header>
      <div class="columns"><div>${leftColumn}</div><div>${rightColumn}</div></div>`
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(
          variant % 4 === 0 ? `${style} body { font-size: 11.4pt; line-height: 1.8 }` : style,
          body,
        ),
      },
      gold: goldOf(printed, 'two-columns', 'chromium', [...left, ...right]),
    }
  },
}

function entry(experience: PrintedExperience, variant: number): string {
  const position = element('div', 'position', experience.position)
  const company = element('div', 'company', experience.company)
  const date = element('div', 'date', experience.text)
  const lines = pick(
    [`${position}${company}${date}`, `${company}${position}${date}`, `${date}${position}${company}`],
    variant,
  )
  return `<div class="entry">${lines}${bulletList(experience.bullets)}</div>`
}

function chips(printed: PrintedCv, variant: number): string {
  const names = skillNames(printed)
  return variant % 2 === 0 ? names.map((name) => element('span', 'chip', name)).join(' ') : bulletList(names)
}

function languages(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  if (printed.languages.length === 0) return ''
  sections.push('languages')
  const lines = printed.languages.map(({ name, levelText }) =>
    element('div', '', variant % 2 === 0 ? `${name} — ${levelText}` : `${name} (${levelText})`),
  )
  return `<h2>Idiomas</h2>${lines.join('')}`
}

function certifications(printed: PrintedCv, sections: SectionKind[]): string {
  if (printed.certifications.length === 0) return ''
  sections.push('certifications')
  const lines = printed.certifications.map(
    ({ name, issuer, year }) =>
      `<p><b>${escapeHtml(name)}</b><br>${escapeHtml([issuer, year].filter((part) => part !== null).join(', '))}</p>`,
  )
  return `<h2>Certificaciones</h2>${lines.join('')}`
}

function interests(printed: PrintedCv, sections: SectionKind[]): string {
  if (printed.interests.length === 0) return ''
  sections.push('interests')
  return `<h2>Intereses</h2>${element('p', '', printed.interests.join(' · '))}`
}
