import type { MatchReason } from '#domain/matching/reasons/reason.words.ts'
import { allMonths, relevantMonths } from '#domain/matching/reading/worked-months.ts'
import type {
  Factors,
  JobProfile,
  PartName,
  PartValue,
  ProfessionalProfile,
  ReadParts,
} from '#domain/matching/types.ts'
import { educationPart } from '#domain/matching/parts/education-part.ts'
import { evidenceOf } from '#domain/matching/reasons/evidence.ts'
import {
  aboutFactor,
  factoredPoints,
  levelFactor,
  nearFactor,
  qualificationFactor,
} from './combined-factors.ts'
import { educationFactor } from './education-factor.ts'
import { isForBeginners } from './beginners.ts'
import { isGraduate, isSameWork, yearsFactor } from './years-factor.ts'
import { isTradeSure, workFactor, workValue } from './work-factor.ts'
import { languageFactor } from './language-factor.ts'
import { leastSubjectFactor, subjectFactor } from './subject-factor.ts'
import { rampFactor } from './ramp-factor.ts'
import { rankFactor } from './rank-factor.ts'
import { languagePart } from '#domain/matching/parts/language-part.ts'
import { type AskedPart, loweredBy } from './lowered-by.ts'
import { payPart } from '#domain/matching/parts/pay-part.ts'
import { placePart } from '#domain/matching/parts/place-part.ts'
import { meanOf, scoreOfPoints } from './points.ts'
import { reasonsOf } from '#domain/matching/reasons/match-reasons.ts'
import { skillPart, skillWeight } from '#domain/matching/parts/skill-part.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { titlePart } from '#domain/matching/parts/title-part.ts'
import { isWorkDescribed } from '#domain/matching/reading/described-work.ts'
import { partWeights } from '#domain/matching/weights.ts'
import { wordsPart } from '#domain/matching/parts/words-part.ts'
import { yearsPart } from '#domain/matching/parts/years-part.ts'

export interface ScoredPart {
  part: PartName
  /** 0-1; null: unknown, or not required. */
  value: number | null
  /** Share of the whole score, 0-1. 0: not required. */
  weight: number
  low: number
  high: number
  reasons: MatchReason[]
  /** The evidence, in Spanish. */
  evidence: string[]
}

export interface MatchScore {
  /** 0-100, whole; null if the profile has no information about work: only estimates are left, and they are no number about a person. */
  score: number | null
  /** The score if everything unknown were absent (low) or present (high). */
  low: number
  high: number
  /** Ten-thousandths: ranks entries with the same score. */
  points: number
  parts: ScoredPart[]
  /** Of all parts, highest weight first. */
  reasons: MatchReason[]
}

/** How well a professional meets each part of a job. */
export function readParts(taxonomy: Taxonomy, job: JobProfile, professional: ProfessionalProfile): ReadParts {
  const months = relevantMonths(taxonomy, job.title, professional.positions)
  return {
    skills: skillPart(taxonomy, job, professional),
    title: titlePart(taxonomy, job, professional),
    years: { ...yearsPart(job.experience, months, job.title.rank, professional.rank), months },
    place: placePart(job, professional.place),
    languages: languagePart(job.languages, professional.languages),
    education: educationPart(job.education, professional.education),
    pay: payPart(job.pay, professional.pay),
    words: wordsPart(job.words, professional),
  }
}

function weightOf(part: PartName, job: JobProfile): number {
  return part === 'skills' ? skillWeight(job.requirements) : partWeights[part]
}

type End = 'value' | 'low' | 'high'

/** The factors as they are, or as the unknown facts could make them at worst and at best. */
function factorsOf(
  job: JobProfile,
  professional: ProfessionalProfile,
  { title, years, place, pay, skills, languages, words }: ReadParts,
  end: End,
): Factors {
  const at = (part: PartValue | null) => part?.[end] ?? 0
  const months = years.months ?? (end === 'low' ? 0 : null)
  const isFirst = professional.isBeginner && isForBeginners(job)
  const worked = {
    relevant: months,
    all: allMonths(professional.positions),
    isSame: isSameWork(title.value),
    isGraduate: isGraduate(professional.education),
  }
  return {
    level: levelFactor(rankFactor(job.title.rank, professional.rank), yearsFactor(job.experience, worked)),
    place: rampFactor('place', place[end]),
    pay: pay === null ? 1000 : rampFactor('pay', pay[end]),
    education: educationFactor(job.education, professional.education, end),
    language: languageFactor(languages, end),
    // If trade or skills are unknown, we do not assume that they differ; in the worst case they do.
    work: isFirst
      ? 1000
      : end === 'low' || (title.isKnown && skills?.isKnown !== false)
        ? workFactor(
            title[end],
            isTradeSure(job.title),
            workValue(
              title[end],
              skills === null ? 0 : skillWeight(job.requirements),
              at(skills),
              words === null ? 0 : partWeights.words,
              at(words),
            ),
          )
        : 1000,
    subject: isFirst
      ? 1000
      : end === 'low' && professional.subject.length === 0
        ? leastSubjectFactor(job.subject)
        : subjectFactor(job.subject, professional.subject),
  }
}

function askedParts(job: JobProfile, read: ReadParts): AskedPart[] {
  return (Object.keys(read) as PartName[]).flatMap((part): AskedPart[] => {
    const value = read[part]
    return value === null ? [] : [{ part, weight: weightOf(part, job), read: value }]
  })
}

/** The weighted mean of the parts, times the factors. */
function pointsOfParts(asked: readonly AskedPart[], factors: Factors, end: End): number {
  const { level, place, pay, education, language, work, subject } = factors
  return factoredPoints(
    meanOf(asked, end),
    nearFactor(level, place),
    pay,
    qualificationFactor(education, language),
    aboutFactor(work, subject),
  )
}

/** The points of a pair whose parts have been read: what the weights and the factors make of them. */
export const pointsFrom = (job: JobProfile, professional: ProfessionalProfile, read: ReadParts): number =>
  pointsOfParts(askedParts(job, read), factorsOf(job, professional, read, 'value'), 'value')

/**
 * How well a professional fits a job: 0-100 with its interval, its parts and their reasons. The score is a weighted mean of the
 * required parts, times the factors for large gaps (docs/matching.md). The same two profiles always give the same result. A profile
 * without any information about work gets no score, only the interval.
 */
export function scoreMatch(
  taxonomy: Taxonomy,
  job: JobProfile,
  professional: ProfessionalProfile,
): MatchScore {
  const read = readParts(taxonomy, job, professional)
  const asked = askedParts(job, read)
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  const factors = factorsOf(job, professional, read, 'value')
  const pointsAt = (end: End) =>
    pointsOfParts(asked, end === 'value' ? factors : factorsOf(job, professional, read, end), end)
  const reasons = reasonsOf(job, professional, read, factors, loweredBy(asked, factors))
  const evidence = evidenceOf(job, professional, read)
  const parts = (Object.keys(read) as PartName[]).map((part): ScoredPart => {
    const askedPart = asked.find((one) => one.part === part)
    return {
      part,
      value: askedPart === undefined || !askedPart.read.isKnown ? null : askedPart.read.value / 1000,
      weight: askedPart === undefined ? 0 : askedPart.weight / total,
      low: askedPart === undefined ? 0 : askedPart.read.low / 1000,
      high: askedPart === undefined ? 1 : askedPart.read.high / 1000,
      reasons: reasons[part],
      evidence: evidence[part],
    }
  })
  const points = pointsAt('value')
  return {
    score: isWorkDescribed(taxonomy, professional) ? scoreOfPoints(points) : null,
    low: scoreOfPoints(pointsAt('low')),
    high: scoreOfPoints(pointsAt('high')),
    points,
    parts,
    reasons: parts.toSorted((a, b) => b.weight - a.weight).flatMap((part) => part.reasons),
  }
}
