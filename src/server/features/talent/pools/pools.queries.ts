import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CompanyActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { talentPoolPeople, talentPools, talentProfiles } from '#server/db/schema/talent.table.ts'
import { isFindableBy } from '#server/features/talent/search-conditions.queries.ts'

/** The lists of a company with the number of people whom it may still find. */
export async function listPools(db: Db, actor: CompanyActor, poolId?: number) {
  const findable = db
    .select({ poolId: talentPoolPeople.poolId, people: count().as('people') })
    .from(talentPoolPeople)
    .innerJoin(talentProfiles, eq(talentProfiles.professionalId, talentPoolPeople.professionalId))
    .where(isFindableBy(actor))
    .groupBy(talentPoolPeople.poolId)
    .as('findable')
  return db
    .select({
      id: talentPools.id,
      name: talentPools.name,
      people: sql<number>`coalesce(${findable.people}, 0)`.mapWith(Number),
    })
    .from(talentPools)
    .leftJoin(findable, eq(findable.poolId, talentPools.id))
    .where(
      and(
        eq(talentPools.companyId, actor.companyId),
        poolId === undefined ? undefined : eq(talentPools.id, poolId),
      ),
    )
    .orderBy(asc(sql`lower(${talentPools.name})`), asc(talentPools.id))
}

export async function findPool(db: Db, id: number) {
  const [row] = await db.select().from(talentPools).where(eq(talentPools.id, id))
  return row ?? null
}

/** So that two additions at once are counted one after the other. */
export async function lockCompany(tx: Db, companyId: number): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}

export const countPools = (db: Db, companyId: number): Promise<number> =>
  db.$count(talentPools, eq(talentPools.companyId, companyId))

/** The list of that name, made if there is none. */
export async function upsertPool(
  tx: Db,
  values: { companyId: number; name: string; createdAt: Date },
): Promise<number> {
  const [known] = await tx
    .select({ id: talentPools.id })
    .from(talentPools)
    .where(
      and(
        eq(talentPools.companyId, values.companyId),
        sql`lower(${talentPools.name}) = lower(${values.name})`,
      ),
    )
  if (known) return known.id
  const [row] = await tx.insert(talentPools).values(values).returning({ id: talentPools.id })
  if (!row) throw new Error('A pool was not written')
  return row.id
}

export const countInPool = (db: Db, poolId: number): Promise<number> =>
  db.$count(talentPoolPeople, eq(talentPoolPeople.poolId, poolId))

/** Without a note an earlier one stays. */
export async function putInPool(
  tx: Db,
  {
    note,
    ...values
  }: { poolId: number; professionalId: number; note?: string | undefined; addedBy: number; addedAt: Date },
): Promise<void> {
  const insert = tx.insert(talentPoolPeople).values({ ...values, note: note ?? '' })
  await (note === undefined
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({
        target: [talentPoolPeople.poolId, talentPoolPeople.professionalId],
        set: { note },
      }))
}

/** Those who were not in it yet. */
export async function addToPool(
  tx: Db,
  ids: readonly number[],
  values: { poolId: number; addedBy: number; addedAt: Date },
): Promise<number[]> {
  if (ids.length === 0) return []
  const added = await tx
    .insert(talentPoolPeople)
    .values(ids.map((professionalId) => ({ ...values, professionalId, note: '' })))
    .onConflictDoNothing()
    .returning({ id: talentPoolPeople.professionalId })
  return added.map(({ id }) => id)
}

/** False when none of them is in it any more. */
export async function takeOut(tx: Db, poolId: number, ids: readonly number[]): Promise<boolean> {
  const taken = await tx
    .delete(talentPoolPeople)
    .where(and(eq(talentPoolPeople.poolId, poolId), inArray(talentPoolPeople.professionalId, [...ids])))
    .returning({ id: talentPoolPeople.professionalId })
  return taken.length > 0
}

/** Everybody in a list with the note, the last one first, whether or not the company still finds them. */
export async function listInPool(db: Db, poolId: number) {
  return db
    .select({
      professionalId: talentPoolPeople.professionalId,
      note: talentPoolPeople.note,
      addedAt: talentPoolPeople.addedAt,
      addedBy: sql<string | null>`coalesce(${users.personName}, ${users.email})`,
    })
    .from(talentPoolPeople)
    .leftJoin(users, eq(users.id, talentPoolPeople.addedBy))
    .where(eq(talentPoolPeople.poolId, poolId))
    .orderBy(desc(talentPoolPeople.addedAt), desc(talentPoolPeople.professionalId))
}

/** A list as rows to remove, and who is in it. */
export const rowsOfPool = (id: number) => ({ table: talentPools, where: eq(talentPools.id, id) })
export const rowsInPool = (poolId: number) => ({
  table: talentPoolPeople,
  where: eq(talentPoolPeople.poolId, poolId),
})
export const rowsOfPerson = (poolId: number, professionalId: number) => ({
  table: talentPoolPeople,
  where: and(eq(talentPoolPeople.poolId, poolId), eq(talentPoolPeople.professionalId, professionalId)),
})
