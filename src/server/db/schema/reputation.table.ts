import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { hires } from './hires.table.ts'
import { moderationColumns } from './moderation.table.ts'
import { oneOf } from './one-of.ts'
import { companies, professionals } from './people.table.ts'
import { services } from './services.table.ts'

/** A company's review of a service; one per company and service. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The completed hire behind it: 'Contratación verificada'. */
    hireId: integer('hire_id').references(() => hires.id, { onDelete: 'set null' }),
    /** 1-5. */
    rating: integer('rating').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** When the company last changed it. Null: unchanged. */
    editedAt: instant('edited_at'),
    /** The professional's reply; '' for none. */
    reply: text('reply').notNull().default(''),
    repliedAt: instant('replied_at'),
    /** False while its company may still undo it: nobody else sees it. */
    isNotified: boolean('is_notified').notNull().default(true),
    /** The review of an order: nobody else reads it until the professional has written theirs, or the time for it is over. */
    isSealed: boolean('is_sealed').notNull().default(false),
    /** The same for the reply and its professional. */
    isReplyNotified: boolean('is_reply_notified').notNull().default(true),
    ...moderationColumns(),
  },
  (t) => [
    uniqueIndex('reviews_service_company').on(t.serviceId, t.companyId),
    index('reviews_professional').on(t.professionalId, t.createdAt.desc()),
    index('reviews_moderation').on(t.moderationStatus, t.submittedAt, t.id),
    index('reviews_sealed')
      .on(t.createdAt)
      .where(sql`is_sealed`),
    index('reviews_submitted').on(t.submittedAt, t.id),
    check('reviews_moderation_status_known', oneOf(t.moderationStatus, moderationStatuses)),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
  ],
)

export const portfolioItems = pgTable(
  'portfolio_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['pdf', 'image', 'video'] }).notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('portfolio_items_type_known', sql`${t.type} in ('pdf', 'image', 'video')`),
    index('portfolio_items_professional').on(t.professionalId, t.createdAt.desc()),
  ],
)

export const certificates = pgTable(
  'certificates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    url: text('url').notNull(),
    issuer: text('issuer').notNull().default(''),
    /** As precise as known: '2024' or '2024-05'. */
    issuedDate: text('issued_date'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('certificates_professional').on(t.professionalId, t.createdAt.desc())],
)

/** Somebody endorses a skill of a professional, once per skill. */
export const skillEndorsements = pgTable(
  'skill_endorsements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    skillName: text('skill_name').notNull(),
    endorsedById: integer('endorsed_by_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endorsedByType: text('endorsed_by_type', { enum: ['professional', 'company'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** False while its author may still undo it: nobody else sees it, and it is not counted. */
    isNotified: boolean('is_notified').notNull().default(true),
  },
  (t) => [
    check(
      'skill_endorsements_endorsed_by_type_known',
      sql`${t.endorsedByType} in ('professional', 'company')`,
    ),
    uniqueIndex('skill_endorsements_unique').on(t.professionalId, t.endorsedById, t.skillName),
  ],
)

/**
 * Whether everyone may read the query's review. False while it can be undone, for a rejected one, and for reviews by a
 * suspended company. The author is looked up for each review: as a "not exists" all suspended companies would be read first.
 */
export const isReviewShown = sql<boolean>`${reviews.isNotified} and not ${reviews.isSealed} and ${reviews.moderationStatus} <> 'rejected' and (
  select account.suspended_at from ${companies} as author join ${users} as account on account.id = author.user_id
  where author.id = ${reviews.companyId}) is null`
