import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { z } from 'zod'
import type { DisputeReason } from '#contracts/hires/dispute-vocabulary.ts'
import type { OrderAct } from '#contracts/hires/order-vocabulary.ts'
import { looksAt } from '#domain/orders/deadlines.ts'
import type { Effect, Order } from '#domain/orders/order.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import {
  deleteHireEvent,
  findEvent,
  findLatestEvent,
  getHire,
  type HireRow,
  insertHireEvent,
  isReviewed,
  lockHire,
  markEventsNotified,
  replaceParts,
  setHireState,
} from './hires.queries.ts'
import { keepDispute, reopenDispute } from '#server/features/hires/disputes/kept-disputes.ts'
import { openReviews } from '#server/features/reputation/reviews/reviews.service.ts'
import { showOrdersInWork } from '#server/features/services/availability/availability.service.ts'
import { deletePendingCompanyReview, markCompanyReviewNotified } from './company-reviews.queries.ts'
import { notifyDecision } from './notify-clock.ts'
import { notifyCompanyReviewed, notifyStep } from './notify-hire.ts'
import { orderOf, readState, rowsOf, stateOf, storeState } from './order-state.ts'
import { settleOrder } from './settle-order.ts'

/** One side made a step of a hire. */
export const stepAct = defineAct('hire.step', z.object({ hireId: z.number(), eventId: z.number() }))

/** The professional reviewed the company. */
export const companyReviewAct = defineAct('hire.company-review', z.object({ hireId: z.number() }))

type StepData = z.output<typeof stepAct.data>

export function hireActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [
    handleAct(stepAct, { undo: undoStep, notify: (tx, data) => settleStep(deps, tx, data) }),
    handleAct(companyReviewAct, {
      undo: (tx, { hireId }) => deletePendingCompanyReview(tx, hireId),
      async notify(tx, { hireId }) {
        if (!(await markCompanyReviewNotified(tx, hireId))) return
        const hire = await getHire(tx, hireId)
        await notifyCompanyReviewed(deps, tx, hire)
        await openReviews(deps, tx, { hireId })
        await pushToBoth(tx, hire)
      },
    }),
  ]
}

interface Written {
  kind: OrderAct
  /** Null: the clock made it. */
  userId: number | null
  at: Date
  isNotified: boolean
  note?: string | undefined
  cents?: number | undefined
  /** Of a step that opens a dispute. */
  reason?: DisputeReason | undefined
  /** Of a decision. */
  adminId?: number
  /** What it does with held money; booked by `bookStep` when the step stands. */
  effects?: readonly Effect[]
}

/** Writes a step of a locked hire with its history: the order after it. Returns the step's id. */
export async function writeStep(
  tx: Db,
  hire: HireRow,
  order: Order,
  { reason, adminId, effects = [], ...step }: Written,
): Promise<number> {
  const state = stateOf(order)
  await setHireState(tx, hire.id, state)
  if (hire.parts.length > 0 && order.parts !== hire.parts)
    await replaceParts(tx, hire.id, rowsOf(order.parts))
  const eventId = await insertHireEvent(tx, {
    hireId: hire.id,
    status: state.status,
    part: hire.part,
    before: storeState(hire),
    releasedCents: effects.length === 0 ? null : sumOf(effects, 'release'),
    ...step,
  })
  await keepDispute(tx, hire, order, { eventId, reason, adminId, kind: step.kind, at: step.at })
  return eventId
}

const sumOf = (effects: readonly Effect[], kind: Effect['kind']): number =>
  effects.reduce((sum, effect) => (effect.kind === kind ? sum + effect.cents : sum), 0)

/** Books what a step does with held money, once it can no longer be undone, in the transaction of that. */
export async function bookStep(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  hire: HireRow,
  eventId: number,
): Promise<void> {
  const event = await findEvent(tx, eventId)
  if (event?.releasedCents === null || event?.releasedCents === undefined) return
  const { part, releasedCents: professionalCents } = event
  await settleOrder(deps, tx, hire, { part, professionalCents })
}

/** Makes the open pages of both sides reload, and public pages if they show the change. */
export async function pushToBoth(tx: Db, { professionalId, professionalUserId, companyId, status }: HireRow) {
  await pushEvent(tx, [professionalUserId, ...(await peopleOfCompany(tx, companyId))], { topic: 'hires' })
  // The success rate on public pages is computed from ended hires.
  if (['completed', 'cancelled', 'decided'].includes(status)) await notifyChange(tx, 'jobs')
  else await showOrdersInWork(tx, professionalId)
}

/** Takes the latest step back; false when something has changed since. */
export async function undoStep(tx: Db, { hireId, eventId }: StepData): Promise<boolean> {
  await lockHire(tx, hireId)
  const latest = await findLatestEvent(tx, hireId)
  if (latest?.id !== eventId || !latest.before) return false
  // A review refers to the completed hire.
  if (latest.kind !== 'invoice' && (await isReviewed(tx, hireId))) return false
  await deleteHireEvent(tx, eventId)
  const { parts: before, ...state } = readState(latest.before)
  const { parts: now, rounds, isHeld } = await getHire(tx, hireId)
  const parts = before ?? now
  if (before && before.length > 0) await replaceParts(tx, hireId, before)
  const order = orderOf({ ...state, parts, rounds, isHeld })
  await setHireState(tx, hireId, { ...state, nextAt: looksAt(order) })
  if (order.dispute) await reopenDispute(tx, hireId, order.dispute)
  await pushToBoth(tx, await getHire(tx, hireId))
  return true
}

/** Notifies the other side, or both of a decision, of the current status, unless the hire has changed since. */
export async function settleStep(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { hireId, eventId }: StepData,
): Promise<void> {
  await lockHire(tx, hireId)
  const latest = await findLatestEvent(tx, hireId)
  if (!latest) return
  await markEventsNotified(tx, hireId)
  const hire = await getHire(tx, hireId)
  await bookStep(deps, tx, hire, eventId)
  if (latest.id === eventId)
    await (latest.kind === 'decide' ? notifyDecision : notifyStep)(deps, tx, hire, latest)
  await pushToBoth(tx, hire)
}
