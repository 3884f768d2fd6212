import type { DateHabit } from '../../printing/dates.ts'
import { printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import {
  browserPage,
  certificationLines,
  languageLines,
  parts,
  sectionsUnder,
  skillGroups,
} from './design-parts.ts'
import type { Headings, Of } from './design-parts.ts'

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

const spanish: Headings = {
  summary: ['PERFIL', 'Sobre mí'],
  experience: ['EXPERIENCIA PROFESIONAL', 'Experiencia laboral'],
  education: ['FORMACIÓN ACADÉMICA', 'Educación'],
  skills: ['HABILIDADES', 'Competencias'],
  languages: ['IDIOMAS', 'Idiomas'],
  certifications: ['CURSOS Y CERTIFICACIONES', 'Cursos'],
  references: ['REFERENCIAS', 'Referencias'],
}
const english: Headings = {
  summary: ['Profile'],
  experience: ['Work Experience'],
  education: ['Education'],
  skills: ['Skills'],
  languages: ['Languages'],
  certifications: ['Certifications'],
  references: ['References'],
}

export const text = escapeHtml
export const bold = (value: string) => `<b>${escapeHtml(value)}</b>`
export const bullets = (role: PrintedExperience) => bulletList(role.bullets)
export const paragraph = (role: PrintedExperience) => element('p', '', role.bullets.join(' '))

/** The layout of one habit. */
export function htmlLayout(habit: HtmlHabit): Layout {
  return {
    name: habit.name,
    people: habit.people,
    print(person, variant) {
      const printed = printCv(person, { dates: pick(habit.dates, variant), ...habit.choice })
      const { kinds, of } = sectionsUnder(habit.isEnglish ? english : spanish, variant, { isBare: true })
      return browserPage(printed, habit.name, kinds, {
        style: BASE + habit.style,
        body: page(printed, habit, variant, of),
        language: habit.isEnglish ? 'en' : 'es',
      })
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

function page(printed: PrintedCv, habit: HtmlHabit, variant: number, section: Of): string {
  const soft = printed.soft.length > 0 ? `<p>${parts(printed.soft, ' · ')}</p>` : ''
  return [
    `<h1>${text(printed.name)}</h1>${element('p', '', printed.title)}`,
    `<p>${parts([printed.place, printed.phone, printed.email, printed.linkedin], ' | ')}</p>`,
    section('summary', element('p', '', printed.summary)),
    section('experience', habit.jobs(printed.experiences, variant)),
    section('education', printed.educations.map((education) => habit.study(education, variant)).join('')),
    section('skills', skillGroups(printed, ':</b> ', ', ') + soft),
    section('languages', bulletList(languageLines(printed, ': '))),
    section('certifications', bulletList(certificationLines(printed, ' – '))),
    section('references', bulletList(printed.references)),
  ].join('')
}
