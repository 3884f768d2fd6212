import { isNotNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applicationEventKinds } from '#contracts/applications/close-out-vocabulary.ts'
import { applicationSources } from '#contracts/jobs/statistics-vocabulary.ts'
import { applicationStatuses } from '#contracts/applications/application-status-vocabulary.ts'
import type { QuestionKind } from '#contracts/jobs/questions-vocabulary.ts'
import { admins, bytes, instant, users } from './accounts.table.ts'
import { jobs } from './jobs.table.ts'
import { jobStages } from './job-stages.table.ts'
import { professionals } from './people.table.ts'
import { files } from './platform.table.ts'
import { oneOf } from './one-of.ts'

export const applications = pgTable(
  'applications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    status: text('status', { enum: applicationStatuses }).notNull().default('pending'),
    /** The status that the applicant knows while the company may still undo its last step. Null: `status`. */
    knownStatus: text('known_status', { enum: applicationStatuses }),
    /**
     * Where it stands in the company's own process. The database keeps it within the stages of the job with this status: a status set
     * alone leads to the first of them.
     */
    stageId: integer('stage_id')
      .notNull()
      .default(1)
      .references(() => jobStages.id),
    /** Since when it is there; null: since it was sent. */
    stageSince: instant('stage_since'),
    /** The kind of page that its person came from to the ad. Companies see only sums of it. */
    source: text('source', { enum: applicationSources }).notNull().default('unknown'),
    coverLetter: text('cover_letter'),
    cvId: uuid('cv_id').references(() => files.id, { onDelete: 'set null' }),
    appliedAt: instant('applied_at').notNull(),
    viewedAt: instant('viewed_at'),
    /**
     * The application of the same person, from another account, that stands for both on the board: the company joined them. Migration 0078
     * keeps it within the job and empties it when that one is gone. An application with others joined to it is joined to none.
     */
    joinedInto: integer('joined_into'),
    /** The company no longer sees a withdrawn application; the person may apply again. */
    withdrawnAt: instant('withdrawn_at'),
    /**
     * When the person heard that the process closed without an answer of the company. Null: not, or the company has
     * answered since.
     */
    closedUnansweredAt: instant('closed_unanswered_at'),
    /** When the person learned which company it is; null: not yet, if the ad is confidential. */
    companyShownAt: instant('company_shown_at'),
    /** When the person was warned that the ad asks for money or is false. */
    warnedAt: instant('warned_at'),
    /** When the person asked the company to check the score, and what seems wrong to them. */
    humanReviewRequestedAt: instant('review_requested_at'),
    humanReviewReason: text('review_reason'),
    /** The only answer, of the company or, when it gives none, of an administrator. */
    humanReviewAnsweredAt: instant('review_answered_at'),
    humanReviewAnswer: text('review_answer'),
    humanReviewAnsweredBy: integer('review_answered_by').references(() => admins.id, {
      onDelete: 'set null',
    }),
    /** False while that answer may still be undone. */
    isHumanReviewNotified: boolean('is_review_notified').notNull().default(true),
  },
  (t) => [
    check('applications_not_joined_into_itself', sql`${t.joinedInto} <> ${t.id}`),
    check('applications_source_known', oneOf(t.source, applicationSources)),
    check('applications_status_known', oneOf(t.status, applicationStatuses)),
    check('applications_known_status_known', oneOf(t.knownStatus, applicationStatuses)),
    // Migration 0073 includes the id, which drizzle cannot say.
    uniqueIndex('applications_one_per_job')
      .on(t.jobId, t.professionalId)
      .where(sql`${t.withdrawnAt} is null`),
    // What `joined_into` refers to.
    uniqueIndex('applications_of_job').on(t.jobId, t.id),
    index('applications_joined').on(t.joinedInto).where(isNotNull(t.joinedInto)),
    index('applications_job').on(t.jobId, t.appliedAt.desc()),
    index('applications_applied').on(t.appliedAt),
    // The columns of a job's board.
    index('applications_stage').on(t.stageId, t.jobId),
    index('applications_professional').on(t.professionalId, t.appliedAt.desc()),
    // Who has no final answer yet, for the task that closes what nobody answers.
    index('applications_unanswered')
      .on(t.appliedAt)
      .where(
        sql`${t.withdrawnAt} is null and ${t.closedUnansweredAt} is null and ${t.status} in ('pending', 'viewed', 'preselected', 'interviewed')`,
      ),
    index('applications_human_review')
      .on(t.humanReviewRequestedAt, t.id)
      .where(sql`${t.humanReviewRequestedAt} is not null and ${t.withdrawnAt} is null`),
  ],
)

/** Each step of an application: who made it and when. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    status: text('status', { enum: applicationEventKinds }).notNull(),
    by: text('by', { enum: ['professional', 'company', 'system'] }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** What the company wrote to the person with this step. */
    message: text('message'),
    /**
     * False while the company may still undo it, and permanently when another step replaced it before the person was
     * notified.
     */
    isNotified: boolean('is_notified').notNull().default(true),
    /** For a move between stages of one status: the name of the new one. Only the company sees it. */
    stage: text('stage'),
    /** The name that the key had with which a program of the company made the step; null: a person did, or the product. */
    keyName: text('key_name'),
  },
  (t) => [
    check('application_events_status_known', oneOf(t.status, applicationEventKinds)),
    check('application_events_by_known', sql`${t.by} in ('professional', 'company', 'system')`),
    index('application_events_application').on(t.applicationId, t.at),
  ],
)

/**
 * An application by the plain form, until its link is opened. Its file is still a pending upload. The link is valid
 * for a day; if nobody confirms, the nightly cleanup of older pending uploads deletes the file.
 */
export const pendingApplications = pgTable(
  'pending_applications',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: bytes('token_hash').primaryKey(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** For a form that came through an invitation: which one, and its other fields. Null: a form of the ad. */
    invited: jsonb('invited').$type<{
      /** In hex, like the invitation's own. */
      tokenHash: string
      firstName: string
      lastName: string
      phone: string | null
      location: string | null
      experience: string | null
      skills: string[]
    }>(),
    coverLetter: text('cover_letter'),
    source: text('source', { enum: applicationSources }).notNull().default('unknown'),
    /** The checked answers to the questions of the ad. */
    answers: jsonb('answers')
      .$type<
        readonly {
          questionId: number
          kind: QuestionKind
          question: string
          answer: string
          /** The pending upload, as in `StoredUpload`, of an answer that is a file. */
          file?: { storageKey: string; name: string; mime: string; size: number }
        }[]
      >()
      .notNull()
      .default([]),
    /** Yes to be found by the company for its other jobs. */
    futureJobs: boolean('future_jobs').notNull().default(false),
    /** The pending upload, as in `StoredUpload`; null without a CV. */
    cv: jsonb('cv').$type<{ storageKey: string; name: string; mime: string; size: number }>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('pending_applications_source_known', oneOf(t.source, applicationSources)),
    uniqueIndex('pending_applications_one_per_job').on(t.email, t.jobId),
    index('pending_applications_expires').on(t.expiresAt),
  ],
)
