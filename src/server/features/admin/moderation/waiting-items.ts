import { mostCounted } from '#contracts/admin/list-figures.ts'
import { moderationHours } from '#contracts/admin/moderation-figures.ts'
import { moderationQueues, type ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import { HOUR } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { countModerated, listModerated } from '#server/db/moderated-rows.ts'
import type { WaitingSource } from '#server/waiting.ts'
import { kindOf } from './moderated-kinds.ts'

const pending = { status: 'pending', q: '' } as const

/** How many things wait in all queues, each counted up to `mostCounted`. */
export async function countWaitingItems(db: Db): Promise<number> {
  const counts = await Promise.all(
    moderationQueues.map((queue) => countModerated(db, kindOf(queue).source, pending, mostCounted)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** What nobody looked at in a queue. */
export function waitingIn(queue: ModerationQueue): WaitingSource {
  const { source, waiting } = kindOf(queue)
  return {
    async list(db, { limit, ids }) {
      const rows = await listModerated(db, source, pending, { limit, ids })
      return rows.map((row) =>
        Object.assign(waiting(row), {
          id: row.id,
          since: row.submittedAt,
          dueAt: new Date(row.submittedAt.getTime() + moderationHours * HOUR),
        }),
      )
    },
    count: (db, { most }) => countModerated(db, source, pending, most),
  }
}
