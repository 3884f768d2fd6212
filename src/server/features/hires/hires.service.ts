import { namesOfPeople, peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { DisputeReason, DisputeWant } from '#contracts/hires/dispute-vocabulary.ts'
import { hireStatusLabels } from '#domain/orders/hire-status.words.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { changedParts, type ProposedParts } from '#domain/orders/change.ts'
import { isFrozenOut } from '#domain/orders/freeze.ts'
import { mayDispute } from '#domain/orders/dispute.ts'
import { type Order, shareableOf, totalOf } from '#domain/orders/order.ts'
import { rules, type StepName, takeStep } from '#domain/orders/steps.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { UserActor } from '#server/actor.ts'
import { whyNoAnswer, whyNoChange } from '#server/features/hires/changes/why-no-change.ts'
import { asKnownTo, type OwnHire } from './hires.policy.ts'
import {
  getHire,
  type HireEventRow,
  type HireRow,
  listHireEvents,
  listHiresOfCompany,
  listHiresOfProfessional,
  lockHire,
} from './hires.queries.ts'
import {
  type OrderPayment,
  readOrderPayments,
} from '#server/features/plans/payments/order-payments.service.ts'
import { type HireReviews, readHireReviews } from './company-reviews.queries.ts'
import { stepAct, writeStep } from './hires.acts.ts'
import { type DisputeRow, findLatestDispute } from '#server/features/hires/disputes/disputes.queries.ts'
import { type EvidenceRow, listEvidence } from '#server/features/hires/disputes/evidence.queries.ts'
import { keepEvidence } from '#server/features/hires/disputes/evidence.service.ts'
import { type DeliveredFile, listDelivered } from './order-files.queries.ts'
import { orderOf } from './order-state.ts'

export { hireLinks } from './hire.address.ts'
export { agreeOrder } from './request-hire.ts'
export { readFeeRate } from './held-terms.ts'
export { isMoneyHeld } from './held-money.queries.ts'

/** The caller's hires, on either side, newest first. */
export async function listOwnHires({ db }: Pick<Deps, 'db'>, actor: UserActor): Promise<HireRow[]> {
  const rows =
    actor.kind === 'company'
      ? await listHiresOfCompany(db, actor.companyId)
      : await listHiresOfProfessional(db, actor.professionalId)
  return rows.map((row) => asKnownTo(actor.kind, row).hire)
}

export interface OwnHireHistory extends Pick<OwnHire, 'hire' | 'party'> {
  events: HireEventRow[]
  /** Who of the company made them, for its people. */
  names: ReadonlyMap<number, string>
  reviews: HireReviews
  files: readonly DeliveredFile[]
  evidence: readonly EvidenceRow[]
  /** The latest; null: it has none. */
  dispute: DisputeRow | null
  payments: readonly OrderPayment[]
}

/** One hire of the caller with its steps. */
export async function getHireHistory(
  { db }: Pick<Deps, 'db'>,
  { hire, party, isChanging }: OwnHire,
): Promise<OwnHireHistory> {
  const events = await listHireEvents(db, hire.id)
  const shown = isChanging ? events.filter(({ isNotified }) => isNotified) : events
  const names = await namesIn(db, hire, party, shown)
  return {
    hire,
    party,
    events: shown,
    names,
    ...(await readParts(db, hire)),
  }
}

const readParts = async (db: Db, hire: HireRow) => ({
  reviews: await readHireReviews(db, hire),
  files: await listDelivered(db, hire.id),
  evidence: await listEvidence(db, hire.id),
  dispute: await findLatestDispute(db, hire.id),
  payments: await readOrderPayments({ db }, hire.id),
})

export interface Wanted {
  step: StepName
  /** What the author writes with it. */
  note?: string
  /** Of `offer_end`: what the professional is to get; of `accept_end`: what was read. */
  cents?: number
  /** Of `propose_change`, and of its answers: when it was made. */
  change?: ProposedParts
  proposedAt?: Date
  /** Files that were sent before. */
  files?: readonly string[]
  /** Of a dispute: why, what is wanted, and messages to look at. */
  reason?: DisputeReason
  wants?: DisputeWant
  messages?: readonly number[]
}

/**
 * Makes a step of a hire. The other side is notified once it can no longer be undone. Throws forbidden for a step of
 * the other side, step_pending while the other side may still undo its own, and hire_step_gone when the order does not
 * allow the step now, as for the second of two concurrent answers.
 */
export async function takeHireStep(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId }: UserActor,
  { hire: { id }, party }: OwnHire,
  { step, note, cents, files = [], reason, wants, messages = [], change, proposedAt }: Wanted,
): Promise<OwnHireHistory & { undo: Undoable }> {
  return transaction(deps, async (tx) => {
    await lockHire(tx, id)
    const { hire: before, isChanging } = asKnownTo(party, await getHire(tx, id))
    if (!rules[step].by.includes(party)) throw new AppError('forbidden')
    if (isChanging) throw new AppError('step_pending')
    const now = deps.clock.now()
    const order = orderOf(before)
    const taken = takeStep(order, step, {
      by: party,
      now,
      professionalCents: cents,
      wants,
      change,
      proposedAt,
    })
    const isStale = step === 'drop_change' && order.change?.at.getTime() !== proposedAt?.getTime()
    if (!taken || isStale) throw whyNot(order, { step, change }, { hire: before, party })
    const eventId = await writeStep(tx, before, taken.order, {
      kind: step,
      userId,
      at: now,
      isNotified: false,
      note,
      cents: sumOf(taken.order, step) ?? cents,
      reason,
      effects: taken.effects,
    })
    await pushEvent(tx, party === 'company' ? await peopleOfCompany(tx, before.companyId) : [userId], {
      topic: 'hires',
    })
    await keepEvidence(
      tx,
      { hire: before, party, userId, eventId, mayPoint: step !== 'deliver' },
      { files, messages },
    )
    const data = { hireId: id, eventId }
    const undo = await perform(deps, tx, stepAct, { userId, subjectId: id, data })
    const hire = await getHire(tx, id)
    const events = await listHireEvents(tx, id)
    const names = await namesIn(tx, hire, party, events)
    return {
      hire,
      party,
      events,
      names,
      ...(await readParts(tx, hire)),
      undo,
    }
  })
}

/** The sum that the history names with a step, besides one that its author wrote. */
function sumOf({ offer, parts, change }: Order, step: StepName): number | undefined {
  if (step === 'dispute') return offer?.professionalCents
  if (step === 'propose_change' && change) return totalOf({ parts: changedParts({ parts }, change) })
  return undefined
}

/** Says why a step that this side can take is not allowed now. */
function whyNot(
  order: Order,
  { step, change }: Pick<Wanted, 'step' | 'change'>,
  { hire: { status }, party }: { hire: HireRow; party: HireParty },
): AppError {
  if (isFrozenOut(order, step))
    return new AppError('hire_step_gone', {
      message: 'El banco revisa el pago de este pedido. Podrás hacerlo cuando decida.',
    })
  const isFrom = rules[step].from.includes(order.status)
  if (isFrom && step === 'propose_change') return whyNoChange(order, change)
  if (isFrom && (step === 'accept_change' || step === 'drop_change')) return whyNoAnswer(order, step, party)
  if (isFrom && step === 'ask_changes') return new AppError('changes_used_up')
  if (isFrom && (step === 'accept_end' || step === 'drop_offer')) return new AppError('end_offer_gone')
  const isAboutSum = step === 'offer_end' || (step === 'dispute' && mayDispute(order, party))
  if (isFrom && isAboutSum)
    return new AppError('validation_failed', {
      fields: { cents: `Escribe una suma de 0 a ${(shareableOf(order) / 100).toFixed(2)}` },
    })
  if (isFrom && step === 'dispute') return new AppError('dispute_not_possible')
  return new AppError('hire_step_gone', {
    message:
      isFrom && step === 'cancel'
        ? 'Ya hubo una entrega: para terminar antes, propón un acuerdo.'
        : `Esta contratación ya está ${hireStatusLabels[status].toLowerCase()}.`,
  })
}

const namesIn = async (db: Db, { professionalUserId }: HireRow, party: HireParty, events: HireEventRow[]) =>
  party === 'professional'
    ? new Map<number, string>()
    : namesOfPeople(
        db,
        events.map(({ userId }) => userId).filter((userId) => userId !== professionalUserId),
      )
