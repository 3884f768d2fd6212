import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { skillEndorsements } from '#server/db/schema/reputation.table.ts'
import { verificationEnds, verifications } from '#server/db/schema/verifications.table.ts'

/** Locks the company; false when it has another owner by now. */
export async function lockOwned(tx: Db, companyId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.userId, userId)))
    .for('update')
  return rows.length > 0
}

export async function setOwner(tx: Db, companyId: number, userId: number): Promise<void> {
  await tx.update(companies).set({ userId }).where(eq(companies.id, companyId))
}

/** What is stored by the owner's account but belongs to the company follows it. */
export async function moveWhatIsOfTheCompany(tx: Db, from: number, to: number): Promise<void> {
  for (const table of [verifications, verificationEnds, payments])
    await tx.update(table).set({ userId: to }).where(eq(table.userId, from))
  await tx
    .update(files)
    .set({ ownerId: to })
    .where(and(eq(files.ownerId, from), inArray(files.kind, ['logo', 'paper', 'workplace', 'brief'])))
  await tx.update(skillEndorsements).set({ endorsedById: to }).where(eq(skillEndorsements.endorsedById, from))
  for (const [column, other] of [
    ['blocker_id', 'blocked_id'],
    ['blocked_id', 'blocker_id'],
  ] as const) {
    const names = sql`${sql.identifier(column)}, ${sql.identifier(other)}`
    await tx.execute(sql`insert into ${userBlocks} (${names}, created_at)
      select ${to}, ${sql.identifier(other)}, created_at from ${userBlocks} where ${sql.identifier(column)} = ${from}
      on conflict do nothing`)
    await tx.execute(sql`delete from ${userBlocks} where ${sql.identifier(column)} = ${from}`)
  }
}
