import type { EarnedMonth, EarnedOrder, Earnings } from '#contracts/payouts/earnings.contract.ts'
import { type PayoutCurrency, payoutCurrencies } from '#contracts/payouts/payouts-vocabulary.ts'
import { limaDay } from '#domain/time/dates.ts'

/** A release of money of an order, as booked, in cents. */
export interface Release extends Omit<EarnedOrder, 'at' | 'fee'> {
  at: Date
  currency: PayoutCurrency
}
export interface Paid {
  at: Date
  currency: PayoutCurrency
  amount: number
}
export interface Held {
  currency: PayoutCurrency
  held: number
}

const monthOf = (at: Date): string => limaDay(at).slice(0, 7)
const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0)

/** The sums of each currency that has any. */
export const balancesOf = (
  releases: readonly Release[],
  paid: readonly Paid[],
  held: readonly Held[],
): Earnings['balances'] =>
  payoutCurrencies
    .map((currency) => {
      const mine = releases.filter((row) => row.currency === currency)
      const out = sumOf(
        paid.filter((row) => row.currency === currency),
        ({ amount }) => amount,
      )
      return {
        currency,
        held: sumOf(
          held.filter((row) => row.currency === currency),
          (row) => row.held,
        ),
        due: sumOf(mine, ({ net }) => net) - out,
        paid: out,
        fees: sumOf(mine, ({ gross, net }) => gross - net),
      }
    })
    .filter((sums) => sums.held !== 0 || sums.due !== 0 || sums.paid !== 0 || sums.fees !== 0)

/** Months of Lima by currency, the latest first; parts of one order that were released in one month are one line. */
export function monthsOf(releases: readonly Release[], paid: readonly Paid[]): EarnedMonth[] {
  const months = new Map<string, EarnedMonth>()
  const monthFor = (at: Date, currency: PayoutCurrency): EarnedMonth => {
    const key = `${monthOf(at)} ${currency}`
    const known = months.get(key)
    if (known) return known
    const made = { month: monthOf(at), currency, gross: 0, fee: 0, net: 0, paid: 0, orders: [] }
    months.set(key, made)
    return made
  }
  for (const { currency, at, ...release } of releases) {
    const month = monthFor(at, currency)
    const fee = release.gross - release.net
    month.gross += release.gross
    month.fee += fee
    month.net += release.net
    const line = month.orders.find(({ orderId }) => orderId === release.orderId)
    if (line) {
      line.gross += release.gross
      line.fee += fee
      line.net += release.net
      if (at.toISOString() > line.at) line.at = at.toISOString()
    } else month.orders.push({ ...release, fee, at: at.toISOString() })
  }
  for (const { at, currency, amount } of paid) monthFor(at, currency).paid += amount
  return [...months.values()].toSorted((a, b) =>
    a.month === b.month ? a.currency.localeCompare(b.currency) : a.month < b.month ? 1 : -1,
  )
}
