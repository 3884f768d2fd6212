import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: A4; margin: 0 }
html { -webkit-print-color-adjust: exact } body { font: 9.8pt/1.42 'Liberation Sans', sans-serif; margin: 0; color: #222 }
.page { display: flex; min-height: 297mm } aside { width: 66mm; background: #243447; color: #eef2f6; padding: 12mm 7mm; box-sizing: border-box }
main { flex: 1; padding: 12mm 10mm } .avatar { width: 26mm; height: 26mm; border-radius: 50%; background: #7aa0c4; margin: 0 auto 8mm }
h1 { font-size: 21pt; line-height: 1.1; margin: 0 } .title { color: #3b6ea5; font-size: 12pt; margin: 2pt 0 10pt }
aside h2 { font-size: 10.5pt; color: #fff; border-bottom: .7pt solid #7aa0c4; margin: 12pt 0 5pt; font-weight: normal }
main h2 { font-size: 12pt; background: #e3ebf3; padding: 2pt 6pt; margin: 10pt 0 6pt }
.icon { font-family: OpenSymbol; margin-right: 5pt } .contact { overflow-wrap: anywhere; margin-bottom: 3pt; font-size: 9pt }
.entry { margin-bottom: 8pt } .date { font-size: 8.8pt; color: #666 } ul { margin: 2pt 0 0; padding-left: 13pt } p { margin: 0 0 4pt }
.bar { height: 3pt; background: #48607a; margin-bottom: 5pt } .bar i { display: block; height: 3pt; background: #9fc3e6 }
`

const dateHabits: [DateHabit, ...DateHabit[]] = [
  '03/2019 – 12/2021',
  'Jun 2019 – Present',
  'Enero de 2020 – Presente',
  '2018-2020',
  'Ene - Mar 2021',
]

// Glyphs of a symbol font in the private use area: the extracted text of a drawn icon.
const icons = { phone: '\uE005', email: '\uE009', place: '\uE00A', linkedin: '\uE00C', section: '\uE00E' }

export const sidebarLeft: Layout = {
  name: 'sidebar-left',
  people: ['valeria-nunez', 'kevin-palomino', 'milagros-huaman', 'diego-salazar', 'percy-alarcon'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      omit: variant % 2 === 0 ? ['references', 'language levels'] : ['references', 'experience places'],
      capitals: variant % 3 === 2 ? ['name', 'positions'] : [],
    })
    const sections: SectionKind[] = ['contact', 'skills']
    const contact = (
      [
        ['phone', printed.phone],
        ['email', printed.email],
        ['place', printed.place],
        ['linkedin', printed.linkedin],
      ] as const
    )
      .filter(([, value]) => value !== null)
      .map(
        ([icon, value]) =>
          `<div class="contact"><span class="icon">${icons[icon]}</span>${escapeHtml(value ?? '')}</div>`,
      )

    const aside = `<div class="avatar"></div>
      <h2>${pick(['CONTACTO', 'Contacto', 'Datos de contacto'], variant)}</h2>${contact.join('')}
      <h2>${pick(['HABILIDADES', 'Conocimientos', 'Competencias técnicas'], variant)}</h2>${skills(printed, variant)}
      ${bulletList(printed.soft)}
      ${languages(printed, variant, sections)}
      ${interests(printed, sections)}`

    sections.push('summary', 'experience', 'education')
    const main = `<h1>${escapeHtml(printed.name)}</h1>${element('p', 'title', printed.title)}
      <h2>${heading(pick(['PERFIL', 'Sobre mí', 'Perfil profesional'], variant), variant)}</h2>${element('p', '', printed.summary)}
      <h2>${heading(pick(['EXPERIENCIA', 'Experiencia laboral', 'Experiencia de trabajo'], variant), variant)}</h2>
      ${printed.experiences.map((experience) => entry(experience, variant)).join('')}
      <h2>${heading(pick(['EDUCACIÓN', 'Estudios', 'Formación académica'], variant), variant)}</h2>
      ${printed.educations.map((education) => `<div class="entry"><b>${escapeHtml(education.degree)}</b><br>${escapeHtml(education.institution)}${education.text === '' ? '' : ` | ${education.text}`}</div>`).join('')}
      ${certifications(printed, variant, sections)}`
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(style, `<div class="page"><aside>${aside}</aside><main>${main}</main></div>`),
      },
      gold: goldOf(printed, 'sidebar-left', 'chromium', sections),
    }
  },
}

function heading(words: string, variant: number): string {
  return variant % 2 === 0 ? words : `<span class="icon">${icons.section}</span>${words}`
}

function entry(experience: PrintedExperience, variant: number): string {
  const place = experience.place === null ? '' : ` · ${escapeHtml(experience.place)}`
  const { position, company, text, bullets } = experience
  const lines = pick(
    [
      `<b>${escapeHtml(position)}</b><br>${escapeHtml(company)}${place}<br><span class="date">${text}</span>`,
      `<b>${escapeHtml(company)} — ${escapeHtml(position)}</b> (${text})${place}`,
      `<span class="date">${text}</span><br><b>${escapeHtml(position)}</b><br>${escapeHtml(company)}${place}`,
    ],
    variant,
  )
  return `<div class="entry">${lines}${bulletList(bullets)}</div>`
}

function skills(printed: PrintedCv, variant: number): string {
  const items = printed.skillGroups.flatMap((group) => group.items)
  if (variant % 2 === 1) return bulletList(items.map((item) => item.name))
  return items
    .map(
      (item, index) =>
        `<div>${escapeHtml(item.name)}</div><div class="bar"><i style="width:${60 + ((index * 17) % 40)}%"></i></div>`,
    )
    .join('')
}

function languages(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  if (printed.languages.length === 0) return ''
  sections.push('languages')
  const lines = printed.languages.map(({ name, levelText, rank }) =>
    levelText === null
      ? `<div>${name}</div><div class="bar"><i style="width:${rank * 25}%"></i></div>`
      : `<div>${name}: ${escapeHtml(levelText)}</div>`,
  )
  return `<h2>${variant % 3 === 0 ? 'IDIOMAS' : 'Idiomas'}</h2>${lines.join('')}`
}

function interests(printed: PrintedCv, sections: SectionKind[]): string {
  if (printed.interests.length === 0) return ''
  sections.push('interests')
  return `<h2>Intereses</h2>${bulletList(printed.interests)}`
}

function certifications(printed: PrintedCv, variant: number, sections: SectionKind[]): string {
  if (printed.certifications.length === 0) return ''
  sections.push('certifications')
  const lines = printed.certifications.map(
    ({ name, issuer, year }) =>
      `<div>${[name, issuer, year]
        .filter((part) => part !== null)
        .map(escapeHtml)
        .join(' | ')}</div>`,
  )
  return `<h2>${heading(pick(['CURSOS Y CERTIFICADOS', 'Certificaciones', 'Formación complementaria'], variant), variant)}</h2>${lines.join('')}`
}
