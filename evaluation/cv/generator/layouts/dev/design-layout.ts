import type { Person } from '../../../person.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { element, escapeHtml, htmlPage } from '../../producers/html.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'
import { paragraphs, sectionPrinter } from './design-parts.ts'

/** The headings of each variant. Technical and soft skills are skill sections with their own headings. */
export type Headings = Partial<
  Record<SectionKind | 'technical' | 'soft' | 'strengths', [string, ...string[]]>
>
export type Of = (kind: keyof Headings, body: string) => string

export function headingOf(headings: Headings, kind: keyof Headings, variant: number): string {
  const words = headings[kind]
  if (words === undefined) throw new Error(`no heading for ${kind}`)
  return pick(words, variant)
}

/** The sections that most pages set alike, and those with entries one below the other; a layout adds or replaces its own. */
export function plainBlocks(
  printed: PrintedCv,
  variant: number,
  of: Of,
  post: (role: PrintedExperience, variant: number, before: PrintedExperience | undefined) => string,
  course: (one: PrintedEducation, variant: number) => string,
) {
  return {
    summary: () => of('summary', element('p', '', printed.summary)),
    experience: () =>
      of('experience', printed.experiences.map((role, at, all) => post(role, variant, all[at - 1])).join('')),
    education: () => of('education', printed.educations.map((one) => course(one, variant)).join('')),
    awards: () => of('awards', paragraphs(printed.awards)),
    references: () => of('references', paragraphs(printed.references)),
    interests: () => of('interests', element('p', '', printed.interests.join(', '))),
  }
}

/** A family of pages printed by the browser. */
interface Design {
  name: string
  people: string[]
  words: Headings
  choice: (variant: number, person: Person) => Choice
  style: (variant: number) => string
  isEnglish?: (variant: number) => boolean
  /** The body of each section in its own box. */
  isBoxed?: (variant: number) => boolean
  /** No element around heading and body. */
  isBare?: boolean
  /** Created for each page: writes its headings in reading order. */
  heading?: (variant: number) => (words: string) => string
  /** Calls `of` in reading order; `name`: name and title as on most pages. */
  draw: (page: DesignPage) => string
}

export interface DesignPage {
  printed: PrintedCv
  variant: number
  of: Of
  name: string
}

export function designLayout(design: Design): Layout {
  return {
    name: design.name,
    people: design.people,
    print(person, variant) {
      const printed = printCv(person, design.choice(variant, person))
      const { kinds, section } = sectionPrinter(design.heading?.(variant), design.isBare)
      const isBoxed = design.isBoxed?.(variant) === true
      const of: Of = (kind, body) =>
        section(
          kind === 'technical' || kind === 'soft' || kind === 'strengths' ? 'skills' : kind,
          headingOf(design.words, kind, variant),
          isBoxed && body !== '' ? `<div>${body}</div>` : body,
        )
      const name = `<h1>${escapeHtml(printed.name)}</h1>${element('div', 'title', printed.title)}`
      const body = design.draw({ printed, variant, of, name })
      const language = design.isEnglish?.(variant) === true ? 'en' : 'es'
      return {
        source: { producer: 'chromium', html: htmlPage(design.style(variant), body, language) },
        gold: goldOf(printed, design.name, 'chromium', kinds),
      }
    },
  }
}
