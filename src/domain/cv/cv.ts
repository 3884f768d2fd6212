import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import type { SectionKind } from '#domain/cv/sections/headings.data.ts'

export type { LanguageLevel }

/** Where something stands: the page, counted from 1, and its box in points from the top left corner. */
export interface Evidence {
  page: number
  box: { x: number; y: number; width: number; height: number }
  /** What is printed there, one line after the other, shortened; behind a link, its address. */
  text: string
}

/**
 * A value that was read, how sure we are (0-1), and where it stands.
 * What has a form of its own (e-mail, phone, dates, what a label names) is at 0.95 and above. What is told apart by words and look (position
 * and company, degree and institution) is between 0.4 and 0.97: 0.6 and a quarter of the lead over the second best way to read the header.
 * What is taken over from elsewhere (a company named once for several roles, an address behind a link) is at most 0.8.
 */
export interface Read<T> {
  value: T
  confidence: number
  from: Evidence[]
}

/** 'YYYY' or 'YYYY-MM': no more than the page says. */
export type PartialDate = string

export interface ReadPeriod {
  start: Read<PartialDate> | null
  /** Null: not printed, or still going on. */
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
  /** What was studied; 'General' is never invented here, it is null. */
  field: Read<string> | null
}

export interface ReadLanguage {
  name: string
  level: LanguageLevel | null
  /** The level as written: 'B2', 'TOEFL 105', 'intermedio'. */
  levelText: string | null
}

/** What a careful reader would take from a CV. Unknown stays null: nothing is invented. */
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
  /** In the order of the page. */
  experiences: ReadExperience[]
  educations: ReadEducation[]
  skills: {
    technical: Read<string>[]
    soft: Read<string>[]
    languages: Read<ReadLanguage>[]
    certifications: Read<string>[]
  }
  /** The parts that the CV has, in the order of reading. */
  sections: SectionKind[]
}
