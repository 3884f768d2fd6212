import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'
import { jobs } from './jobs.table.ts'

/** A job that a professional saved. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull(),
    /** When the person was notified that the job closes soon or has closed. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('saved_jobs_job').on(t.jobId)],
)
