import { describe, expect, test } from 'vitest'
import { ledgerEvents } from '#contracts/plans/ledger-vocabulary.ts'
import { splitIgv } from '#domain/plans/receipt.ts'
import { randomHistory } from '#tests/support/money-histories.ts'
import { balanceOf } from './accounts.ts'
import { type Entry, entriesOf, type LedgerEvent } from './entries.ts'

const payment = { product: 'company_premium', amount: 9900, isDelivered: true, igvPercent: 18 } as const
const lines = (event: LedgerEvent) =>
  entriesOf(event).map(({ account, amount, party }) => `${account}${party ? `:${party}` : ''} ${amount}`)

describe('each event has its entries', () => {
  test.each<[LedgerEvent, string[]]>([
    [
      { kind: 'payment_completed', ...payment },
      ['provider_cash 9900', 'sales_company_premium -8390', 'igv_payable -1510'],
    ],
    [
      { kind: 'payment_completed', ...payment, isDelivered: false },
      ['provider_cash 9900', 'refunds_due -9900'],
    ],
    [
      { kind: 'payment_refunded', ...payment, amount: 4000, keptBefore: 9900 },
      ['sales_company_premium 3390', 'igv_payable 610', 'provider_cash -4000'],
    ],
    [
      { kind: 'payment_refunded', ...payment, isDelivered: false, keptBefore: 9900 },
      ['refunds_due 9900', 'provider_cash -9900'],
    ],
    [{ kind: 'charge_received', amount: 9900 }, ['provider_cash 9900', 'refunds_due -9900']],
    [
      { kind: 'payment_refunded', ...payment, amount: 4000, keptBefore: 9900, isContested: true },
      ['sales_company_premium 3390', 'igv_payable 610', 'contested_money -4000'],
    ],
    [{ kind: 'payment_charged_back', amount: 9900 }, ['contested_money 9900', 'provider_cash -9900']],
    [{ kind: 'chargeback_won', amount: 9900 }, ['provider_cash 9900', 'contested_money -9900']],
    [
      { kind: 'chargeback_lost', ...payment, amount: 5900, keptBefore: 5900 },
      ['sales_company_premium 5000', 'igv_payable 900', 'contested_money -5900'],
    ],
    [{ kind: 'provider_fee_charged', amount: 350 }, ['provider_fees 350', 'provider_cash -350']],
    [{ kind: 'provider_settled', amount: 9550 }, ['bank_cash 9550', 'provider_cash -9550']],
    [{ kind: 'order_funded', amount: 50_000, client: 7 }, ['provider_cash 50000', 'customer_money:7 -50000']],
    [
      { kind: 'order_released', amount: 50_000, fee: 2500, client: 7, professional: 9 },
      ['customer_money:7 50000', 'payouts_due:9 -47500', 'order_fees -2119', 'igv_payable -381'],
    ],
    [
      { kind: 'order_released', amount: 50_000, fee: 0, client: 7, professional: 9 },
      ['customer_money:7 50000', 'payouts_due:9 -50000'],
    ],
    [{ kind: 'order_refunded', amount: 50_000, client: 7 }, ['customer_money:7 50000', 'refunds_due -50000']],
    [
      {
        kind: 'chargeback_lost',
        product: 'order',
        isDelivered: true,
        igvPercent: 18,
        amount: 500,
        keptBefore: 900,
      },
      ['order_losses 500', 'contested_money -500'],
    ],
    [{ kind: 'payout_made', amount: 47_500, professional: 9 }, ['payouts_due:9 47500', 'bank_cash -47500']],
  ])('%j', (event, expected) => expect(lines(event)).toEqual(expected))

  test('one cent has no tax and no empty line', () => {
    expect(lines({ kind: 'payment_completed', ...payment, amount: 1 })).toEqual([
      'provider_cash 1',
      'sales_company_premium -1',
    ])
  })

  test.each([0, -1, 0.001, 99.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'an amount of %d is refused',
    (amount) => {
      expect(() => entriesOf({ kind: 'payment_completed', ...payment, amount })).toThrow(RangeError)
    },
  )

  test('more than was kept cannot be taken back', () => {
    expect(() => entriesOf({ kind: 'payment_refunded', ...payment, keptBefore: 9899 })).toThrow(RangeError)
  })

  test.each([-1, 0.5, 50_001])('a fee of %d of 50000 is refused', (fee) => {
    expect(() =>
      entriesOf({ kind: 'order_released', amount: 50_000, fee, client: 7, professional: 9 }),
    ).toThrow(RangeError)
  })
})

/** The balance of each account, and of each party under `account:party`. */
function balances(entries: readonly Entry[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { account, amount, party } of entries)
    for (const key of party ? [account, `${account}:${party}`] : [account])
      sums.set(key, (sums.get(key) ?? 0) + balanceOf(account, amount))
  return sums
}

test('10,000 random histories of payments, refunds, chargebacks, orders and payouts add up to the cent', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 10_000; seed++) {
    const { steps, truth } = randomHistory(seed)
    const entries = steps.flatMap(({ event }) => {
      seen.add(event.kind)
      const own = entriesOf(event)
      if (own.reduce((sum, { amount }) => sum + amount, 0) !== 0) expect.fail(`seed ${seed}: ${event.kind}`)
      return own
    })
    const of = balances(entries)
    const get = (key: string) => of.get(key) ?? 0
    const sales = ['sales_professional_premium', 'sales_company_premium', 'sales_premium_job', 'sales_chat']
    const found = {
      atProvider: get('provider_cash'),
      atBank: get('bank_cash'),
      contested: get('contested_money'),
      owedToPayers: get('refunds_due'),
      held: [...truth.held.keys()].map((client) => [client, get(`customer_money:${client}`)]),
      toPayOut: [...truth.toPayOut.keys()].map((person) => [person, get(`payouts_due:${person}`)]),
      earned: sales.reduce((sum, account) => sum + get(account), 0) + get('order_fees') + get('igv_payable'),
      tax: get('igv_payable'),
    }
    const expected = {
      ...truth,
      held: [...truth.held],
      toPayOut: [...truth.toPayOut],
      earned: [...truth.kept, ...truth.fees].reduce((sum, amount) => sum + amount, 0),
      tax: [...truth.kept, ...truth.fees].reduce((sum, amount) => sum + splitIgv(amount).igv, 0),
    }
    const { kept: _, fees: __, ...compared } = expected
    if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(compared)))
      expect(found, `seed ${seed}`).toEqual(compared)
  }
  expect([...seen].toSorted()).toEqual([...ledgerEvents].toSorted())
})

const sorted = (value: object) => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
