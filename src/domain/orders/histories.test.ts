import { expect, test } from 'vitest'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { type Random, randomFrom } from '#tests/support/random.ts'
import { dueOf } from './deadlines.ts'
import {
  type Actor,
  type Agreement,
  type Effect,
  heldOf,
  isEnded,
  isSound,
  markReminded,
  type Order,
  requestOrder,
  totalOf,
} from './order.ts'
import { receivePayment, rules, type StepName, stepsOf, takeStep } from './steps.ts'

const histories = 3000
const stepNames = Object.keys(rules) as StepName[]
const actors: Actor[] = ['professional', 'company', 'clock', 'administrator']

const someAgreement = (random: Random): Agreement => ({
  isHeld: random.chance(0.7),
  parts: Array.from({ length: 1 + random.below(4) }, () => ({
    cents: 1 + random.below(100_000),
    days: 1 + random.below(30),
  })),
  rounds: random.below(4),
})

/** What was booked, as a ledger would keep it. */
class Book {
  held = 0
  returned = 0
  released = 0
  refunded = 0
  readonly paid = new Map<string, number>()

  write(effects: readonly Effect[]): void {
    for (const effect of effects) {
      expect(effect.cents).toBeGreaterThan(0)
      if (effect.kind === 'release') this.released += effect.cents
      else if (effect.kind === 'refund') this.refunded += effect.cents
      else {
        // A payment has one end.
        expect(this.paid.has(effect.paymentId)).toBe(false)
        this.paid.set(effect.paymentId, effect.cents)
        if (effect.kind === 'hold') this.held += effect.cents
        else this.returned += effect.cents
      }
    }
  }

  check(order: Order): void {
    const left = this.held - this.released - this.refunded
    expect(left).toBe(heldOf(order))
    expect(left).toBeGreaterThanOrEqual(0)
    expect([0, totalOf(order)]).toContain(this.held)
    expect(this.held + this.returned).toBe([...this.paid.values()].reduce((sum, cents) => sum + cents, 0))
    if (isEnded(order)) expect(left).toBe(0)
  }
}

/** The terms and the rules that an order never breaks, whatever is tried. */
function check(order: Order, book: Book, agreement: Agreement, now: Date): void {
  book.check(order)
  expect({ parts: order.parts, rounds: order.rounds, isHeld: order.isHeld }).toEqual(agreement)
  expect(order.roundsAsked).toBeLessThanOrEqual(agreement.rounds)
  if (!agreement.isHeld) expect(book.released + book.refunded + book.held).toBe(0)
  if (isEnded(order)) {
    for (const actor of actors) expect(stepsOf(order, actor, now)).toEqual([])
    expect(dueOf(order)).toEqual([])
    return
  }
  // A person can go on at once, or the clock goes on by itself.
  const people = actors.filter((actor) => stepsOf(order, actor, now).length > 0)
  expect(people.length + dueOf(order).length).toBeGreaterThan(0)
  if (heldOf(order) > 0) expect(order.status === 'disputed' || dueOf(order).length > 0).toBe(true)
}

/** Something that may happen or be tried, allowed or not. */
function happen(order: Order, random: Random, now: Date): { order: Order; effects: readonly Effect[] } {
  if (random.chance(0.2)) {
    const cents = random.chance(0.8) ? totalOf(order) : 1 + random.below(1000)
    // Few names: the same notice comes again, and payments come at any time.
    return receivePayment(order, { id: `p${random.below(3)}`, cents, now })
  }
  if (random.chance(0.2)) return { order: markReminded(order, now), effects: [] }
  const by = random.pick(actors)
  const allowed = stepsOf(order, by, now)
  const step = random.chance(0.8) && allowed.length > 0 ? random.pick(allowed) : random.pick(stepNames)
  const professionalCents = random.chance(0.5)
    ? (order.offer?.professionalCents ?? 0)
    : random.below(heldOf(order) + 2)
  return takeStep(order, step, { by, now, professionalCents }) ?? { order, effects: [] }
}

/** From here on both sides are gone: only the clock goes on, and an administrator decides disputes. */
function endAlone(order: Order, book: Book, start: Date): Order {
  let now = start
  let current = order
  for (let turn = 0; turn < 100 && !isEnded(current); turn++) {
    const [due] = dueOf(current)
    const taken =
      current.status === 'disputed'
        ? takeStep(current, 'decide', { by: 'administrator', now, professionalCents: heldOf(current) })
        : due && !due.reminder
          ? takeStep(current, due.step, { by: 'clock', now: (now = new Date(Math.max(+now, +due.at))) })
          : null
    if (taken) {
      book.write(taken.effects)
      current = taken.order
    } else if (due?.reminder) {
      now = new Date(Math.max(+now, +due.reminder.at))
      current = markReminded(current, now)
    } else break
  }
  return current
}

test('no history gets stuck, pays twice or leaves a status without a way out', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= histories; seed++) {
    const random = randomFrom(seed)
    const agreement = someAgreement(random)
    expect(isSound(agreement)).toBe(true)
    let now = new Date(Date.UTC(2026, 10, 2))
    let order = requestOrder(agreement, now)
    const book = new Book()
    const length = 5 + random.below(40)
    for (let turn = 0; turn < length; turn++) {
      now = new Date(now.getTime() + (random.chance(0.2) ? random.below(40) * DAY : random.below(24) * HOUR))
      const next = happen(order, random, now)
      order = next.order
      book.write(next.effects)
      check(order, book, agreement, now)
      seen.add(order.status)
    }
    const last = endAlone(order, book, now)
    expect(isEnded(last), `${seed}: ${last.status}`).toBe(true)
    check(last, book, agreement, now)
  }
  // The histories went everywhere.
  expect(seen.size).toBe(9)
})
