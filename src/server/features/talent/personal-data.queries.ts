import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companies } from '#server/db/schema/people.table.ts'
import {
  futureJobConsents,
  talentPoolPeople,
  talentPools,
  talentProfiles,
  talentSearches,
} from '#server/db/schema/talent.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** For a person: which companies may look for them, and in which lists they stand. For a company: its lists. */
export async function exportOf(db: Db, { userId, professionalId, companyId }: Person): Promise<Exported> {
  const { note, addedAt } = talentPoolPeople
  if (professionalId !== null)
    return {
      'otros-empleos': await db
        .select({ companyName: companies.name, givenAt: futureJobConsents.givenAt })
        .from(futureJobConsents)
        .innerJoin(companies, eq(companies.id, futureJobConsents.companyId))
        .where(eq(futureJobConsents.professionalId, professionalId)),
      'bancos-de-talento': await db
        .select({ companyName: companies.name, name: talentPools.name, note, addedAt })
        .from(talentPoolPeople)
        .innerJoin(talentPools, eq(talentPools.id, talentPoolPeople.poolId))
        .innerJoin(companies, eq(companies.id, talentPools.companyId))
        .where(eq(talentPoolPeople.professionalId, professionalId)),
    }
  const { name, query, isMailed, createdAt } = talentSearches
  const searches = {
    'busquedas-de-talento': await db
      .select({ name, query, isMailed, createdAt })
      .from(talentSearches)
      .where(eq(talentSearches.userId, userId)),
  }
  if (companyId === null) return searches
  return {
    ...searches,
    'bancos-de-talento': await db
      .select({ name: talentPools.name, createdAt: talentPools.createdAt, note, addedAt })
      .from(talentPools)
      .leftJoin(talentPoolPeople, eq(talentPoolPeople.poolId, talentPools.id))
      .where(eq(talentPools.companyId, companyId)),
  }
}

export async function forget(tx: Db, { userId, professionalId, companyId }: Person): Promise<void> {
  await tx.delete(talentSearches).where(eq(talentSearches.userId, userId))
  if (companyId !== null) {
    const pools = tx
      .select({ id: talentPools.id })
      .from(talentPools)
      .where(eq(talentPools.companyId, companyId))
    await tx.delete(talentPoolPeople).where(inArray(talentPoolPeople.poolId, pools))
    await tx.delete(talentSearches).where(eq(talentSearches.companyId, companyId))
    await tx.delete(talentPools).where(eq(talentPools.companyId, companyId))
    await tx.delete(futureJobConsents).where(eq(futureJobConsents.companyId, companyId))
  }
  if (professionalId === null) return
  await tx.delete(talentPoolPeople).where(eq(talentPoolPeople.professionalId, professionalId))
  await tx.delete(futureJobConsents).where(eq(futureJobConsents.professionalId, professionalId))
  await tx.delete(talentProfiles).where(eq(talentProfiles.professionalId, professionalId))
}
