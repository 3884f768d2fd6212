import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { briefStatuses, closeReasons, proposalStatuses } from '#contracts/briefs/briefs-vocabulary.ts'
import { serviceCategories } from '#contracts/services/services-vocabulary.ts'
import type { BriefHold } from '#domain/briefs/risk.ts'
import type { ProposalTerms } from '#domain/briefs/terms.ts'
import { instant, users } from './accounts.table.ts'
import { hires } from './hires.table.ts'
import { moderationColumns } from './moderation.table.ts'
import { oneOf } from './one-of.ts'
import { companies, professionals } from './people.table.ts'
import { files } from './platform.table.ts'
import { services } from './services.table.ts'

/** What a company needs of a professional's service. */
export const briefs = pgTable(
  'briefs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The person of the company who wrote it, and hears of its proposals. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: briefStatuses }).notNull().default('draft'),
    /** False while publishing or closing may still be undone: the others see the status before. */
    isNotified: boolean('is_notified').notNull().default(true),
    title: text('title').notNull().default(''),
    category: text('category', { enum: serviceCategories }),
    description: text('description').notNull().default(''),
    /** What has to be in it, in the order of the company. */
    needs: text('needs')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Null: not urgent. */
    wantedBy: date('wanted_by'),
    /** In cents of a US dollar; both null: the company does not know. */
    minCents: integer('min_cents'),
    maxCents: integer('max_cents'),
    closeReason: text('close_reason', { enum: closeReasons }),
    /** What those who wait for an answer read besides. */
    closeNote: text('close_note').notNull().default(''),
    publishedAt: instant('published_at'),
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** What stood against it when it became pending; while it is pending, others see it only if this is empty. */
    holds: jsonb('holds').$type<BriefHold[]>().notNull().default([]),
    /** The keys of what an administrator allowed. */
    allowed: text('allowed')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What the company answers to a hold or a refusal; '' for nothing. */
    companyAnswer: text('company_answer').notNull().default(''),
    ...moderationColumns(),
  },
  (t) => [
    check('briefs_moderation_status_known', oneOf(t.moderationStatus, moderationStatuses)),
    index('briefs_moderation')
      .on(t.moderationStatus, t.submittedAt)
      .where(sql`status <> 'draft'`),
    check('briefs_status_known', oneOf(t.status, briefStatuses)),
    check('briefs_category_known', oneOf(t.category, serviceCategories)),
    check('briefs_close_reason_known', oneOf(t.closeReason, closeReasons)),
    check(
      'briefs_budget_whole',
      sql`(${t.minCents} is null) = (${t.maxCents} is null) and ${t.minCents} <= ${t.maxCents}`,
    ),
    index('briefs_company').on(t.companyId, t.updatedAt.desc()),
    index('briefs_creator').on(t.createdBy).where(isNotNull(t.createdBy)),
    index('briefs_open')
      .on(t.publishedAt.desc(), t.id.desc())
      .where(sql`status = 'open'`),
  ],
)

/** What a professional offers for a brief; one for each of both. */
export const proposals = pgTable(
  'proposals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    briefId: integer('brief_id')
      .notNull()
      .references(() => briefs.id, { onDelete: 'cascade' }),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    /** What it is ordered of. */
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    status: text('status', { enum: proposalStatuses }).notNull().default('sent'),
    /** False while the last step may still be undone: the other side sees a proposal that waits. */
    isNotified: boolean('is_notified').notNull().default(true),
    priceCents: integer('price_cents').notNull(),
    days: integer('days').notNull(),
    rounds: integer('rounds').notNull(),
    message: text('message').notNull(),
    /** The places in the brief's needs that the price includes. */
    covers: integer('covers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    milestones: jsonb('milestones').$type<ProposalTerms['milestones']>().notNull().default([]),
    /** Changed terms that the company does not see yet; null: none. */
    next: jsonb('next').$type<ProposalTerms & { serviceId: number }>(),
    /** The company's words of a refusal. */
    note: text('note').notNull().default(''),
    hireId: integer('hire_id').references(() => hires.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the company could first see it; null: sending may still be undone. */
    shownAt: instant('shown_at'),
  },
  (t) => [
    check('proposals_status_known', oneOf(t.status, proposalStatuses)),
    check('proposals_terms_positive', sql`${t.priceCents} > 0 and ${t.days} > 0 and ${t.rounds} >= 0`),
    uniqueIndex('proposals_one').on(t.briefId, t.professionalId),
    index('proposals_professional').on(t.professionalId, t.createdAt.desc()),
    index('proposals_service').on(t.serviceId),
    index('proposals_hire').on(t.hireId).where(isNotNull(t.hireId)),
  ],
)

/** Who was told of a brief, and why it fits. */
export const briefMatches = pgTable(
  'brief_matches',
  {
    briefId: integer('brief_id')
      .notNull()
      .references(() => briefs.id, { onDelete: 'cascade' }),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    /** In Spanish, the strongest first. */
    reasons: text('reasons').array().notNull(),
    notifiedAt: instant('notified_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.briefId, t.professionalId] }),
    index('brief_matches_professional').on(t.professionalId, t.notifiedAt.desc()),
  ],
)

/** Whom the company asked for a proposal; one row for each person, who may decline. */
export const briefInvitations = pgTable(
  'brief_invitations',
  {
    briefId: integer('brief_id')
      .notNull()
      .references(() => briefs.id, { onDelete: 'cascade' }),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    /** The person of the company who invited. */
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** In Spanish, the strongest first: why the engine proposed this person. */
    reasons: text('reasons').array().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the person could first see it; null: it may still be undone. */
    shownAt: instant('shown_at'),
    declinedAt: instant('declined_at'),
    /** False while declining may still be undone: the company sees an invitation that waits. */
    isNotified: boolean('is_notified').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.briefId, t.professionalId] }),
    index('brief_invitations_professional').on(t.professionalId, t.createdAt.desc()),
    index('brief_invitations_inviter').on(t.invitedBy).where(isNotNull(t.invitedBy)),
  ],
)

/** The files of a brief. They belong to the company's account: they are in its download, and go with it. */
export const briefFiles = pgTable(
  'brief_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    briefId: integer('brief_id')
      .notNull()
      .references(() => briefs.id, { onDelete: 'cascade' }),
  },
  (t) => [index('brief_files_brief').on(t.briefId)],
)

/** Nothing in it waits for an administrator, and none took it down: `isHeldBack` in SQL. */
const isPassed = sql`(${briefs.moderationStatus} = 'approved' or (${briefs.moderationStatus} = 'pending' and ${briefs.holds} = '[]'))`

/** Others see it: published and not closed, as far as they were told, and not held back. */
export const isBriefShown = sql<boolean>`(${isPassed}
  and ((${briefs.status} = 'open' and ${briefs.isNotified}) or (${briefs.status} = 'closed' and not ${briefs.isNotified})))`
