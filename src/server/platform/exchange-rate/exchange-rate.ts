/** What a dollar costs in soles, as it was published for a day. */
export interface PublishedRate {
  /** The day in Lima, such as 2026-11-27. */
  day: string
  rate: number
  source: string
}

/** Who publishes the exchange rate of each day. */
export interface ExchangeRates {
  /** What a dollar costs in soles on a day; null: nothing was published for it yet. Throws when nobody answers or what is said cannot be one. */
  dollarsOn(day: string): Promise<PublishedRate | null>
}

/** The rate is no number that a dollar could cost. */
export class ImplausibleRateError extends Error {}
