import { describe, expect, test } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { dueOf, paysWithinDays, waitsForLateDays } from './deadlines.ts'
import {
  type Actor,
  type Agreement,
  heldOf,
  isSound,
  markReminded,
  type Order,
  requestOrder,
} from './order.ts'
import { receivePayment, type StepName, stepsOf, takeStep } from './steps.ts'

const start = new Date('2026-11-02T15:00:00Z')
const later = (days: number): Date => new Date(start.getTime() + days * DAY)

const held: Agreement = {
  isHeld: true,
  parts: [
    { cents: 18_000, days: 5 },
    { cents: 72_000, days: 10 },
  ],
  rounds: 1,
}

const step = (order: Order, by: Actor, name: StepName, now = start, professionalCents?: number) => {
  const taken = takeStep(order, name, { by, now, professionalCents })
  if (!taken) throw new Error(`${by} may not ${name} when ${order.status}`)
  return taken
}
const after = (order: Order, ...steps: [Actor, StepName][]): Order =>
  steps.reduce((current, [by, name]) => step(current, by, name).order, order)

const agreed = after(requestOrder(held, start), ['professional', 'accept'])
const paid = receivePayment(agreed, { id: 'p1', cents: 90_000, now: start }).order
const delivered = after(paid, ['professional', 'deliver'])

describe('held money', () => {
  test('work begins when exactly the agreed sum is held', () => {
    expect(paid).toMatchObject({ status: 'working', part: 0, dueAt: later(5) })
    expect(heldOf(paid)).toBe(90_000)
  })

  test.each([
    ['another sum', agreed, 90_001],
    ['a second payment', paid, 90_000],
    ['a payment after the end', after(agreed, ['company', 'cancel']), 90_000],
  ])('%s goes back whole', (_, order, cents) => {
    const { order: received, effects } = receivePayment(order, { id: 'p2', cents, now: start })
    expect(effects).toEqual([{ kind: 'return', paymentId: 'p2', cents }])
    expect({ ...received, payments: order.payments }).toEqual(order)
  })

  test('the same payment again changes nothing', () => {
    expect(receivePayment(paid, { id: 'p1', cents: 90_000, now: later(1) })).toEqual({
      order: paid,
      effects: [],
    })
  })

  test('each accepted part is released, and the next one begins with its own term', () => {
    const { order, effects } = step(delivered, 'company', 'approve', later(2))
    expect(effects).toEqual([{ kind: 'release', cents: 18_000 }])
    expect(order).toMatchObject({ status: 'working', part: 1, deliveries: 0, dueAt: later(12) })
    const last = step(step(order, 'professional', 'deliver').order, 'company', 'approve')
    expect(last.order.status).toBe('completed')
    expect(heldOf(last.order)).toBe(0)
  })

  test('the company ends it alone only when nothing came in time', () => {
    expect(stepsOf(paid, 'company', start)).not.toContain('cancel')
    const late = step(paid, 'clock', 'mark_late', later(5)).order
    expect(step(late, 'company', 'cancel').effects).toEqual([{ kind: 'refund', cents: 90_000 }])
  })

  test('the professional can always give it up: the company gets everything back', () => {
    expect(step(paid, 'professional', 'cancel').effects).toEqual([{ kind: 'refund', cents: 90_000 }])
  })
})

describe('changes', () => {
  const asked = step(delivered, 'company', 'ask_changes', later(4)).order

  test('give at least three more days, and are as many as agreed', () => {
    expect(asked).toMatchObject({ status: 'working', roundsAsked: 1, dueAt: later(7) })
    expect(stepsOf(after(asked, ['professional', 'deliver']), 'company', later(4))).not.toContain(
      'ask_changes',
    )
  })

  test('after them the company cannot end it alone, and a person decides if nothing more comes', () => {
    const late = step(asked, 'clock', 'mark_late', later(7)).order
    expect(stepsOf(late, 'company', later(7))).not.toContain('cancel')
    const reminded = markReminded(late, later(30))
    expect(step(reminded, 'clock', 'give_up', later(7 + waitsForLateDays)).order.status).toBe('disputed')
  })
})

describe('ending by agreement', () => {
  const offered = step(delivered, 'company', 'offer_end', start, 30_000).order

  test('shares what is held as the other side read it', () => {
    expect(
      takeStep(offered, 'accept_end', { by: 'company', now: start, professionalCents: 30_000 }),
    ).toBeNull()
    expect(
      takeStep(offered, 'accept_end', { by: 'professional', now: start, professionalCents: 0 }),
    ).toBeNull()
    expect(step(offered, 'professional', 'accept_end', start, 30_000)).toMatchObject({
      order: { status: 'cancelled' },
      effects: [
        { kind: 'release', cents: 30_000 },
        { kind: 'refund', cents: 60_000 },
      ],
    })
  })

  test.each([-1, 0.5, 90_001, Number.NaN, undefined])('%s is no share of $900', (professionalCents) => {
    expect(takeStep(delivered, 'offer_end', { by: 'company', now: start, professionalCents })).toBeNull()
  })

  test('an offer falls with what it was about', () => {
    expect(step(offered, 'company', 'approve').order.offer).toBeNull()
    expect(step(offered, 'clock', 'drop_offer', later(3)).order.offer).toBeNull()
  })
})

describe('the clock', () => {
  test('accepts a delivery after seven days, never without a reminder two days before', () => {
    expect(dueOf(delivered)).toEqual([
      { step: 'approve', at: later(7), reminder: { at: later(5), who: ['professional', 'company'] } },
    ])
    expect(takeStep(delivered, 'approve', { by: 'clock', now: later(20) })).toBeNull()
    const reminded = markReminded(delivered, later(20))
    expect(takeStep(reminded, 'approve', { by: 'clock', now: later(21) })).toBeNull()
    expect(step(reminded, 'clock', 'approve', later(22)).order.part).toBe(1)
  })

  test('ends an order that nobody pays', () => {
    const reminded = markReminded(agreed, later(paysWithinDays - 2))
    expect(step(reminded, 'clock', 'lapse', later(paysWithinDays))).toMatchObject({
      order: { status: 'cancelled' },
      effects: [],
    })
  })
})

test.each<[string, Partial<Agreement>]>([
  ['nothing to do', { parts: [] }],
  ['a part of a half cent', { parts: [{ cents: 0.5, days: 1 }] }],
  ['held money for nothing', { parts: [{ cents: 0, days: 1 }] }],
  ['held money without a term', { parts: [{ cents: 100, days: null }] }],
  ['less than no rounds', { rounds: -1 }],
])('no order begins with %s', (_, part) => {
  expect(isSound(held)).toBe(true)
  expect(isSound({ ...held, ...part })).toBe(false)
})
