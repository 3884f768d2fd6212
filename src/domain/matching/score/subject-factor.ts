import { vectorCloseness } from '#domain/matching/reading/text-vector.ts'
import { rampFactor } from './ramp-factor.ts'

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
