import type { DisputeInFull, DisputeMessage, ListedDispute } from '#contracts/admin/disputes.contract.ts'
import type { HireStatus } from '#contracts/hires/hire-vocabulary.ts'
import type { OrderAct } from '#contracts/hires/order-vocabulary.ts'
import { shareableOf, totalOf } from '#domain/orders/order.ts'
import { decidesBy, presentEvidence } from '#server/features/hires/disputes/disputes.presenter.ts'
import { partyOf } from '#server/features/hires/hires.policy.ts'
import type { HireRow } from '#server/features/hires/hires.queries.ts'
import { orderOf, readState, stepTo } from '#server/features/hires/order-state.ts'
import type { ListedDisputeRow } from './all-disputes.queries.ts'
import type { DisputeWithOrder, readTalk } from './read-dispute.service.ts'

export const presentListed = (row: ListedDisputeRow): ListedDispute => ({
  id: row.id,
  hireId: row.hireId,
  serviceTitle: row.serviceTitle,
  companyName: row.companyName,
  professionalName: row.professionalName,
  by: row.by,
  reason: row.reason,
  wants: row.wants,
  wantsCents: row.wantsCents,
  currency: row.currency,
  openedAt: row.openedAt.toISOString(),
  stage: row.stage,
  dueAt: row.deskAt && decidesBy(row.deskAt).toISOString(),
  assignee: row.assignee,
  ending: row.ending,
  endedAt: row.endedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
})

/** What happened in a step whose kind was not kept. */
const actOf = { ...stepTo, requested: 'request' } as Record<HireStatus, OrderAct>

export function presentInFull({ dispute, hire, events, files, evidence }: DisputeWithOrder): DisputeInFull {
  const isReadable = dispute.stage === 'desk'
  // Both sides have told us; after the end it stays the reason for what was decided.
  const hasCome = dispute.deskAt !== null
  const decision = events.findLast(({ id, kind }) => kind === 'decide' && id > dispute.id)
  // What there was to divide is what the order had before the decision.
  const before = decision?.before ? { ...hire, ...readState(decision.before) } : hire
  const order = orderOf(before)
  return {
    ...presentListed(dispute),
    companyId: hire.companyId,
    professionalId: hire.professionalId,
    isReadable,
    message: hasCome ? hire.message : '',
    totalCents: totalOf(order),
    shareableCents: shareableOf(order),
    isHeld: order.isHeld,
    parts: hire.parts,
    part: hire.part,
    offer: order.offer && { by: order.offer.by, cents: order.offer.professionalCents },
    steps: events.map(({ id, status, kind, part, note, cents, at, userId }) => {
      const pointed = presentEvidence(
        hire,
        null,
        evidence.filter(({ eventId }) => eventId === id),
      )
      return {
        id,
        act: kind ?? actOf[status],
        part,
        note: hasCome ? note : '',
        files: files
          .filter(({ eventId }) => eventId === id)
          .map((file) => ({ id: file.id, name: file.name, size: file.size })),
        pointedFiles: pointed.files,
        pointedMessages: pointed.messages.length,
        cents,
        at: at.toISOString(),
        by:
          kind === 'decide'
            ? ('administration' as const)
            : userId === null
              ? 'system'
              : partyOf(hire, userId),
      }
    }),
    decision: decision
      ? { cents: decision.cents ?? 0, reason: decision.note, isNotified: decision.isNotified }
      : null,
  }
}

export const presentMessages = (
  hire: HireRow,
  messages: Awaited<ReturnType<typeof readTalk>>,
): DisputeMessage[] =>
  messages.map(({ id, senderId, text, sentAt, isEvidence }) => ({
    id,
    by: partyOf(hire, senderId),
    text,
    at: sentAt.toISOString(),
    isEvidence,
  }))
