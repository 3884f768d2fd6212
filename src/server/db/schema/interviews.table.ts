import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import {
  interviewEndings,
  interviewKinds,
  interviewStatuses,
  interviewSteps,
} from '#contracts/interviews/interviews-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { applications } from './applications.table.ts'
import { oneOf } from './one-of.ts'

const sides = ['company', 'professional', 'system'] as const

/** An interview that a company proposes to the person of an application. */
export const interviews = pgTable(
  'interviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    kind: text('kind', { enum: interviewKinds }).notNull(),
    place: text('place').notNull(),
    minutes: integer('minutes').notNull(),
    /** What stays free for the interviewers after it. */
    bufferMinutes: integer('buffer_minutes').notNull(),
    note: text('note').notNull(),
    status: text('status', { enum: interviewStatuses }).notNull().default('proposed'),
    /** The status that the candidate knows while the company may undo its cancellation; null: the same. */
    knownStatus: text('known_status', { enum: interviewStatuses }),
    /** False while the company may undo the proposal: the candidate does not see it. */
    isNotified: boolean('is_notified').notNull().default(false),
    /** The chosen time. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Since when the candidate knows that the company asks to move the chosen time; null: it does not. */
    moveAskedAt: instant('move_asked_at'),
    /** How many times its calendar entry changed (RFC 5545 SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    /** When both sides were reminded the day before, and the hour before. */
    dayRemindedAt: instant('day_reminded_at'),
    hourRemindedAt: instant('hour_reminded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('interviews_application').on(t.applicationId, t.id),
    index('interviews_scheduled')
      .on(t.startsAt)
      .where(sql`${t.status} = 'scheduled'`),
    check('interviews_kind_known', oneOf(t.kind, interviewKinds)),
    check('interviews_status_known', oneOf(t.status, interviewStatuses)),
    check('interviews_known_status_known', oneOf(t.knownStatus, interviewStatuses)),
    check('interviews_forward', sql`${t.startsAt} < ${t.endsAt}`),
    check('interviews_scheduled_when', sql`${t.status} <> 'scheduled' or ${t.startsAt} is not null`),
  ],
)

/** The times that the company proposes. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    interviewId: integer('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    /** One of the times that replace the others once the company cannot undo that any more: the candidate does not see it yet. */
    isNext: boolean('is_next').notNull().default(false),
  },
  (t) => [unique('interview_slots_once').on(t.interviewId, t.isNext, t.startsAt)],
)

/** Who of the company talks to the candidate. */
export const interviewers = pgTable(
  'interviewers',
  {
    interviewId: integer('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.interviewId, t.userId] }), index('interviewers_user').on(t.userId)],
)

/**
 * When a person is busy with a chosen interview: each interviewer until its buffer is over, and the candidate. The times of one
 * person never overlap. The constraint `interview_times_no_overlap`, written by hand in the migration, ensures this also for
 * concurrent requests.
 */
export const interviewTimes = pgTable(
  'interview_times',
  {
    interviewId: integer('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.interviewId, t.userId] }),
    check('interview_times_forward', sql`${t.startsAt} < ${t.endsAt}`),
  ],
)

/** Each step of an interview: who made it and when. */
export const interviewEvents = pgTable(
  'interview_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    interviewId: integer('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    step: text('step', { enum: interviewSteps }).notNull(),
    by: text('by', { enum: sides }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** The time that was chosen, or that a cancellation freed. */
    startsAt: instant('starts_at'),
    /** Of a cancellation, of other times, or why none suits. */
    reason: text('reason'),
    /** The times, in ISO 8601, that a candidate whom none suits wishes for. */
    wishes: jsonb('wishes').$type<readonly string[]>().notNull().default([]),
    /** What ended with it, if nobody cancelled it by itself. */
    ending: text('ending', { enum: interviewEndings }),
    /** False while the company has not heard of a step of the candidate. */
    isNotified: boolean('is_notified').notNull().default(true),
  },
  (t) => [
    index('interview_events_interview').on(t.interviewId, t.id),
    check('interview_events_step_known', oneOf(t.step, interviewSteps)),
    check('interview_events_by_known', oneOf(t.by, sides)),
    check('interview_events_ending_known', oneOf(t.ending, interviewEndings)),
  ],
)
