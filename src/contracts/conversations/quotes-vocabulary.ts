/** The statuses and limits of quotes. Without zod, for every page. */

/** `expired`: nobody answered until its last day. */
export const quoteStatuses = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

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
