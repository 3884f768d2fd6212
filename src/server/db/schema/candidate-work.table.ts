import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { applicationStatuses } from '#contracts/applications/application-status-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { applications } from './applications.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'
import { companies } from './people.table.ts'

/** The words that a company marks its candidates with. */
export const candidateTags = pgTable(
  'candidate_tags',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('candidate_tags_name').on(t.companyId, sql`lower(${t.name})`)],
)

export const applicationTags = pgTable(
  'application_tags',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => candidateTags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.tagId] }), index('application_tags_tag').on(t.tagId)],
)

/** Two applications of one job that look like the same person's and are not, as the company said: they are not shown as such again. */
export const differentCandidates = pgTable(
  'different_candidates',
  {
    /** The one with the smaller id. */
    firstId: integer('first_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    secondId: integer('second_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Who of the company said so. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firstId, t.secondId] }),
    check('different_candidates_ordered', sql`${t.firstId} < ${t.secondId}`),
    index('different_candidates_second').on(t.secondId),
    index('different_candidates_user').on(t.userId),
  ],
)

/** Filters of the candidates of a job that a company has given a name. */
export const candidateViews = pgTable(
  'candidate_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As in the address. */
    query: text('query').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('candidate_views_name').on(t.jobId, sql`lower(${t.name})`),
    index('candidate_views_company').on(t.companyId),
  ],
)

/** Several candidates who were moved at once. They are told in batches, once it can no longer be undone. */
export const bulkMoves = pgTable(
  'bulk_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['waiting', 'telling', 'done'] })
      .notNull()
      .default('waiting'),
    /** Its next batch: a task that names another one does nothing. */
    turn: integer('turn').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('bulk_moves_state_known', sql`${t.state} in ('waiting', 'telling', 'done')`),
    index('bulk_moves_job').on(t.jobId),
    index('bulk_moves_user').on(t.userId),
  ],
)

/** What a move at once changed for one person. */
export const bulkMoveItems = pgTable(
  'bulk_move_items',
  {
    bulkId: integer('bulk_id')
      .notNull()
      .references(() => bulkMoves.id, { onDelete: 'cascade' }),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The step of the history. */
    eventId: integer('event_id').notNull(),
    fromStage: integer('from_stage').notNull(),
    toStage: integer('to_stage').notNull(),
    fromStatus: text('from_status', { enum: applicationStatuses }).notNull(),
    toStatus: text('to_status', { enum: applicationStatuses }).notNull(),
    fromSince: instant('from_since'),
    wasViewed: boolean('was_viewed').notNull(),
    isNotified: boolean('is_notified').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.applicationId] }),
    check('bulk_move_items_from_status_known', oneOf(t.fromStatus, applicationStatuses)),
    check('bulk_move_items_to_status_known', oneOf(t.toStatus, applicationStatuses)),
    index('bulk_move_items_application').on(t.applicationId),
  ],
)
