import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { withdrawnMessage } from '#domain/conversations/withdrawn.words.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { decidesWithinDays } from '#domain/orders/deadlines.ts'
import { DAY } from '#domain/time/durations.ts'
import { partyOf } from '#server/features/hires/hires.policy.ts'
import type { HireRow } from '#server/features/hires/hires.queries.ts'
import { orderOf } from '#server/features/hires/order-state.ts'
import type { DisputeRow } from './disputes.queries.ts'
import type { EvidenceRow } from './evidence.queries.ts'

/** Until when an administrator decides. */
export const decidesBy = (deskAt: Date): Date => new Date(deskAt.getTime() + decidesWithinDays * DAY)

/** The latest dispute of a hire, as a side knows it: an end that may still be undone is none. */
export function presentDispute(hire: HireRow, row: DisputeRow | null): HireDetail['dispute'] {
  if (!row) return null
  const { dispute } = orderOf(hire)
  return {
    id: row.id,
    by: row.by,
    reason: row.reason,
    wants: row.wants,
    wantsCents: row.wantsCents,
    openedAt: row.openedAt.toISOString(),
    stage: dispute?.stage ?? null,
    decidedBy: dispute?.stage === 'desk' ? decidesBy(dispute.stageAt).toISOString() : null,
    ending: dispute ? null : row.ending,
    endedAt: dispute ? null : (row.endedAt?.toISOString() ?? null),
  }
}

type Evidence = HireDetail['history'][number]['evidence']

/** What a step points at, for one of the sides or an administrator (null). */
export const presentEvidence = (
  hire: HireRow,
  reader: HireParty | null,
  rows: readonly EvidenceRow[],
): Evidence => ({
  files: rows.flatMap(({ fileId, fileName, fileSize }) =>
    fileId !== null ? [{ id: fileId, name: fileName ?? '', size: fileSize ?? 0 }] : [],
  ),
  messages: rows.flatMap(({ messageId, text, senderId, sentAt, isWithdrawn }) => {
    if (messageId === null || senderId === null || sentAt === null) return []
    const by = partyOf(hire, senderId)
    const isHidden = isWithdrawn && reader !== null && reader !== by
    return [{ id: messageId, text: isHidden ? withdrawnMessage : (text ?? ''), by, at: sentAt.toISOString() }]
  }),
})
