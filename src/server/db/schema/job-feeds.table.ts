import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { feedRunStarters, feedRunStatuses, feedStates } from '#contracts/jobs/job-feeds-vocabulary.ts'
import { jobCategories } from '#contracts/vocabulary.ts'
import type { FeedRemark } from '#domain/jobs/import/own-feed.ts'
import { instant, users } from './accounts.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'
import { companies } from './people.table.ts'

/** An address from which a company's own ads are imported, and how often. */
export const jobFeeds = pgTable(
  'job_feeds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Of ads whose category in the feed is none of ours. */
    category: text('category', { enum: jobCategories }).notNull(),
    everyHours: integer('every_hours').notNull(),
    state: text('state', { enum: feedStates }).notNull().default('on'),
    /** When it is read next; null: not by itself. */
    nextRunAt: instant('next_run_at'),
    /** Failed runs in a row. */
    failures: integer('failures').notNull().default(0),
    /** How many ads wait for a yes of the company before they are closed, because too many are gone at once. */
    waitingClosings: integer('waiting_closings').notNull().default(0),
    /** Headers of the last answer that was imported whole. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** In whose name ads are published; null: the owner's. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** Stopped by its company. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    check('job_feeds_category_known', oneOf(t.category, jobCategories)),
    check('job_feeds_state_known', oneOf(t.state, feedStates)),
    index('job_feeds_company').on(t.companyId),
    index('job_feeds_person').on(t.createdBy),
    index('job_feeds_due')
      .on(t.nextRunAt)
      .where(sql`${t.nextRunAt} is not null`),
  ],
)

/** Which ad came from which entry of a feed. */
export const jobFeedAds = pgTable(
  'job_feed_ads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => jobFeeds.id, { onDelete: 'cascade' }),
    /** Its number in the feed. */
    reference: text('reference').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Of what was last imported: an entry with the same fingerprint has not changed. */
    fingerprint: text('fingerprint').notNull(),
    /** The closing day that it names. */
    endsAt: instant('ends_at'),
    /** False: it is gone from the feed, or its company said that the ad stays without it. */
    isInFeed: boolean('is_in_feed').notNull().default(true),
    /** It is gone from the feed with too many others at once: the company says whether it is closed. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('job_feed_ads_reference_unique').on(t.feedId, t.reference),
    index('job_feed_ads_job').on(t.jobId),
  ],
)

/** An ad that was not imported, and why. */
export interface RefusedAd {
  reference: string
  title: string
  remarks: FeedRemark[]
}

/** One reading of a feed. Its counts grow with each ad, in the commit of the ad. */
export const jobFeedRuns = pgTable(
  'job_feed_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => jobFeeds.id, { onDelete: 'cascade' }),
    startedBy: text('started_by', { enum: feedRunStarters }).notNull(),
    status: text('status', { enum: feedRunStatuses }).notNull().default('running'),
    /** Counts the processes that took it: only the last one writes. */
    turn: integer('turn').notNull().default(0),
    /** The company said that all ads that are gone may be closed. */
    mayClose: boolean('may_close').notNull().default(false),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    /** Listed again, because their term was over and the feed still has them. */
    reopened: integer('reopened').notNull().default(0),
    closed: integer('closed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    /** Left for the next run. */
    postponed: integer('postponed').notNull().default(0),
    refusedCount: integer('refused_count').notNull().default(0),
    /** The first of them. */
    refused: jsonb('refused').$type<RefusedAd[]>().notNull().default([]),
    /** Why it failed, as a sentence. */
    problem: text('problem').notNull().default(''),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    check('job_feed_runs_started_by_known', oneOf(t.startedBy, feedRunStarters)),
    check('job_feed_runs_status_known', oneOf(t.status, feedRunStatuses)),
    index('job_feed_runs_feed').on(t.feedId, t.id),
    uniqueIndex('job_feed_runs_one_at_once')
      .on(t.feedId)
      .where(sql`${t.status} = 'running'`),
  ],
)
