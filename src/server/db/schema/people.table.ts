import { sql } from 'drizzle-orm'
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
import { instant, users } from './accounts.table.ts'
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
    /** What was read from `location`, which is never an address: names of the official list, or null. */
    placeDepartment: text('place_department'),
    placeProvince: text('place_province'),
    placeDistrict: text('place_district'),
    /** The pay that the person asks for, a month, in cents. Null: did not say. */
    payMin: bigint('pay_min', { mode: 'number' }),
    payMax: bigint('pay_max', { mode: 'number' }),
    payCurrency: text('pay_currency', { enum: ['PEN', 'USD'] }),
    photoId: uuid('photo_id').references(() => files.id, { onDelete: 'set null' }),
    cvId: uuid('cv_id').references(() => files.id, { onDelete: 'set null' }),
    /** The CV that the profile was last filled from. */
    readCvId: uuid('read_cv_id').references(() => files.id, { onDelete: 'set null' }),
    planType: text('plan_type', { enum: ['basic', 'premium'] })
      .notNull()
      .default('basic'),
    /** Until when the premium plan is paid. */
    planExpiresAt: instant('plan_expires_at'),
    /** When the person was told that this term of the plan is about to end. */
    planRemindedAt: instant('plan_reminded_at'),
    /** The field of work that the profile names: a category of services and, within it, free words. */
    category: text('category'),
    subcategory: text('subcategory'),
    /** Years of work in the person's own words: '5 años'. Null: told by the experiences. */
    experience: text('experience'),
    /** Who finds and opens the profile: everyone, or only companies that received an application (or talk with the person). */
    visibility: text('visibility', { enum: ['public', 'applied'] })
      .notNull()
      .default('applied'),
    /** When the person said so, by the choice itself or by publishing a service. Null: never, and the profile is not public. */
    visibilityChosenAt: instant('visibility_chosen_at'),
    /** Identity and background looked at by an administrator: 'Profesional Verificado'. */
    verifiedAt: instant('verified_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('professionals_pay_currency_known', sql`${t.payCurrency} in ('PEN', 'USD')`),
    check('professionals_plan_type_known', sql`${t.planType} in ('basic', 'premium')`),
    check('professionals_visibility_known', sql`${t.visibility} in ('public', 'applied')`),
    uniqueIndex('professionals_user_unique').on(t.userId),
  ],
)

export const companies = pgTable(
  'companies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: known only from imported ads; nobody signs in as it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    industry: text('industry').notNull().default(''),
    logoId: uuid('logo_id').references(() => files.id, { onDelete: 'set null' }),
    description: text('description').notNull().default(''),
    location: text('location').notNull().default(''),
    website: text('website'),
    phone: text('phone'),
    planType: text('plan_type', { enum: ['free', 'premium_temporal', 'premium', 'enterprise'] })
      .notNull()
      .default('free'),
    planExpiresAt: instant('plan_expires_at'),
    /** When the person was told that this term of the plan is about to end. */
    planRemindedAt: instant('plan_reminded_at'),
    /** 11 digits with a right check digit: 'RUC válido'. */
    ruc: text('ruc'),
    /** Documents looked at by an administrator: 'Empresa verificada'. */
    verifiedAt: instant('verified_at'),
    /** Where an imported company comes from: a source has one company of a name. */
    source: text('source'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'companies_plan_type_known',
      sql`${t.planType} in ('free', 'premium_temporal', 'premium', 'enterprise')`,
    ),
    uniqueIndex('companies_user_unique').on(t.userId),
    uniqueIndex('companies_source_name_unique').on(t.source, t.name),
  ],
)

/** Companies that a professional does not want to be seen by. What they were sent (an application) they keep. */
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
