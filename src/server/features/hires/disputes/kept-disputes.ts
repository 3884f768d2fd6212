import type { DisputeEnding, DisputeReason } from '#contracts/hires/dispute-vocabulary.ts'
import type { OrderAct } from '#contracts/hires/order-vocabulary.ts'
import type { Dispute } from '#domain/orders/dispute.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Db } from '#server/db/connection.ts'
import type { HireRow } from '#server/features/hires/hires.queries.ts'
import { insertDispute, setDispute } from './disputes.queries.ts'

/** How a dispute ends by each step that can end one. */
const endingOf: Partial<Record<OrderAct, DisputeEnding>> = {
  accept_end: 'agreed',
  withdraw_dispute: 'withdrawn',
  finish_work: 'finishing',
  decide: 'decided',
}

interface Step {
  eventId: number
  kind: OrderAct
  at: Date
  reason?: DisputeReason | undefined
  adminId?: number | undefined
}

/** Keeps the row of a dispute as its order stands after a step: opened, with the administration, ended. */
export async function keepDispute(
  tx: Db,
  { id: hireId, dispute: before }: Pick<HireRow, 'id' | 'dispute'>,
  { dispute, offer }: Order,
  { eventId, kind, at, reason, adminId }: Step,
): Promise<void> {
  if (dispute && !before)
    await insertDispute(tx, {
      id: eventId,
      hireId,
      by: dispute.by,
      reason: reason ?? null,
      wants: dispute.wants,
      wantsCents: offer?.professionalCents ?? null,
      openedAt: at,
      deskAt: dispute.stage === 'desk' ? at : null,
    })
  else if (dispute) await reopenDispute(tx, hireId, dispute)
  else if (before)
    await setDispute(tx, hireId, {
      endedAt: at,
      ending: endingOf[kind] ?? 'closed',
      decidedBy: adminId ?? null,
    })
}

/** The same for a dispute that is open, also again after a step was undone. */
export const reopenDispute = (tx: Db, hireId: number, { stage, stageAt }: Dispute): Promise<void> =>
  setDispute(tx, hireId, {
    deskAt: stage === 'desk' ? stageAt : null,
    endedAt: null,
    ending: null,
    decidedBy: null,
  })
