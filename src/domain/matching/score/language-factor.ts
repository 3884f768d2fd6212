import type { PartValue } from '#domain/matching/types.ts'
import { rampFactor } from './ramp-factor.ts'

/**
 * Lowers the score if the person lists languages but not the required ones, or at a much lower level; without any listed language
 * it is unknown.
 */
export function languageFactor(languages: PartValue | null, end: 'value' | 'low' | 'high' = 'value'): number {
  return languages === null || (end === 'value' && !languages.isKnown)
    ? 1000
    : rampFactor('language', languages[end])
}
