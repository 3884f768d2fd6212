import { and, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { suspensionReasons } from '#contracts/accounts/suspension-vocabulary.ts'
import { listedPlans } from '#contracts/admin/users-vocabulary.ts'
import { adminRoles } from '#contracts/admin/admin-vocabulary.ts'
import { oneOf } from './one-of.ts'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The second factor of an account of a user or administrator. */
const secondFactor = () => ({
  /** The shared secret of two-factor login (RFC 6238), encrypted. It is in use once `totpEnabledAt` is set. */
  totpSecret: bytes('totp_secret'),
  totpEnabledAt: instant('totp_enabled_at'),
  /** The time step of the last accepted code, so that no code works twice. */
  totpLastStep: integer('totp_last_step'),
})

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Null: not chosen yet, as after applying without an account. The person then signs in by a mailed link. */
    passwordHash: text('password_hash'),
    userType: text('user_type', { enum: ['professional', 'company'] }).notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Its reason is in `suspensions`. */
    suspendedAt: instant('suspended_at'),
    /** When the account was deleted. Data that others must keep remains under a neutral name. */
    deletedAt: instant('deleted_at'),
    ...secondFactor(),
    /** Who works behind an account of a company, as colleagues read it. Null: a professional, or not given. */
    personName: text('person_name'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /**
     * The name of the person or company in lower case and without accents, for the list of the administration. Triggers
     * on `professionals`, `companies` and here maintain it.
     */
    sortName: text('sort_name').notNull().default(''),
    /** The plan of the profile as the list names it. Triggers on `professionals` and `companies` maintain it. */
    listedPlan: text('listed_plan', { enum: listedPlans }).notNull().default('free'),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(t.email),
    // For the search of the administration.
    index('users_email_parts').using('gin', t.email.op('gin_trgm_ops')),
    index('users_name_parts').using('gin', t.sortName.op('gin_trgm_ops')),
    // For its list, by each order and filter.
    index('users_created').on(t.createdAt),
    index('users_listed').on(t.createdAt, t.id).where(isNull(t.deletedAt)),
    index('users_listed_by_name').on(t.sortName, t.id).where(isNull(t.deletedAt)),
    index('users_listed_of_type').on(t.userType, t.createdAt, t.id).where(isNull(t.deletedAt)),
    index('users_listed_suspended')
      .on(t.createdAt, t.id)
      .where(and(isNull(t.deletedAt), isNotNull(t.suspendedAt))!),
    index('users_listed_unconfirmed')
      .on(t.createdAt, t.id)
      .where(and(isNull(t.deletedAt), isNull(t.suspendedAt), isNull(t.emailConfirmedAt))!),
    index('users_listed_of_plan')
      .on(t.listedPlan, t.createdAt, t.id)
      .where(and(isNull(t.deletedAt), ne(t.listedPlan, sql`'free'`))!),
    check('users_listed_plan_known', oneOf(t.listedPlan, listedPlans)),
    check('users_user_type_known', sql`${t.userType} in ('professional', 'company')`),
  ],
)

/** Which version of which document a person accepted, when, and when they took it back (Ley 29733). */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text('document').notNull(),
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    /** Null: it holds, or it is one that cannot be taken back by itself, such as the terms. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('consents_user').on(t.userId),
    // A yes that is given twice at once is one.
    uniqueIndex('consents_open')
      .on(t.userId, t.document)
      .where(sql`${t.endedAt} is null and ${t.document} like 'asistente-%'`),
  ],
)

export const admins = pgTable(
  'admins',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: adminRoles }).notNull(),
    passwordHash: text('password_hash').notNull(),
    ...secondFactor(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When an owner ended the access. The row stays, because entries of the audit name it. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('admins_email_unique').on(t.email),
    check('admins_role_known', oneOf(t.role, adminRoles)),
  ],
)

/** The suspensions of an account: the open one, and those that ended. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: suspensionReasons }).notNull(),
    /** What the person is told besides. */
    note: text('note').notNull(),
    at: instant('at').notNull(),
    /** The administrator's name at that time. */
    adminName: text('admin_name').notNull(),
    /** When the mail was written. Null: it can still be kept from leaving. */
    notifiedAt: instant('notified_at'),
    liftedAt: instant('lifted_at'),
    /** Who ended it; '' while it is open. */
    liftedByName: text('lifted_by_name').notNull().default(''),
  },
  (t) => [
    check('suspensions_reason_known', oneOf(t.reason, suspensionReasons)),
    uniqueIndex('suspensions_open').on(t.userId).where(isNull(t.liftedAt)),
    index('suspensions_user').on(t.userId, t.id),
  ],
)

/** What the team notes about an account. The person does not see it, but gets it with a download of the own data. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The administrator's name at that time. */
    adminName: text('admin_name').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('user_notes_user').on(t.userId, t.id)],
)

/** An open invitation to the team of administrators. */
export const adminInvitations = pgTable(
  'admin_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: bytes('token_hash').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: adminRoles }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('admin_invitations_email_unique').on(t.email),
    uniqueIndex('admin_invitations_token').on(t.tokenHash),
    check('admin_invitations_role_known', oneOf(t.role, adminRoles)),
  ],
)

/**
 * Browsers that signed in to an account of a user or administrator in the last year, by the hash of their cookie. The
 * owner is warned about a new one.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    adminId: integer('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [
    uniqueIndex('known_devices_user').on(t.userId, t.tokenHash),
    uniqueIndex('known_devices_admin').on(t.adminId, t.tokenHash),
    index('known_devices_seen').on(t.seenAt),
    check('known_devices_one_owner', sql`num_nonnulls(${t.userId}, ${t.adminId}) = 1`),
  ],
)

/** One-use links sent by mail. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm_email', 'reset_password', 'change_email'] }).notNull(),
    /** The address that a `change_email` link confirms. In lower case. */
    newEmail: text('new_email'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    check(
      'email_tokens_purpose_known',
      sql`${t.purpose} in ('confirm_email', 'reset_password', 'change_email')`,
    ),
    index('email_tokens_user').on(t.userId),
  ],
)

/** One-use codes for an account whose second factor is lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the code. */
    codeHash: bytes('code_hash').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    adminId: integer('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('recovery_codes_user').on(t.userId),
    index('recovery_codes_admin').on(t.adminId),
    check('recovery_codes_one_owner', sql`num_nonnulls(${t.userId}, ${t.adminId}) = 1`),
  ],
)

/** A correct password that waits for the code of the second factor. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    /** SHA-256 of the token that the browser holds. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    adminId: integer('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    remember: boolean('remember').notNull(),
    /** Wrong codes so far; after five the password is required again. */
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('login_challenges_expires').on(t.expiresAt),
    check('login_challenges_one_owner', sql`num_nonnulls(${t.userId}, ${t.adminId}) = 1`),
  ],
)

/** Solved challenges of the human check, so that each solution works once. */
export const solvedChallenges = pgTable(
  'solved_challenges',
  {
    signature: text('signature').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('solved_challenges_expires').on(t.expiresAt)],
)
