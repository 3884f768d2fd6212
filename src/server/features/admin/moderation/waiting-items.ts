import { moderationHours } from '#contracts/admin/admin-figures.ts'
import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import { HOUR } from '#domain/time/durations.ts'
import { countModerated, listModerated } from '#server/db/moderated-rows.ts'
import type { WaitingSource } from '#server/waiting.ts'
import { kindOf } from './moderated-kinds.ts'

const pending = { status: 'pending', q: '' } as const

/** What nobody looked at in a queue. */
export function waitingIn(queue: ModerationQueue): WaitingSource {
  const { source, waiting } = kindOf(queue)
  return {
    async list(db, { limit, ids }) {
      const rows = await listModerated(db, source, pending, { limit, ids })
      return rows.map((row) => ({
        id: row.id,
        ...waiting(row),
        since: row.submittedAt,
        dueAt: new Date(row.submittedAt.getTime() + moderationHours * HOUR),
      }))
    },
    count: (db, { most }) => countModerated(db, source, pending, most),
  }
}
