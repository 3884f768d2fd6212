import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: Letter; margin: 16mm 17mm }
body { font: 10.2pt/1.36 'Figtree', 'Liberation Sans', sans-serif; color: #1b1b1b; margin: 0 }
h1 { font-size: 20pt; margin: 0 } .title { margin: 0; color: #444 } .contact { margin: 3pt 0 8pt; font-size: 9.4pt }
h2 { font-size: 10.6pt; text-transform: uppercase; border-top: 1.4pt solid #1b1b1b; padding-top: 3pt; margin: 12pt 0 5pt }
.soft h2 { text-transform: none; border-top: 0; border-left: 4pt solid #a33; padding: 0 0 0 6pt }
.row { display: flex; justify-content: space-between; gap: 10pt } .entry { margin-bottom: 7pt } ul { margin: 2pt 0 0; padding-left: 14pt } p { margin: 0 0 3pt }
`

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'Jun 2019 – Present',
  'June 2019 to date',
  '2019 - Present',
  'Jun 2019 – Present',
]

export const englishResume: Layout = {
  name: 'english-resume',
  people: ['alonso-rey', 'camila-ugarte', 'mateo-grados', 'daniela-okada'],
  print(person, variant) {
    const printed = printCv(person, {
      dates: pick(dateHabits, variant),
      capitals: variant % 2 === 1 ? ['companies'] : [],
    })
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `<h2>${words}</h2>${body}`
    }
    const contact = [printed.place, printed.phone, printed.email, printed.linkedin].filter(
      (part) => part !== null,
    )
    const experience = () =>
      section(
        'experience',
        pick(['Work Experience', 'Professional Experience', 'Employment History', 'Experience'], variant),
        printed.experiences.map((entry) => drawExperience(entry, variant)).join(''),
      )
    const education = () =>
      section(
        'education',
        pick(['Education', 'Academic Background', 'Education and Training'], variant),
        printed.educations
          .map(
            (entry) =>
              `<div class="entry"><div class="row"><span><b>${escapeHtml(entry.institution)}</b></span><span>${entry.text}</span></div>${escapeHtml(entry.degree)}</div>`,
          )
          .join(''),
      )
    const body = `<div class="${variant % 2 === 1 ? 'soft' : ''}"><h1>${escapeHtml(printed.name)}</h1>${element('p', 'title', printed.title)}
      <p class="contact">${contact.map(escapeHtml).join(pick([' | ', ' • ', ' · '], variant))}</p>
      ${section('summary', pick(['Summary', 'Profile', 'About me', 'Objective'], variant), element('p', '', printed.summary))}
      ${variant === 3 ? education() + experience() : experience() + education()}
      ${section('skills', pick(['Technical Skills', 'Core Competencies', 'Skills', 'Skills'], variant), skills(printed, variant))}
      ${section('languages', 'Languages', `<p>${printed.languages.map(({ name, levelText }) => `${name} (${levelText})`).join(', ')}</p>`)}
      ${section('certifications', pick(['Certifications', 'Licenses &amp; Certifications', 'Courses'], variant), certifications(printed))}
      ${section('awards', 'Honors and Awards', bulletList(printed.awards))}
      ${section('interests', 'Interests', element('p', '', printed.interests.join(', ')))}</div>`
    return {
      source: { producer: 'chromium', html: htmlPage(style, body, 'en') },
      gold: goldOf(printed, 'english-resume', 'chromium', sections),
    }
  },
}

function drawExperience(
  { position, company, place, text, bullets }: PrintedExperience,
  variant: number,
): string {
  const where = place === null ? '' : `, ${escapeHtml(place)}`
  const head = pick(
    [
      `<div class="row"><b>${escapeHtml(position)}</b><span>${text}</span></div><div><i>${escapeHtml(company)}</i>${where}</div>`,
      `<div class="row"><b>${escapeHtml(company)}</b><span>${escapeHtml(place ?? '')}</span></div><div class="row"><i>${escapeHtml(position)}</i><span>${text}</span></div>`,
      `<div><b>${escapeHtml(position)}</b> at ${escapeHtml(company)}${where} (${text})</div>`,
    ],
    variant,
  )
  return `<div class="entry">${head}${bulletList(bullets)}</div>`
}

function skills(printed: PrintedCv, variant: number): string {
  if (variant === 2) {
    return element(
      'p',
      '',
      [...printed.skillGroups.flatMap((group) => group.items.map((item) => item.name)), ...printed.soft].join(
        ' • ',
      ),
    )
  }
  const groups = printed.skillGroups.map(
    ({ name, items }) =>
      `<p><b>${escapeHtml(name)}:</b> ${escapeHtml(items.map((item) => item.name).join(', '))}</p>`,
  )
  return `${groups.join('')}<p><b>Soft skills:</b> ${escapeHtml(printed.soft.join(', '))}</p>`
}

function certifications(printed: PrintedCv): string {
  return bulletList(
    printed.certifications.map(
      ({ name, issuer, year }) =>
        `${name}${issuer === null ? '' : `, ${issuer}`}${year === null ? '' : ` (${year})`}`,
    ),
  )
}
