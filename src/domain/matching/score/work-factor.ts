import type { Title } from '#domain/matching/types.ts'
import { levelFactors, partWeights } from '#domain/matching/weights.ts'
import { rampFactor } from './ramp-factor.ts'

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
