import { sql } from 'drizzle-orm'
import type { LiveEvent } from '#contracts/live/live-events.ts'
import type { ChannelListener } from './channels.ts'
import type { Db } from './connection.ts'

/** The trigger on sessions (migration `session_ends`) also notifies this channel. */
const channel = 'qhatu_live'

/** A PostgreSQL payload holds at most 8,000 bytes; an id and its comma take at most 11. */
const peopleInOne = 500

/** Notifies the open pages of these people, in every process and at commit, that some of their data changed. */
export async function pushEvent(tx: Db, userIds: readonly number[], event: LiveEvent): Promise<void> {
  const people = [...new Set(userIds)]
  for (let at = 0; at < people.length; at += peopleInOne) {
    const payload = JSON.stringify({ userIds: people.slice(at, at + peopleInOne), event })
    await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
  }
}

/** A notification for open pages: an event for people, or that sessions of a person may have ended. */
type LiveNotification = { userIds: number[]; event: LiveEvent } | { sessionsOf: number }

export interface LiveListener {
  send(userIds: readonly number[], event: LiveEvent): void
  checkSessions(userId: number): Promise<void>
  /** Notifications may have been missed. */
  startAnew(): void
}

export const liveEventListener = (listener: LiveListener): ChannelListener => ({
  channel,
  onMessage(payload) {
    const notification = JSON.parse(payload) as LiveNotification
    if ('event' in notification) listener.send(notification.userIds, notification.event)
    else void listener.checkSessions(notification.sessionsOf)
  },
  onReconnect: () => listener.startAnew(),
})
