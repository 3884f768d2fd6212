import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import {
  consents,
  emailTokens,
  knownDevices,
  loginChallenges,
  recoveryCodes,
  suspensions,
  userNotes,
  users,
} from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { files, idempotencyKeys, mails } from '#server/db/schema/platform.table.ts'
import { endSuppression, mailStop } from '#server/platform/mail/suppressions.queries.ts'
import type { Exported, Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { userId }: Person): Promise<Exported> {
  const [account] = await db
    .select({
      email: users.email,
      userType: users.userType,
      personName: users.personName,
      emailConfirmedAt: users.emailConfirmedAt,
      twoFactorSince: users.totpEnabledAt,
      createdAt: users.createdAt,
      mailStop: mailStop(users.email),
    })
    .from(users)
    .where(eq(users.id, userId))
  return {
    cuenta: {
      ...account,
      sessions: await db
        .select({ device: sessions.device, startedAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
      suspensions: await db
        .select({
          reason: suspensions.reason,
          note: suspensions.note,
          at: suspensions.at,
          liftedAt: suspensions.liftedAt,
        })
        .from(suspensions)
        .where(eq(suspensions.userId, userId)),
      notes: await db
        .select({ text: userNotes.text, at: userNotes.at })
        .from(userNotes)
        .where(eq(userNotes.userId, userId)),
      files: await db
        .select({
          name: files.name,
          kind: files.kind,
          uploadedAt: files.createdAt,
          moderationStatus: files.moderationStatus,
          moderationNote: files.moderationNote,
        })
        .from(files)
        .where(eq(files.ownerId, userId)),
    },
    consentimientos: await db
      .select({
        document: consents.document,
        version: consents.version,
        acceptedAt: consents.acceptedAt,
        endedAt: consents.endedAt,
      })
      .from(consents)
      .where(eq(consents.userId, userId)),
  }
}

/**
 * The row remains, anonymised, for rows that reference it; the address is free again. Copies of mails sent to the
 * person or naming them are deleted. Consents remain: they contain only a version and a date.
 */
export async function forget(tx: Db, { userId, email, name }: Person, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      email: sql`'cuenta-' || ${users.id} || '@eliminada.invalid'`,
      passwordHash: closedPassword,
      personName: null,
      emailConfirmedAt: null,
      totpSecret: null,
      totpEnabledAt: null,
      totpLastStep: null,
      sortName: '',
      listedPlan: 'free',
      deletedAt: now,
    })
    .where(eq(users.id, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(emailTokens).where(eq(emailTokens.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
  await tx.delete(suspensions).where(eq(suspensions.userId, userId))
  await tx.delete(userNotes).where(eq(userNotes.userId, userId))
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, `user:${userId}`))
  const names = [email, name].map(
    (text) =>
      sql`(${mails.sentAt} is not null and strpos(lower(${mails.text} || ${mails.subject}), lower(${text})) > 0)`,
  )
  await tx.delete(mails).where(or(eq(mails.to, email), ...names))
  await endSuppression(tx, email)
}

/** An argon2id hash of 32 random bytes that were discarded, so no password matches it. */
const closedPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$hvMXYnQH8WJvgVgfR1NB0A$WeOt5zbTrN52avNFUpFxlCTkWlqkbZqLWRP2zyQYyrQ'

/** File names and storage keys. */
export const listFilesOf = (db: Db, userId: number) =>
  db
    .select({ name: files.name, kind: files.kind, storageKey: files.storageKey, size: files.size })
    .from(files)
    .where(eq(files.ownerId, userId))

/** Returns the storage keys of the files to delete. */
export async function forgetFilesOf(tx: Db, userId: number): Promise<string[]> {
  const rows = await tx.delete(files).where(eq(files.ownerId, userId)).returning({ key: files.storageKey })
  return rows.map(({ key }) => key)
}
