import { type ExperienceLevel, experienceLevels, type WorkMode } from '#contracts/vocabulary.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import type { PartialDate } from '#domain/cv/cv.ts'
import type { CreditKind } from '#domain/matching/taxonomy/skill-credits.ts'

/** The types of matching, in the order of computation: facts, profiles, parts, one score. */

/** Names of the official list (`domain/places`); null if nothing could be read. */
export interface PlaceFacts {
  department: string | null
  province: string | null
  district: string | null
}

/** How far somebody goes for work: from home, to other provinces of the department, or anywhere. */
export type Reach = 'home' | 'department' | 'anywhere'

/** Where somebody lives, and how far they would go. */
export interface Home extends PlaceFacts {
  reach: Reach
}

/** Pay per month in cents of one currency. Null: unknown. */
export interface PayFacts {
  min: number | null
  max: number | null
  currency: 'PEN' | 'USD'
}

/** What the engine may know about a job. */
export interface JobFacts {
  id: number
  title: string
  category: string | null
  /** As the company listed them. */
  skills: readonly string[]
  /** Names of skills in the texts that the company rejected as requirements. Omitted: none. */
  leftOut?: readonly string[]
  /** Description and requirements, as text. */
  text: string
  experience: ExperienceLevel | null
  place: PlaceFacts
  mode: WorkMode
  pay: PayFacts | null
  /** The pay as the company typed it, with what it adds ('+ alojamiento'). Omitted: nothing. */
  offer?: string
}

/**
 * What the engine may know about a professional. There is no field for name, age, sex, photo, civil status or nationality, so that
 * none of them can count.
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
  /** The expected pay; null: not given. */
  pay: PayFacts | null
}

/** The rank of a position: 0 intern, 1 assistant, 2 analyst or skilled worker, 3 senior, 4 supervisor, 5 head, 6 manager, 7 director. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A title for the score: its occupations and words, without gender. */
export interface Title {
  text: string
  /** The best one or two occupations, closeness 0-100 in steps, so that many titles share one form. */
  occupations: readonly { id: number; closeness: number }[]
  /** Stems of its words, sorted: compared if no occupation is known. */
  words: readonly string[]
  rank: Rank | null
}

/** 1 school, 2 technical or student, 3 graduate, 4 with a professional title, 5 master, 6 doctor. */
export type EducationLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface AskedEducation {
  /** The lowest accepted level; null: only a career is named. */
  level: EducationLevel | null
  /** Any of these careers is accepted; empty: any career. Indexes in the list of careers. */
  careers: readonly number[]
}

/** The levels of the vocabulary, and two above its highest: ads for heads require eight years, for managers ten or more. */
export const yearsAsked = [...experienceLevels, '8+', '10+'] as const

export type YearsAsked = (typeof yearsAsked)[number]

/** 0: none is required; 1-3 basic, intermediate, advanced; 4 native (languages). */
export type AskedLevel = 0 | 1 | 2 | 3 | 4

export interface Requirement {
  /** -1: not in the taxonomy; then `name` is compared. */
  skill: number
  name: string
  /** The text for people; '' for a title word that is not a skill. */
  label: string
  /** The company listed it as a skill; otherwise it was read in the title or the text. */
  isListed: boolean
  isOptional: boolean
  level: AskedLevel
  weight: number
}

export interface AskedLanguage {
  skill: number
  name: string
  level: AskedLevel
  isOptional: boolean
}

/** A job's profile for the score. Plain data that depends on one taxonomy. */
export interface JobProfile {
  id: number
  title: Title
  requirements: readonly Requirement[]
  experience: YearsAsked | null
  place: PlaceFacts
  mode: WorkMode
  /** People from elsewhere get lodging or travel at the employer's cost. */
  isLodged: boolean
  /** Other places from which the ad expects people. */
  served: readonly PlaceFacts[]
  languages: readonly AskedLanguage[]
  education: AskedEducation | null
  /** Stems of the distinctive words of the ad. */
  words: readonly string[]
  /** What the ad is about, as a direction (`reading/text-vector.ts`); empty: it says too little. */
  subject: readonly number[]
  /** The maximum offered pay per month, in cents of a sol. */
  pay: number | null
}

export type EvidenceSource =
  | 'listed'
  | 'certified'
  | 'experience'
  | 'summary'
  | 'title'
  | 'education'
  | 'claimed'
  | 'usual'

export interface HeldSkill {
  /** -1: not in the taxonomy; then `name` is compared. */
  skill: number
  name: string
  /** 0: unknown. */
  level: AskedLevel
  source: EvidenceSource
  /** The strength of this evidence, 0-100. */
  strength: number
}

export interface HeldTitle {
  title: Title
  /** 0-100: less for older ones. */
  weight: number
  source: 'headline' | 'current' | 'past' | 'studies'
}

/** A person's rank: exactly the one of a title; or a range from a regular worker to the rank that the years allow. */
export interface HeldRank {
  least: Rank
  most: Rank
}

export interface Position {
  title: Title
  months: number
}

/** A professional's profile for the score. It contains no name, age, sex, photo, civil status or nationality. */
export interface ProfessionalProfile {
  id: number
  titles: readonly HeldTitle[]
  /** Work with known dates; months shared by two positions count once. */
  positions: readonly Position[]
  rank: HeldRank
  skills: readonly HeldSkill[]
  /** Stems of all the person's words, without repetition: skills outside the taxonomy are searched here. */
  words: readonly string[]
  /** Stems of words typical of their present or past work, even if they did not write them. */
  duties: readonly string[]
  /** What headline, summary and latest work are about, as a direction; empty: they say too little. */
  subject: readonly number[]
  languages: readonly { skill: number; name: string; level: AskedLevel }[]
  place: Home
  education: { level: EducationLevel | null; careers: readonly number[] } | null
  /** The minimum expected pay per month, in cents of a sol. */
  pay: number | null
  /** Somebody without a trade: neither studies nor more than some months of work. */
  isBeginner: boolean
}

export type PartName = 'skills' | 'title' | 'years' | 'place' | 'languages' | 'education' | 'pay' | 'words'

/** How well one part of a job is met, in thousandths. `low` and `high`: the range that unknown facts allow. */
export interface PartValue {
  value: number
  low: number
  high: number
  /** False: the profile says nothing about it, and `value` is the documented estimate. */
  isKnown: boolean
}

/** The credit of a held skill for a required one, 0-100. */
export interface Credit {
  value: number
  low: number
  high: number
  /** 'words': not in the taxonomy, but its words are in the profile. */
  kind: 'exact' | 'words' | CreditKind
  /** The held skill. */
  by: string
  source: EvidenceSource
  level: AskedLevel
}

export interface SkillPart extends PartValue {
  met: readonly { requirement: Requirement; credit: Credit | null }[]
}

export interface TitlePart extends PartValue {
  /** The closest title, after its weight for age. */
  by: HeldTitle | null
}

export type PlaceMatch =
  | 'remote'
  | 'district'
  | 'province'
  | 'metropolis'
  | 'departmentOnly'
  | 'department'
  | 'served'
  | 'lodged'
  /** Far, for somebody who says that they would go there. */
  | 'willing'
  | 'elsewhere'
  /** The ad does not name the place. */
  | 'unsaid'

export interface PlacePart extends PartValue {
  match: PlaceMatch | null
}

/**
 * Factors that lower the whole score, in thousandths: gaps that recruiters do not accept whatever else a person offers. 1000: no
 * effect. A weighted mean cannot express this, because a part cannot cost more than its weight (decision 0038).
 */
export interface Factors {
  level: number
  place: number
  pay: number
  education: number
  language: number
  work: number
  subject: number
}

export type FactorName = keyof Factors

/** Every part as it was computed; null: not required. */
export interface ReadParts {
  skills: SkillPart | null
  title: TitlePart
  years: PartValue & { months: number | null }
  place: PlacePart
  languages: PartValue | null
  education: PartValue | null
  pay: PartValue | null
  words: PartValue | null
}
