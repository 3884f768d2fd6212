import { monthsShare } from '#domain/matching/reading/worked-months.ts'
import { distinctivenessOf } from '#domain/matching/reading/distinctive-words.ts'
import type { HeldRank, Home, JobProfile, ProfessionalProfile, Rank } from '#domain/matching/types.ts'
import { educationPart } from '#domain/matching/parts/education-part.ts'
import { languagePart } from '#domain/matching/parts/language-part.ts'
import {
  aboutFactor,
  factoredPoints,
  levelFactor,
  nearFactor,
  qualificationFactor,
} from '#domain/matching/score/combined-factors.ts'
import { educationFactor } from '#domain/matching/score/education-factor.ts'
import { isForBeginners } from '#domain/matching/score/beginners.ts'
import {
  isGraduate,
  isSameWork,
  type WorkedMonths,
  yearsFactor,
} from '#domain/matching/score/years-factor.ts'
import { isTradeSure, workFactor, workValue } from '#domain/matching/score/work-factor.ts'
import { languageFactor } from '#domain/matching/score/language-factor.ts'
import { rampFactor } from '#domain/matching/score/ramp-factor.ts'
import { rankFactor } from '#domain/matching/score/rank-factor.ts'
import { payPart } from '#domain/matching/parts/pay-part.ts'
import { placePart } from '#domain/matching/parts/place-part.ts'
import { pointsOf } from '#domain/matching/score/points.ts'
import { skillShare, skillWeight } from '#domain/matching/parts/skill-part.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { missingValues, partWeights } from '#domain/matching/weights.ts'
import { areWordsAsked, areWordsKnown, enoughOf, wordsValue } from '#domain/matching/parts/words-part.ts'
import { yearsPart } from '#domain/matching/parts/years-part.ts'
import { type Interner, Memo } from './interner.ts'
import type { Postings } from './postings.ts'
import type { Subjects } from './subjects.ts'
import { RequirementTable } from './requirement-table.ts'

/** Each candidate is one record; titles, positions and skills are in a pool, in this order, starting at `details`. */
export const RECORD = {
  id: 0,
  recency: 1,
  place: 2,
  rank: 3,
  languages: 4,
  education: 5,
  pay: 6,
  details: 7,
  titleCount: 8,
  positionCount: 9,
  skillCount: 10,
  hasSkills: 11,
  wordCount: 12,
  ownWordCount: 13,
  /** The number in `Subjects`. */
  subject: 14,
  isBeginner: 15,
} as const
export const STRIDE = 16
/** Stored for an unknown pay. */
export const NO_PAY = -1
/** The closeness of an unknown title, as a number for the table. */
export const UNPLACED = -1

/** A rank as one number, and back. */
export const packedRank = ({ least, most }: HeldRank): number => (least << 3) | most
const unpackedRank = (packed: number): HeldRank => ({
  least: (packed >>> 3) as Rank,
  most: (packed & 7) as Rank,
})

/** A word as one number: whether the candidate wrote it, or it is only typical of their work. */
export const packedWord = (id: number, isOwn: boolean): number => (id << 1) | (isOwn ? 1 : 0)

export interface CandidateArrays {
  records: Int32Array
  pool: Int32Array
  places: Interner<Home>
  languages: Interner<ProfessionalProfile['languages']>
  educations: Interner<ProfessionalProfile['education']>
  unlisted: Interner<string>
  words: Interner<string>
  /** Records by skill, with its strength, and by word, with its weight. A record's number is its start / `STRIDE`. */
  holders: { skills: Postings; words: Postings }
  /** What each candidate is about, by its number. */
  subjects: Subjects
  /** How many records there are. */
  count: number
}

/**
 * Returns a function for the points of one candidate for a job; `closeness` is by title. If the candidate cannot reach `floor`, the
 * result is some number below it.
 */
export function candidateScorer(
  taxonomy: Taxonomy,
  arrays: CandidateArrays,
  job: JobProfile,
  closeness: Int16Array,
): (at: number, floor: number) => number {
  const { records, pool } = arrays
  const places = new Memo(arrays.places, (home) => placePart(job, home).value)
  const languages = new Memo(arrays.languages, (held) => languagePart(job.languages, held)?.value ?? 0)
  const languageFactors = new Memo(arrays.languages, (held) =>
    languageFactor(languagePart(job.languages, held)),
  )
  const educations = new Memo(arrays.educations, (held) => educationPart(job.education, held)?.value ?? 0)
  const educationFactors = new Memo(arrays.educations, (held) => educationFactor(job.education, held))
  const requirements = new RequirementTable(taxonomy, arrays.unlisted, arrays.words, job.requirements)
  const ownWeight = skillWeight(job.requirements)
  const wordWeight = areWordsAsked(job.words.length) ? partWeights.words : 0
  const mostSkills = requirements.atMost(arrays.count, arrays.holders)
  const foundWords = new Int32Array(arrays.count)
  for (const word of job.words) {
    const id = arrays.words.find(word)
    if (id !== undefined) arrays.holders.words.addTo(foundWords, id, distinctivenessOf(word))
  }
  const enough = enoughOf(job.words)
  const base =
    ownWeight +
    partWeights.title +
    partWeights.years +
    partWeights.place +
    (job.languages.length === 0 ? 0 : partWeights.languages) +
    (job.education === null ? 0 : partWeights.education) +
    wordWeight
  const whole = base + partWeights.pay

  /** -1: none of the titles is known. */
  const titleValue = (begin: number, end: number): number => {
    let best = -1
    for (let index = begin; index < end; index++) {
      const packed = pool[index]!
      const close = closeness[packed >>> 8]!
      if (close !== UNPLACED && close * (packed & 255) > best) best = close * (packed & 255)
    }
    return best === -1 ? -1 : Math.floor(best / 10)
  }
  const wordsOf = (at: number): number => {
    if (!areWordsKnown(records[at + RECORD.ownWordCount]!)) return missingValues.words
    const found = foundWords[at / STRIDE]!
    return found === 0 ? 0 : wordsValue(found, enough)
  }
  const mostSkillsOf = (at: number): number => {
    const most = mostSkills[at / STRIDE]!
    return most === 0 ? 0 : Math.min(1000, skillShare(Math.ceil(most / 100), requirements.total))
  }
  const workedIn = (begin: number, end: number, isSame: boolean, isGraduate: boolean): WorkedMonths => {
    if (begin === end) return { relevant: null, all: 0, isSame, isGraduate }
    let hundredths = 0
    let all = 0
    for (let index = begin; index < end; index += 2) {
      const close = closeness[pool[index]!]!
      hundredths += pool[index + 1]! * monthsShare(close === UNPLACED ? null : close)
      all += pool[index + 1]!
    }
    return { relevant: Math.floor(hundredths / 100), all, isSame, isGraduate }
  }

  const asked = Int8Array.from(job.subject)
  const isSure = isTradeSure(job.title)
  const isOpen = isForBeginners(job)
  // By packed rank.
  const rankFactors = Int32Array.from({ length: 64 }, (_, packed) =>
    rankFactor(job.title.rank, unpackedRank(packed)),
  )

  const yearsValues = new Map<number, number>()
  /** Most candidates share their months and rank with many others. */
  const yearsOf = (relevant: number | null, packed: number): number => {
    const key = (relevant ?? -1) * 64 + packed
    let value = yearsValues.get(key)
    if (value === undefined) {
      value = yearsPart(job.experience, relevant, job.title.rank, unpackedRank(packed)).value
      yearsValues.set(key, value)
    }
    return value
  }

  return (at, floor) => {
    const details = records[at + RECORD.details]!
    const positions = details + records[at + RECORD.titleCount]!
    const skills = positions + 2 * records[at + RECORD.positionCount]!
    const packed = records[at + RECORD.rank]!
    const placed = titleValue(details, positions)
    const title = placed === -1 ? missingValues.title : placed
    const place = places.at(records[at + RECORD.place]!)
    const hasSkills = records[at + RECORD.hasSkills] === 1
    const words = wordWeight === 0 ? 0 : wordsOf(at)
    const skillsAtMost = ownWeight > 0 && hasSkills ? mostSkillsOf(at) : missingValues.skills
    const isFirst = isOpen && records[at + RECORD.isBeginner] === 1
    const isWorkKnown = !isFirst && placed !== -1 && (ownWeight === 0 || hasSkills)
    // Already below the floor: the exact value does not matter. The first bound divides nothing, because most people end here.
    const loss =
      partWeights.title * (1000 - title) +
      partWeights.place * (1000 - place) +
      ownWeight * (1000 - skillsAtMost) +
      wordWeight * (1000 - words)
    const most = whole * 1000 - loss
    if (10 * most < floor * whole) return floor - 1
    const subject = isFirst ? 1000 : arrays.subjects.factorOf(records[at + RECORD.subject]!, asked)
    const workOf = (held: number) =>
      aboutFactor(
        isWorkKnown ? workFactor(title, isSure, workValue(title, ownWeight, held, wordWeight, words)) : 1000,
        subject,
      )
    const ofRank = rankFactors[packed]!
    const ofPlace = rampFactor('place', place)
    const mostWork = workOf(skillsAtMost)
    const atMost = factoredPoints(pointsOf(most, whole), nearFactor(ofRank, ofPlace), 1000, 1000, mostWork)
    if (atMost < floor) return atMost
    const education = records[at + RECORD.education]!
    const worked = workedIn(
      positions,
      skills,
      isSameWork(title),
      isGraduate(arrays.educations.values[education]!),
    )
    const near = nearFactor(levelFactor(ofRank, yearsFactor(job.experience, worked)), ofPlace)
    let weights = base
    let qualifications = 1000
    let payFactor = 1000
    let sum =
      partWeights.title * title +
      partWeights.years * yearsOf(worked.relevant, packed) +
      partWeights.place * place +
      wordWeight * words
    if (job.languages.length > 0) {
      const spoken = records[at + RECORD.languages]!
      sum += partWeights.languages * languages.at(spoken)
      qualifications = languageFactors.at(spoken)
    }
    if (job.education !== null) {
      sum += partWeights.education * educations.at(education)
      qualifications = qualificationFactor(educationFactors.at(education), qualifications)
    }
    const least = records[at + RECORD.pay]!
    const pay = payPart(job.pay, least === NO_PAY ? null : least)
    if (pay !== null) {
      weights += partWeights.pay
      sum += partWeights.pay * pay.value
      payFactor = rampFactor('pay', pay.value)
    }
    const pointsWith = (skillsValue: number, work: number) =>
      factoredPoints(pointsOf(sum + ownWeight * skillsValue, weights), near, payFactor, qualifications, work)
    const mostPoints = pointsWith(skillsAtMost, mostWork)
    if (mostPoints < floor || ownWeight === 0 || !hasSkills) return mostPoints
    const own = skills + records[at + RECORD.skillCount]!
    const held = requirements.sumOf(pool, skills, own, own + records[at + RECORD.wordCount]!)
    const skillsValue = skillShare(held, requirements.total)
    return pointsWith(skillsValue, workOf(skillsValue))
  }
}
