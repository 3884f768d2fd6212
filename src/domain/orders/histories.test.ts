import { expect, test } from 'vitest'
import { disputeWants } from '#contracts/hires/dispute-vocabulary.ts'
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
  shareableOf,
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

/** A plain check: millions of `expect` take minutes. */
function must(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule)
}

/** What was booked, as a ledger would keep it. */
class Book {
  held = 0
  returned = 0
  released = 0
  refunded = 0
  readonly paid = new Map<string, number>()

  write(effects: readonly Effect[]): void {
    for (const effect of effects) {
      must(effect.cents > 0, 'nothing is booked for nothing')
      if (effect.kind === 'release') this.released += effect.cents
      else if (effect.kind === 'refund') this.refunded += effect.cents
      else {
        must(!this.paid.has(effect.paymentId), 'a payment has one end')
        this.paid.set(effect.paymentId, effect.cents)
        if (effect.kind === 'hold') this.held += effect.cents
        else this.returned += effect.cents
      }
    }
  }

  check(order: Order): void {
    const left = this.held - this.released - this.refunded
    must(left === heldOf(order), 'the order knows what the book knows')
    must(left >= 0, 'no more goes out than came in')
    must(this.held === 0 || this.held === totalOf(order), 'the agreed sum is held once')
    expect(this.held + this.returned).toBe([...this.paid.values()].reduce((sum, cents) => sum + cents, 0))
    if (isEnded(order)) must(left === 0, 'an end leaves nothing held')
  }
}

/** The terms and the rules that an order never breaks, whatever is tried. */
function check(order: Order, book: Book, agreement: Agreement, now: Date): void {
  book.check(order)
  must(order.parts === agreement.parts && order.rounds === agreement.rounds, 'the agreement is frozen')
  must(order.roundsAsked <= agreement.rounds, 'no more rounds than agreed')
  if (!agreement.isHeld) must(book.released + book.refunded + book.held === 0, 'nothing is held')
  if (isEnded(order)) {
    for (const actor of actors) must(stepsOf(order, actor, now).length === 0, 'an end is an end')
    must(dueOf(order).length === 0, 'an end has no terms')
    return
  }
  // A person can go on at once, or the clock goes on by itself.
  const people = actors.filter((actor) => stepsOf(order, actor, now).length > 0)
  must(people.length + dueOf(order).length > 0, 'there is a way out')
  const isAtDesk = order.dispute?.stage === 'desk'
  if (heldOf(order) > 0) must(isAtDesk || dueOf(order).length > 0, 'held money has an end')
  must((order.status === 'disputed') === (order.dispute !== null), 'a dispute is a status')
  if (order.dispute)
    must(
      dueOf(order).every(({ step }) => step === 'escalate'),
      'the clock of the order rests',
    )
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
  const wants = random.pick(disputeWants)
  return takeStep(order, step, { by, now, professionalCents, wants }) ?? { order, effects: [] }
}

/** From here on both sides are gone: only the clock goes on, and an administrator decides disputes. */
function endAlone(order: Order, book: Book, start: Date): Order {
  let now = start
  let current = order
  for (let turn = 0; turn < 100 && !isEnded(current); turn++) {
    const [due] = dueOf(current)
    const taken =
      current.dispute?.stage === 'desk'
        ? takeStep(current, 'decide', { by: 'administrator', now, professionalCents: shareableOf(current) })
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
    must(isSound(agreement), 'the agreement is sound')
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
    must(isEnded(last), `history ${seed} is stuck: ${last.status}`)
    check(last, book, agreement, now)
  }
  // The histories went everywhere.
  expect(seen.size).toBe(9)
})
