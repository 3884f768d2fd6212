import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { KeyEnd } from '#contracts/companies/keys-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companyKeyCalls, companyKeys } from '#server/db/schema/company-keys.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export type KeyRow = typeof companyKeys.$inferSelect

/**
 * The company and the account that a key acts for. Null: there is no such key, it ended, or the account that made it does not own
 * the company any more, is suspended or deleted.
 */
export async function findCaller(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({
      key: { id: companyKeys.id, name: companyKeys.name, scopes: companyKeys.scopes },
      companyId: companies.id,
      companyName: companies.name,
      logoId: companies.logoId,
      userId: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      personName: users.personName,
    })
    .from(companyKeys)
    .innerJoin(
      companies,
      and(eq(companies.id, companyKeys.companyId), eq(companies.userId, companyKeys.madeBy)),
    )
    .innerJoin(users, eq(users.id, companyKeys.madeBy))
    .where(
      and(
        eq(companyKeys.tokenHash, tokenHash),
        isNull(companyKeys.endedAt),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    )
  return row ?? null
}

/** Those that work first, each group the newest first, with the time of the last call. */
export const listKeys = (db: Db, companyId: number) =>
  db
    .select({
      key: companyKeys,
      lastUsedAt: sql<Date | null>`(select max(calls.at) from company_key_calls as calls
        where calls.key_id = company_keys.id)`.mapWith(companyKeyCalls.at),
    })
    .from(companyKeys)
    .where(eq(companyKeys.companyId, companyId))
    .orderBy(sql`${companyKeys.endedAt} is not null`, desc(companyKeys.id))

export async function findKey(db: Db, id: number): Promise<KeyRow | null> {
  const [row] = await db.select().from(companyKeys).where(eq(companyKeys.id, id))
  return row ?? null
}

/** Locks the company, so that two requests at once do not make more keys than it may have. Returns how many work. */
export async function lockAndCount(tx: Db, companyId: number): Promise<number> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  return tx.$count(companyKeys, and(eq(companyKeys.companyId, companyId), isNull(companyKeys.endedAt)))
}

export async function insertKey(tx: Db, values: typeof companyKeys.$inferInsert): Promise<KeyRow> {
  const [row] = await tx.insert(companyKeys).values(values).returning()
  if (!row) throw new Error('A key was not written')
  return row
}

/** False: it has ended already. */
export async function markEnded(tx: Db, id: number, endedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(companyKeys)
    .set({ endedAt, endReason: 'by_hand' satisfies KeyEnd })
    .where(and(eq(companyKeys.id, id), isNull(companyKeys.endedAt)))
    .returning({ id: companyKeys.id })
  return rows.length > 0
}

/** False: it does not exist, or ended for another reason. */
export async function markWorking(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .update(companyKeys)
    .set({ endedAt: null, endReason: null })
    .where(and(eq(companyKeys.id, id), eq(companyKeys.endReason, 'by_hand')))
    .returning({ id: companyKeys.id })
  return rows.length > 0
}

/** Ends all keys that an account made for a company. */
export async function endKeysOf(
  tx: Db,
  { companyId, madeBy, endedAt }: { companyId: number; madeBy: number; endedAt: Date },
): Promise<void> {
  await tx
    .update(companyKeys)
    .set({ endedAt, endReason: 'owner_left' satisfies KeyEnd })
    .where(
      and(eq(companyKeys.companyId, companyId), eq(companyKeys.madeBy, madeBy), isNull(companyKeys.endedAt)),
    )
}

export async function deleteEndedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(companyKeys).where(lt(companyKeys.endedAt, before))
}

/** For the download of the account. */
export const listNamesOfKeys = (db: Db, companyId: number) =>
  db
    .select({
      name: companyKeys.name,
      scopes: companyKeys.scopes,
      createdAt: companyKeys.createdAt,
      endedAt: companyKeys.endedAt,
    })
    .from(companyKeys)
    .where(eq(companyKeys.companyId, companyId))
    .orderBy(asc(companyKeys.id))
