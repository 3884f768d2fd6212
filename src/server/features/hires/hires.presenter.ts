import type { Hire, HireDetail } from '#contracts/hires/hires.contract.ts'
import { completionOf } from '#domain/orders/completion.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { differenceOf, firstChangeable } from '#domain/orders/change.ts'
import { dueOf } from '#domain/orders/deadlines.ts'
import { hireStepOf } from '#domain/orders/hire-shape.ts'
import { shareableOf, totalOf } from '#domain/orders/order.ts'
import { awaitedOf, stepsOf } from '#domain/orders/steps.ts'
import type { OrderAct } from '#contracts/hires/order-vocabulary.ts'
import type { HireStatus } from '#contracts/hires/hire-vocabulary.ts'
import type { OrderPayment } from '#server/features/plans/payments/order-payments.service.ts'
import { partyOf } from './hires.policy.ts'
import { reviewsWaitDays } from '#contracts/hires/order-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { presentDispute, presentEvidence } from '#server/features/hires/disputes/disputes.presenter.ts'
import type { DisputeRow } from '#server/features/hires/disputes/disputes.queries.ts'
import type { EvidenceRow } from '#server/features/hires/disputes/evidence.queries.ts'
import type { HireReviews } from './company-reviews.queries.ts'
import type { HireEventRow, HireRow } from './hires.queries.ts'
import type { DeliveredFile } from './order-files.queries.ts'
import { orderOf, rowsOf, stepTo } from './order-state.ts'

/** What happened in a step whose kind was not kept: its status says it. */
const actOf = { ...stepTo, requested: 'request' } as Record<HireStatus, OrderAct>

function presentOrder(row: HireRow, party: HireParty, now: Date): Hire['order'] {
  const state = orderOf(row)
  const [due] = dueOf(state)
  const isByTheHour = row.orderName === null
  return {
    name: row.orderName,
    currency: row.currency,
    totalCents: isByTheHour ? null : totalOf(state),
    includes: row.includes,
    extras: [...row.extras],
    parts: row.parts,
    part: row.part,
    rounds: row.rounds,
    roundsAsked: row.roundsAsked,
    dueAt: row.dueAt?.toISOString() ?? null,
    isLate: row.isLate,
    offer: state.offer && {
      by: state.offer.by,
      cents: state.offer.professionalCents,
      at: state.offer.at.toISOString(),
    },
    shareableCents: shareableOf(state),
    change: state.change && {
      by: state.change.by,
      at: state.change.at.toISOString(),
      agreedAt: state.change.agreedAt?.toISOString() ?? null,
      from: state.change.from,
      parts: rowsOf(state.change.parts),
      differenceCents: differenceOf(state, state.change),
    },
    changeableFrom: isByTheHour ? null : firstChangeable(state),
    awaitedCents: awaitedOf(state),
    held: row.isHeld ? { feeRate: row.feeRate } : null,
    clock: due ? { step: due.step, at: due.at.toISOString() } : null,
    isFrozen: row.frozenAt !== null,
    steps: stepsOf(state, party, now),
  }
}

/** A hire as one of its sides sees it. */
export const presentHire = (row: HireRow, party: HireParty, now: Date): Hire => ({
  id: row.id,
  serviceId: row.serviceId,
  serviceTitle: row.serviceTitle,
  companyId: row.companyId,
  companyName: row.companyName,
  professionalId: row.professionalId,
  professionalName: `${row.firstName} ${row.lastName}`.trim(),
  status: row.status,
  message: row.message,
  price: row.price,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  completesAt: completionOf(row)?.toISOString() ?? null,
  nextSteps: stepsOf(orderOf(row), party, now).flatMap((step) => hireStepOf[step] ?? []),
  hasConversation: row.hasConversation,
  hasReview: row.hasReview,
  order: presentOrder(row, party, now),
})

export const presentHireDetail = ({
  hire,
  party,
  events,
  names,
  reviews,
  files,
  evidence,
  dispute,
  payments,
  now,
}: {
  hire: HireRow
  party: HireParty
  events: readonly HireEventRow[]
  names: ReadonlyMap<number, string>
  reviews: HireReviews
  files: readonly DeliveredFile[]
  evidence: readonly EvidenceRow[]
  dispute: DisputeRow | null
  payments: readonly OrderPayment[]
  now: Date
}): HireDetail => ({
  ...presentHire(hire, party, now),
  reviews: presentReviews(party, reviews, now),
  // What the other side may still undo is not known yet.
  dispute: events.some(({ id }) => id === dispute?.id) ? presentDispute(hire, dispute) : null,
  // A payment that nothing waited for went back and is no part of the order.
  paidParts: payments.filter(({ begunAt }) => begunAt !== null).map(presentPaid),
  history: events.map(({ id, status, kind, part, note, cents, at, userId }) => ({
    id,
    status,
    act: kind ?? actOf[status],
    part,
    note,
    files: files
      .filter(({ eventId }) => eventId === id)
      .map((file) => ({ id: file.id, name: file.name, size: file.size })),
    evidence: presentEvidence(
      hire,
      party,
      evidence.filter(({ eventId }) => eventId === id),
    ),
    cents,
    at: at.toISOString(),
    by: kind === 'decide' ? 'administration' : authorOf(userId, hire),
    person: userId === null ? null : (names.get(userId) ?? null),
  })),
})

const presentPaid = ({ paymentId, part, amount, price, settledAt, released }: OrderPayment) => ({
  paymentId,
  part,
  paid: amount,
  held: settledAt ? 0 : price,
  released,
  returned: settledAt ? price - released : 0,
})

/** Each side reads the other's review when both are written, or after some days. */
function presentReviews(
  party: HireParty,
  { ofCompany, ofProfessional }: HireReviews,
  now: Date,
): HireDetail['reviews'] {
  const written = (row: { rating: number; comment: string; createdAt: Date } | null) =>
    row && { rating: row.rating, comment: row.comment, at: row.createdAt.toISOString() }
  if (party === 'professional') {
    const theirs = ofCompany?.isNotified ? ofCompany : null
    return {
      own: written(ofProfessional),
      other: theirs?.isSealed ? null : written(theirs),
      isOtherWaiting: theirs?.isSealed ?? false,
    }
  }
  const theirs = ofProfessional?.isNotified ? ofProfessional : null
  const isOver = theirs !== null && now.getTime() - theirs.createdAt.getTime() >= reviewsWaitDays * DAY
  const isRead = ofCompany !== null || isOver
  return {
    own: written(ofCompany),
    other: isRead ? written(theirs) : null,
    isOtherWaiting: theirs !== null && !isRead,
  }
}

function authorOf(userId: number | null, hire: HireRow): HireDetail['history'][number]['by'] {
  return userId === null ? 'system' : partyOf(hire, userId)
}
