import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { UserActor } from '#server/http/actor.ts'
import type { OwnNotification } from './notifications.policy.ts'
import {
  countUnread,
  insertNotification,
  listNotifications,
  markAllRead,
  markRead,
} from './notifications.queries.ts'

/** How many the bell shows. */
const shown = 50

export interface NewNotification {
  userId: number
  type: 'application_status' | 'job_match' | 'service_suggestion' | 'system'
  title: string
  message: string
  /** The page that it is about, as a path of this site. */
  link: string | null
}

/** Puts something on a person's bell, in the transaction that causes it. */
export async function notify(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  notification: NewNotification,
): Promise<void> {
  await insertNotification(tx, { ...notification, createdAt: clock.now() })
}

/** The latest ones, and how many of all are unread. */
export async function listOwnNotifications({ db }: Pick<Deps, 'db'>, { userId }: UserActor) {
  const [rows, unreadCount] = await Promise.all([
    listNotifications(db, userId, shown),
    countUnread(db, userId),
  ])
  return { rows, unreadCount }
}

export async function readNotification(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  notification: OwnNotification,
): Promise<void> {
  await markRead(db, notification.id, clock.now())
}

export async function readAllNotifications(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: UserActor,
): Promise<void> {
  await markAllRead(db, userId, clock.now())
}
