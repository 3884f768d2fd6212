import { type ExperienceLevel, experienceLevels } from '#contracts/vocabulary.ts'
import { findDurations } from '#domain/jobs/experience-level.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { known, missing, type PartValue } from './part.ts'
import type { HeldRank, Position } from '#domain/matching/reading/professional-profile.ts'
import type { Rank } from '#domain/matching/reading/seniority.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { type Title, titleCloseness } from '#domain/matching/reading/title.ts'
import {
  levelShares,
  missingValues,
  rankSteps,
  yearsOver,
  yearsShort,
} from '#domain/matching/score/weights.ts'

/** The levels of the vocabulary, and what the highest of them leaves open: ads for heads name eight years, for managers ten or more. */
export const yearsAsked = [...experienceLevels, '8+', '10+'] as const
export type YearsAsked = (typeof yearsAsked)[number]

/** The years that each level asks for; Infinity: no upper end. */
export const askedYears: Readonly<Record<YearsAsked, { least: number; most: number }>> = {
  '0-1': { least: 0, most: 1 },
  '1-2': { least: 1, most: 2 },
  '3-5': { least: 3, most: 5 },
  '5+': { least: 5, most: Infinity },
  '8+': { least: 8, most: Infinity },
  '10+': { least: 10, most: Infinity },
}

/** Years of the employer and not of who is looked for: '20 años en el mercado', 'con más de 15 años de trayectoria'. */
const OF_THE_EMPLOYER =
  /^\s*(?:(?:en|de|dentro de) (?:el |la )?(?:mercado|trayectoria|historia|fundacion|fundada|presencia|vida|rubro)|[a-z]+ando|[a-z]+iendo)\b/

/** How many years an ad asks for: its level, and where that is the highest, what the text says beyond. */
export function readYearsAsked(level: ExperienceLevel | null, text: string): YearsAsked | null {
  if (level !== '5+') return level
  const folded = foldText(text)
  const years = findDurations(folded)
    .filter(({ end }) => !OF_THE_EMPLOYER.test(folded.slice(end, end + 40)))
    .map((duration) => duration.years)
  const most = Math.max(0, ...years)
  return most >= 10 ? '10+' : most >= 8 ? '8+' : level
}

/** How much of the months in a position count, in hundredths: the same work whole, related work in part, another trade not. */
export function monthsShare(closeness: number | null): number {
  const above = (closeness ?? levelShares.unknownWork) - levelShares.otherTrade
  return Math.min(
    100,
    Math.max(0, Math.round((100 * above) / (levelShares.sameWork - levelShares.otherTrade))),
  )
}

/** Months of work that count for a title. Null: no work with dates is known. */
export function relevantMonths(
  taxonomy: Taxonomy,
  title: Title,
  positions: readonly Position[],
): number | null {
  if (positions.length === 0) return null
  let hundredths = 0
  for (const position of positions)
    hundredths += position.months * monthsShare(titleCloseness(taxonomy, title, position.title))
  return Math.floor(hundredths / 100)
}

/** Months of work of every kind. */
export const allMonths = (positions: readonly Position[]): number =>
  positions.reduce((sum, { months }) => sum + months, 0)

/** The value on a line through points, in thousandths; of the first or the last one beyond them. */
export function along(points: readonly (readonly [number, number])[], x: number): number {
  const next = points.findIndex(([at]) => at >= x)
  if (next === 0) return points[0]![1]
  if (next === -1) return points.at(-1)![1]
  const [left, low] = points[next - 1]!
  const [right, high] = points[next]!
  return Math.round(low + ((high - low) * (x - left)) / (right - left))
}

/** How well these months meet the years that are asked for, in thousandths. Far too many count less, as far too few do. */
export function yearsValue(asked: YearsAsked, months: number): number {
  const { least, most } = askedYears[asked]
  const years = months / 12
  if (years < least) return along(yearsShort, least - years)
  return along(yearsOver, Math.max(0, years - most))
}

/** How many ranks a job stands above somebody (below: less than 0). A job without a rank is for a worker of the trade. */
export function rankStep(asked: Rank | null, { least, most }: HeldRank): number {
  const rank = asked ?? rankSteps.plain
  return rank > most ? rank - most : Math.min(0, rank - least)
}

/** How well a rank suits the one of the job. */
export function rankValue(asked: Rank | null, held: HeldRank): number {
  const step = rankStep(asked, held)
  return step >= 0
    ? (rankSteps.up[step] ?? rankSteps.up.at(-1)!)
    : (rankSteps.down[-step] ?? rankSteps.down.at(-1)!)
}

/** Values of years and of rank as one. */
export const mixedLevel = (years: number, rank: number): number =>
  Math.floor((levelShares.years * years + levelShares.rank * rank) / 100)

/** Years and level as one part. Null months: unknown, which widens the part by what years may add. */
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
