import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import type { SectionKind } from '#domain/cv/sections/headings.data.ts'

/** The position of a text: the page, counted from 1, and its box in points from the top left corner. */
export interface Evidence {
  page: number
  box: { x: number; y: number; width: number; height: number }
  /** The printed text, line after line, shortened; for a link, its target. */
  text: string
}

/**
 * A value with our confidence (0-1) and its position. Values with a fixed form (e-mail, phone, dates, labelled values) have 0.95 or
 * more. Values distinguished by words and look (position and company, degree and institution) have 0.4 to 0.97: 0.6 plus a quarter
 * of the lead over the second best reading of the header, and at most 0.7 if the trained model does not read the same name in an
 * entry of that time. Values taken from elsewhere (one company above several roles, the target
 * of a link) have at most 0.8.
 */
export interface Read<T> {
  value: T
  confidence: number
  from: Evidence[]
}

/** 'YYYY' or 'YYYY-MM': no more precise than the page. */
export type PartialDate = string

export interface ReadPeriod {
  start: Read<PartialDate> | null
  /** Null: not printed, or still current. */
  end: Read<PartialDate> | null
  isCurrent: boolean
}

export interface ReadExperience extends ReadPeriod {
  position: Read<string> | null
  company: Read<string> | null
  place: Read<string> | null
  description: Read<string> | null
}

export interface ReadEducation extends ReadPeriod {
  degree: Read<string> | null
  institution: Read<string> | null
  /** The field of study; null if not printed, never 'General' here. */
  field: Read<string> | null
}

export interface ReadLanguage {
  name: string
  level: LanguageLevel | null
  /** The level as written: 'B2', 'TOEFL 105', 'intermedio'. */
  levelText: string | null
}

/** What a careful reader would extract from a CV. Unknown values are null; nothing is invented. */
export interface ReadCv {
  contact: {
    name: Read<string> | null
    title: Read<string> | null
    email: Read<string> | null
    phone: Read<string> | null
    linkedin: Read<string> | null
    place: Read<string> | null
  }
  summary: Read<string> | null
  /** In page order. */
  experiences: ReadExperience[]
  educations: ReadEducation[]
  skills: {
    technical: Read<string>[]
    soft: Read<string>[]
    languages: Read<ReadLanguage>[]
    certifications: Read<string>[]
  }
  /** The sections of the CV, in reading order. */
  sections: SectionKind[]
  /** If some pages are pictures: those whose text was recognised, and those that could not be read. Counted from 1. */
  scan?: Scan
}

export interface Scan {
  read: number[]
  unread: number[]
}
