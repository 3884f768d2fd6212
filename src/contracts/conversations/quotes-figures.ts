/** Limits of quotes. */

/** How many quotes of a conversation may wait for an answer. */
export const mostOpenQuotes = 3

/** Lengths in characters, sums in cents of a US dollar. `validDays`: the longest that a quote may be valid. */
export const quoteLimits = {
  title: 80,
  note: 1000,
  word: 600,
  leastCents: 100,
  mostCents: 9_999_900,
  days: 365,
  rounds: 10,
  validDays: 60,
}
