import { splitIgv, usualIgvPercent } from '#domain/plans/receipt.ts'

/** A fee is kept in hundredths of a percent: 5 % is 500. */
export const feeRateOf = (percent: number): number => Math.round(percent * 100)

/** '5 %', '2.5 %'. */
export const writeFeeRate = (rate: number): string => `${rate / 100} %`

/**
 * Our fee for money that is held, tax included, in cents: what the company pays on top of the price, so that the professional gets the
 * price whole. Of money that goes back there is none.
 */
export const feeOf = (cents: number, rate: number): number =>
  Math.round(Math.round((cents * rate) / 10_000) * (1 + usualIgvPercent / 100))

/** What the company pays for a price: the price, our fee and its tax. They add up to `total`. */
export function chargeOf(cents: number, rate: number): { fee: number; igv: number; total: number } {
  const withTax = feeOf(cents, rate)
  const { base, igv } = splitIgv(withTax)
  return { fee: base, igv, total: cents + withTax }
}
