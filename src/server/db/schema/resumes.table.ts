import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  resumeLanguages,
  resumeLayouts,
  type ResumeSectionKind,
} from '#contracts/resumes/resume-vocabulary.ts'
import { instant } from './accounts.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'
import { professionals } from './people.table.ts'

/** CVs that a person made from the profile: how each looks and what it leaves out. The content is the profile's. */
export const resumes = pgTable(
  'resumes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The job that it was made for. */
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    layout: text('layout', { enum: resumeLayouts }).notNull(),
    language: text('language', { enum: resumeLanguages }).notNull(),
    /** How many it may have. */
    pages: integer('pages').notNull(),
    withPhoto: boolean('with_photo').notNull(),
    sections: text('sections').array().$type<ResumeSectionKind[]>().notNull(),
    hidden: text('hidden').array().notNull(),
    /** Skills of the person that the job asks for. */
    firstSkills: text('first_skills').array().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('resumes_layout_known', oneOf(t.layout, resumeLayouts)),
    check('resumes_language_known', oneOf(t.language, resumeLanguages)),
    check('resumes_pages_known', sql`${t.pages} in (1, 2)`),
    index('resumes_professional').on(t.professionalId, t.updatedAt),
    index('resumes_job').on(t.jobId),
  ],
)

/**
 * The link of a CV for whoever has it. Its token is not hashed: its owner looks it up to send it again, and who reads this table reads
 * the CV as well.
 */
export const resumeLinks = pgTable(
  'resume_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it ends by itself; null: its owner ends it. */
    endsAt: instant('ends_at'),
    showsContact: boolean('shows_contact').notNull(),
    views: integer('views').notNull().default(0),
  },
  (t) => [uniqueIndex('resume_links_resume').on(t.resumeId), uniqueIndex('resume_links_token').on(t.token)],
)
