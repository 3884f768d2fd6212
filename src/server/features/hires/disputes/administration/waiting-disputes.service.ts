import { disputeReasonNames, openedByClock } from '#domain/orders/dispute.words.ts'
import { decidesBy } from '#server/features/hires/disputes/disputes.presenter.ts'
import type { WaitingSource } from '#server/waiting.ts'
import { countDisputes, listDisputes } from './all-disputes.queries.ts'

const atDesk = { state: 'desk', q: '' } as const

/** Orders that wait for a decision. */
export const waitingDisputes: WaitingSource = {
  async list(db, { limit, ids }) {
    const rows = await listDisputes(db, atDesk, { limit, ids })
    return rows.map(({ id, hireId, serviceTitle, reason, openedAt, deskAt }) => ({
      id,
      title: serviceTitle,
      about: `${reason === null ? openedByClock : disputeReasonNames[reason]} · Pedido ${hireId}`,
      since: deskAt ?? openedAt,
      dueAt: decidesBy(deskAt ?? openedAt),
    }))
  },
  count: (db) => countDisputes(db, atDesk),
}
