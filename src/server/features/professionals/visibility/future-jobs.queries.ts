import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companies } from '#server/db/schema/people.table.ts'
import {
  futureJobConsents,
  talentPoolPeople,
  talentPools,
  talentProfiles,
} from '#server/db/schema/talent.table.ts'

export type FutureJobConsent = typeof futureJobConsents.$inferInsert

/** An earlier yes stays. */
export async function insertConsent(tx: Db, consent: FutureJobConsent): Promise<void> {
  await tx.insert(futureJobConsents).values(consent).onConflictDoNothing()
}

export async function listConsents(db: Db, professionalId: number) {
  return db
    .select({ companyId: companies.id, name: companies.name, givenAt: futureJobConsents.givenAt })
    .from(futureJobConsents)
    .innerJoin(companies, eq(companies.id, futureJobConsents.companyId))
    .where(eq(futureJobConsents.professionalId, professionalId))
    .orderBy(asc(companies.name), asc(companies.id))
}

type Pair = Pick<FutureJobConsent, 'professionalId' | 'companyId'>

/** False if there was none. */
export async function deleteConsent(tx: Db, { professionalId, companyId }: Pair): Promise<boolean> {
  const deleted = await tx
    .delete(futureJobConsents)
    .where(
      and(eq(futureJobConsents.professionalId, professionalId), eq(futureJobConsents.companyId, companyId)),
    )
    .returning({ companyId: futureJobConsents.companyId })
  return deleted.length > 0
}

/** Takes a person out of the lists of a company, unless everybody may find them. */
export async function leavePools(tx: Db, { professionalId, companyId }: Pair): Promise<void> {
  const ofCompany = tx
    .select({ id: talentPools.id })
    .from(talentPools)
    .where(eq(talentPools.companyId, companyId))
  await tx.delete(talentPoolPeople).where(
    and(
      eq(talentPoolPeople.professionalId, professionalId),
      inArray(talentPoolPeople.poolId, ofCompany),
      sql`not exists (select from ${talentProfiles}
        where ${talentProfiles.professionalId} = ${professionalId} and ${talentProfiles.isPublic})`,
    ),
  )
}
