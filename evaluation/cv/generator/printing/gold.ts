import type { LanguageLevel } from '../../person.ts'

/** The content of a section, whatever its heading. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'awards'
  | 'publications'
  | 'references'
  | 'interests'

/** What a careful reader would extract from the page as printed. Dates 'YYYY' or 'YYYY-MM'; null: not printed. */
export interface Gold {
  layout: string
  producer: string
  contact: {
    name: string
    title: string | null
    email: string | null
    phone: string | null
    linkedin: string | null
    place: string | null
  }
  summary: string | null
  experiences: {
    position: string | null
    company: string | null
    place: string | null
    start: string | null
    end: string | null
    isCurrent: boolean
  }[]
  educations: {
    degree: string | null
    institution: string | null
    field: string | null
    start: string | null
    end: string | null
    isCurrent: boolean
  }[]
  skills: string[]
  languages: { name: string; level: LanguageLevel | null; levelText: string | null }[]
  certifications: string[]
  sections: SectionKind[]
}
