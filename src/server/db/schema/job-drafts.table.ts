import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { adKinds, type DraftValues } from '#contracts/jobs/job-drafts.contract.ts'
import { instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'
import { companies } from './people.table.ts'

/** What a company typed of an ad that is not published yet. With a name it is a template, from which drafts are made. */
export const jobDrafts = pgTable(
  'job_drafts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: adKinds }).notNull(),
    templateName: text('template_name'),
    /** As typed: nothing is checked before it is published. */
    values: jsonb('values').$type<DraftValues>().notNull(),
    /** Counts its changes, so that two people do not overwrite each other's. */
    version: integer('version').notNull().default(1),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('job_drafts_kind_known', oneOf(t.kind, adKinds)),
    index('job_drafts_company').on(t.companyId, t.updatedAt.desc()),
    index('job_drafts_person').on(t.updatedBy),
    uniqueIndex('job_drafts_template_name')
      .on(t.companyId, sql`lower(${t.templateName})`)
      .where(sql`${t.templateName} is not null`),
  ],
)
