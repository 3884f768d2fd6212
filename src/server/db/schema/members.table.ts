import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { invitedRoles } from '#contracts/companies/team-vocabulary.ts'
import { bytes, instant, users } from './accounts.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'
import { companies } from './people.table.ts'

/** Who works for a company besides the account that owns it (`companies.userId`). */
export const companyMembers = pgTable(
  'company_members',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: invitedRoles }).notNull(),
    joinedAt: instant('joined_at').notNull(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('company_members_user').on(t.userId, t.joinedAt),
    index('company_members_inviter').on(t.invitedBy),
    check('company_members_role_known', oneOf(t.role, invitedRoles)),
  ],
)

/** An invitation to a company's team that nobody has accepted. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the mailed link. Null until the mail is written. */
    tokenHash: bytes('token_hash'),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: invitedRoles }).notNull(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** How it ended; the page of its link says so. */
    acceptedAt: instant('accepted_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    uniqueIndex('company_invitations_token').on(t.tokenHash),
    uniqueIndex('company_invitations_open')
      .on(t.companyId, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.cancelledAt} is null`),
    index('company_invitations_email').on(t.email),
    index('company_invitations_expires').on(t.expiresAt),
    index('company_invitations_inviter').on(t.invitedBy),
    check('company_invitations_role_known', oneOf(t.role, invitedRoles)),
  ],
)

/** Who of a company hears of a job. Without a row it is the account that owns the company. */
export const jobFollowers = pgTable(
  'job_followers',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.userId] }), index('job_followers_user').on(t.userId)],
)
