import { moderationHours } from '#contracts/admin/admin-figures.ts'
import { HOUR } from '#domain/time/durations.ts'
import type { WaitingSource } from '#server/waiting.ts'
import { countModeratedCvs, listPendingCvs } from './cv-moderation.queries.ts'

/** The CVs that nobody looked at, under the ids of their professionals. */
export const waitingCvs: WaitingSource = {
  async list(db, { limit, ids }) {
    const rows = await listPendingCvs(db, { limit, ids })
    return rows.map(({ id, owner, title, submittedAt }) => ({
      id,
      title: `CV de ${owner}`,
      about: title ?? '',
      since: submittedAt,
      dueAt: new Date(submittedAt.getTime() + moderationHours * HOUR),
    }))
  },
  count: (db, { most }) => countModeratedCvs(db, { status: 'pending', q: '' }, most),
}
