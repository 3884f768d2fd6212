import { educationPart, missingLicence } from '#domain/matching/parts/education-part.ts'
import { vectorCloseness } from '#domain/matching/reading/text-vector.ts'
import { isLicenceAsked } from '#domain/matching/reading/asked-education.ts'
import { askedYears } from '#domain/matching/reading/years-asked.ts'
import type {
  AskedEducation,
  HeldRank,
  JobProfile,
  PartValue,
  ProfessionalProfile,
  Rank,
  Title,
  YearsAsked,
} from '#domain/matching/types.ts'
import {
  beginners,
  factorRamps,
  levelFactors,
  licenceFactors,
  partWeights,
  rankSteps,
} from '#domain/matching/weights.ts'
import { along, rankStep } from '#domain/matching/parts/years-part.ts'

/** 1000 for a part's value that is near enough, falling to the floor for a value of 0. */
export function rampFactor(name: keyof typeof factorRamps, value: number): number {
  const { from, floor } = factorRamps[name]
  return value >= from ? 1000 : floor + Math.floor(((1000 - floor) * value) / from)
}

/** The work experience that counts for a job. */
export interface WorkedMonths {
  /** Months that count for the job's title; null: no work with dates is known. */
  relevant: number | null
  /** All months of work. */
  all: number
  /** Whether the work is of the job's kind. If not, all months count against too few years, and too many years do not matter. */
  isSame: boolean
  /** Whether they finished a university career: graduates with experience are overqualified for beginners' jobs, similar ones too. */
  isGraduate: boolean
}

/**
 * Whether an ad takes people without experience, of any trade and studies. Whoever never had a trade cannot be told from it by one, so
 * neither work nor subject lowers the score then.
 */
export const isForBeginners = ({
  experience,
  title: { rank },
  education,
}: Pick<JobProfile, 'experience' | 'education'> & { title: Pick<Title, 'rank'> }): boolean =>
  experience === '0-1' && (rank === null || rank === beginners.rank) && asksNoCareer(education)

/** Whether school is enough. */
export const asksNoCareer = (education: AskedEducation | null): boolean =>
  education === null || (education.careers.length === 0 && (education.level ?? 1) <= beginners.studies)

/** Whether the person finished a university career. */
export const isGraduate = (education: ProfessionalProfile['education']): boolean =>
  (education?.level ?? 0) >= levelFactors.graduate

/** A title with at least this value, in thousandths, is work of the job's kind. */
export const isSameWork = (titleValue: number): boolean => titleValue >= levelFactors.sameWork

/**
 * The factor of a rank far from the job's. Internships are for students and those who finished at most a year ago (Ley 28518), not
 * for regular workers.
 */
export function rankFactor(asked: Rank | null, held: HeldRank): number {
  if (asked === 0 && held.least >= rankSteps.plain) return levelFactors.practice
  const step = rankStep(asked, held)
  const ranks = step >= 0 ? levelFactors.up : levelFactors.down
  return ranks[Math.abs(step)] ?? ranks.at(-1)!
}

/** The factor of years far below or above the requirement. */
export function yearsFactor(
  asked: YearsAsked | null,
  { relevant, all, isSame, isGraduate }: WorkedMonths,
): number {
  if (asked === null || relevant === null) return 1000
  const { least, most } = askedYears[asked]
  const short = least - (isSame ? relevant : all) / 12
  if (short > 0) return along(levelFactors.short, short)
  // A cashier of any experience may do a sales job that requires none; an engineer with eight years is overqualified for a first
  // job as a draughtsman.
  if (isGraduate && asked === '0-1') return along(levelFactors.overGraduate, relevant / 12 - most)
  return isSame ? along(levelFactors.over, relevant / 12 - most) : 1000
}

/** Rank and years as one factor. */
export const levelFactor = (rank: number, years: number): number => Math.floor((rank * years) / 1000)

/**
 * Lowers the score if the person lists languages but not the required ones, or at a much lower level; without any listed language
 * it is unknown.
 */
export function languageFactor(languages: PartValue | null, end: 'value' | 'low' | 'high' = 'value'): number {
  return languages === null || (end === 'value' && !languages.isKnown)
    ? 1000
    : rampFactor('language', languages[end])
}

/** Studies and languages as one factor. */
export const qualificationFactor = (education: number, language: number): number =>
  Math.floor((education * language) / 1000)

/**
 * How similar the work is: the mean of its evidence (title, skills, words), in thousandths. A weight of 0: the job does not require
 * that part.
 */
export function workValue(
  title: number,
  skillWeight: number,
  skills: number,
  wordWeight: number,
  words: number,
): number {
  const sum = partWeights.title * title + skillWeight * skills + wordWeight * words
  return Math.floor(sum / (partWeights.title + skillWeight + wordWeight))
}

/** Whether a title names its work clearly enough to recognise another trade. */
export const isTradeSure = ({ occupations }: Title): boolean =>
  (occupations[0]?.closeness ?? 0) >= levelFactors.sureTitle

/** The maximum of the work factor, from the trade alone, if the job's title names it clearly. */
export const tradeFactor = (title: number, isSure: boolean): number =>
  isSure ? rampFactor('trade', title) : 1000

/**
 * The factor for different work: by all evidence, and by the trade. Shared tools and words do not make two trades similar: selling
 * a thing is not making it.
 */
export const workFactor = (title: number, isSure: boolean, work: number): number =>
  Math.min(rampFactor('work', work), tradeFactor(title, isSure))

/**
 * The factor for texts about other things: of an ad, and of what somebody says of themselves and of their latest work. Learned vectors
 * know that two words are near where no list does. If one text says too little, it lowers nothing. `from`: where the ad's begins in an
 * array of many.
 */
export const subjectFactor = (asked: ArrayLike<number>, held: ArrayLike<number>, from = 0): number =>
  rampFactor('subject', vectorCloseness(asked, held, from) ?? 1000)

/** The least that the subject of a profile could give if it said more. */
export const leastSubjectFactor = (asked: ArrayLike<number>): number =>
  asked.length === 0 ? 1000 : rampFactor('subject', 0)

/** Work and subject as one factor. */
export const aboutFactor = (work: number, subject: number): number => Math.floor((work * subject) / 1000)

/** Level and place as one factor: the part that an index knows before it reads the rest of a job. */
export const nearFactor = (level: number, place: number): number => Math.floor((level * place) / 1000)

/**
 * Points after the factors. Whole numbers, rounded down in a fixed order, so that pair scores and both indexes agree. With 1000 for
 * an unknown factor the result is an upper bound.
 */
export function factoredPoints(
  points: number,
  near: number,
  pay: number,
  qualifications: number,
  work: number,
): number {
  const factor = Math.floor((Math.floor((near * pay) / 1000) * qualifications) / 1000)
  return Math.floor((Math.floor((points * factor) / 1000) * work) / 1000)
}

/**
 * The factor for studies far from the requirement, and for a missing title of a regulated profession, in thousandths; 1000 if none
 * are required.
 */
export function educationFactor(
  asked: AskedEducation | null,
  held: ProfessionalProfile['education'],
  end: 'value' | 'low' | 'high' = 'value',
): number {
  const part = educationPart(asked, held)
  if (asked === null || part === null) return 1000
  const licence = missingLicence(asked, held)
  // In the worst case the profile lacks what it does not mention.
  const unsaid =
    end === 'low' && isLicenceAsked(asked) && (held === null ? 'career' : held.level === null && 'title')
  const factor = licence ? licenceFactors[licence] : unsaid ? licenceFactors[unsaid] : 1000
  return Math.floor((rampFactor('education', part[end]) * factor) / 1000)
}
