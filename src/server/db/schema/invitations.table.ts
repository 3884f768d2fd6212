import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant, users } from './accounts.table.ts'
import { applications } from './applications.table.ts'
import { jobs } from './jobs.table.ts'
import { professionals } from './people.table.ts'

/** A link with which one person applies to a job. Deleted some time after it expires. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the link. */
    tokenHash: bytes('token_hash').notNull(),
    /** In lower case. Null: the company sends the link itself. */
    email: text('email'),
    /** The person whom the company found in the search of talent: the company does not see the address. */
    professionalId: integer('professional_id').references(() => professionals.id, { onDelete: 'cascade' }),
    /** The company's message to the person. */
    message: text('message'),
    /** The person of the company who invited; null: before persons were stored. */
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    applicationId: integer('application_id').references(() => applications.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('invitations_token').on(t.tokenHash),
    index('invitations_job').on(t.jobId, t.createdAt.desc()),
    index('invitations_expires').on(t.expiresAt),
    index('invitations_inviter').on(t.invitedBy).where(isNotNull(t.invitedBy)),
    index('invitations_professional').on(t.professionalId).where(isNotNull(t.professionalId)),
    index('invitations_application').on(t.applicationId),
    uniqueIndex('invitations_one_waiting')
      .on(t.jobId, t.email)
      .where(sql`${t.usedAt} is null`),
  ],
)
