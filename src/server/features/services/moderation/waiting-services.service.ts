import { moderationHours } from '#contracts/admin/admin-figures.ts'
import { HOUR } from '#domain/time/durations.ts'
import type { WaitingSource } from '#server/waiting.ts'
import { countModeratedServices, listPendingServices } from './service-moderation.queries.ts'

/** The services that nobody looked at. */
export const waitingServices: WaitingSource = {
  async list(db, { limit, ids }) {
    const rows = await listPendingServices(db, { limit, ids })
    return rows.map(({ id, title, owner, submittedAt }) => ({
      id,
      title,
      about: owner,
      since: submittedAt,
      dueAt: new Date(submittedAt.getTime() + moderationHours * HOUR),
    }))
  },
  count: (db, { most }) => countModeratedServices(db, { status: 'pending', q: '' }, most),
}
