import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type {
  NotificationChannel,
  NotificationType,
} from '#contracts/notifications/notifications-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { notificationPreferences, notifications } from '#server/db/schema/notifications.table.ts'

export type NotificationRow = typeof notifications.$inferSelect

/**
 * The channels on which a person receives a kind of notification: all, unless turned off. Null for a deleted account.
 */
export async function findReader(db: Db, userId: number, type: NotificationType) {
  const isOff = (channel: NotificationChannel) => sql<boolean>`exists (
    select 1 from ${notificationPreferences} as preference where preference.user_id = ${users.id}
    and preference.type = ${type} and preference.channel = ${channel} and not preference.is_on
    and preference.type <> 'system')`
  const [row] = await db
    .select({
      email: users.email,
      userType: users.userType,
      emailConfirmedAt: users.emailConfirmedAt,
      isSuspended: sql<boolean>`coalesce(${users.suspendedAt}, ${users.deletedAt}) is not null`,
      bellOff: isOff('bell'),
      mailOff: isOff('email'),
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!row) return null
  return {
    email: row.email,
    userType: row.userType,
    isConfirmed: row.emailConfirmedAt !== null,
    wantsBell: !row.bellOff,
    wantsMail: !row.mailOff && !row.isSuspended,
  }
}

export async function insertNotification(
  db: Db,
  notification: typeof notifications.$inferInsert,
): Promise<void> {
  await db.insert(notifications).values(notification)
}

/** Newest first; with `before`, those older than that one of the same person. */
export async function listNotifications(
  db: Db,
  userId: number,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<NotificationRow[]> {
  const isOlder =
    before === undefined
      ? undefined
      : sql`(${notifications.createdAt}, ${notifications.id}) < (select mark.created_at, mark.id
          from ${notifications} as mark where mark.id = ${before} and mark.user_id = ${userId})`
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isOlder))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  return row?.unread ?? 0
}

export async function findNotificationOf(db: Db, id: number, userId: number) {
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
  return row ?? null
}

/** The first reading sets the time. */
export async function markRead(db: Db, id: number, readAt: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)))
}

export async function markAllRead(db: Db, userId: number, readAt: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
}

/** Marks a person's notifications that link to one page as read. Returns how many were unread. */
export async function markReadOf(
  db: Db,
  { userId, link }: { userId: number; link: string },
  readAt: Date,
): Promise<number> {
  const rows = await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), eq(notifications.link, link), isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  return rows.length
}
