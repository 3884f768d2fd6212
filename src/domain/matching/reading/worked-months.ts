import type { Position, Title } from '#domain/matching/types.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { levelShares } from '#domain/matching/weights.ts'
import { titleCloseness } from './title.ts'

/** The share of a position's months that counts, in hundredths: all for the same work, some for related work, none for another trade. */
export function monthsShare(closeness: number | null): number {
  const above = (closeness ?? levelShares.unknownWork) - levelShares.otherTrade
  return Math.min(
    100,
    Math.max(0, Math.round((100 * above) / (levelShares.sameWork - levelShares.otherTrade))),
  )
}

/** The months of work that count for a title. Null: no work with dates is known. */
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

/** The months of work of every kind. */
export const allMonths = (positions: readonly Position[]): number =>
  positions.reduce((sum, { months }) => sum + months, 0)
