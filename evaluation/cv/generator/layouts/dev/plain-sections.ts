import type { DateHabit } from '../../printing/dates.ts'
import type { Choice, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { bulletList, element, escapeHtml } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { designLayout } from './design-layout.ts'
import type { DesignPage, Headings } from './design-layout.ts'
import { certificationLines, languageLines, parts, skillGroups } from './design-parts.ts'

/** One way of setting jobs (and studies) on a page with otherwise plain sections. */
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
  return designLayout({
    name: habit.name,
    people: habit.people,
    words: habit.isEnglish ? english : spanish,
    choice: (variant) => ({ dates: pick(habit.dates, variant), ...habit.choice }),
    style: () => BASE + habit.style,
    isEnglish: () => habit.isEnglish === true,
    isBare: true,
    draw: (page) => draw(page, habit),
  })
}

const BASE = `
@page { size: A4; margin: 17mm 18mm }
body { font: 10pt/1.4 'Liberation Sans', sans-serif; color: #1c1c1c; margin: 0 }
h1 { font-size: 20pt; margin: 0 } h2 { font-size: 12pt; margin: 13pt 0 5pt; color: #244a63 }
p { margin: 0 0 4pt } ul { margin: 2pt 0 6pt; padding-left: 15pt } .entry { margin-bottom: 8pt }
.row { display: flex; justify-content: space-between; gap: 12pt } .date { white-space: nowrap; color: #555 }
`

function draw({ printed, variant, of }: DesignPage, habit: HtmlHabit): string {
  const soft = printed.soft.length > 0 ? `<p>${parts(printed.soft, ' · ')}</p>` : ''
  return [
    `<h1>${text(printed.name)}</h1>${element('p', '', printed.title)}`,
    `<p>${parts([printed.place, printed.phone, printed.email, printed.linkedin], ' | ')}</p>`,
    of('summary', element('p', '', printed.summary)),
    of('experience', habit.jobs(printed.experiences, variant)),
    of('education', printed.educations.map((education) => habit.study(education, variant)).join('')),
    of('skills', skillGroups(printed, ':</b> ', ', ') + soft),
    of('languages', bulletList(languageLines(printed, ': '))),
    of('certifications', bulletList(certificationLines(printed, ' – '))),
    of('references', bulletList(printed.references)),
  ].join('')
}
