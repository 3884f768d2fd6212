import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { solvedChallenges } from '#server/db/schema/accounts.table.ts'

/** False when this solution was used before. */
export async function insertSolvedChallenge(db: Db, signature: string, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insert(solvedChallenges)
    .values({ signature, expiresAt })
    .onConflictDoNothing()
    .returning({ signature: solvedChallenges.signature })
  return inserted.length === 1
}

/** Expired challenges are refused by their date, so solved ones need not be stored any longer. */
export async function deleteSolvedChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(solvedChallenges).where(lt(solvedChallenges.expiresAt, now))
}
