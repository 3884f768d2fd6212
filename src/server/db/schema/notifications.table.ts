import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { notificationTypes } from '#contracts/notifications/notifications-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: notificationTypes }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    link: text('link'),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('notifications_type_known', oneOf(t.type, notificationTypes)),
    index('notifications_user').on(t.userId, t.createdAt.desc()),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
)

/** Notifications that a person changed from the default: a kind on a channel. No row: the default. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: notificationTypes }).notNull(),
    channel: text('channel', { enum: ['bell', 'email'] }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [
    check('notification_preferences_type_known', oneOf(t.type, notificationTypes)),
    check('notification_preferences_channel_known', sql`${t.channel} in ('bell', 'email')`),
    primaryKey({ columns: [t.userId, t.type, t.channel] }),
  ],
)
