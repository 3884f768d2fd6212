import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { reportStatuses } from '#contracts/support/outcomes-vocabulary.ts'
import { dataRights } from '#contracts/support/requests-vocabulary.ts'
import { admins, bytes, instant, users } from './accounts.table.ts'
import { briefs } from './briefs.table.ts'
import { conversations, messages } from './conversations.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'
import { reviews } from './reputation.table.ts'
import { services } from './services.table.ts'

/** The columns of what an administrator answers in writing. */
const answerColumns = () => ({
  /** The last day to answer, in Lima. */
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  answer: text('answer'),
  answeredAt: instant('answered_at'),
  answeredBy: integer('answered_by').references(() => admins.id, { onDelete: 'set null' }),
  /** When the answer was mailed. Null: not yet, so it can be undone. */
  notifiedAt: instant('notified_at'),
})

/** A message to support, a request about one's personal data, or a company's request for the enterprise plan. Answered by e-mail under its code. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The code that the person receives and may quote: 'C-7K2M9Q'. */
    code: text('code').notNull(),
    topic: text('topic', {
      enum: ['help', 'account', 'technical', 'privacy', 'enterprise', 'other'],
    }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    employees: text('employees').notNull().default(''),
    message: text('message').notNull(),
    /** The right that a request about personal data invokes; null for any other message. */
    dataRight: text('data_right', { enum: dataRights }),
    /** The account that made that request, in its settings. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    ...answerColumns(),
  },
  (t) => [
    check(
      'contact_requests_topic_known',
      sql`${t.topic} in ('help', 'account', 'technical', 'privacy', 'enterprise', 'other')`,
    ),
    check('contact_requests_data_right_known', oneOf(t.dataRight, dataRights)),
    uniqueIndex('contact_requests_code').on(t.code),
    index('contact_requests_waiting')
      .on(t.dueOn, t.id)
      .where(sql`${t.answeredAt} is null`),
    index('contact_requests_user').on(t.userId),
  ],
)

/** An entry of the complaints book (Ley 29571; 15 working days to answer, Ley 31435). */
export const complaints = pgTable(
  'complaints',
  {
    /** Also the sequential number of the sheet. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['reclamo', 'queja'] }).notNull(),
    consumerName: text('consumer_name').notNull(),
    documentType: text('document_type', { enum: ['dni', 'ce', 'passport', 'ruc'] }).notNull(),
    documentNumber: text('document_number').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** Parent or guardian of a minor; empty for an adult. */
    guardianName: text('guardian_name').notNull().default(''),
    goodType: text('good_type', { enum: ['producto', 'servicio'] }).notNull(),
    goodDescription: text('good_description').notNull(),
    /** In cents of PEN; null: not given. */
    amount: integer('amount'),
    detail: text('detail').notNull(),
    request: text('request').notNull(),
    createdAt: instant('created_at').notNull(),
    ...answerColumns(),
    /** SHA-256 of the token in the mailed link that sends the copy. Null: the copy was sent. */
    copyTokenHash: bytes('copy_token_hash'),
  },
  (t) => [
    check('complaints_kind_known', sql`${t.kind} in ('reclamo', 'queja')`),
    check('complaints_document_type_known', sql`${t.documentType} in ('dni', 'ce', 'passport', 'ruc')`),
    check('complaints_good_type_known', sql`${t.goodType} in ('producto', 'servicio')`),
    index('complaints_waiting')
      .on(t.dueOn, t.id)
      .where(sql`${t.answeredAt} is null`),
    uniqueIndex('complaints_copy_token').on(t.copyTokenHash),
  ],
)

/** A report of a job, a service, a brief, a review or a person's behaviour. */
export const abuseReports = pgTable(
  'abuse_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id').references(() => services.id, { onDelete: 'cascade' }),
    briefId: integer('brief_id').references(() => briefs.id, { onDelete: 'cascade' }),
    reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /** The reported person, and the conversation in which it happened. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    conversationId: integer('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
    /** The message of that person that is reported; null: the conversation as a whole. */
    messageId: integer('message_id').references(() => messages.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    details: text('details').notNull().default(''),
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Where the outcome is mailed; empty: the reporter wants no answer. */
    reporterEmail: text('reporter_email').notNull().default(''),
    status: text('status', { enum: reportStatuses }).notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    /** When it was decided; all reports that one decision closes have the same moment. */
    resolvedAt: instant('resolved_at'),
    resolvedBy: integer('resolved_by').references(() => admins.id, { onDelete: 'set null' }),
    /** What the reporter reads about the decision; '' for nothing more than the outcome. */
    outcomeNote: text('outcome_note').notNull().default(''),
    /** When the reporter was told. Null: not yet. */
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    check('abuse_reports_status_known', oneOf(t.status, reportStatuses)),
    uniqueIndex('abuse_reports_code').on(t.code),
    index('abuse_reports_status').on(t.status, t.id),
    index('abuse_reports_job').on(t.jobId),
    index('abuse_reports_service').on(t.serviceId),
    index('abuse_reports_brief').on(t.briefId),
    index('abuse_reports_review').on(t.reviewId),
    index('abuse_reports_user').on(t.userId),
    index('abuse_reports_message').on(t.messageId),
    check(
      'abuse_reports_one_thing',
      sql`num_nonnulls(${t.jobId}, ${t.serviceId}, ${t.briefId}, ${t.reviewId}, ${t.userId}) = 1`,
    ),
  ],
)
