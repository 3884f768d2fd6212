import type { ResumeLanguage, ResumeLayout, ResumeSectionKind } from '#contracts/resumes/resume-vocabulary.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'

/** What a CV is made of: the profile of a person. */
export interface ResumeProfile {
  name: string
  title: string | null
  email: string
  phone: string | null
  location: string | null
  linkedin: string | null
  summary: string | null
  experiences: readonly (ProfileDates & {
    id: number
    position: string
    company: string
    location: string | null
    description: string | null
  })[]
  educations: readonly (ProfileDates & {
    id: number
    degree: string
    institution: string
    field: string | null
    gpa: string | null
    description: string | null
  })[]
  skills: readonly ProfileSkill[]
}

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD', as precise as known. */
export interface ProfileDates {
  startDate: string | null
  endDate: string | null
  isCurrent: boolean
}

export interface ProfileSkill {
  id: number
  kind: 'technical' | 'soft' | 'language' | 'certification'
  name: string
  level: LanguageLevel | null
}

/** How the person wants one CV. */
export interface ResumeChoices {
  layout: ResumeLayout
  language: ResumeLanguage
  /** How many it may have. */
  pages: number
  withPhoto: boolean
  /** All of them, in order. */
  sections: readonly ResumeSectionKind[]
  /** Keys of sections and of entries that stay out: 'summary', 'experience-12', 'skill-4'. */
  hidden: readonly string[]
  /** Names of skills that come first in their group. */
  firstSkills: readonly string[]
}

/** The content of one CV, as it is printed. Empty sections are not in it. */
export interface Resume {
  layout: ResumeLayout
  language: ResumeLanguage
  name: string
  title: string | null
  contact: ResumeContact[]
  withPhoto: boolean
  sections: ResumeSection[]
}

export interface ResumeContact {
  kind: 'email' | 'phone' | 'location' | 'linkedin'
  text: string
  link: string | null
}

export type ResumeSection = { title: string } & (
  | { kind: 'summary'; text: string }
  | { kind: 'experience' | 'education'; entries: ResumeEntry[] }
  | { kind: 'skills'; groups: { label: string; names: string[] }[] }
  | { kind: 'languages' | 'certifications'; items: string[] }
)

export interface ResumeEntry {
  /** 'experience-12' */
  key: string
  /** The position or the degree. */
  what: string
  /** The company or the institution. */
  where: string
  place: string | null
  /** 'mar. 2020 – actualidad'; '' for none. */
  period: string
  /** A line with a label of its own: 'Mención: Software'. */
  note: string | null
  /** Lines that start with '•', '-' or '*' are list items. */
  description: string | null
}
