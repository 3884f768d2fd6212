import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

/** One way of setting jobs (and studies), in a page whose other sections are plain. */
export interface HtmlHabit {
  name: string
  people: string[]
  dates: [DateHabit, ...DateHabit[]]
  choice?: Partial<Choice>
  style: string
  isEnglish?: boolean
  jobs: (experiences: PrintedExperience[], variant: number) => string
  study: (education: PrintedEducation, variant: number) => string
}

type Words = Record<
  'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'references',
  string
>

const spanish: [Words, ...Words[]] = [
  {
    summary: 'PERFIL',
    experience: 'EXPERIENCIA PROFESIONAL',
    education: 'FORMACIÓN ACADÉMICA',
    skills: 'HABILIDADES',
    languages: 'IDIOMAS',
    certifications: 'CURSOS Y CERTIFICACIONES',
    references: 'REFERENCIAS',
  },
  {
    summary: 'Sobre mí',
    experience: 'Experiencia laboral',
    education: 'Educación',
    skills: 'Competencias',
    languages: 'Idiomas',
    certifications: 'Cursos',
    references: 'Referencias',
  },
]
const english: Words = {
  summary: 'Profile',
  experience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certifications: 'Certifications',
  references: 'References',
}

export const text = escapeHtml
export const bold = (value: string) => `<b>${escapeHtml(value)}</b>`
/** Parts that the page has, joined. */
export const joined = (parts: readonly (string | null)[], sign: string) =>
  parts
    .filter((part) => part !== null && part !== '')
    .map((part) => escapeHtml(part!))
    .join(sign)
export const bullets = (role: PrintedExperience) => bulletList(role.bullets)
export const paragraph = (role: PrintedExperience) => element('p', '', role.bullets.join(' '))

/** The layout of one habit. */
export function htmlLayout(habit: HtmlHabit): Layout {
  return {
    name: habit.name,
    people: habit.people,
    print(person, variant) {
      const printed = printCv(person, { dates: pick(habit.dates, variant), ...habit.choice })
      const sections: SectionKind[] = []
      const body = page(printed, habit, variant, sections)
      return {
        source: {
          producer: 'chromium',
          html: htmlPage(BASE + habit.style, body, habit.isEnglish ? 'en' : 'es'),
        },
        gold: goldOf(printed, habit.name, 'chromium', sections),
      }
    },
  }
}

const BASE = `
@page { size: A4; margin: 17mm 18mm }
body { font: 10pt/1.4 'Liberation Sans', sans-serif; color: #1c1c1c; margin: 0 }
h1 { font-size: 20pt; margin: 0 } h2 { font-size: 12pt; margin: 13pt 0 5pt; color: #244a63 }
p { margin: 0 0 4pt } ul { margin: 2pt 0 6pt; padding-left: 15pt } .entry { margin-bottom: 8pt }
.row { display: flex; justify-content: space-between; gap: 12pt } .date { white-space: nowrap; color: #555 }
`

function page(printed: PrintedCv, habit: HtmlHabit, variant: number, sections: SectionKind[]): string {
  const words = habit.isEnglish ? english : pick(spanish, variant)
  const section = (kind: keyof Words, body: string) => {
    if (body === '') return ''
    sections.push(kind)
    return `<h2>${words[kind]}</h2>${body}`
  }
  const skills = [
    ...printed.skillGroups.map(
      (group) =>
        `<p><b>${text(group.name)}:</b> ${joined(
          group.items.map(({ name }) => name),
          ', ',
        )}</p>`,
    ),
    printed.soft.length > 0 ? `<p>${joined(printed.soft, ' · ')}</p>` : '',
  ].join('')
  return [
    `<h1>${text(printed.name)}</h1>${element('p', '', printed.title)}`,
    `<p>${joined([printed.place, printed.phone, printed.email, printed.linkedin], ' | ')}</p>`,
    section('summary', element('p', '', printed.summary)),
    section('experience', habit.jobs(printed.experiences, variant)),
    section('education', printed.educations.map((education) => habit.study(education, variant)).join('')),
    section('skills', skills),
    section('languages', bulletList(printed.languages.map(({ name, levelText }) => `${name}: ${levelText}`))),
    section(
      'certifications',
      bulletList(
        printed.certifications.map(({ name, issuer, year }) =>
          [name, issuer, year].filter((part) => part !== null).join(' – '),
        ),
      ),
    ),
    section('references', bulletList(printed.references)),
  ].join('')
}
