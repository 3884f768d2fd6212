import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv, skillNames } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: A4; margin: 15mm 15mm }
body { font: 10pt/1.4 'Liberation Sans', Helvetica, sans-serif; margin: 0; color: #202020 }
h1 { font-size: 19pt; margin: 0; color: #0a4b78 } .title { margin: 0 0 2pt; color: #555 } .contact { font-size: 9pt; border-bottom: 2pt solid #0a4b78; padding-bottom: 5pt }
.section { display: grid; grid-template-columns: 34mm 1fr; column-gap: 6mm; border-bottom: .5pt solid #ccc; padding: 7pt 0 }
h2 { font-size: 10pt; margin: 0; color: #0a4b78; text-align: right } .row { display: flex; justify-content: space-between; gap: 10pt } .entry { margin-bottom: 7pt } .entry:last-child { margin-bottom: 0 }
.date { color: #555; white-space: nowrap } ul { margin: 2pt 0 0; padding-left: 13pt } p { margin: 0 0 3pt }
.stacked .section { display: block; border: 0 } .stacked h2 { text-align: left; font-variant: small-caps; font-size: 13pt; margin-bottom: 3pt }
`

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Jun 2019 – Present',
  'ene. 2020 - actualidad · 4 años 2 meses',
  '2019 - Present',
  'Enero de 2020 – Presente',
  'June 2019 to date',
]

/** English headings over Spanish text, or the reverse. */
export const mixedLanguage: Layout = {
  name: 'mixed-language',
  people: ['paola-injante', 'sebastian-noriega', 'luciana-wong', 'rodrigo-leguia', 'gonzalo-tirado'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2019 - Present', '2018-2020', '2019 – hoy'], variant),
      omit: variant % 2 === 0 ? ['publications', 'awards'] : ['publications', 'awards', 'place'],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `<div class="section"><h2>${words}</h2><div>${body}</div></div>`
    }
    const contact = [printed.email, printed.phone, printed.linkedin, printed.place].filter(
      (part) => part !== null,
    )
    const body = `<div class="${variant % 2 === 1 ? 'stacked' : ''}"><h1>${escapeHtml(printed.name)}</h1>${element('p', 'title', printed.title)}<div class="contact">${contact.map(escapeHtml).join(' / ')}</div>
      ${section('summary', pick(['Summary', 'About me', 'Sobre mí', 'Professional profile'], variant), element('p', '', printed.summary))}
      ${section('skills', pick(['Skills', 'Stack / Herramientas', 'Core skills'], variant), skills(printed, variant))}
      ${section('experience', pick(['Work experience', 'Experiencia / Experience', 'Experience', 'Professional background'], variant), printed.experiences.map((experience) => entry(experience, variant)).join(''))}
      ${section('education', pick(['Education', 'Formación / Education', 'Estudios'], variant), printed.educations.map(({ degree, institution, text }) => `<div class="entry"><div class="row"><span>${escapeHtml(degree)} @ ${escapeHtml(institution)}</span><span class="date">${text}</span></div></div>`).join(''))}
      ${section('certifications', pick(['Certifications', 'Certificaciones / Certifications', 'Courses &amp; certificates'], variant), bulletList(printed.certifications.map(({ name, issuer, year }) => [name, issuer, year].filter((part) => part !== null).join(' – '))))}
      ${areLanguagesSkills(variant) ? '' : section('languages', pick(['Languages', 'Idiomas / Languages', 'Languages'], variant), `<p>${printed.languages.map(({ name, levelText }) => `${name}: ${levelText}`).join(' | ')}</p>`)}
      ${section('interests', 'Hobbies', element('p', '', printed.interests.join(', ')))}</div>`
    return {
      source: { producer: 'chromium', html: htmlPage(style, body) },
      gold: goldOf(printed, 'mixed-language', 'chromium', sections),
    }
  },
}

function entry({ position, company, place, text, bullets }: PrintedExperience, variant: number): string {
  const where = place === null ? '' : `, ${escapeHtml(place)}`
  const head = pick(
    [
      `<div class="row"><b>${escapeHtml(company)}${where}</b><span class="date">${text}</span></div><div>${escapeHtml(position)}</div>`,
      `<div><b>${escapeHtml(position)}</b>, ${escapeHtml(company)} · ${text}</div>${place === null ? '' : `<div class="date">${escapeHtml(place)}</div>`}`,
      `<div class="date">${text}</div><div><b>${escapeHtml(position)}</b> @ ${escapeHtml(company)}${where}</div>`,
    ],
    variant,
  )
  return `<div class="entry">${head}${bulletList(bullets)}</div>`
}

function skills(printed: PrintedCv, variant: number): string {
  if (variant % 2 === 1) return element('p', '', [...skillNames(printed), ...printed.soft].join(', '))
  const groups = printed.skillGroups.map(
    ({ name, items }) =>
      `<p><b>${escapeHtml(name)}</b> ${escapeHtml(items.map((item) => item.name).join(' · '))}</p>`,
  )
  const spoken = printed.languages.map(({ name, levelText }) => `${name} (${levelText})`).join(' · ')
  const among = areLanguagesSkills(variant) ? `<p><b>Languages</b> ${escapeHtml(spoken)}</p>` : ''
  return `${groups.join('')}<p><b>Soft</b> ${escapeHtml(printed.soft.join(' · '))}</p>${among}`
}

/** Some print their languages as another line of the skills. */
function areLanguagesSkills(variant: number): boolean {
  return variant === 2
}
