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

/** Every sealed secret, also those that wait for their first code. */
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

/** A secret that waits for its first code. False where the second factor is on: its secret stays. */
export async function setPendingSecret(db: Db, userId: number, totpSecret: Buffer): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.totpEnabledAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** False where it is on already. */
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

/** Uses a time step up; false where it or a later one was used before, also by somebody at the same moment. */
export async function takeStep(tx: Db, userId: number, step: number): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id })
  return rows.length > 0
}

/** In place of those from before. */
export async function replaceRecoveryCodes(tx: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })))
}

/** Uses a recovery code up; false for one that is unknown or was used. */
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

/** Counts an attempt and returns the challenge with it; null when it is unknown, too old or has had `most` of them. */
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

/** False where somebody else has used it up. */
export async function takeChallenge(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const rows = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, tokenHash))
    .returning({ userId: loginChallenges.userId })
  return rows.length > 0
}

/** Of an account whose password changed: a right password from before is none any more. */
export async function deleteChallenges(tx: Db, userId: number): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId))
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now))
}
