import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { loginChallenges, recoveryCodes, users } from '#server/db/schema/accounts.table.ts'

export async function findTwoFactor(db: Db, userId: number) {
  const [row] = await db
    .select({ email: users.email, secret: users.totpSecret, enabledAt: users.totpEnabledAt })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** Every encrypted secret, including those that wait for their first code. */
export async function listSealed(tx: Db): Promise<{ userId: number; sealed: Buffer }[]> {
  const rows = await tx
    .select({ userId: users.id, sealed: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpSecret))
    .for('update')
  return rows.flatMap(({ userId, sealed }) => (sealed ? [{ userId, sealed }] : []))
}

export async function replaceSealed(tx: Db, userId: number, totpSecret: Buffer): Promise<void> {
  await tx.update(users).set({ totpSecret }).where(eq(users.id, userId))
}

/** Stores a secret that waits for its first code. False when the second factor is on: its secret is not changed. */
export async function setPendingSecret(db: Db, userId: number, totpSecret: Buffer): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.totpEnabledAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** False when it is on already. */
export async function markTwoFactorOn(tx: Db, userId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ totpEnabledAt: at })
    .where(and(eq(users.id, userId), isNull(users.totpEnabledAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function clearTwoFactor(tx: Db, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(eq(users.id, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId))
}

/** Marks a time step as used. False when it or a later one was used before, also by a concurrent request. */
export async function takeStep(tx: Db, userId: number, step: number): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Replaces the earlier codes. */
export async function replaceRecoveryCodes(tx: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })))
}

/** Uses a recovery code; false when it is unknown or used. */
export async function takeRecoveryCode(tx: Db, userId: number, codeHash: Buffer, at: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.codeHash, codeHash),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

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
  return row ?? null
}

/** False when a concurrent request has used it. */
export async function takeChallenge(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const rows = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, tokenHash))
    .returning({ userId: loginChallenges.userId })
  return rows.length > 0
}

/** After a password change: a login with the old password must not continue. */
export async function deleteChallenges(tx: Db, userId: number): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId))
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now))
}
