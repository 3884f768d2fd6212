import { randomBytes } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { solvedChallenges } from '#server/db/schema/accounts.table.ts'
import { secrets } from '#server/db/schema/platform.table.ts'

/** The secret that every process of this installation shares; made by the first one. */
export async function readSecret(db: Db): Promise<Buffer> {
  await db
    .insert(secrets)
    .values({ name: 'human-check', value: randomBytes(32) })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(secrets)
    .where(sql`name = 'human-check'`)
  if (!row) throw new Error('The secret was just written and is not there')
  return row.value
}

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
