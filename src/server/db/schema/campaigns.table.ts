import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Audience } from '#contracts/admin/campaigns.contract.ts'
import { campaignKinds, campaignStatuses, recipientStates } from '#contracts/admin/campaigns-vocabulary.ts'
import { admins, instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/** One mail that an administrator sends to many people. A chain of tasks sends it in batches. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    kind: text('kind', { enum: campaignKinds }).notNull(),
    /** The search that chose the recipients; null: they were chosen one by one. */
    audience: jsonb('audience').$type<Audience>(),
    status: text('status', { enum: campaignStatuses }).notNull().default('waiting'),
    /** Its next batch: a task that names another one does nothing. */
    turn: integer('turn').notNull().default(0),
    total: integer('total').notNull(),
    sent: integer('sent').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    adminId: integer('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    adminName: text('admin_name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the first batch was sent. */
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    check('campaigns_kind_known', oneOf(t.kind, campaignKinds)),
    check('campaigns_status_known', oneOf(t.status, campaignStatuses)),
    index('campaigns_admin').on(t.adminId),
  ],
)

/** The people who get a campaign. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: recipientStates }).notNull().default('waiting'),
    /** When the mail was stored for delivery. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.userId] }),
    check('campaign_recipients_state_known', oneOf(t.state, recipientStates)),
    // The next batch: without those that are done, which a long campaign would read again each time.
    index('campaign_recipients_waiting')
      .on(t.campaignId, t.userId)
      .where(sql`state = 'waiting'`),
    index('campaign_recipients_user').on(t.userId),
  ],
)
