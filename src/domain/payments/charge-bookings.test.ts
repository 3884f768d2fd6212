import { describe, expect, test } from 'vitest'
import { type Entry, entriesOf } from '#domain/ledger/entries.ts'
import { splitIgv } from '#domain/plans/receipt.ts'
import { providerHistory, soldFor } from '#tests/support/provider-histories.ts'
import { bookingsOf, givenBackBy, keptOf } from './charge-bookings.ts'
import { applyReport, openState } from './payment-state.ts'

const whole = { amount: 9900, refunded: 0, dispute: 'none' } as const
const sale = { product: 'company_premium', isDelivered: true, igvPercent: 18 } as const
const kinds = (...reports: Parameters<typeof bookingsOf>[1][]) =>
  reports.flatMap((report, at) =>
    bookingsOf(reports[at - 1] ?? whole, report, sale).map(({ event }) => `${event.kind} ${event.amount}`),
  )

describe('a charge', () => {
  test('that goes back in parts is booked in these parts', () => {
    expect(kinds({ ...whole, refunded: 4000 }, { ...whole, refunded: 9900 })).toEqual([
      'payment_refunded 4000',
      'payment_refunded 5900',
    ])
  })

  test('that a bank takes is contested first, also when both are heard at once', () => {
    const lost = ['payment_charged_back 9900', 'chargeback_lost 9900']
    expect(kinds({ ...whole, dispute: 'open' }, { ...whole, dispute: 'lost' })).toEqual(lost)
    expect(kinds({ ...whole, dispute: 'lost' })).toEqual(lost)
    expect(kinds({ ...whole, dispute: 'won' })).toEqual(['payment_charged_back 9900', 'chargeback_won 9900'])
  })

  test('that is lost is not given back a second time', () => {
    expect(kinds({ ...whole, dispute: 'lost' }, { ...whole, dispute: 'lost', refunded: 9900 })).toHaveLength(
      2,
    )
  })

  test('that was given back has nothing that a bank could take', () => {
    expect(kinds({ ...whole, refunded: 9900 }, { ...whole, refunded: 9900, dispute: 'lost' })).toEqual([
      'payment_refunded 9900',
    ])
  })
})

/** What the ledger and the notes say after these reports, as the server books them. */
function booked(reports: ReturnType<typeof providerHistory>['reports']) {
  let state = openState(soldFor)
  const entries: { currency: string; account: string; amount: number }[] = []
  const add = (currency: string, own: readonly Entry[]) => {
    for (const { account, amount } of own) entries.push({ currency, account, amount })
  }
  const names: string[] = []
  let noted = 0
  for (const report of reports) {
    const known = state.charges
    const next = applyReport(state, report).state
    for (const charge of next.charges) {
      const before = known.find(({ id }) => id === charge.id)
      const isBuyer = next.deliveredBy === charge.id
      const received = isBuyer
        ? ({ kind: 'payment_completed', ...sale, amount: charge.amount } as const)
        : ({ kind: 'charge_received', amount: charge.amount } as const)
      if (!before) add(charge.currency, entriesOf(received))
      const from = before ?? { ...charge, refunded: 0, dispute: 'none' }
      for (const booking of bookingsOf(from, charge, { ...sale, isDelivered: isBuyer })) {
        names.push(`${booking.event.kind}/${charge.id}/${booking.name}`)
        add(charge.currency, entriesOf(booking.event))
        if (isBuyer) noted += givenBackBy(booking)
      }
    }
    state = next
  }
  return { state, entries, names, noted }
}

test('after 20,000 histories in any order the ledger says of each charge what the charge says', () => {
  for (let seed = 0; seed < 20_000; seed++) {
    const { reports } = providerHistory(seed)
    const { state, entries, names, noted } = booked(reports)
    const sum = (currency: string, ...accounts: string[]) =>
      entries
        .filter((one) => one.currency === currency && accounts.includes(one.account))
        .reduce((total, { amount }) => total + amount, 0)
    const bought = state.charges.find(({ id }) => id === state.deliveredBy)
    const at = `history ${seed}`
    expect(new Set(names).size, at).toBe(names.length)
    for (const currency of ['USD', 'PEN']) {
      const own = state.charges.filter((one) => one.currency === currency)
      const kept = (list: typeof own) => list.reduce((total, one) => total + keptOf(one), 0)
      const sold = bought?.currency === currency ? keptOf(bought) : 0
      const found = [
        sum(currency, 'provider_cash'),
        sum(currency, 'contested_money'),
        -sum(currency, 'refunds_due'),
        -sum(currency, 'sales_company_premium'),
        -sum(currency, 'igv_payable'),
      ]
      const expected = [
        kept(own.filter(({ dispute }) => dispute !== 'open')),
        kept(own.filter(({ dispute }) => dispute === 'open')),
        kept(own) - sold,
        splitIgv(sold).base,
        splitIgv(sold).igv,
      ]
      // Not -0.
      if (found.some((amount, place) => amount + 0 !== expected[place]! + 0))
        expect(found, at).toEqual(expected)
    }
    if (bought) expect(noted, at).toBe(bought.amount - keptOf(bought))
  }
})
