import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { byCompany, goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

type Headings = Record<Exclude<SectionKind, 'contact'>, string>

const style = `
@page { size: A4; margin: 20mm 18mm }
body { font: 10.5pt/1.38 'Liberation Serif', serif; color: #111; margin: 0 }
h1 { font-size: 22pt; margin: 0; text-align: center; font-weight: normal }
.title { text-align: center; font-style: italic; margin: 0 }
.contact { text-align: center; font-size: 9.5pt; margin: 2pt 0 10pt }
h2 { font-size: 11pt; border-bottom: 1px solid #333; margin: 14pt 0 5pt; letter-spacing: .5pt }
.plain h2 { font-weight: normal; border: 0; font-size: 13pt; color: #23518a }
.entry { margin-bottom: 7pt } .head { display: flex; justify-content: space-between; gap: 12pt }
.head b, .role b { font-weight: bold } .sub { font-style: italic } .date { white-space: nowrap }
ul { margin: 2pt 0 0; padding-left: 16pt } p { margin: 0 0 4pt; text-align: justify; hyphens: auto }
`

const headings: [Headings, ...Headings[]] = [
  {
    summary: 'PERFIL PROFESIONAL',
    experience: 'EXPERIENCIA LABORAL',
    education: 'FORMACIÓN ACADÉMICA',
    skills: 'HABILIDADES',
    languages: 'IDIOMAS',
    certifications: 'CERTIFICACIONES',
    references: 'REFERENCIAS',
    awards: 'RECONOCIMIENTOS',
    interests: 'INTERESES',
    publications: 'PUBLICACIONES',
  },
  {
    summary: 'Sobre mí',
    experience: 'Experiencia',
    education: 'Estudios',
    skills: 'Competencias',
    languages: 'Idiomas',
    certifications: 'Cursos',
    references: 'Referencias laborales',
    awards: 'Logros',
    interests: 'Pasatiempos',
    publications: 'Publicaciones',
  },
  {
    summary: 'RESUMEN',
    experience: 'TRAYECTORIA PROFESIONAL',
    education: 'EDUCACION',
    skills: 'CONOCIMIENTOS Y APTITUDES',
    languages: 'IDIOMAS',
    certifications: 'CURSOS Y CERTIFICACIONES',
    references: 'REFERENCIAS',
    awards: 'RECONOCIMIENTOS',
    interests: 'INTERESES',
    publications: 'PUBLICACIONES',
  },
]

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'ene. 2020 - actualidad',
  'Marzo 2021 a la fecha',
  '03/2019 – 12/2021',
  'ene. 2020 - actualidad · 4 años 2 meses',
  '2018-2020',
]

export const classicColumn: Layout = {
  name: 'classic-column',
  people: ['carlos-mendoza', 'julio-cardenas', 'diego-salazar', 'andrea-villacorta', 'jorge-ticona'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      educationDates: pick(['2018-2020', '2019 – hoy', '03/2019 – 12/2021'], variant),
      capitals: variant % 2 === 0 ? ['name'] : ['companies'],
      omit: variant === 1 ? ['title'] : [],
    })
    const words = pick(headings, variant)
    const sections: SectionKind[] = []
    const section = (kind: keyof typeof words, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `<section><h2>${words[kind]}</h2>${body}</section>`
    }

    const body = `<div class="${variant % 3 === 1 ? 'plain' : ''}">
      <h1>${escapeHtml(printed.name)}</h1>${element('p', 'title', printed.title)}
      <p class="contact">${contactLine(printed, variant)}</p>
      ${section('summary', element('p', '', printed.summary))}
      ${section(
        'experience',
        byCompany(printed.experiences)
          .map((roles) => experience(roles, variant))
          .join(''),
      )}
      ${section('education', printed.educations.map((education) => `<div class="entry"><div class="head"><b>${escapeHtml(education.degree)}</b><span class="date">${education.text}</span></div><div>${escapeHtml(education.institution)}</div></div>`).join(''))}
      ${section('certifications', certifications(printed))}
      ${section('skills', skills(printed, variant))}
      ${areLanguagesSkills(variant) ? '' : section('languages', languages(printed, variant))}
      ${section('awards', bulletList(printed.awards))}
      ${section('interests', element('p', '', printed.interests.join(', ')))}
      ${section('references', bulletList(printed.references))}
    </div>`
    return {
      source: { producer: 'chromium', html: htmlPage(style, body) },
      gold: goldOf(printed, 'classic-column', 'chromium', sections),
    }
  },
}

function contactLine(printed: PrintedCv, variant: number): string {
  const parts = [printed.place, printed.phone, printed.email, printed.linkedin].filter(
    (part) => part !== null,
  )
  const labelled = [
    ['Dirección', printed.place],
    ['Teléfono', printed.phone],
    ['Correo', printed.email],
    ['LinkedIn', printed.linkedin],
  ].filter(([, value]) => value !== null)
  return variant % 2 === 0
    ? parts.map(escapeHtml).join(' | ')
    : labelled.map(([label, value]) => `${label}: ${escapeHtml(value ?? '')}`).join('<br>')
}

/** One company, named once, with its roles. */
function experience(roles: PrintedExperience[], variant: number): string {
  const [first] = roles
  if (first === undefined) return ''
  const place = first.place === null ? '' : `, ${escapeHtml(first.place)}`
  if (variant % 2 === 0 && roles.length === 1) {
    return `<div class="entry"><div class="head"><b>${escapeHtml(first.position)}</b><span class="date">${first.text}</span></div>
      <div class="sub">${escapeHtml(first.company)}${place}</div>${bulletList(first.bullets)}</div>`
  }
  const drawn = roles.map(
    (role) =>
      `<div class="head role"><span>${escapeHtml(role.position)}</span><span class="date">${role.text}</span></div>${bulletList(role.bullets)}`,
  )
  return `<div class="entry"><div><b>${escapeHtml(first.company)}</b>${place}</div>${drawn.join('')}</div>`
}

function certifications(printed: PrintedCv): string {
  return bulletList(
    printed.certifications.map(({ name, issuer, year }) =>
      [name, issuer, year].filter((part) => part !== null).join(' – '),
    ),
  )
}

function skills(printed: PrintedCv, variant: number): string {
  if (variant % 3 === 1)
    return bulletList([
      ...printed.skillGroups.flatMap((group) => group.items.map((item) => item.name)),
      ...printed.soft,
    ])
  const groups = printed.skillGroups.map(
    (group) =>
      `<p><b>${escapeHtml(group.name)}:</b> ${group.items.map((item) => escapeHtml(item.level === null ? item.name : `${item.name} (${item.level})`)).join(', ')}</p>`,
  )
  const spoken = printed.languages.map(({ name, levelText }) => `${name} (${levelText})`).join(', ')
  const among = areLanguagesSkills(variant) ? `<p><b>Idiomas:</b> ${escapeHtml(spoken)}</p>` : ''
  return `${groups.join('')}${among}<p><b>Habilidades personales:</b> ${printed.soft.map(escapeHtml).join(', ')}</p>`
}

/** Some print their languages as another line of the skills. */
function areLanguagesSkills(variant: number): boolean {
  return variant === 2
}

function languages(printed: PrintedCv, variant: number): string {
  if (printed.languages.length === 0) return ''
  const lines = printed.languages.map(({ name, levelText }) => `${name}: ${levelText}`)
  return `<p>${lines.join(variant % 2 === 0 ? ' · ' : '<br>')}</p>`
}
