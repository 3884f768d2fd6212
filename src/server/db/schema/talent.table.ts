import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { availabilities } from '#contracts/professionals/availability-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { jobs, tsvector } from './jobs.table.ts'
import { oneOf } from './one-of.ts'
import { companies, professionals } from './people.table.ts'

/** Companies that may propose other jobs to a person who applied to one of theirs: the person said yes. */
export const futureJobConsents = pgTable(
  'future_job_consents',
  {
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    givenAt: instant('given_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.professionalId, t.companyId] }),
    index('future_job_consents_company').on(t.companyId, t.professionalId),
  ],
)

/**
 * What the search of talent reads of a person who agreed to be found: listed with a public profile, or with a yes to some company, and
 * neither suspended nor deleted. The database keeps it: `refresh_talent` in the migration.
 */
export const talentProfiles = pgTable(
  'talent_profiles',
  {
    professionalId: integer('professional_id')
      .primaryKey()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    /** Every company may find the person; otherwise those with a yes. */
    isPublic: boolean('is_public').notNull(),
    /** Title, skills, place, and the texts of the profile, by falling weight. */
    search: tsvector('search').notNull(),
    /** All skills and languages, without case and accents. */
    skills: text('skills').array().notNull(),
    placeDepartment: text('place_department'),
    placeProvince: text('place_province'),
    placeDistrict: text('place_district'),
    /** The least wish for a month, in cents of a sol. Null: not given. */
    pay: integer('pay'),
    /** Worked months until `currentSince`, each once. */
    workedMonths: integer('worked_months').notNull(),
    /** Since which month (12 × year + month - 1) the person works without an end. */
    currentSince: integer('current_since'),
    availability: text('availability', { enum: availabilities }),
    /** Counts those who became findable: larger for later. */
    foundNo: integer('found_no').notNull().generatedByDefaultAsIdentity(),
  },
  (t) => [
    check('talent_profiles_availability_known', oneOf(t.availability, availabilities)),
    index('talent_profiles_search').using('gin', t.search).with({ fastupdate: false }),
    index('talent_profiles_skills').using('gin', t.skills).with({ fastupdate: false }),
    index('talent_profiles_place').on(t.placeDepartment, t.foundNo),
    // The list without a job: who came last is first.
    index('talent_profiles_found').on(t.foundNo),
  ],
)

/** Named lists of people that a company keeps an eye on. */
export const talentPools = pgTable(
  'talent_pools',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('talent_pools_name').on(t.companyId, sql`lower(${t.name})`)],
)

/** Who is in a pool. A person whom the company may no longer find is not shown. */
export const talentPoolPeople = pgTable(
  'talent_pool_people',
  {
    poolId: integer('pool_id')
      .notNull()
      .references(() => talentPools.id, { onDelete: 'cascade' }),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    note: text('note').notNull().default(''),
    /** The person of the company who put them there. */
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.poolId, t.professionalId] }),
    index('talent_pool_people_professional').on(t.professionalId),
    index('talent_pool_people_adder').on(t.addedBy),
  ],
)

/** A search whose new people are mailed once a day to the person who saved it. */
export const talentSearches = pgTable(
  'talent_searches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Who saved it and gets the mail. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The filters as in the address. */
    query: text('query').notNull(),
    /** The job that the people are compared with. */
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    isMailed: boolean('is_mailed').notNull().default(true),
    /** The `foundNo` up to which people are known. */
    seenTo: integer('seen_to').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('talent_searches_name').on(t.companyId, t.userId, sql`lower(${t.name})`),
    index('talent_searches_person').on(t.userId),
    index('talent_searches_job').on(t.jobId),
  ],
)
