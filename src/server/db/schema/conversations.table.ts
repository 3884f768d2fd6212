import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'
import { companies } from './people.table.ts'
import { services } from './services.table.ts'

/** One service and one company. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
  },
  (t) => [
    uniqueIndex('conversations_service_company').on(t.serviceId, t.companyId),
    index('conversations_company').on(t.companyId, t.lastMessageAt.desc()),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the other side opened it. */
    readAt: instant('read_at'),
  },
  (t) => [index('messages_conversation').on(t.conversationId, t.id.desc())],
)
