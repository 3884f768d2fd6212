import { namesOfPeople, peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { OrderAct } from '#contracts/hires/order-vocabulary.ts'
import { hireStatusLabels } from '#domain/hires/hire-status.words.ts'
import type { HireParty } from '#domain/hires/steps.ts'
import { type Order, shareableOf } from '#domain/orders/order.ts'
import { rules, type StepName, takeStep } from '#domain/orders/steps.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { UserActor } from '#server/actor.ts'
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
import { attachFiles, type DeliveredFile, listDelivered } from './order-files.queries.ts'
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
  payments: readonly OrderPayment[]
}

/** One hire of the caller with its steps. */
export async function getHireHistory(
  { db }: Pick<Deps, 'db'>,
  { hire, party, isChanging }: OwnHire,
): Promise<OwnHireHistory> {
  const events = await listHireEvents(db, hire.id)
  const shown = isChanging ? events.filter(({ isTold }) => isTold) : events
  const names = await namesIn(db, hire, party, shown)
  return {
    hire,
    party,
    events: shown,
    names,
    reviews: await readHireReviews(db, hire),
    files: await listDelivered(db, hire.id),
    payments: await readOrderPayments({ db }, hire.id),
  }
}

export interface Wanted {
  step: StepName
  /** What the author writes with it. */
  note?: string
  /** Of `offer_end`: what the professional is to get; of `accept_end`: what was read. */
  cents?: number
  /** Of a delivery: files that were sent before. */
  files?: readonly string[]
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
  { step, note, cents, files = [] }: Wanted,
): Promise<OwnHireHistory & { undo: Undoable }> {
  return transaction(deps, async (tx) => {
    await lockHire(tx, id)
    const { hire: before, isChanging } = asKnownTo(party, await getHire(tx, id))
    if (!rules[step].by.includes(party)) throw new AppError('forbidden')
    if (isChanging) throw new AppError('step_pending')
    const now = deps.clock.now()
    const order = orderOf(before)
    const taken = takeStep(order, step, { by: party, now, professionalCents: cents })
    if (!taken) throw whyNot(order, step, before)
    const eventId = await writeStep(tx, before, taken.order, {
      kind: step as OrderAct,
      userId,
      at: now,
      isTold: false,
      note,
      cents,
      effects: taken.effects,
    })
    await pushEvent(tx, party === 'company' ? await peopleOfCompany(tx, before.companyId) : [userId], {
      topic: 'hires',
    })
    const ids = [...new Set(files)]
    if (ids.length > 0 && (await attachFiles(tx, { hireId: id, userId, eventId, ids })) !== ids.length)
      throw new AppError('validation_failed', { fields: { files: 'Elige archivos que ya subiste' } })
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
      reviews: await readHireReviews(tx, hire),
      files: await listDelivered(tx, id),
      payments: await readOrderPayments({ db: tx }, id),
      undo,
    }
  })
}

/** Says why a step that this side can take is not allowed now. */
function whyNot(order: Order, step: StepName, { status }: HireRow): AppError {
  const isFrom = rules[step].from.includes(order.status)
  if (isFrom && step === 'ask_changes') return new AppError('changes_used_up')
  if (isFrom && (step === 'accept_end' || step === 'drop_offer')) return new AppError('end_offer_gone')
  if (isFrom && step === 'offer_end')
    return new AppError('validation_failed', {
      fields: { cents: `Escribe una suma de 0 a ${(shareableOf(order) / 100).toFixed(2)}` },
    })
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
