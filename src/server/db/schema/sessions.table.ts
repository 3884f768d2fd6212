import { isNotNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { admins, bytes, instant, users } from './accounts.table.ts'
import { companies } from './people.table.ts'

/** A session belongs to a user or to an administrator, never to both. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is only in the cookie. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    adminId: integer('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    /** The administrator who looks at the user's account in this session; null: it is the owner's own. */
    viewerId: integer('viewer_id').references(() => admins.id, { onDelete: 'cascade' }),
    remember: boolean('remember').notNull().default(false),
    /** The company that the account works in. Null: the one that it owns, or else the first that it joined. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** Identifies the session for its owner, who can end it; the token stays secret. */
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** Browser and system as the request named them, shown to the owner: 'Chrome en Android'. */
    device: text('device').notNull().default(''),
    lastSeenAt: instant('last_seen_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expires').on(t.expiresAt),
    index('sessions_company').on(t.companyId).where(isNotNull(t.companyId)),
    check('sessions_one_owner', sql`num_nonnulls(${t.userId}, ${t.adminId}) = 1`),
    check('sessions_viewer_of_user', sql`${t.viewerId} is null or ${t.userId} is not null`),
    index('sessions_viewer')
      .on(t.viewerId)
      .where(sql`${t.viewerId} is not null`),
  ],
)
