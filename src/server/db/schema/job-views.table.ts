import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { jobs } from './jobs.table.ts'

/** How often a job's page was opened on a day in Lima. Only a total: visitors are not recorded. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.day] }), index('job_views_day').on(t.day)],
)
