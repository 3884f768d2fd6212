import { describe, expect, test } from 'vitest'
import { milestoneLimits } from '#contracts/hires/order-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { endOf, firstChangeable, type ProposedParts } from './change.ts'
import { changeStandsDays, paysWithinDays } from './deadlines.ts'
import { type Actor, heldOf, mostParts, type Order, requestOrder, shareableOf } from './order.ts'
import { awaitedOf, receivePayment, type StepName, takeStep } from './steps.ts'

const start = new Date('2026-11-02T15:00:00Z')
const later = (days: number): Date => new Date(start.getTime() + days * DAY)
const [plan, build, check] = [
  { name: 'Plan', cents: 10_000, days: 3 },
  { name: 'Obra', cents: 50_000, days: 10 },
  { name: 'Prueba', cents: 20_000, days: 4 },
]
const orderOf = (isHeld: boolean) => requestOrder({ isHeld, parts: [plan, build, check], rounds: 1 }, start)

const step = (order: Order, by: Actor, name: StepName, more: object = {}) => {
  const taken = takeStep(order, name, { by, now: start, proposedAt: order.change?.at, ...more })
  if (!taken) throw new Error(`${by} may not ${name} when ${order.status}`)
  return taken
}
const pay = (order: Order, cents: number, id = `${cents}`) => receivePayment(order, { id, cents, now: start })

const agreed = step(orderOf(true), 'professional', 'accept').order
const paid = pay(agreed, 10_000).order
const delivered = step(paid, 'professional', 'deliver').order
const second = step(delivered, 'company', 'approve').order
const working = step(orderOf(false), 'professional', 'accept').order
const asked = step(delivered, 'company', 'ask_changes').order

const dearer = { ...plan, cents: 15_000, days: 5 }

test.each<[string, Order, number | null]>([
  ['requested', orderOf(true), null],
  ['waits for its payment', agreed, 0],
  ['in work, nothing delivered', paid, 0],
  ['delivered', delivered, 1],
  ['in work again after a delivery', asked, 1],
  ['the second waits for its payment', second, 1],
  ['of one part', { ...paid, parts: [plan] }, null],
  ['cancelled', step(agreed, 'company', 'cancel').order, null],
])('an order that is %s can be changed from %#', (_, order, from) => {
  expect(firstChangeable(order)).toBe(from)
})

test.each<[string, Order, ProposedParts, boolean]>([
  ['another title', paid, { from: 0, parts: [{ ...plan, name: 'Diseño' }, build, check] }, true],
  ['another price', paid, { from: 0, parts: [plan, { ...build, cents: 1 }, check] }, true],
  ['another order', paid, { from: 0, parts: [plan, check, build] }, true],
  ['one more', delivered, { from: 1, parts: [build, check, plan] }, true],
  ['one less', delivered, { from: 1, parts: [check] }, true],
  ['none of those that are left', delivered, { from: 1, parts: [] }, true],
  ['the same', delivered, { from: 1, parts: [build, check] }, false],
  ['what is delivered', delivered, { from: 0, parts: [dearer, build, check] }, false],
  ['what is accepted', second, { from: 0, parts: [dearer, build, check] }, false],
  ['later ones, as seen before', paid, { from: 1, parts: [check] }, false],
  ['the one in work away', second, { from: 1, parts: [] }, false],
  ['a negative price', paid, { from: 0, parts: [{ ...plan, cents: -1 }, build] }, false],
  ['a tenth of a cent', paid, { from: 0, parts: [{ ...plan, cents: 0.1 }, build] }, false],
  ['no days', paid, { from: 0, parts: [{ ...plan, days: 0 }, build] }, false],
  ['too many', paid, { from: 0, parts: Array.from({ length: mostParts + 1 }, () => plan) }, false],
])('%s: can be proposed: %#', (_, order, change, isPossible) => {
  expect(takeStep(order, 'propose_change', { by: 'company', now: start, change }) !== null).toBe(isPossible)
})

const proposed = (order: Order, parts: ProposedParts['parts'], by: Actor = 'professional') =>
  step(order, by, 'propose_change', { change: { from: firstChangeable(order), parts } }).order

describe('a proposal', () => {
  const open = proposed(paid, [plan, check])

  test('is one at a time, and changes nothing until the other side accepts it', () => {
    expect(open.parts).toBe(paid.parts)
    expect(() => proposed(open, [plan], 'company')).toThrow()
    expect(takeStep(open, 'accept_change', { by: 'professional', now: start, proposedAt: start })).toBeNull()
    expect(takeStep(open, 'accept_change', { by: 'company', now: start, proposedAt: later(1) })).toBeNull()
    expect(step(open, 'company', 'accept_change').order).toMatchObject({ parts: [plan, check], change: null })
  })

  test.each<Actor>(['professional', 'company'])('can be dropped by the %s', (by) => {
    expect(step(open, by, 'drop_change').order.change).toBeNull()
  })

  test('expires', () => {
    expect(takeStep(open, 'drop_change', { by: 'clock', now: later(changeStandsDays - 1) })).toBeNull()
    expect(step(open, 'clock', 'drop_change', { now: later(changeStandsDays) }).order.change).toBeNull()
  })

  test('about the part in work falls with its delivery; one about later parts stays', () => {
    expect(step(open, 'professional', 'deliver').order.change).toMatchObject({ from: 1, parts: [check] })
    const about = proposed(paid, [dearer, build, check])
    expect(step(about, 'professional', 'deliver').order.change).toBeNull()
  })

  test('falls with the end of the order', () => {
    expect(step(open, 'professional', 'cancel').order.change).toBeNull()
    const last = proposed({ ...delivered, part: 2 }, [plan])
    expect(step(last, 'company', 'approve').order).toMatchObject({ status: 'completed', change: null })
  })

  test('moves the term of the part in work, never to less than a day', () => {
    const longer = step(proposed(working, [dearer, build]), 'company', 'accept_change').order
    expect(longer.dueAt).toEqual(later(5))
    const shorter = proposed(working, [{ ...plan, days: 1 }, build])
    expect(step(shorter, 'company', 'accept_change', { now: later(2.5) }).order.dueAt).toEqual(later(3.5))
  })
})

describe('held money of the part in work', () => {
  const higher = step(proposed(paid, [dearer, build, check]), 'company', 'accept_change').order
  const lower = step(proposed(paid, [{ ...plan, cents: 4000 }, build]), 'company', 'accept_change').order

  test('a higher price applies when exactly the difference is held', () => {
    expect(higher.parts).toBe(paid.parts)
    expect(awaitedOf(higher)).toBe(5000)
    expect(pay(higher, 4999).effects).toMatchObject([{ kind: 'return' }])
    const { order, effects } = pay(higher, 5000)
    expect(effects).toMatchObject([{ kind: 'hold', cents: 5000 }])
    expect(order).toMatchObject({ parts: [dearer, build, check], change: null, dueAt: later(5) })
    expect(heldOf(order)).toBe(15_000)
    expect(pay(order, 5000, 'again').effects).toMatchObject([{ kind: 'return' }])
    const end = step(step(order, 'professional', 'deliver').order, 'company', 'approve')
    expect(end.effects).toEqual([{ kind: 'release', cents: 15_000 }])
  })

  test('a difference that nobody pays leaves everything as it was', () => {
    const end = step(higher, 'clock', 'drop_change', { now: later(paysWithinDays) }).order
    expect(end).toMatchObject({ parts: paid.parts, change: null })
    expect(pay(end, 5000).effects).toMatchObject([{ kind: 'return' }])
    expect(pay(step(higher, 'professional', 'deliver').order, 5000).effects).toMatchObject([
      { kind: 'return' },
    ])
  })

  test('a lower price gives the difference back when the part is shared', () => {
    expect([heldOf(lower), shareableOf(lower)]).toEqual([10_000, 4000])
    const end = step(step(lower, 'professional', 'deliver').order, 'company', 'approve')
    expect(end.effects).toEqual([
      { kind: 'release', cents: 4000 },
      { kind: 'refund', cents: 6000 },
    ])
    expect(heldOf(end.order)).toBe(0)
    expect(step(lower, 'professional', 'cancel').effects).toEqual([{ kind: 'refund', cents: 10_000 }])
  })

  test('milestones that are not paid change without money', () => {
    const changed = step(proposed(second, [{ ...build, cents: 70_000 }]), 'company', 'accept_change').order
    expect(changed).toMatchObject({ status: 'agreed', change: null })
    expect(awaitedOf(changed)).toBe(70_000)
  })
})

test('the planned end counts what is left', () => {
  expect(endOf(paid, paid.parts, start)).toEqual(later(17))
  expect(endOf(paid, [dearer, build], start)).toEqual(later(15))
  expect(endOf(agreed, [plan], start)).toEqual(later(3))
})

test('the form allows as many milestones as an order can have', () => {
  expect(milestoneLimits.most).toBe(mostParts)
})
