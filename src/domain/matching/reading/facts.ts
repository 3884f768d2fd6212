import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import type { LanguageLevel, PartialDate } from '#domain/cv/cv.ts'

/** Names of the official list (`domain/places`); null where nothing could be read. */
export interface PlaceFacts {
  department: string | null
  province: string | null
  district: string | null
}

/** Pay a month in cents of one currency. Null: not known. */
export interface PayFacts {
  min: number | null
  max: number | null
  currency: 'PEN' | 'USD'
}

/** What the engine may know of a job. */
export interface JobFacts {
  id: number
  title: string
  category: string | null
  /** As the company listed them. */
  skills: readonly string[]
  /** Names of skills that stand in the texts and that the company says it does not ask for. Left out: none. */
  leftOut?: readonly string[]
  /** Description and requirements, as text. */
  text: string
  experience: ExperienceLevel | null
  place: PlaceFacts
  mode: WorkMode
  pay: PayFacts | null
}

/**
 * What the engine may know of a professional. There is no field for name, age, sex, photo, civil status or nationality,
 * so that none of them can weigh.
 */
export interface ProfessionalFacts {
  id: number
  title: string | null
  summary: string | null
  skills: readonly { name: string; years: number | null }[]
  languages: readonly { name: string; level: LanguageLevel | null }[]
  certifications: readonly string[]
  experiences: readonly {
    position: string
    description: string | null
    start: PartialDate | null
    end: PartialDate | null
    isCurrent: boolean
  }[]
  educations: readonly { degree: string; field: string | null; isCurrent: boolean }[]
  place: PlaceFacts
  /** What the person asks for; null: did not say. */
  pay: PayFacts | null
}
