import { describe, expect, test } from 'vitest'
import { endWithout, nextTermStart } from '#domain/plans/terms.ts'
import { addLimaMonths } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { providerHistory, soldFor as price } from '#tests/support/provider-histories.ts'
import {
  applyReport,
  type Charge,
  type Effect,
  openState,
  type PaymentState,
  type Report,
  statusOf,
} from './payment-state.ts'

const charge = (changes: Partial<Charge> = {}): Charge => ({
  ...price,
  id: 'a',
  refunded: 0,
  dispute: 'none',
  method: 'card',
  ...changes,
})
const report = (...charges: Charge[]): Report => ({ page: 'open', charges })

/** What is known at the end of these reports, and everything that followed. */
function after(...reports: Report[]): { state: PaymentState; effects: Effect[] } {
  let state = openState(price)
  const effects: Effect[] = []
  for (const one of reports) {
    const next = applyReport(state, one)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind)

describe('a payment', () => {
  test('waits, and fails when its page is left or refused', () => {
    expect(statusOf(openState(price))).toEqual({ status: 'pending', failure: null })
    expect(statusOf(after({ page: 'left', charges: [] }).state)).toEqual({
      status: 'failed',
      failure: 'left',
    })
    const refused = after({ page: 'refused', charges: [] }, { page: 'left', charges: [] }, report())
    expect(statusOf(refused.state)).toEqual({ status: 'failed', failure: 'refused' })
  })

  test('delivers once, also late and told twice', () => {
    const { state, effects } = after({ page: 'left', charges: [] }, report(charge()), report(charge()))
    expect(effects).toEqual([{ kind: 'deliver', charge: 'a' }])
    expect(statusOf(state)).toEqual({ status: 'completed', failure: null })
  })

  test('that is made twice delivers once, and the other money goes back', () => {
    const { effects } = after(report(charge(), charge({ id: 'b' })), report(charge({ id: 'b' })))
    expect(effects).toEqual([
      { kind: 'deliver', charge: 'a' },
      { kind: 'return', charge: 'b', amount: 9900, why: 'paid_twice' },
    ])
  })

  test.each([
    [{ amount: 9899 }, 'wrong_amount'],
    [{ amount: 990_000 }, 'wrong_amount'],
    [{ currency: 'PEN' }, 'wrong_currency'],
  ] as const)('of another sum delivers nothing and goes back: %j', (changes, why) => {
    const { state, effects } = after(report(charge(changes)))
    expect(effects).toEqual([{ kind: 'return', charge: 'a', amount: charge(changes).amount, why }])
    expect(statusOf(state).status).toBe('pending')
  })

  test('that is given back in parts is refunded with the last one', () => {
    const part = report(charge({ refunded: 4000 }))
    const { state, effects } = after(report(charge()), part, part)
    expect(statusOf(state).status).toBe('completed')
    expect(effects.slice(1)).toEqual([{ kind: 'refunded', charge: 'a', amount: 4000 }])
    const whole = applyReport(state, report(charge({ refunded: 9900 })))
    expect(whole.effects).toEqual([
      { kind: 'refunded', charge: 'a', amount: 5900 },
      { kind: 'reverse', charge: 'a' },
    ])
    expect(statusOf(whole.state).status).toBe('refunded')
    // An old report that arrives last.
    expect(applyReport(whole.state, part)).toEqual({ state: whole.state, effects: [] })
  })

  test('that a bank takes back is reversed when the dispute is lost, and stands when it is won', () => {
    const [open, won, lost] = (['open', 'won', 'lost'] as const).map((dispute) => report(charge({ dispute })))
    const { state, effects } = after(report(charge()), open!)
    expect(kinds(effects)).toEqual(['deliver', 'disputed'])
    expect(statusOf(applyReport(state, won!).state).status).toBe('completed')
    expect(kinds(applyReport(state, lost!).effects)).toEqual(['disputed', 'reverse'])
  })

  test('that is first heard of when its money has gone delivers nothing', () => {
    const { state, effects } = after(report(charge({ refunded: 9900 })), report(charge()))
    expect(kinds(effects)).toEqual(['refunded'])
    expect(statusOf(state).status).toBe('refunded')
  })
})

const isRight = ({ amount, currency }: Charge) => amount === price.amount && currency === price.currency
const isGone = ({ amount, refunded, dispute }: Charge) => dispute === 'lost' || refunded === amount

describe('in 20,000 histories at random', () => {
  const histories = Array.from({ length: 20_000 }, (_, seed) => providerHistory(seed))

  test('everything happens at most once, and nothing happens to the wrong money', () => {
    const happened = new Set<string>()
    for (const { seed, truth, reports } of histories) {
      const { effects } = after(...reports)
      const of = (kind: Effect['kind']) => effects.filter((effect) => effect.kind === kind)
      const delivered = of('deliver').map((effect) => effect.charge)
      const returned = of('return').map((effect) => effect.charge)
      const at = `history ${seed}`
      expect(delivered.length, at).toBeLessThanOrEqual(1)
      expect(
        of('reverse').map((effect) => effect.charge),
        at,
      ).toEqual(delivered.filter((id) => isGone(truth.charges.find((one) => one.id === id)!)))
      expect(new Set([...delivered, ...returned]).size, at).toBe(delivered.length + returned.length)
      for (const one of truth.charges) {
        const booked = effects.reduce(
          (sum, effect) =>
            effect.kind === 'refunded' && effect.charge === one.id ? sum + effect.amount : sum,
          0,
        )
        expect(booked, at).toBe(one.refunded)
        // Money that is still with us bought the thing, or is on its way back.
        if (!isGone(one)) expect([...delivered, ...returned], at).toContain(one.id)
        if (delivered[0] === one.id) expect(isRight(one), at).toBe(true)
      }
      for (const { kind } of effects) happened.add(kind)
    }
    expect([...happened].toSorted()).toEqual(['deliver', 'disputed', 'refunded', 'return', 'reverse'])
  })

  test('a plan lasts as long as the money that stayed has bought', () => {
    const now = new Date('2026-11-21T15:00:00Z')
    for (const { seed, truth, reports } of histories) {
      // It runs for some days more, has run out, or had no term yet.
      const before = new Date(now.getTime() + ((seed % 61) - 20) * DAY)
      let end = before
      let paidUntil: Date | null = null
      for (const { kind } of after(...reports).effects) {
        if (kind === 'deliver') end = paidUntil = addLimaMonths(nextTermStart(end, now), 1)
        if (kind === 'reverse') end = endWithout(end, { paidUntil: paidUntil!, months: 1 }, now)
      }
      const delivered = after(...reports).state.deliveredBy
      const at = `history ${seed}`
      if (delivered === null) expect(end, at).toEqual(before)
      else if (!isGone(truth.charges.find(({ id }) => id === delivered)!)) expect(end, at).toEqual(paidUntil)
      else {
        const left = end.getTime() - nextTermStart(before, now).getTime()
        expect(left >= 0 && left <= 3 * DAY, at).toBe(true)
      }
    }
  })

  test('the end says what the provider says, and hearing it again changes nothing', () => {
    for (const { seed, truth, reports } of histories) {
      const { state } = after(...reports)
      const byId = (list: readonly Charge[]) => list.toSorted((one, other) => one.id.localeCompare(other.id))
      expect(byId(state.charges), `history ${seed}`).toMatchObject(byId(truth.charges))
      const again = applyReport(state, truth)
      expect(again.effects, `history ${seed}`).toEqual([])
      expect(statusOf(again.state)).toEqual(statusOf(state))
    }
  })

  test('the order does not matter to a payment that was made once', () => {
    for (const { seed, reports } of histories) {
      const ids = new Set(reports.flatMap(({ charges }) => charges.filter(isRight).map(({ id }) => id)))
      if (ids.size > 1) continue
      const turned = after(...reports.toReversed()).state
      expect(statusOf(turned), `history ${seed}`).toEqual(statusOf(after(...reports).state))
    }
  })
})
