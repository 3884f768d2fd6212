import { sql } from 'drizzle-orm'
import type { LiveEvent } from '#contracts/live-events.ts'
import type { Db } from './connection.ts'

export const liveChannel = 'qhatu_live'

/** Tells the open pages of these people, in every process and at commit, that something of theirs changed. */
export async function pushEvent(tx: Db, userIds: readonly number[], event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify({ userIds, event })})`)
}
