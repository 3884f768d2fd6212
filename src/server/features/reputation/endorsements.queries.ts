import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionalSkills } from '#server/db/schema/careers.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { skillEndorsements } from '#server/db/schema/reputation.table.ts'

/** With the name of who vouches: the company, or the first name of a professional. Latest first; suspended ones do not count. */
async function selectEndorsements(db: Db, condition: SQL) {
  return db
    .select({
      endorsement: skillEndorsements,
      byName: sql<string>`coalesce(${companies.name}, ${professionals.firstName}, '')`,
    })
    .from(skillEndorsements)
    .innerJoin(users, eq(users.id, skillEndorsements.endorsedById))
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(professionals, eq(professionals.userId, users.id))
    .where(and(condition, isNull(users.suspendedAt)))
    .orderBy(desc(skillEndorsements.createdAt), desc(skillEndorsements.id))
}
export type EndorsementRow = Awaited<ReturnType<typeof selectEndorsements>>[number]

export const listEndorsements = (db: Db, professionalId: number): Promise<EndorsementRow[]> =>
  selectEndorsements(db, eq(skillEndorsements.professionalId, professionalId))

/** How this profile already writes its skills: those of the person, and those that others vouch for. */
export async function listSkillNames(db: Db, professionalId: number): Promise<string[]> {
  const own = db
    .select({ name: professionalSkills.name })
    .from(professionalSkills)
    .where(eq(professionalSkills.professionalId, professionalId))
  const endorsed = db
    .select({ name: skillEndorsements.skillName })
    .from(skillEndorsements)
    .where(eq(skillEndorsements.professionalId, professionalId))
  return (await own.union(endorsed)).map(({ name }) => name)
}

/** Null when the same person already vouches for the skill. */
export async function insertEndorsement(
  tx: Db,
  values: typeof skillEndorsements.$inferInsert,
): Promise<EndorsementRow | null> {
  const [row] = await tx
    .insert(skillEndorsements)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: skillEndorsements.id })
  if (!row) return null
  const [endorsement] = await selectEndorsements(tx, eq(skillEndorsements.id, row.id))
  return endorsement ?? null
}

/** Of who gave it, or on whose profile it is. The professional's id, or null where there is none of theirs. */
export async function deleteEndorsement(tx: Db, id: number, userId: number): Promise<number | null> {
  const ofProfile = sql`exists (select 1 from ${professionals} as owner
    where owner.id = ${skillEndorsements.professionalId} and owner.user_id = ${userId})`
  const [row] = await tx
    .delete(skillEndorsements)
    .where(and(eq(skillEndorsements.id, id), or(eq(skillEndorsements.endorsedById, userId), ofProfile)))
    .returning({ professionalId: skillEndorsements.professionalId })
  return row?.professionalId ?? null
}

/** Whom an endorsement is told to. */
export async function findEndorsed(db: Db, professionalId: number): Promise<{ userId: number }> {
  const [row] = await db
    .select({ userId: professionals.userId })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
  return row!
}
