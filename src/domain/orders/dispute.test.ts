import { describe, expect, test } from 'vitest'
import type { DisputeWant } from '#contracts/hires/dispute-vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
import { agreesDisputeDays, answersDisputeDays, disputeRemindsDays, dueOf } from './deadlines.ts'
import { type Actor, type Agreement, markReminded, type Order, type Party, requestOrder } from './order.ts'
import { receivePayment, type StepName, stepsOf, takeStep } from './steps.ts'

const start = new Date('2026-11-02T15:00:00Z')
const later = (days: number): Date => new Date(start.getTime() + days * DAY)
const unheld: Agreement = {
  isHeld: false,
  parts: [
    { cents: 18_000, days: 5 },
    { cents: 72_000, days: 10 },
  ],
  rounds: 1,
}

interface More {
  now?: Date
  cents?: number
  wants?: DisputeWant
}
const step = (order: Order, by: Actor, name: StepName, { now = start, cents, wants }: More = {}) => {
  const taken = takeStep(order, name, { by, now, professionalCents: cents, wants })
  if (!taken) throw new Error(`${by} may not ${name} when ${order.status}`)
  return taken
}
const may = (order: Order, by: Actor, name: StepName, { now = start, cents, wants }: More = {}) =>
  takeStep(order, name, { by, now, professionalCents: cents, wants }) !== null

const working = step(requestOrder(unheld, start), 'professional', 'accept').order
const delivered = step(working, 'professional', 'deliver').order
const late = step(working, 'clock', 'mark_late', { now: later(5) }).order
const changing = step(delivered, 'company', 'ask_changes').order
const second = step(delivered, 'company', 'approve').order
const heldDelivered = (() => {
  const agreed = step(requestOrder({ ...unheld, isHeld: true }, start), 'professional', 'accept').order
  const paid = receivePayment(agreed, { id: 'p', cents: 18_000, now: start }).order
  return step(paid, 'professional', 'deliver').order
})()
const opened = step(delivered, 'company', 'dispute', { wants: 'part', cents: 30_000, now: later(2) }).order
const answered = step(opened, 'professional', 'answer_dispute', { now: later(3) }).order
const atDesk = step(answered, 'company', 'escalate', { now: later(4) }).order

describe('who may open a dispute', () => {
  test.each<[string, Order, Party, boolean]>([
    ['a delivery that is not what was agreed', delivered, 'company', true],
    ['a late order', late, 'company', true],
    ['an order in time', working, 'company', false],
    ['changes that are being made', changing, 'company', false],
    ['work that was never delivered', working, 'professional', false],
    ['a delivery that nobody accepts', delivered, 'professional', true],
    ['changes beyond what was agreed', changing, 'professional', true],
    ['a next part without a delivery', second, 'professional', false],
    ['a request', requestOrder(unheld, start), 'company', false],
  ])('%s', (_, order, by, isOpen) => {
    expect(may(order, by, 'dispute', { wants: by === 'company' ? 'all_back' : 'paid' })).toBe(isOpen)
    expect(stepsOf(order, by, start).includes('dispute')).toBe(isOpen)
  })

  test('an hour without a sum has nothing to share', () => {
    const free = { ...unheld, parts: [{ cents: 0, days: null }] }
    const order = step(
      step(requestOrder(free, start), 'professional', 'accept').order,
      'professional',
      'deliver',
    )
    expect(may(order.order, 'company', 'dispute', { wants: 'all_back' })).toBe(false)
  })

  test.each<[Party, DisputeWant | undefined, number | undefined, boolean]>([
    ['company', 'finished', undefined, true],
    ['company', 'all_back', undefined, true],
    ['company', 'part', 90_000, true],
    ['company', 'part', 90_001, false],
    ['company', 'part', 0.5, false],
    ['company', 'part', undefined, false],
    ['company', 'paid', undefined, false],
    ['company', undefined, undefined, false],
    ['professional', 'paid', undefined, true],
    ['professional', 'part', 0, true],
    ['professional', 'finished', undefined, false],
    ['professional', 'all_back', undefined, false],
  ])('the %s may want %s of %s', (by, wants, cents, isOpen) => {
    expect(
      may(delivered, by, 'dispute', { ...(wants && { wants }), ...(cents !== undefined && { cents }) }),
    ).toBe(isOpen)
  })

  test('what is wanted of the money is an offer at once', () => {
    const of = (by: Party, wants: DisputeWant) => step(delivered, by, 'dispute', { wants }).order.offer
    expect(of('company', 'all_back')).toMatchObject({ by: 'company', professionalCents: 0 })
    expect(of('professional', 'paid')).toMatchObject({ by: 'professional', professionalCents: 90_000 })
    expect(of('company', 'finished')).toBeNull()
    expect(step(opened, 'professional', 'accept_end', { cents: 30_000 }).order.status).toBe('decided')
  })
})

describe('while it is open', () => {
  test('the clock of the order rests, and that of the dispute runs', () => {
    expect(dueOf(delivered)[0]?.step).toBe('approve')
    expect(dueOf(opened)).toMatchObject([{ step: 'escalate', at: later(2 + answersDisputeDays) }])
    expect(dueOf(answered)).toMatchObject([{ step: 'escalate', at: later(3 + agreesDisputeDays) }])
    expect(dueOf(atDesk)).toEqual([])
  })

  test('without an agreement it goes to the administration, never without a reminder', () => {
    const at = later(2 + answersDisputeDays)
    expect(may(opened, 'clock', 'escalate', { now: at })).toBe(false)
    const reminded = markReminded(opened, later(2 + answersDisputeDays - disputeRemindsDays))
    expect(step(reminded, 'clock', 'escalate', { now: at }).order.dispute).toMatchObject({ stage: 'desk' })
  })

  test.each<[string, Order, Party, StepName[]]>([
    ['its author', opened, 'company', ['offer_end', 'drop_offer', 'add_evidence', 'withdraw_dispute']],
    [
      'the other side',
      opened,
      'professional',
      ['offer_end', 'accept_end', 'drop_offer', 'answer_dispute', 'add_evidence'],
    ],
    [
      'its author after the answer',
      answered,
      'company',
      ['offer_end', 'drop_offer', 'add_evidence', 'escalate', 'withdraw_dispute'],
    ],
    [
      'the other side at the end',
      atDesk,
      'professional',
      ['offer_end', 'accept_end', 'drop_offer', 'add_evidence'],
    ],
  ])('%s may go on', (_, order, by, steps) => {
    expect(stepsOf(order, by, later(5)).toSorted()).toEqual(steps.toSorted())
  })

  test('an offer of the other side is an answer; one of its author is none', () => {
    const by = (party: Party) => step(opened, party, 'offer_end', { cents: 50_000 }).order.dispute?.stage
    expect([by('professional'), by('company')]).toEqual(['answered', 'open'])
  })
})

describe('its end', () => {
  test('taken back: the order goes on with the time that was left, and reminds first', () => {
    const on = step(atDesk, 'company', 'withdraw_dispute', { now: later(6) }).order
    expect(on).toMatchObject({
      status: 'delivered',
      since: later(4),
      dueAt: later(9),
      offer: null,
      dispute: null,
    })
    expect(dueOf(on)).toMatchObject([{ step: 'approve', at: later(11), reminder: { at: later(9) } }])
    expect(may(atDesk, 'professional', 'withdraw_dispute')).toBe(false)
  })

  test('more work: as long as the rest of the term, at least three days, and no round is used', () => {
    const wanted = step(delivered, 'company', 'dispute', { wants: 'finished', now: later(4) }).order
    expect(step(wanted, 'professional', 'finish_work', { now: later(6) }).order).toMatchObject({
      status: 'working',
      roundsAsked: 0,
      dueAt: later(9),
      dispute: null,
    })
    expect(may(opened, 'professional', 'finish_work')).toBe(false)
    expect(may(wanted, 'company', 'finish_work')).toBe(false)
  })

  test('a decision divides what can be shared, once it is with the administration', () => {
    expect(may(answered, 'administrator', 'decide', { cents: 0 })).toBe(false)
    expect(may(atDesk, 'company', 'decide', { cents: 0 })).toBe(false)
    for (const cents of [-1, 0.5, 90_001])
      expect(may(atDesk, 'administrator', 'decide', { cents })).toBe(false)
    expect(step(atDesk, 'administrator', 'decide', { cents: 90_000 })).toMatchObject({
      order: { status: 'decided', dispute: null, offer: null },
      effects: [],
    })
  })

  test('held money goes out by it to the last cent', () => {
    const open = step(heldDelivered, 'company', 'dispute', { wants: 'all_back' }).order
    const desk = step(step(open, 'professional', 'answer_dispute').order, 'professional', 'escalate').order
    expect(step(desk, 'administrator', 'decide', { cents: 9_001 })).toMatchObject({
      order: { status: 'decided', releasedCents: 9_001, refundedCents: 8_999 },
      effects: [
        { kind: 'release', cents: 9_001 },
        { kind: 'refund', cents: 8_999 },
      ],
    })
  })

  test('an order that was delivered once and waits in vain comes to the administration at once', () => {
    const order = step(heldDelivered, 'company', 'ask_changes').order
    const isLate = step(order, 'clock', 'mark_late', { now: later(5) }).order
    const reminded = markReminded(isLate, later(28))
    expect(step(reminded, 'clock', 'give_up', { now: later(35) }).order.dispute).toMatchObject({
      by: null,
      stage: 'desk',
    })
  })
})
