import { sql } from 'drizzle-orm'
import type { ChannelListener } from './channels.ts'
import { type ChangeTopic, changeTopics, type Db, markChanged } from './connection.ts'

const channel = 'qhatu_changes'

/**
 * Notifies every process, at commit, that something under this topic changed. This process is notified before the
 * call is answered, so the author sees the change in lists at once. Others follow within milliseconds.
 */
export async function notifyChange(tx: Db, topic: ChangeTopic): Promise<void> {
  markChanged(topic)
  await tx.execute(sql`select pg_notify(${channel}, ${topic})`)
}

/** Calls `onChange` for every change that any process commits, and for all topics when some may have been missed. */
export const changeListener = (onChange: (topic: ChangeTopic) => void): ChannelListener => ({
  channel,
  onMessage(payload) {
    const topic = changeTopics.find((known) => known === payload)
    if (topic) onChange(topic)
  },
  onReconnect() {
    for (const topic of changeTopics) onChange(topic)
  },
})
