import type { JobProfile } from '#domain/matching/types.ts'
import { sql } from 'drizzle-orm'
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
import type { HoldReason } from '#domain/jobs/wording/holds.ts'
import { admins, instant } from './accounts.table.ts'
import { companies } from './people.table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

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
    /** What was read from `location`: names of the official list, or null. */
    placeDepartment: text('place_department'),
    placeProvince: text('place_province'),
    placeDistrict: text('place_district'),
    mode: text('mode', { enum: ['remote', 'onsite', 'hybrid'] }).notNull(),
    experience: text('experience', { enum: ['0-1', '1-2', '3-5', '5+'] }),
    /** As the company wrote it; what could be read from it follows, in cents. */
    salaryText: text('salary_text').notNull().default(''),
    salaryMin: bigint('salary_min', { mode: 'number' }),
    salaryMax: bigint('salary_max', { mode: 'number' }),
    salaryCurrency: text('salary_currency', { enum: ['PEN', 'USD'] }),
    salaryPeriod: text('salary_period', { enum: ['hour', 'day', 'week', 'month', 'year'] }),
    skills: text('skills')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Skills that matching reads in the texts and the company says it does not ask for. */
    skillsLeftOut: text('skills_left_out')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Company name, kept here so that one row holds all that is searched. */
    companyName: text('company_name').notNull(),
    isPremium: boolean('is_premium').notNull().default(false),
    /** What its company wants: open, until `expiresAt`, or archived. */
    isOpen: boolean('is_open').notNull().default(true),
    /** Its company is suspended. Kept by a trigger on `users`. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    /** Waits for its company to mend it, or for somebody to look at it; why stands in `jobHolds`. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Gone for everybody. Applications, their history and the scores that were shown stay. */
    deletedAt: instant('deleted_at'),
    /** Listed until `expiresAt`: the one condition of everything public, which the database derives from the four above. */
    isActive: boolean('is_active')
      .notNull()
      .generatedAlwaysAs(sql`is_open and not is_withheld and not is_held and deleted_at is null`),
    /** When it was first published. Editing and reactivating keep it. */
    publishedAt: instant('published_at').notNull(),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Where an imported ad comes from; with `externalId` it is imported once. */
    source: text('source'),
    externalId: text('external_id'),
    sourceUrl: text('source_url'),
    /** What a search looks into, written with every change of the text (`searchVector` in jobs.queries.ts). */
    search: tsvector('search'),
    /** What matching made of the texts, and which engine made it: another engine's is read anew. */
    matchProfile: jsonb('match_profile').$type<JobProfile>(),
    matchEngine: text('match_engine'),
    /** The skills of the profile: what the database ranks by while the index is loading. */
    matchSkills: integer('match_skills').array(),
  },
  (t) => [
    check('jobs_salary_currency_known', sql`${t.salaryCurrency} in ('PEN', 'USD')`),
    check('jobs_salary_period_known', sql`${t.salaryPeriod} in ('hour', 'day', 'week', 'month', 'year')`),
    uniqueIndex('jobs_source_external_unique').on(t.source, t.externalId),
    index('jobs_company').on(t.companyId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('jobs_expires')
      .on(t.expiresAt)
      .where(sql`${t.isOpen}`),
    check('jobs_mode_known', sql`${t.mode} in ('remote', 'onsite', 'hybrid')`),
    check('jobs_experience_known', sql`${t.experience} in ('0-1', '1-2', '3-5', '5+')`),
  ],
)

/** Why an ad is or was held, what its company says about it, and what somebody of Qhatu decided. One row for an ad. */
export const jobHolds = pgTable(
  'job_holds',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** What stands against it now. Empty once it is released. */
    reasons: jsonb('reasons').$type<readonly HoldReason[]>().notNull(),
    heldAt: instant('held_at').notNull(),
    releasedAt: instant('released_at'),
    /** When the company asked that somebody looks at it, and the objective reason that it states. */
    appealedAt: instant('review_asked_at'),
    companyNote: text('company_note').notNull().default(''),
    /** What somebody of Qhatu decided last; the note is for the company. */
    decision: text('decision', { enum: ['published', 'kept'] }),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => admins.id, { onDelete: 'set null' }),
    decisionNote: text('decision_note').notNull().default(''),
    /** What that person let stand (`holdKeys`): an edit that adds nothing to it is not held again. */
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

/**
 * How many active jobs there are of each combination: totals and facets of the lists without counting rows.
 * Kept by a trigger on `jobs` (migration 0002). An empty text stands for no value.
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
 * The same within departments, down to the district, for lists of a province or a district and for the pages of places.
 * Apart, because a sum over all of Peru must not read these. Kept by the trigger that keeps `job_counts` (migration 0007).
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
    /** When a job last came or went. */
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

/** The words of titles, companies and skills: what a mistyped word is corrected to. Kept by the same trigger. */
export const jobWords = pgTable('job_words', { word: text('word').primaryKey() })
