import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { AccountOwner } from '#server/actor.ts'
import { admins, loginChallenges, recoveryCodes, users } from '#server/db/schema/accounts.table.ts'
import { isAccount, isOf, ownerColumns, tableOf } from '#server/features/accounts/account-owner.queries.ts'

export async function findTwoFactor(db: Db, owner: AccountOwner) {
  const account = tableOf(owner)
  const [row] = await db
    .select({ secret: account.totpSecret, enabledAt: account.totpEnabledAt })
    .from(account)
    .where(isAccount(owner))
  return row ?? null
}

/** Every encrypted secret of both kinds of accounts, including those that wait for their first code. */
export async function listSealed(tx: Db): Promise<{ owner: AccountOwner; sealed: Buffer }[]> {
  const ofUsers = await tx
    .select({ userId: users.id, sealed: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpSecret))
    .for('update')
  const ofAdmins = await tx
    .select({ adminId: admins.id, sealed: admins.totpSecret })
    .from(admins)
    .where(isNotNull(admins.totpSecret))
    .for('update')
  return [...ofUsers, ...ofAdmins].flatMap(({ sealed, ...owner }) => (sealed ? [{ owner, sealed }] : []))
}

export async function replaceSealed(tx: Db, owner: AccountOwner, totpSecret: Buffer): Promise<void> {
  await tx.update(tableOf(owner)).set({ totpSecret }).where(isAccount(owner))
}

/** Stores a secret that waits for its first code. False when the second factor is on: its secret is not changed. */
export async function setPendingSecret(db: Db, owner: AccountOwner, totpSecret: Buffer): Promise<boolean> {
  const rows = await db
    .update(tableOf(owner))
    .set({ totpSecret, totpLastStep: null })
    .where(and(isAccount(owner), isNull(tableOf(owner).totpEnabledAt)))
    .returning({ id: tableOf(owner).id })
  return rows.length > 0
}

/** False when it is on already. */
export async function markTwoFactorOn(tx: Db, owner: AccountOwner, at: Date): Promise<boolean> {
  const rows = await tx
    .update(tableOf(owner))
    .set({ totpEnabledAt: at })
    .where(and(isAccount(owner), isNull(tableOf(owner).totpEnabledAt)))
    .returning({ id: tableOf(owner).id })
  return rows.length > 0
}

export async function clearTwoFactor(tx: Db, owner: AccountOwner): Promise<void> {
  await tx
    .update(tableOf(owner))
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(isAccount(owner))
  await tx.delete(recoveryCodes).where(isOf(recoveryCodes, owner))
  await tx.delete(loginChallenges).where(isOf(loginChallenges, owner))
}

/** Marks a time step as used. False when it or a later one was used before, also by a concurrent request. */
export async function takeStep(tx: Db, owner: AccountOwner, step: number): Promise<boolean> {
  const rows = await tx
    .update(tableOf(owner))
    .set({ totpLastStep: step })
    .where(
      and(isAccount(owner), or(isNull(tableOf(owner).totpLastStep), lt(tableOf(owner).totpLastStep, step))),
    )
    .returning({ id: tableOf(owner).id })
  return rows.length > 0
}

/** Replaces the earlier codes. */
export async function replaceRecoveryCodes(
  tx: Db,
  owner: AccountOwner,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(isOf(recoveryCodes, owner))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, ...ownerColumns(owner) })))
}

/** Uses a recovery code; false when it is unknown or used. */
export async function takeRecoveryCode(
  tx: Db,
  owner: AccountOwner,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(eq(recoveryCodes.codeHash, codeHash), isOf(recoveryCodes, owner), isNull(recoveryCodes.usedAt)),
    )
    .returning({ codeHash: recoveryCodes.codeHash })
  return rows.length > 0
}

export const countRecoveryCodes = (db: Db, owner: AccountOwner): Promise<number> =>
  db.$count(recoveryCodes, and(isOf(recoveryCodes, owner), isNull(recoveryCodes.usedAt)))

export async function insertChallenge(db: Db, challenge: typeof loginChallenges.$inferInsert): Promise<void> {
  await db.insert(loginChallenges).values(challenge)
}

/** Counts an attempt and returns the challenge; null when it is unknown, expired or had `most` attempts. */
export async function countAttempt(db: Db, tokenHash: Buffer, now: Date, most: number) {
  const [row] = await db
    .update(loginChallenges)
    .set({ attempts: sql`${loginChallenges.attempts} + 1` })
    .where(
      and(
        eq(loginChallenges.tokenHash, tokenHash),
        gt(loginChallenges.expiresAt, now),
        lt(loginChallenges.attempts, most),
      ),
    )
    .returning()
  if (!row) return null
  const { userId, adminId, remember, attempts } = row
  if (userId !== null) return { owner: { userId, remember }, attempts }
  return adminId === null ? null : { owner: { adminId }, attempts }
}

/** False when a concurrent request has used it. */
export async function takeChallenge(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const rows = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, tokenHash))
    .returning({ tokenHash: loginChallenges.tokenHash })
  return rows.length > 0
}

/** After a password change: a login with the old password must not continue. */
export async function deleteChallenges(tx: Db, owner: AccountOwner): Promise<void> {
  await tx.delete(loginChallenges).where(isOf(loginChallenges, owner))
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now))
}
