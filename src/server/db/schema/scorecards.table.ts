import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'
import { applications } from './applications.table.ts'
import { jobs } from './jobs.table.ts'

/** What the team of a company rates in the candidates of a job. */
export const jobAttributes = pgTable(
  'job_attributes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** What to look at. */
    hint: text('hint').notNull().default(''),
    /** No longer rated; scorecards keep their points for it. */
    retiredAt: instant('retired_at'),
  },
  (t) => [index('job_attributes_job').on(t.jobId, t.position)],
)

/** What one person of a company thinks of a candidate. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
    /** Null: a draft, which only its author reads. */
    submittedAt: instant('submitted_at'),
  },
  (t) => [
    uniqueIndex('scorecards_one_each').on(t.applicationId, t.userId),
    index('scorecards_user').on(t.userId),
  ],
)

/** The points of a scorecard, from 1 to 4. */
export const scorecardPoints = pgTable(
  'scorecard_points',
  {
    scorecardId: integer('scorecard_id')
      .notNull()
      .references(() => scorecards.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => jobAttributes.id, { onDelete: 'cascade' }),
    points: integer('points').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scorecardId, t.attributeId] }),
    index('scorecard_points_attribute').on(t.attributeId),
    check('scorecard_points_allowed', sql`${t.points} between 1 and 4`),
  ],
)

/** Who of a company opened the CV of a candidate, once a day. */
export const cvOpenings = pgTable(
  'cv_openings',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day in Lima. */
    day: text('day').notNull(),
    at: instant('at').notNull(),
    /** The name that the key had with which a program of the company read it; null: the person did. */
    keyName: text('key_name'),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.userId, t.day] }),
    index('cv_openings_user').on(t.userId),
  ],
)
