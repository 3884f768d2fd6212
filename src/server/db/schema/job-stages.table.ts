import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StageText } from '#contracts/applications/stage-fields.ts'
import { applicationStatuses } from '#contracts/applications/application-status-vocabulary.ts'
import { instant } from './accounts.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'
import { companies } from './people.table.ts'

/**
 * The stages that a company takes its candidates through, each with the documented status that the person sees. A job without stages of
 * its own uses the seven without a job, one for each status.
 */
export const jobStages = pgTable(
  'job_stages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: of every job without stages of its own. */
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: applicationStatuses }).notNull(),
    /** In how many days somebody should go on from here; null: no goal. */
    goalDays: integer('goal_days'),
  },
  (t) => [
    check('job_stages_status_known', oneOf(t.status, applicationStatuses)),
    index('job_stages_job').on(t.jobId, t.position),
  ],
)

/** Stages of a company under a name, to use for another job. */
export const stageTemplates = pgTable(
  'stage_templates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    stages: jsonb('stages').$type<readonly StageText[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('stage_templates_name').on(t.companyId, sql`lower(${t.name})`)],
)
