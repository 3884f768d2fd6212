import type { AskedLanguage, AskedLevel, PartValue, ProfessionalProfile } from '#domain/matching/types.ts'
import { missing } from './part.ts'
import { languageValues, missingValues } from '#domain/matching/weights.ts'

type HeldLanguages = ProfessionalProfile['languages']

function valueOf(asked: AskedLevel, held: AskedLevel | undefined): number {
  if (held === undefined) return 0
  // A language without a level is required at working level.
  const level = asked === 0 ? 2 : asked
  if (held === 0) return languageValues.unknownLevel
  return languageValues.below[Math.max(0, level - held)] ?? 0
}

/** The part for required languages; null: none. A profile without languages leaves them unknown. */
export function languagePart(asked: readonly AskedLanguage[], held: HeldLanguages): PartValue | null {
  if (asked.length === 0) return null
  if (held.length === 0) return missing(missingValues.languages)
  let sum = 0
  let high = 0
  let total = 0
  for (const { skill, level, isOptional } of asked) {
    const weight = isOptional ? languageValues.optional * 10 : 10
    const heldLevel = held.find((one) => one.skill === skill)?.level
    total += weight
    sum += weight * valueOf(level, heldLevel)
    high += weight * (heldLevel === 0 ? 1000 : valueOf(level, heldLevel))
  }
  const value = Math.floor(sum / total)
  return { value, low: value, high: Math.floor(high / total), isKnown: true }
}
