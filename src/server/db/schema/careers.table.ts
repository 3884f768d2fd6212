import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { languageLevels } from '#contracts/professionals/profile-vocabulary.ts'
import { instant } from './accounts.table.ts'
import { professionals } from './people.table.ts'
import { files } from './platform.table.ts'
import { oneOf } from './one-of.ts'

const ownColumns = () => ({
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  professionalId: integer('professional_id')
    .notNull()
    .references(() => professionals.id, { onDelete: 'cascade' }),
  /** Who wrote it: the person or the CV reader. An edit by the person changes it to `typed`. */
  source: text('source', { enum: ['typed', 'cv'] })
    .notNull()
    .default('typed'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD', as precise as known. Null: unknown or, for the end, ongoing. */
const periodColumns = () => ({
  startDate: text('start_date'),
  endDate: text('end_date'),
  isCurrent: boolean('is_current').notNull().default(false),
})
const partialDate = (name: string) => sql.raw(`"${name}" ~ '^\\d{4}(-\\d{2}(-\\d{2})?)?$'`)

export const experiences = pgTable(
  'experiences',
  {
    ...ownColumns(),
    position: text('position').notNull(),
    company: text('company').notNull(),
    location: text('location'),
    ...periodColumns(),
    description: text('description'),
  },
  (t) => [
    check('experiences_source_known', sql`${t.source} in ('typed', 'cv')`),
    index('experiences_professional').on(t.professionalId),
    check('experiences_start_known', partialDate('start_date')),
    check('experiences_end_known', partialDate('end_date')),
  ],
)

export const education = pgTable(
  'education',
  {
    ...ownColumns(),
    degree: text('degree').notNull(),
    institution: text('institution').notNull(),
    /** For null the calls answer 'General', as documented; the screens hide it. */
    field: text('field'),
    ...periodColumns(),
    gpa: text('gpa'),
    description: text('description'),
  },
  (t) => [
    check('education_source_known', sql`${t.source} in ('typed', 'cv')`),
    index('education_professional').on(t.professionalId),
    check('education_start_known', partialDate('start_date')),
    check('education_end_known', partialDate('end_date')),
  ],
)

/** Skills, languages and certificates without duplicates, in the order in which they were added. */
export const professionalSkills = pgTable(
  'professional_skills',
  {
    ...ownColumns(),
    kind: text('kind', { enum: ['technical', 'soft', 'language', 'certification'] }).notNull(),
    name: text('name').notNull(),
    /** Only for a language. */
    level: text('level', { enum: languageLevels }),
  },
  (t) => [
    check('professional_skills_source_known', sql`${t.source} in ('typed', 'cv')`),
    check(
      'professional_skills_kind_known',
      sql`${t.kind} in ('technical', 'soft', 'language', 'certification')`,
    ),
    check('professional_skills_level_known', oneOf(t.level, languageLevels)),
    uniqueIndex('professional_skills_once').on(t.professionalId, t.kind, sql`fold(${t.name})`),
  ],
)

/**
 * Facts found in a person's CVs, without duplicates, and the profile entry made from each. The next reading therefore
 * does not save a corrected fact again, and a deleted entry does not return from the same file. A row without an
 * entry and without its file has no effect.
 */
export const cvFindings = pgTable(
  'cv_findings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    /** The last CV that contained it. */
    cvId: uuid('cv_id').references(() => files.id, { onDelete: 'set null' }),
    kind: text('kind', {
      enum: ['experience', 'education', 'technical', 'soft', 'language', 'certification'],
    }).notNull(),
    /** Position, degree or skill, as read. */
    what: text('what').notNull(),
    /** Company or institution, as read; null for a skill. */
    place: text('place'),
    ...periodColumns(),
    experienceId: integer('experience_id').references(() => experiences.id, { onDelete: 'set null' }),
    educationId: integer('education_id').references(() => education.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'cv_findings_kind_known',
      sql`${t.kind} in ('experience', 'education', 'technical', 'soft', 'language', 'certification')`,
    ),
    unique('cv_findings_once')
      .on(t.professionalId, t.kind, t.what, t.place, t.startDate, t.endDate, t.isCurrent)
      .nullsNotDistinct(),
    index('cv_findings_cv').on(t.cvId),
    index('cv_findings_experience').on(t.experienceId),
    index('cv_findings_education').on(t.educationId),
  ],
)

/** The technical and soft skills of the query's professional, separated by commas; '' for none. */
export const skillsText = sql<string>`coalesce((
  select string_agg(listed.name, ', ' order by listed.id) from ${professionalSkills} as listed
  where listed.professional_id = ${professionals}.id and listed.kind in ('technical', 'soft')), '')`
