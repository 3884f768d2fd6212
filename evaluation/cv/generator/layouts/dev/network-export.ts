import { element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { byCompany, goldOf, printCv } from '../../printing/printed-cv.ts'
import { duration, durationInEnglish } from '../../printing/dates.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { PrintedCv, PrintedExperience } from '../../printing/printed-cv.ts'
import type { SectionKind } from '../../printing/gold.ts'
import type { LanguageLevel } from '../../../person.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

const style = `
@page { size: Letter; margin: 0 0 14mm; @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 8.5pt 'Liberation Sans'; color: #777; padding-right: 12mm } }
html { -webkit-print-color-adjust: exact } body { font: 10.2pt/1.38 'Liberation Sans', sans-serif; margin: 0; color: #181818 }
.page { display: flex } aside { width: 62mm; box-sizing: border-box; background: #293e49; color: #fff; padding: 12mm 6mm; min-height: 262mm; font-size: 9.3pt } main { flex: 1; padding: 12mm 11mm }
aside h2 { font-size: 12pt; font-weight: normal; color: #e1e8eb; margin: 14pt 0 5pt } aside h2:first-child { margin-top: 0 } aside div { margin-bottom: 4pt; overflow-wrap: anywhere } .kind { color: #b0b8bc }
h1 { font-size: 23pt; font-weight: normal; margin: 0 } .title { margin: 3pt 0 } .place { color: #666; margin: 0 } main h2 { font-size: 14pt; font-weight: normal; margin: 18pt 0 8pt; border-top: .6pt solid #cfcfcf; padding-top: 9pt; break-after: avoid }
.company { font-size: 11pt; font-weight: bold; break-after: avoid } .role { font-size: 10.6pt; margin-top: 2pt } .when, .total, .where { color: #5c5c5c; font-size: 9.6pt } .when { color: #181818 } .entry { margin-bottom: 12pt } .nested { margin-top: 8pt } .about { margin: 4pt 0 0; white-space: pre-line }
`

const dateHabits: [DateHabit, ...DateHabit[]] = [
  'marzo de 2020 - Present (4 años 3 meses)',
  'March 2020 - Present (4 years 3 months)',
  'marzo de 2020 - actualidad (4 años 3 meses)',
  'marzo de 2020 - Present (4 años 3 meses)',
]

/** The network's own words for language levels. */
const spoken: Record<LanguageLevel, string> = {
  basic: 'Elementary',
  intermediate: 'Limited Working',
  advanced: 'Full Professional',
  native: 'Native or Bilingual',
}

/** The PDF of a profile in a professional network: a dark column with three skills, and jobs grouped by company. */
export const networkExport: Layout = {
  name: 'network-export',
  people: ['edgar-soto', 'sergio-iparraguirre', 'andrea-villacorta', 'diego-salazar'],
  print(person, variant) {
    const printed = shortened(
      printCv(person, {
        dates: pick(dateHabits, variant),
        educationDates: '2019 - Present',
        isFieldApart: true,
        omit: [
          'references',
          'interests',
          'soft',
          'publications',
          ...(variant === 3 ? (['phone'] as const) : []),
        ],
      }),
    )
    const sections: SectionKind[] = []
    const section = (kind: SectionKind, words: string, body: string) => {
      if (body === '') return ''
      sections.push(kind)
      return `<h2>${words}</h2>${body}`
    }
    const lines = (values: string[]) => values.map((value) => `<div>${escapeHtml(value)}</div>`).join('')
    const isEnglish = variant === 1
    const words = (spanish: string, english: string) => (isEnglish ? english : spanish)
    const aside = [
      section('contact', words('Contactar', 'Contact'), contact(printed)),
      section(
        'skills',
        words('Aptitudes principales', 'Top Skills'),
        lines(printed.skillGroups.flatMap((group) => group.items.map((item) => item.name))),
      ),
      section(
        'languages',
        variant === 2 ? 'Idiomas' : 'Languages',
        lines(printed.languages.map(({ name, levelText }) => `${name} (${levelText})`)),
      ),
      section(
        'certifications',
        variant === 2 ? 'Certificaciones' : 'Certifications',
        lines(printed.certifications.map(({ name }) => name)),
      ),
      section('awards', 'Honors-Awards', lines(printed.awards)),
    ].join('')
    const main = `<h1>${escapeHtml(printed.name)}</h1>${element('p', 'title', printed.title)}${element('p', 'place', printed.place)}
      ${section('summary', words('Extracto', 'Summary'), element('div', '', printed.summary))}
      ${section(
        'experience',
        words('Experiencia', 'Experience'),
        byCompany(printed.experiences)
          .map((group) => drawCompany(group, isEnglish))
          .join(''),
      )}
      ${section('education', words('Educación', 'Education'), education(printed))}`
    return {
      source: {
        producer: 'chromium',
        html: htmlPage(style, `<div class="page"><aside>${aside}</aside><main>${main}</main></div>`),
      },
      gold: goldOf(printed, 'network-export', 'chromium', sections),
    }
  },
}

/** The network prints three skills and its own words for language levels. */
function shortened(printed: PrintedCv): PrintedCv {
  const items = printed.skillGroups.flatMap((group) => group.items).slice(0, 3)
  return {
    ...printed,
    skillGroups: [{ name: '', items }],
    languages: printed.languages.map((language) => ({
      ...language,
      levelText: language.level === null ? null : spoken[language.level],
    })),
  }
}

function contact(printed: PrintedCv): string {
  const phone =
    printed.phone === null ? '' : `<div>${escapeHtml(printed.phone)} <span class="kind">(Mobile)</span></div>`
  const linkedin =
    printed.linkedin === null
      ? ''
      : `<div>${escapeHtml(printed.linkedin)} <span class="kind">(LinkedIn)</span></div>`
  return `${phone}${element('div', '', printed.email)}${linkedin}`
}

function drawCompany(roles: PrintedExperience[], isEnglish: boolean): string {
  const [latest] = roles
  const first = roles.at(-1)
  if (latest === undefined || first === undefined) return ''
  const lasted = duration(first.start ?? '', latest.end)
  const total =
    roles.length === 1 ? '' : `<div class="total">${isEnglish ? durationInEnglish(lasted) : lasted}</div>`
  const drawn = roles.map(
    ({ position, text, place, bullets }, index) =>
      `<div class="${index === 0 ? '' : 'nested'}"><div class="role">${escapeHtml(position)}</div><div class="when">${text}</div>${element('div', 'where', place)}
      ${element('p', 'about', bullets.map((bullet) => `- ${bullet}`).join('\n'))}</div>`,
  )
  return `<div class="entry"><div class="company">${escapeHtml(latest.company)}</div>${total}${drawn.join('')}</div>`
}

function education(printed: PrintedCv): string {
  return printed.educations
    .map(({ degree, field, institution, text }) => {
      const studied = field === null ? degree : `${degree}, ${field}`
      const when = text === '' ? '' : ` · (${text})`
      return `<div class="entry"><div class="company">${escapeHtml(institution)}</div><div>${escapeHtml(studied)}${when}</div></div>`
    })
    .join('')
}
