import { and, asc, eq, gt, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companyMembers } from '#server/db/schema/members.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { talentProfiles, talentSearches } from '#server/db/schema/talent.table.ts'

export type SavedSearch = typeof talentSearches.$inferSelect
type Owner = { userId: number; companyId: number }

const ownedBy = ({ userId, companyId }: Owner) =>
  and(eq(talentSearches.userId, userId), eq(talentSearches.companyId, companyId))

export const listSearches = (db: Db, owner: Owner): Promise<SavedSearch[]> =>
  db.select().from(talentSearches).where(ownedBy(owner)).orderBy(asc(talentSearches.id))

export async function findSearch(db: Db, id: number): Promise<SavedSearch | null> {
  const [row] = await db.select().from(talentSearches).where(eq(talentSearches.id, id))
  return row ?? null
}

export const countSearches = (db: Db, owner: Owner): Promise<number> =>
  db.$count(talentSearches, ownedBy(owner))

/** The number of the person who became findable last. */
export async function readLastFound(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(talentProfiles.foundNo) }).from(talentProfiles)
  return row?.last ?? 0
}

/** The same name again replaces the filters. */
export async function upsertSearch(
  tx: Db,
  values: Omit<typeof talentSearches.$inferInsert, 'isMailed'>,
): Promise<SavedSearch> {
  const { name, query, jobId = null, seenTo } = values
  const [replaced] = await tx
    .update(talentSearches)
    .set({ name, query, jobId, seenTo, isMailed: true })
    .where(and(ownedBy(values), sql`lower(${talentSearches.name}) = lower(${name})`))
    .returning()
  if (replaced) return replaced
  const [row] = await tx.insert(talentSearches).values(values).returning()
  if (!row) throw new Error('A search was not written')
  return row
}

/** Who is new from now on is mailed. */
export async function setMailed(
  tx: Db,
  id: number,
  { isMailed, seenTo }: { isMailed: boolean; seenTo: number },
): Promise<SavedSearch | null> {
  const [row] = await tx
    .update(talentSearches)
    .set({ isMailed, seenTo })
    .where(eq(talentSearches.id, id))
    .returning()
  return row ?? null
}

export const rowsOfSearch = (id: number) => ({ table: talentSearches, where: eq(talentSearches.id, id) })

/** A page of the searches with a mail, by id. */
export async function listMailedIds(db: Db, { after, limit }: { after: number; limit: number }) {
  const rows = await db
    .select({ id: talentSearches.id })
    .from(talentSearches)
    .where(and(talentSearches.isMailed, gt(talentSearches.id, after)))
    .orderBy(asc(talentSearches.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * A search with a mail whose person still works for the company and has a confirmed address, locked: of two runs at once, the second
 * one sees what the first has sent.
 */
export async function lockToMail(tx: Db, id: number) {
  const [row] = await tx
    .select({ search: talentSearches, email: users.email, ownerId: companies.userId })
    .from(talentSearches)
    .innerJoin(users, eq(users.id, talentSearches.userId))
    .innerJoin(companies, eq(companies.id, talentSearches.companyId))
    .where(
      and(
        eq(talentSearches.id, id),
        talentSearches.isMailed,
        isNotNull(users.emailConfirmedAt),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
        or(
          eq(companies.userId, talentSearches.userId),
          sql`exists (select from ${companyMembers} where ${companyMembers.companyId} = ${talentSearches.companyId}
            and ${companyMembers.userId} = ${talentSearches.userId})`,
        ),
      ),
    )
    .for('update', { of: talentSearches })
  return row ?? null
}

/** Who became findable after a number and passes, the last one first. */
export async function listNewPeople(
  db: Db,
  where: readonly (SQL | undefined)[],
  after: number,
  limit: number,
) {
  return db
    .select({
      foundNo: talentProfiles.foundNo,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      title: professionals.title,
    })
    .from(talentProfiles)
    .innerJoin(professionals, eq(professionals.id, talentProfiles.professionalId))
    .where(and(gt(talentProfiles.foundNo, after), ...where))
    .orderBy(sql`${talentProfiles.foundNo} desc`)
    .limit(limit)
}

export async function setSeenTo(tx: Db, id: number, seenTo: number): Promise<void> {
  await tx.update(talentSearches).set({ seenTo }).where(eq(talentSearches.id, id))
}
