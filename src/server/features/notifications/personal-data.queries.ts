import { desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { notificationPreferences, notifications } from '#server/db/schema/notifications.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { userId }: Person): Promise<Exported> {
  const { type, title, message, link, readAt, createdAt } = notifications
  const { channel, isOn } = notificationPreferences
  return {
    notificaciones: await db
      .select({ type, title, message, link, readAt, createdAt })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.id)),
    'preferencias-de-notificaciones': await db
      .select({ type: notificationPreferences.type, channel, isOn })
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, userId)),
  }
}

/** Other people keep their notifications, without the name. */
export async function forget(tx: Db, { userId, name }: Person): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId))
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId))
  const { title, message } = notifications
  await tx
    .update(notifications)
    .set({
      title: sql`replace(${title}, ${name}, 'Cuenta eliminada')`,
      message: sql`replace(${message}, ${name}, 'Cuenta eliminada')`,
    })
    .where(or(sql`strpos(${title}, ${name}) > 0`, sql`strpos(${message}, ${name}) > 0`))
}
