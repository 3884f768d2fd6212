import { askedYears } from '#domain/matching/reading/years-asked.ts'
import type { HeldRank, PartValue, Rank, YearsAsked } from '#domain/matching/types.ts'
import { known, missing } from './part.ts'
import { levelShares, missingValues, rankSteps, yearsOver, yearsShort } from '#domain/matching/weights.ts'

/** The value of a piecewise linear function through the points, in thousandths; constant beyond the first and last. */
export function along(points: readonly (readonly [number, number])[], x: number): number {
  const next = points.findIndex(([at]) => at >= x)
  if (next === 0) return points[0]![1]
  if (next === -1) return points.at(-1)![1]
  const [left, low] = points[next - 1]!
  const [right, high] = points[next]!
  return Math.round(low + ((high - low) * (x - left)) / (right - left))
}

/** How well these months meet the required years, in thousandths. Far too many count less, and so do far too few. */
export function yearsValue(asked: YearsAsked, months: number): number {
  const { least, most } = askedYears[asked]
  const years = months / 12
  if (years < least) return along(yearsShort, least - years)
  return along(yearsOver, Math.max(0, years - most))
}

/** How many ranks a job is above a person (negative: below). A job without a rank is for a regular worker. */
export function rankStep(asked: Rank | null, { least, most }: HeldRank): number {
  const rank = asked ?? rankSteps.plain
  return rank > most ? rank - most : Math.min(0, rank - least)
}

/** How well a person's rank suits the job's rank. */
export function rankValue(asked: Rank | null, held: HeldRank): number {
  const step = rankStep(asked, held)
  return step >= 0
    ? (rankSteps.up[step] ?? rankSteps.up.at(-1)!)
    : (rankSteps.down[-step] ?? rankSteps.down.at(-1)!)
}

/** Combines the values of years and rank. */
export const mixedLevel = (years: number, rank: number): number =>
  Math.floor((levelShares.years * years + levelShares.rank * rank) / 100)

/** Years and level as one part. Null months: unknown, which widens the range by what years may add. */
export function yearsPart(
  asked: YearsAsked | null,
  months: number | null,
  askedRank: Rank | null,
  heldRank: HeldRank,
): PartValue {
  const rank = rankValue(askedRank, heldRank)
  if (asked === null) return known(rank)
  const mix = (years: number) => mixedLevel(years, rank)
  if (months !== null) return known(mix(yearsValue(asked, months)))
  return missing(mix(missingValues.years), mix(yearsValue(asked, 0)), mix(1000))
}
