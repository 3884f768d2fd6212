import { educationPart, missingLicence } from '#domain/matching/parts/education-part.ts'
import { isLicenceAsked } from '#domain/matching/reading/asked-education.ts'
import { askedYears } from '#domain/matching/reading/years-asked.ts'
import type {
  AskedEducation,
  HeldRank,
  PartValue,
  ProfessionalProfile,
  Rank,
  Title,
  YearsAsked,
} from '#domain/matching/types.ts'
import {
  factorRamps,
  levelFactors,
  licenceFactors,
  partWeights,
  rankSteps,
} from '#domain/matching/weights.ts'
import { along, rankStep } from '#domain/matching/parts/years-part.ts'

/** 1000 from the value of a part on where it is near enough, and down to the floor for a value of 0. */
export function rampFactor(name: keyof typeof factorRamps, value: number): number {
  const { from, floor } = factorRamps[name]
  return value >= from ? 1000 : floor + Math.floor(((1000 - floor) * value) / from)
}

/** Work of some time, for what a job asks. */
export interface WorkedMonths {
  /** Months that count for the job's title; null: no work with dates is known. */
  relevant: number | null
  /** All months of work. */
  all: number
  /** Whether the work is of the job's kind; of another kind too few years are told by all of them, too many by none. */
  isSame: boolean
  /** Whether they finished a career: whoever did and has worked in it is past jobs for beginners, near ones too. */
  isGraduate: boolean
}

/** Whether somebody finished a career of a university. */
export const isGraduate = (education: ProfessionalProfile['education']): boolean =>
  (education?.level ?? 0) >= levelFactors.graduate

/** A title of this value or more, in thousandths, is work of the job's kind. */
export const isSameWork = (titleValue: number): boolean => titleValue >= levelFactors.sameWork

/** A rank far from the job's. Practice is for who studies, or did a year ago at most (Ley 28518): not for workers of the trade. */
export function rankFactor(asked: Rank | null, held: HeldRank): number {
  if (asked === 0 && held.least >= rankSteps.plain) return levelFactors.practice
  const step = rankStep(asked, held)
  const ranks = step >= 0 ? levelFactors.up : levelFactors.down
  return ranks[Math.abs(step)] ?? ranks.at(-1)!
}

/** Years far below or above what is asked. */
export function yearsFactor(
  asked: YearsAsked | null,
  { relevant, all, isSame, isGraduate }: WorkedMonths,
): number {
  if (asked === null || relevant === null) return 1000
  const { least, most } = askedYears[asked]
  const short = least - (isSame ? relevant : all) / 12
  if (short > 0) return along(levelFactors.short, short)
  // A cashier of any age may sell in a shop that asks for none; an engineer of eight years is no draughtsman of the first.
  if (isGraduate && asked === '0-1') return along(levelFactors.overGraduate, relevant / 12 - most)
  return isSame ? along(levelFactors.over, relevant / 12 - most) : 1000
}

/** Rank and years as one factor. */
export const levelFactor = (rank: number, years: number): number => Math.floor((rank * years) / 1000)

/** Languages that somebody names, and none or far below what is asked for; of a profile without any nobody knows. */
export function languageFactor(languages: PartValue | null, end: 'value' | 'low' | 'high' = 'value'): number {
  return languages === null || (end === 'value' && !languages.isKnown)
    ? 1000
    : rampFactor('language', languages[end])
}

/** Studies and languages as one factor. */
export const qualificationFactor = (education: number, language: number): number =>
  Math.floor((education * language) / 1000)

/**
 * How near the work is: the mean of what tells it (title, skills, words), in thousandths, from their values. A weight of 0:
 * the job does not ask for that part.
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

/** Whether a title names its work so well that another trade can be told by it. */
export const isTradeSure = ({ occupations }: Title): boolean =>
  (occupations[0]?.closeness ?? 0) >= levelFactors.sureTitle

/** By the trade alone, where the job's title names it surely: the most that the factor of the work can be. */
export const tradeFactor = (title: number, isSure: boolean): number =>
  isSure ? rampFactor('trade', title) : 1000

/**
 * How far off the work is: by all that tells it, and by the trade. Tools and words that two trades share make them no nearer: who sells a
 * thing is not the one who makes it.
 */
export const workFactor = (title: number, isSure: boolean, work: number): number =>
  Math.min(rampFactor('work', work), tradeFactor(title, isSure))

/** Level and place as one factor: what an index knows of a job before it reads the rest. */
export const nearFactor = (level: number, place: number): number => Math.floor((level * place) / 1000)

/**
 * Points after the factors. Whole numbers, cut in one order, so that the score of a pair and both indexes cannot differ; and
 * a factor of 1000 in the place of an unknown one gives a bound.
 */
export function factoredPoints(
  points: number,
  near: number,
  pay: number,
  taught: number,
  work: number,
): number {
  const factor = Math.floor((Math.floor((near * pay) / 1000) * taught) / 1000)
  return Math.floor((Math.floor((points * factor) / 1000) * work) / 1000)
}

/** Studies far from what is asked, and a missing title of a regulated profession, in thousandths; 1000 where none are asked for. */
export function educationFactor(
  asked: AskedEducation | null,
  held: ProfessionalProfile['education'],
  end: 'value' | 'low' | 'high' = 'value',
): number {
  const part = educationPart(asked, held)
  if (asked === null || part === null) return 1000
  const licence = missingLicence(asked, held)
  // What a profile does not say might be missing at worst.
  const unsaid =
    end === 'low' && isLicenceAsked(asked) && (held === null ? 'career' : held.level === null && 'title')
  const factor = licence ? licenceFactors[licence] : unsaid ? licenceFactors[unsaid] : 1000
  return Math.floor((rampFactor('education', part[end]) * factor) / 1000)
}
