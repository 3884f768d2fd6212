import { readTitle } from '#domain/matching/reading/title.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Title } from '#domain/matching/types.ts'

/** How close two occupations are that people take for the same work, 0-100. */
const SAME_TRADE = 60

/** A wished trade as the engine reads a title. */
export const tradeNamed = (text: string): Title => readTitle(productTaxonomy(), text)

/** Other names under which ads of the trade are found: its occupations and those that people take for the same, nearest first. */
export function namesOfTrade({ occupations }: Title, most: number): string[] {
  const taxonomy = productTaxonomy()
  const [own] = occupations
  if (own === undefined) return []
  return taxonomy.occupations
    .map(({ id, name }) => ({ name, closeness: id === own.id ? 100 : taxonomy.closeness(own.id, id) }))
    .filter(({ closeness }) => closeness >= SAME_TRADE)
    .toSorted((one, other) => other.closeness - one.closeness)
    .slice(0, most)
    .map(({ name }) => name)
}

/**
 * Whether an ad is for the trade: an ad for a boss of accountants has the word in its text, too. A trade that the taxonomy does not
 * know is left to the search.
 */
export function isOfTrade(trade: Title, ad: Title): boolean {
  if (trade.occupations.length === 0) return true
  const { closeness } = productTaxonomy()
  return trade.occupations.some(({ id }) =>
    ad.occupations.some((other) => other.id === id || closeness(id, other.id) >= SAME_TRADE),
  )
}
