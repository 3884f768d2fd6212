import { type ExperienceLevel, experienceLevels, type WorkMode } from '#contracts/vocabulary.ts'
import type { LanguageLevel, PartialDate } from '#domain/cv/cv.ts'
import type { CreditKind } from '#domain/matching/taxonomy/skill-credits.ts'

/** What matching speaks of, in the order in which a match comes about: facts, profiles, parts, one score. */

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

/** How high a position stands: 0 practice, 1 assistant, 2 analyst or skilled worker, 3 senior, 4 supervisor, 5 head, 6 manager, 7 director. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A title as the score sees it: what it names, never how it is gendered. */
export interface Title {
  text: string
  /** The best one or two occupations, closeness 0-100 in steps, so that many titles share one form. */
  occupations: readonly { id: number; closeness: number }[]
  /** Stems of its words, sorted: what is compared where no occupation is known. */
  words: readonly string[]
  rank: Rank | null
}

/** 1 school, 2 technical or student, 3 graduate, 4 with the title of a profession, 5 master, 6 doctor. */
export type EducationLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface AskedEducation {
  /** The lowest that is accepted; null: only a career is named. */
  level: EducationLevel | null
  /** Any of these careers is accepted; empty: any at all. Indexes of the list of careers. */
  careers: readonly number[]
}

/** The levels of the vocabulary, and what the highest of them leaves open: ads for heads name eight years, for managers ten or more. */
export const yearsAsked = [...experienceLevels, '8+', '10+'] as const

export type YearsAsked = (typeof yearsAsked)[number]

/** 0: none is asked for; 1-3 basic, intermediate, advanced; 4 native (languages). */
export type AskedLevel = 0 | 1 | 2 | 3 | 4

export interface Requirement {
  /** -1: the taxonomy does not know it; then `name` is what is compared. */
  skill: number
  name: string
  /** What people read; '' for a word of the title that stands for no skill of its own. */
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

/** A job as the score sees it. Plain data of one taxonomy. */
export interface JobProfile {
  id: number
  title: Title
  requirements: readonly Requirement[]
  experience: YearsAsked | null
  place: PlaceFacts
  mode: WorkMode
  /** Who comes from elsewhere sleeps or travels at the employer's cost. */
  isLodged: boolean
  /** Places elsewhere that the ad counts on people from. */
  served: readonly PlaceFacts[]
  languages: readonly AskedLanguage[]
  education: AskedEducation | null
  /** Stems of the words that tell the ad from others. */
  words: readonly string[]
  /** The most that is offered a month, in cents of a sol. */
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
  /** -1: the taxonomy does not know it; then `name` is what is compared. */
  skill: number
  name: string
  /** 0: not known. */
  level: AskedLevel
  source: EvidenceSource
  /** What this evidence is worth, 0-100. */
  strength: number
}

export interface HeldTitle {
  title: Title
  /** 0-100: less the longer ago. */
  weight: number
  source: 'headline' | 'current' | 'past' | 'studies'
}

/** How high somebody stands: one rank that a title names; or from a worker of the trade up to what the years make of one. */
export interface HeldRank {
  least: Rank
  most: Rank
}

export interface Position {
  title: Title
  months: number
}

/** A professional as the score sees them. Nothing in it tells name, age, sex, photo, civil status or nationality. */
export interface ProfessionalProfile {
  id: number
  titles: readonly HeldTitle[]
  /** Work with known dates; months that two positions share count once. */
  positions: readonly Position[]
  rank: HeldRank
  skills: readonly HeldSkill[]
  /** Stems of all that the person wrote, each once: where skills that the taxonomy does not know are looked for. */
  words: readonly string[]
  /** Stems of what the work that they do or did is about, though they may not have written them. */
  duties: readonly string[]
  languages: readonly { skill: number; name: string; level: AskedLevel }[]
  place: PlaceFacts
  education: { level: EducationLevel | null; careers: readonly number[] } | null
  /** The least that is asked a month, in cents of a sol. */
  pay: number | null
}

export type PartName = 'skills' | 'title' | 'years' | 'place' | 'languages' | 'education' | 'pay' | 'words'

/** How well one part of a job is met, in thousandths. `low` and `high` are what the unknown could make of it. */
export interface PartValue {
  value: number
  low: number
  high: number
  /** False: the profile says nothing of it, and `value` is the documented estimate. */
  isKnown: boolean
}

/** What a held skill is worth for one that is asked, 0-100. */
export interface Credit {
  value: number
  low: number
  high: number
  /** 'words': the taxonomy does not know it, but its words are in the profile. */
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
  /** The title that is closest, after its age. */
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
  | 'elsewhere'
  /** The ad does not say where. */
  | 'unsaid'

export interface PlacePart extends PartValue {
  match: PlaceMatch | null
}

/**
 * What lowers the whole score, in thousandths: something that a recruiter does not make up for by all the rest. 1000: nothing
 * does. A weighted mean cannot say so, because a part can cost no more than its weight (decision 0038).
 */
export interface Factors {
  level: number
  place: number
  pay: number
  education: number
  language: number
  work: number
}

export type FactorName = keyof Factors

/** Every part as it was read; null: not asked for. */
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
