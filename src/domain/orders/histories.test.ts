import { expect, test } from 'vitest'
import { disputeWants } from '#contracts/hires/dispute-vocabulary.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { type Random, randomFrom } from '#tests/support/random.ts'
import { balanceOf } from '#domain/ledger/accounts.ts'
import { entriesOf, type LedgerEvent } from '#domain/ledger/entries.ts'
import { firstChangeable, type ProposedParts } from './change.ts'
import { dueOf } from './deadlines.ts'
import { chargeOf, feeOf } from './fee-sums.ts'
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
} from './order.ts'
import { awaitedOf, receivePayment, rules, type StepName, stepsOf, takeStep } from './steps.ts'

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

const feeRate = 500
const [client, professional] = [1, 2]

/** The same in the accounts of the ledger, as `settleOrder` books it: each part is paid with its fee and shared once. */
class Ledger {
  readonly #sums = new Map<string, number>()
  #fees = 0
  #paid = 0
  /** What the payments of the part in turn hold, in the order in which they came. */
  #held: number[] = []

  write(effects: readonly Effect[]): void {
    const sumOf = (kind: Effect['kind']) =>
      effects.reduce((sum, effect) => (effect.kind === kind ? sum + effect.cents : sum), 0)
    const [held, released, refunded] = [sumOf('hold'), sumOf('release'), sumOf('refund')]
    if (held > 0) {
      this.#held.push(held)
      this.#fund(chargeOf(held, feeRate).total)
    }
    if (released + refunded === 0) return
    must(this.stillHeld === released + refunded, 'all that is held is shared')
    let left = released
    for (const price of this.#held) {
      const share = Math.min(left, price)
      left -= share
      this.#share(share, chargeOf(price, feeRate).total)
    }
    this.#held = []
  }

  get stillHeld(): number {
    return this.#held.reduce((sum, cents) => sum + cents, 0)
  }

  #fund(amount: number): void {
    this.#paid += amount
    this.#book({ kind: 'order_funded', amount, client })
  }

  #share(price: number, paid: number): void {
    const fee = feeOf(price, feeRate)
    this.#fees += fee
    const amount = price + fee
    if (amount > 0) this.#book({ kind: 'order_released', amount, fee, client, professional })
    if (paid > amount) this.#book({ kind: 'order_refunded', amount: paid - amount, client })
  }

  #book(event: LedgerEvent): void {
    const entries = entriesOf(event)
    must(entries.reduce((sum, { amount }) => sum + amount, 0) === 0, 'each booking adds up to zero')
    for (const { account, amount } of entries)
      this.#sums.set(account, (this.#sums.get(account) ?? 0) + balanceOf(account, amount))
  }

  check({ held, released }: { held: number; released: number }): void {
    const of = (account: string) => this.#sums.get(account) ?? 0
    must(this.stillHeld === held, 'the payments hold what the order holds')
    const stillHeld = this.#held.reduce((sum, cents) => sum + chargeOf(cents, feeRate).total, 0)
    must(of('customer_money') === stillHeld, 'what is held is the price and the fee of the part in turn')
    must(of('payouts_due') === released, 'the professional gets the price whole')
    must(of('order_fees') + of('igv_payable') === this.#fees, 'fees are those of what was released')
    must(of('provider_cash') === this.#paid, 'nothing leaves the provider before it says so')
    must(of('refunds_due') === this.#paid - stillHeld - released - this.#fees, 'the rest is the payer’s')
  }
}

/** What was booked, as a ledger would keep it. */
class Book {
  held = 0
  returned = 0
  released = 0
  refunded = 0
  readonly paid = new Map<string, number>()
  readonly ledger = new Ledger()

  write(effects: readonly Effect[]): void {
    this.ledger.write(effects)
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
    must(left === 0 || left >= order.parts[order.part]!.cents, 'one part is held, whole')
    const isPaid = order.isHeld && ['working', 'delivered', 'disputed'].includes(order.status)
    must(isPaid === left > 0, 'work begins with its payment')
    expect(this.held + this.returned).toBe([...this.paid.values()].reduce((sum, cents) => sum + cents, 0))
    if (isEnded(order)) must(left === 0, 'an end leaves nothing held')
    this.ledger.check({ held: left, released: this.released })
  }
}

/** The terms and the rules that an order never breaks, whatever is tried. */
function check(order: Order, book: Book, agreement: Agreement, now: Date): void {
  book.check(order)
  must(order.rounds === agreement.rounds && isSound(order), 'what is agreed is sound')
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
  if (heldOf(order) > 0)
    must(order.frozenAt !== null || isAtDesk || dueOf(order).length > 0, 'held money has an end')
  must((order.status === 'disputed') === (order.dispute !== null), 'a dispute is a status')
  if (order.dispute)
    must(
      dueOf(order).every(({ step }) => step === 'escalate'),
      'the clock of the order rests',
    )
}

/** Other milestones, mostly from the first that can be changed on. */
function someChange({ parts, ...order }: Order, random: Random): ProposedParts {
  const from = random.chance(0.9)
    ? (firstChangeable({ ...order, parts }) ?? 0)
    : random.below(parts.length + 1)
  const rest = parts
    .slice(from)
    .filter(() => random.chance(0.8))
    .map(({ cents, days }) => ({
      cents: random.chance(0.5) ? cents + random.below(2000) - 1000 : cents,
      days,
    }))
  return { from, parts: random.chance(0.3) ? [...rest, { cents: 1 + random.below(5000), days: 2 }] : rest }
}

/** What was accepted or delivered is never another one afterwards. */
function checkKept(before: Order, after: Order): void {
  const kept = before.deliveries > 0 ? before.part + 1 : before.part
  must(
    before.parts.slice(0, kept).every((part, at) => after.parts[at] === part),
    'accepted milestones are frozen',
  )
}

/** Something that may happen or be tried, allowed or not. */
function happen(order: Order, random: Random, now: Date): { order: Order; effects: readonly Effect[] } {
  if (random.chance(0.2)) {
    const cents = random.chance(0.8)
      ? (awaitedOf(order) ?? order.parts[order.part]?.cents ?? 1)
      : 1 + random.below(1000)
    // Few names: the same notice comes again, and payments come at any time.
    return receivePayment(order, { id: `p${random.below(6)}`, cents, now })
  }
  if (random.chance(0.2)) return { order: markReminded(order, now), effects: [] }
  const by = random.pick(actors)
  const allowed = stepsOf(order, by, now)
  const step = random.chance(0.8) && allowed.length > 0 ? random.pick(allowed) : random.pick(stepNames)
  const professionalCents = random.chance(0.5)
    ? (order.offer?.professionalCents ?? 0)
    : random.below(heldOf(order) + 2)
  const wants = random.pick(disputeWants)
  const change = someChange(order, random)
  const proposedAt = order.change?.at
  const taken = takeStep(order, step, { by, now, professionalCents, wants, change, proposedAt })
  if (taken) checkKept(order, taken.order)
  return taken ?? { order, effects: [] }
}

/** From here on both sides are gone: only the clock goes on, and an administrator decides disputes. */
function endAlone(order: Order, book: Book, start: Date): Order {
  let now = start
  let current = order
  for (let turn = 0; turn < 100 && !isEnded(current); turn++) {
    const [due] = dueOf(current)
    const taken = current.frozenAt
      ? takeStep(current, 'unfreeze', { by: 'clock', now })
      : current.dispute?.stage === 'desk'
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

test('no history gets stuck, pays twice or leaves a status without a way out', { timeout: 30_000 }, () => {
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
