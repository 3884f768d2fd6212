import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { subscriptionKinds } from '#contracts/subscriptions/subscriptions-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'

/**
 * What a person subscribed to by e-mail: the newsletter, the new jobs of a search, or news of Qhatu (marketing; only for
 * accounts). Nothing is sent before the address is confirmed. Unsubscribing deletes the row.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: subscriptionKinds }).notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The search as the canonical query string of /empleos; empty for the newsletter. */
    search: text('search').notNull().default(''),
    frequency: text('frequency', { enum: ['daily', 'weekly'] })
      .notNull()
      .default('weekly'),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** Jobs published until this time were checked; a new alert starts at its confirmation. */
    lastRunAt: instant('last_run_at'),
  },
  (t) => [
    check('subscriptions_frequency_known', sql`${t.frequency} in ('daily', 'weekly')`),
    uniqueIndex('subscriptions_unique').on(t.kind, t.email, t.search),
    index('subscriptions_user').on(t.userId),
    index('subscriptions_due')
      .on(t.kind, t.lastRunAt)
      .where(sql`${t.confirmedAt} is not null`),
    check('subscriptions_kind_known', oneOf(t.kind, subscriptionKinds)),
  ],
)

/** The jobs that an alert has sent: each at most once. */
export const alertedJobs = pgTable(
  'alerted_jobs',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.jobId] }), index('alerted_jobs_job').on(t.jobId)],
)
