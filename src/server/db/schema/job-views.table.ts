import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { viewSources } from '#contracts/jobs/statistics-vocabulary.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'

/** How often a job's page was opened on a day in Lima, by where from. Only totals: visitors are not recorded. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    source: text('source', { enum: viewSources }).notNull().default('unknown'),
    views: integer('views').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'job_views_job_day_source', columns: [t.jobId, t.day, t.source] }),
    check('job_views_source_known', oneOf(t.source, viewSources)),
    index('job_views_day').on(t.day),
  ],
)

/** How often a list showed a job on a day in Lima. */
export const jobSightings = pgTable(
  'job_sightings',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    sightings: integer('sightings').notNull(),
  },
  (t) => [primaryKey({ name: 'job_sightings_job_day', columns: [t.jobId, t.day] })],
)
