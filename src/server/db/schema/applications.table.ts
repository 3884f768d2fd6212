import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'
import { jobs } from './jobs.table.ts'
import { professionals } from './people.table.ts'
import { files } from './platform.table.ts'

export const applications = pgTable(
  'applications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('pending'),
    coverLetter: text('cover_letter'),
    cvId: uuid('cv_id').references(() => files.id, { onDelete: 'set null' }),
    appliedAt: instant('applied_at').notNull(),
    viewedAt: instant('viewed_at'),
    /** A withdrawn application is gone for the company; the person may apply again. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('applications_one_per_job')
      .on(t.jobId, t.professionalId)
      .where(sql`${t.withdrawnAt} is null`),
    index('applications_job').on(t.jobId, t.appliedAt.desc()),
    index('applications_professional').on(t.professionalId, t.appliedAt.desc()),
  ],
)

/** Each step of an application: who moved it and when. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    by: text('by', { enum: ['professional', 'company', 'system'] }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (t) => [index('application_events_application').on(t.applicationId, t.at)],
)
