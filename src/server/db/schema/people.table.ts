import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { answerTerm } from '#contracts/applications/close-out-figures.ts'
import type { Benefit } from '#contracts/companies/benefits-vocabulary.ts'
import { availabilities } from '#contracts/professionals/availability-vocabulary.ts'
import { companySizes } from '#contracts/support/support-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'
import { files } from './platform.table.ts'

export const professionals = pgTable(
  'professionals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    title: text('title'),
    location: text('location'),
    phone: text('phone'),
    summary: text('summary'),
    linkedin: text('linkedin'),
    /** Parsed from `location`, which is never an address: names of the official list, or null. */
    placeDepartment: text('place_department'),
    placeProvince: text('place_province'),
    placeDistrict: text('place_district'),
    /** Expected monthly pay, in cents. Null: not given. */
    payMin: bigint('pay_min', { mode: 'number' }),
    payMax: bigint('pay_max', { mode: 'number' }),
    payCurrency: text('pay_currency', { enum: ['PEN', 'USD'] }),
    photoId: uuid('photo_id').references(() => files.id, { onDelete: 'set null' }),
    cvId: uuid('cv_id').references(() => files.id, { onDelete: 'set null' }),
    /** The CV that last filled the profile. */
    readCvId: uuid('read_cv_id').references(() => files.id, { onDelete: 'set null' }),
    planType: text('plan_type', { enum: ['basic', 'premium'] })
      .notNull()
      .default('basic'),
    /** When the paid premium plan expires. */
    planExpiresAt: instant('plan_expires_at'),
    /** When the person was reminded that this term of the plan will end. */
    planRemindedAt: instant('plan_reminded_at'),
    /** The field of work on the profile: a category of services and a free text within it. */
    category: text('category'),
    subcategory: text('subcategory'),
    /** Years of work as the person wrote them: '5 años'. Null: computed from the experiences. */
    experience: text('experience'),
    /** How soon the person could begin. Null: not said. */
    availability: text('availability', { enum: availabilities }),
    /**
     * Who finds and opens the profile: everyone, or only companies with an application of the person (or a
     * conversation).
     */
    visibility: text('visibility', { enum: ['public', 'applied'] })
      .notNull()
      .default('applied'),
    /** When the person chose it, explicitly or by publishing a service. Null: never, so the profile is not public. */
    visibilityChosenAt: instant('visibility_chosen_at'),
    /** An administrator checked identity and background: 'Profesional Verificado'. */
    verifiedAt: instant('verified_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('professionals_availability_known', oneOf(t.availability, availabilities)),
    check('professionals_pay_currency_known', sql`${t.payCurrency} in ('PEN', 'USD')`),
    check('professionals_plan_type_known', sql`${t.planType} in ('basic', 'premium')`),
    check('professionals_visibility_known', sql`${t.visibility} in ('public', 'applied')`),
    uniqueIndex('professionals_user_unique').on(t.userId),
    // Whose CV a file is: for moderation, and when a file is deleted.
    index('professionals_cv').on(t.cvId).where(isNotNull(t.cvId)),
    index('professionals_paying')
      .on(t.userId)
      .where(sql`${t.planType} <> 'basic'`),
  ],
)

export const companies = pgTable(
  'companies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: known only from imported ads; it has no account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    industry: text('industry').notNull().default(''),
    logoId: uuid('logo_id').references(() => files.id, { onDelete: 'set null' }),
    description: text('description').notNull().default(''),
    location: text('location').notNull().default(''),
    website: text('website'),
    phone: text('phone'),
    /** How many people work there. */
    size: text('size', { enum: companySizes }),
    /** Where it works, too, besides `location`. */
    places: text('places')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What it gives its people, and what else in its own words. */
    benefits: text('benefits')
      .array()
      .$type<Benefit[]>()
      .notNull()
      .default(sql`'{}'`),
    ownBenefits: text('own_benefits')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** In how many days it promises to answer each application; null: it promises nothing. */
    responseDays: integer('response_days'),
    /** After how many days without a step of it a candidate hears that the process closed without an answer. */
    answerTermDays: integer('answer_term_days').notNull().default(answerTerm.usual),
    /** When it was last reminded of candidates whose term runs out. */
    answersRemindedAt: instant('answers_reminded_at'),
    planType: text('plan_type', { enum: ['free', 'premium_temporal', 'premium', 'enterprise'] })
      .notNull()
      .default('free'),
    planExpiresAt: instant('plan_expires_at'),
    /** When the company was reminded that this term of the plan will end. */
    planRemindedAt: instant('plan_reminded_at'),
    /** 11 digits with a valid check digit: 'RUC válido'. */
    ruc: text('ruc'),
    /** An administrator checked the documents: 'Empresa verificada'. */
    verifiedAt: instant('verified_at'),
    /** The source of an imported company. Names are unique within a source. */
    source: text('source'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'companies_plan_type_known',
      sql`${t.planType} in ('free', 'premium_temporal', 'premium', 'enterprise')`,
    ),
    check(
      'companies_answer_term_allowed',
      sql`${t.answerTermDays} between ${sql.raw(`${answerTerm.least} and ${answerTerm.most}`)}`,
    ),
    check('companies_size_known', oneOf(t.size, companySizes)),
    uniqueIndex('companies_user_unique').on(t.userId),
    index('companies_paying')
      .on(t.userId)
      .where(sql`${t.planType} <> 'free'`),
    index('companies_without_ruc').on(t.userId).where(isNull(t.ruc)),
    index('companies_industry').on(t.industry, t.id),
    index('companies_ruc').on(t.ruc.op('text_pattern_ops')),
    uniqueIndex('companies_source_name_unique').on(t.source, t.name),
  ],
)

/** Companies that must not see a professional. They keep access to what they were sent (an application). */
export const hiddenFromCompanies = pgTable(
  'hidden_from_companies',
  {
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.professionalId, t.companyId] }),
    index('hidden_from_companies_company').on(t.companyId),
  ],
)
