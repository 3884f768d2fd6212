import type { FactorName, Factors, PartName, PartValue } from '#domain/matching/types.ts'

/** Where people look for what a factor of the whole score is about. */
const PART_OF: Readonly<Record<FactorName, PartName>> = {
  level: 'years',
  place: 'place',
  pay: 'pay',
  education: 'education',
  language: 'languages',
  work: 'title',
}
/** Of a thousand: what costs less is not worth a word. */
const LEAST_TOLD = 30
const MOST_TOLD = 2

/** A part that a job asks for, with its weight. */
export interface AskedPart {
  part: PartName
  weight: number
  read: PartValue
}

/** The parts that keep a score from the top, what costs most first: by their own weight, and by the factor that they bring. */
export function loweredBy(asked: readonly AskedPart[], factors: Factors): PartName[] {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  const cost = new Map(
    asked.map(({ part, weight, read }) => [part, (weight * (1000 - read.value)) / Math.max(1, total)]),
  )
  for (const [name, part] of Object.entries(PART_OF) as [FactorName, PartName][])
    cost.set(part, (cost.get(part) ?? 0) + 1000 - factors[name])
  return [...cost]
    .filter(([, lost]) => lost >= LEAST_TOLD)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_TOLD)
    .map(([part]) => part)
}
