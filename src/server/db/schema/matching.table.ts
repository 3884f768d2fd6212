import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'
import { applications } from './applications.table.ts'
import { jobs, tsvector } from './jobs.table.ts'
import { professionals } from './people.table.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * One row per change in the data that matching uses of a job or professional, written by triggers (migrations 0004
 * and 0016). A follower reads from the oldest transaction that was open at its last read, so late commits are not
 * missed.
 */
export const matchChanges = pgTable(
  'match_changes',
  {
    subject: text('subject', { enum: ['job', 'professional'] }).notNull(),
    subjectId: integer('subject_id').notNull(),
    changedIn: xid8('changed_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    check('match_changes_subject_known', sql`${t.subject} in ('job', 'professional')`),
    index('match_changes_changed_in').on(t.changedIn),
    index('match_changes_at').on(t.at),
  ],
)

/**
 * Each score that a company saw, with its reasons. Stored for three years, because a score in hiring must be
 * explainable (DS 115-2025-PCM). An unchanged score is stored once. It belongs to an application, or to a
 * professional suggested for a job.
 */
export const shownScores = pgTable(
  'shown_scores',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    jobId: integer('job_id').references(() => jobs.id),
    professionalId: integer('professional_id').references(() => professionals.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Version of the weights and the taxonomy that produced it. */
    engine: text('engine').notNull(),
    /** Null: the company was shown that there is not enough data for a score. */
    score: integer('score'),
    low: integer('low').notNull(),
    high: integer('high').notNull(),
    reasons: jsonb('reasons').$type<readonly { code: string }[]>().notNull(),
    shownAt: instant('shown_at').notNull(),
  },
  (t) => [
    uniqueIndex('shown_scores_once').on(
      t.applicationId,
      t.engine,
      sql`coalesce(${t.score}, -1)`,
      t.low,
      t.high,
    ),
    uniqueIndex('shown_scores_suggested_once')
      .on(t.professionalId, t.jobId, t.engine, sql`coalesce(${t.score}, -1)`, t.low, t.high)
      .where(sql`${t.applicationId} is null`),
    check(
      'shown_scores_subject',
      sql`(${t.applicationId} is null) = (${t.jobId} is not null and ${t.professionalId} is not null)`,
    ),
    index('shown_scores_shown_at').on(t.shownAt),
  ],
)

/**
 * How many times the data that matching uses of a job or professional has changed. The triggers that record changes
 * also count them. No row: never changed. Stored results name the counts of both sides that they are based on.
 */
export const matchVersions = pgTable(
  'match_versions',
  {
    subject: text('subject', { enum: ['job', 'professional'] }).notNull(),
    subjectId: integer('subject_id').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('match_versions_subject_known', sql`${t.subject} in ('job', 'professional')`),
    primaryKey({ columns: [t.subject, t.subjectId] }),
  ],
)

/**
 * The score of an application, for lists sorted or filtered by it. It is valid while its basis and both counts are
 * current.
 */
export const candidateScores = pgTable(
  'candidate_scores',
  {
    applicationId: integer('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Null: too little is known about the person for a score. */
    score: integer('score'),
    /** The engine, and the month up to which years of work are counted. */
    basis: text('basis').notNull(),
    jobVersion: integer('job_version').notNull(),
    professionalVersion: integer('professional_version').notNull(),
    /** Repeats the application's, so that an index has the good ones of a month. */
    appliedAt: instant('applied_at').notNull(),
    /** Repeats the one of the ad's company, so that an index has the good ones of an industry. Triggers keep it. */
    industry: text('industry').notNull().default(''),
    /** Whole years of work, counted with the score; null: unknown. */
    years: integer('years'),
    /** The words of profile, CV and letter, for the search among candidates; null: not read yet. */
    words: tsvector('words'),
  },
  (t) => [
    index('candidate_scores_recent').on(t.score, t.appliedAt, t.applicationId),
    index('candidate_scores_of_industry').on(t.industry, t.score, t.appliedAt, t.applicationId),
    index('candidate_scores_words').using('gin', t.words),
  ],
)
