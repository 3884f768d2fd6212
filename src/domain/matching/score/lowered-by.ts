import type { FactorName, Factors, PartName, PartValue } from '#domain/matching/types.ts'

/** The part that shows people the cause of each factor. */
const PART_OF: Readonly<Record<FactorName, PartName>> = {
  level: 'years',
  place: 'place',
  pay: 'pay',
  education: 'education',
  language: 'languages',
  work: 'title',
  subject: 'words',
}
/** In thousandths: smaller losses are not mentioned. */
const LEAST_TOLD = 30
const MOST_TOLD = 2

/** A part that the job requires, with its weight. */
export interface AskedPart {
  part: PartName
  weight: number
  read: PartValue
}

/** The parts that lower a score, largest loss first: by their own weight and by their factor. */
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
