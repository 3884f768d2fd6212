import { and, eq } from 'drizzle-orm'
import type { NotificationChannel } from '#contracts/notifications/notifications-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { notificationPreferences } from '#server/db/schema/notifications.table.ts'

export interface TurnedOff {
  type: string
  channel: NotificationChannel
}

export async function listTurnedOff(db: Db, userId: number): Promise<TurnedOff[]> {
  return db
    .select({ type: notificationPreferences.type, channel: notificationPreferences.channel })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.userId, userId), eq(notificationPreferences.isOn, false)))
}

export async function setPreference(
  db: Db,
  preference: typeof notificationPreferences.$inferInsert,
): Promise<void> {
  const { userId, type, channel } = notificationPreferences
  await db
    .insert(notificationPreferences)
    .values(preference)
    .onConflictDoUpdate({ target: [userId, type, channel], set: { isOn: preference.isOn } })
}
