import type { ExperienceLevel, JobCategory, WorkMode } from '#contracts/vocabulary.ts'

/** An invented job ad, worded as Peruvian companies word theirs. */
export interface LabelledJob {
  key: string
  title: string
  category: JobCategory | null
  skills: string[]
  description: string
  /** One requirement a line. */
  requirements: string
  experience: ExperienceLevel | null
  /** 'Miraflores, Lima', 'Arequipa', 'Remoto'. */
  location: string
  mode: WorkMode
  /** As the company typed it: a range, a floor, 'A tratar'. */
  salaryText: string
}

export interface LabelledLanguage {
  name: string
  level: 'basic' | 'intermediate' | 'advanced' | 'native' | null
}

export interface LabelledExperience {
  position: string
  company: string
  /** 'YYYY' or 'YYYY-MM'; null when the person did not say. */
  start: string | null
  /** 'YYYY' or 'YYYY-MM'; null when current or not said. */
  end: string | null
  isCurrent: boolean
  description: string
}

export interface LabelledEducation {
  degree: string
  institution: string
  field: string
  isCurrent: boolean
}

/** What a professional would accept in a month, in cents. */
export interface LabelledPay {
  min: number | null
  max: number | null
  currency: 'PEN' | 'USD'
}

/** Weights may be tuned on 'dev' only; what is reported comes from 'held-out'. */
export type Split = 'dev' | 'held-out'

/** An invented person, written as people write their own profiles. */
export interface LabelledProfile {
  key: string
  split: Split
  firstName: string
  lastName: string
  title: string
  summary: string
  skills: string[]
  languages: LabelledLanguage[]
  certifications: string[]
  experiences: LabelledExperience[]
  educations: LabelledEducation[]
  location: string
  pay: LabelledPay | null
}

/** How well a job suits a profile; the guideline is guideline.md. */
export type Grade = 0 | 1 | 2 | 3

/** Profile key → job key → grade; a pair that is not named is 0. */
export type Grades = Record<string, Record<string, Exclude<Grade, 0>>>

/** People and ads that are ranked among themselves. */
export interface LabelledSet {
  jobs: readonly LabelledJob[]
  profiles: readonly LabelledProfile[]
  grades: Grades
}

/** The day on which the profiles were written; years of a current job are counted up to here ('YYYY-MM'). */
export const profilesWrittenOn = '2025-07'
