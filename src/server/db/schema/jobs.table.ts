import type { JobProfile } from '#domain/matching/types.ts'
import { isNotNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import type { Remark } from '#domain/jobs/risk/risk.ts'
import type { HoldReason } from '#domain/jobs/wording/holds.ts'
import { jobOutcomes } from '#contracts/applications/close-out-vocabulary.ts'
import { takedownReasons } from '#contracts/takedown-fields.ts'
import { admins, instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'
import { companies } from './people.table.ts'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const jobs = pgTable(
  'jobs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    category: text('category'),
    department: text('department'),
    description: text('description').notNull(),
    requirements: text('requirements').notNull().default(''),
    benefits: text('benefits').notNull().default(''),
    location: text('location').notNull(),
    /** Parsed from `location`: names of the official list, or null. */
    placeDepartment: text('place_department'),
    placeProvince: text('place_province'),
    placeDistrict: text('place_district'),
    mode: text('mode', { enum: ['remote', 'onsite', 'hybrid'] }).notNull(),
    experience: text('experience', { enum: ['0-1', '1-2', '3-5', '5+'] }),
    /** As the company wrote it. The columns below are parsed from it, in cents. */
    salaryText: text('salary_text').notNull().default(''),
    salaryMin: bigint('salary_min', { mode: 'number' }),
    salaryMax: bigint('salary_max', { mode: 'number' }),
    salaryCurrency: text('salary_currency', { enum: ['PEN', 'USD'] }),
    salaryPeriod: text('salary_period', { enum: ['hour', 'day', 'week', 'month', 'year'] }),
    skills: text('skills')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Skills that matching finds in the texts but the company has excluded. */
    skillsLeftOut: text('skills_left_out')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How many people it looks for. */
    openings: integer('openings').notNull().default(1),
    /** The company's own number or code for it. Nobody else sees it. */
    reference: text('reference').notNull().default(''),
    /** Its company does not say who it is to those who read the ad. */
    isConfidential: boolean('is_confidential').notNull().default(false),
    /**
     * The company that readers of the ad may know; null: none. Whatever a reader sees of the company is joined by this column. `companyId`
     * is for the company itself and for administrators.
     */
    shownCompanyId: integer('shown_company_id').generatedAlwaysAs(
      sql`case when is_confidential then null else company_id end`,
    ),
    /** The company's name for readers, copied here so that one row contains everything that is searched. */
    companyName: text('company_name').notNull(),
    isPremium: boolean('is_premium').notNull().default(false),
    /** The company's choice: open until `expiresAt`, or archived. */
    isOpen: boolean('is_open').notNull().default(true),
    /** How the search for somebody ended, as the company says; null: it has not said. */
    outcome: text('outcome', { enum: jobOutcomes }),
    /** Its company is suspended. A trigger on `users` maintains it. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    /** Waits for a correction by its company or for a decision by Qhatu. `jobHolds` has the reasons. */
    isHeld: boolean('is_held').notNull().default(false),
    /** When an administrator took it off the lists. Its company cannot change this. */
    takenDownAt: instant('taken_down_at'),
    /** Why, and by whom; the note is for its company. */
    takenDownReason: text('taken_down_reason', { enum: takedownReasons }),
    takenDownNote: text('taken_down_note').notNull().default(''),
    takenDownBy: integer('taken_down_by').references(() => admins.id),
    /** Deleted for everybody. Its applications, their history and the shown scores remain. */
    deletedAt: instant('deleted_at'),
    /** The administrator who deleted it, so that one can restore it for a while; null: its company did. */
    deletedBy: integer('deleted_by').references(() => admins.id),
    /**
     * Listed until `expiresAt`. Everything public uses this condition, which the database derives from the five
     * columns above.
     */
    isActive: boolean('is_active')
      .notNull()
      .generatedAlwaysAs(
        sql`is_open and not is_withheld and not is_held and taken_down_at is null and deleted_at is null`,
      ),
    /** What administrators search. */
    postWords: text('post_words')
      .notNull()
      .generatedAlwaysAs(
        sql`' ' || fold(title || ' ' || company_name || ' ' || location || ' ' || coalesce(category, ''))`,
      ),
    /** The person of the company who published it; null: before persons were stored, or imported. */
    publishedBy: integer('published_by').references(() => users.id, { onDelete: 'set null' }),
    /** The name that the key had with which a program of the company published it; null: a person did. */
    publishedKey: text('published_key'),
    /** When it was first published. Editing and reactivating do not change it. */
    publishedAt: instant('published_at').notNull(),
    expiresAt: instant('expires_at'),
    /** When it opens by itself. Null: its company opens it. */
    opensAt: instant('opens_at'),
    /** The end (`expiresAt`) that its company was reminded of. */
    endNotifiedFor: instant('end_notified_for'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The source of an imported ad. `source` and `externalId` together are unique. */
    source: text('source'),
    externalId: text('external_id'),
    sourceUrl: text('source_url'),
    /** The searchable text, updated with every change (`searchVector` in jobs.queries.ts). */
    search: tsvector('search'),
    /**
     * The matching profile computed from the texts, and the engine that computed it. A profile of another engine is
     * recomputed.
     */
    matchProfile: jsonb('match_profile').$type<JobProfile>(),
    matchEngine: text('match_engine'),
    /** The skills of the profile. The database ranks by them while the index is loading. */
    matchSkills: integer('match_skills').array(),
  },
  (t) => [
    check('jobs_salary_currency_known', sql`${t.salaryCurrency} in ('PEN', 'USD')`),
    check('jobs_salary_period_known', sql`${t.salaryPeriod} in ('hour', 'day', 'week', 'month', 'year')`),
    index('jobs_published_by').on(t.publishedBy).where(isNotNull(t.publishedBy)),
    uniqueIndex('jobs_source_external_unique').on(t.source, t.externalId),
    index('jobs_confidential')
      .on(t.companyId)
      .where(sql`is_confidential`),
    index('jobs_company').on(t.companyId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // For the list of the administration: counting its rows without reading them, and what waits for a decision.
    index('jobs_listed')
      .on(t.id)
      .where(sql`deleted_at is null`),
    index('jobs_held')
      .on(t.id)
      .where(sql`is_held and deleted_at is null`),
    index('jobs_created').on(t.createdAt),
    index('jobs_post_words').using('gin', t.postWords.op('gin_trgm_ops')),
    index('jobs_expires')
      .on(t.expiresAt)
      .where(sql`${t.isOpen}`),
    index('jobs_opens')
      .on(t.opensAt)
      .where(sql`${t.opensAt} is not null`),
    check('jobs_openings_positive', sql`${t.openings} between 1 and 999`),
    check('jobs_outcome_known', oneOf(t.outcome, jobOutcomes)),
    check('jobs_opens_closed', sql`${t.opensAt} is null or not ${t.isOpen}`),
    check('jobs_taken_down_reason_known', oneOf(t.takenDownReason, takedownReasons)),
    check('jobs_mode_known', sql`${t.mode} in ('remote', 'onsite', 'hybrid')`),
    check('jobs_experience_known', sql`${t.experience} in ('0-1', '1-2', '3-5', '5+')`),
  ],
)

/** Why an ad is or was held, what its company says about it, and what Qhatu decided. One row per ad. */
export const jobHolds = pgTable(
  'job_holds',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The current reasons. Empty once the ad is released. */
    reasons: jsonb('reasons').$type<readonly HoldReason[]>().notNull(),
    heldAt: instant('held_at').notNull(),
    releasedAt: instant('released_at'),
    /** When the company appealed, and its objective reason. */
    appealedAt: instant('review_asked_at'),
    companyNote: text('company_note').notNull().default(''),
    /** Qhatu's latest decision; the note is for the company. */
    decision: text('decision', { enum: ['published', 'kept'] }),
    decidedAt: instant('decided_at'),
    /** When it took effect and the company was told; null: it can still be taken back. */
    decisionNotifiedAt: instant('decision_notified_at'),
    decidedBy: integer('decided_by').references(() => admins.id, { onDelete: 'set null' }),
    decisionNote: text('decision_note').notNull().default(''),
    /** What was accepted in that decision (`holdKeys`): an edit that adds no new problem is not held again. */
    allowed: text('allowed')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    check('job_holds_decision_known', sql`${t.decision} in ('published', 'kept')`),
    index('job_holds_open')
      .on(t.heldAt)
      .where(sql`${t.releasedAt} is null`),
  ],
)

/** What the rules for ads know of an ad. Apart from `jobs`, because signing a text must not rewrite the ad and its indexes. */
export const jobRisks = pgTable(
  'job_risks',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Numbers of which texts that are much alike share one (`signatureOf`). Empty: the text is too short. */
    signature: integer('signature').array().notNull(),
    /** Since when the ad says this, more or less. Of two that are alike, the later one is the copy. */
    textSince: instant('text_since').notNull(),
    /** What was noticed and holds nothing. Only administrators see it. */
    remarks: jsonb('remarks').$type<readonly Remark[]>().notNull().default([]),
  },
  (t) => [index('job_risks_signature').using('gin', t.signature)],
)

/** What active ads pay by the month, in cents of a sol. A task counts it again and again. An empty text means any. */
export const payLevels = pgTable(
  'pay_levels',
  {
    category: text('category').notNull(),
    experience: text('experience').notNull(),
    ads: integer('ads').notNull(),
    median: bigint('median', { mode: 'number' }).notNull(),
    /** Nine of ten pay no more. */
    high: bigint('high', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ name: 'pay_levels_trade', columns: [t.category, t.experience] })],
)

/**
 * The number of active jobs per combination of filter values, for totals and facets without counting rows. A trigger
 * on `jobs` maintains it (migration 0002). An empty text means no value.
 */
export const jobCounts = pgTable(
  'job_counts',
  {
    category: text('category').notNull(),
    placeDepartment: text('place_department').notNull(),
    mode: text('mode').notNull(),
    experience: text('experience').notNull(),
    withSalary: boolean('has_salary').notNull(),
    isPremium: boolean('is_premium').notNull(),
    jobs: integer('jobs').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'job_counts_combination',
      columns: [t.category, t.placeDepartment, t.mode, t.experience, t.withSalary, t.isPremium],
    }),
  ],
)

/**
 * The same within departments, down to the district, for lists of a province or district and for the pages of places.
 * A separate table, because totals over all of Peru must not read these rows. The trigger of `job_counts` maintains
 * it (migration 0007).
 */
export const jobPlaceCounts = pgTable(
  'job_place_counts',
  {
    placeDepartment: text('place_department').notNull(),
    placeProvince: text('place_province').notNull(),
    placeDistrict: text('place_district').notNull(),
    category: text('category').notNull(),
    mode: text('mode').notNull(),
    experience: text('experience').notNull(),
    withSalary: boolean('has_salary').notNull(),
    isPremium: boolean('is_premium').notNull(),
    jobs: integer('jobs').notNull(),
    /** When a job was last added or removed. */
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({
      name: 'job_place_counts_combination',
      columns: [
        t.placeDepartment,
        t.placeProvince,
        t.placeDistrict,
        t.category,
        t.mode,
        t.experience,
        t.withSalary,
        t.isPremium,
      ],
    }),
  ],
)

/** The words of titles, companies and skills, used to correct mistyped searches. The same trigger maintains it. */
export const jobWords = pgTable('job_words', { word: text('word').primaryKey() })
