import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from './accounts.table.ts'
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
    /** Exact tokens with their signs (c#, c++, .net): a tsvector loses them. */
    searchTokens: text('search_tokens')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Company name, kept here so that one row holds all that is searched. */
    companyName: text('company_name').notNull(),
    isPremium: boolean('is_premium').notNull().default(false),
    /** Active: listed until `expiresAt`. */
    isActive: boolean('is_active').notNull().default(true),
    /** When it was first published. Editing and reactivating keep it. */
    publishedAt: instant('published_at').notNull(),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Where an imported ad comes from; with `externalId` it is imported once. */
    source: text('source'),
    externalId: text('external_id'),
    sourceUrl: text('source_url'),
    search: tsvector('search').generatedAlwaysAs(
      (): SQL =>
        sql`job_search_vector(title, company_name, skills, place_department, location, requirements, description)`,
    ),
  },
  (t) => [
    uniqueIndex('jobs_source_external_unique').on(t.source, t.externalId),
    index('jobs_company').on(t.companyId, t.publishedAt.desc()),
    index('jobs_search').using('gin', t.search),
    check('jobs_mode_known', sql`${t.mode} in ('remote', 'onsite', 'hybrid')`),
    check('jobs_experience_known', sql`${t.experience} in ('0-1', '1-2', '3-5', '5+')`),
  ],
)
