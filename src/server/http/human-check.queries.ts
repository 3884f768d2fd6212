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

/** A challenge that has run out is refused by its date; there is no need to remember that it was solved. */
export async function deleteSolvedChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(solvedChallenges).where(lt(solvedChallenges.expiresAt, now))
}
