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

/** With those that this reader gave and may still undo. */
export const listEndorsements = (
  db: Db,
  professionalId: number,
  readerUserId: number | null,
): Promise<EndorsementRow[]> =>
  selectEndorsements(
    db,
    and(
      eq(skillEndorsements.professionalId, professionalId),
      or(
        skillEndorsements.isTold,
        readerUserId === null ? sql`false` : eq(skillEndorsements.endorsedById, readerUserId),
      ),
    )!,
  )

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

/** One that the user gave, or that everyone reads on the user's own profile. */
export const isOwnEndorsement = (id: number, userId: number): SQL => {
  const ofProfile = sql`exists (select 1 from ${professionals} as owner
    where owner.id = ${skillEndorsements.professionalId} and owner.user_id = ${userId})`
  return and(
    eq(skillEndorsements.id, id),
    or(eq(skillEndorsements.endorsedById, userId), and(skillEndorsements.isTold, ofProfile)),
  )!
}

export async function findEndorsement(tx: Db, condition: SQL): Promise<EndorsementRow | null> {
  const [row] = await selectEndorsements(tx, condition)
  return row ?? null
}

/** Takes one back that nobody heard of. False where there is none any more. */
export async function deleteUntoldEndorsement(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .delete(skillEndorsements)
    .where(and(eq(skillEndorsements.id, id), eq(skillEndorsements.isTold, false)))
    .returning({ id: skillEndorsements.id })
  return rows.length > 0
}

/** From now on everyone sees it. Null where it is gone. */
export async function markEndorsementTold(tx: Db, id: number): Promise<EndorsementRow | null> {
  const rows = await tx
    .update(skillEndorsements)
    .set({ isTold: true })
    .where(and(eq(skillEndorsements.id, id), eq(skillEndorsements.isTold, false)))
    .returning({ id: skillEndorsements.id })
  return rows.length > 0 ? findEndorsement(tx, eq(skillEndorsements.id, id)) : null
}

/** Whom an endorsement is told to. */
export async function findEndorsed(db: Db, professionalId: number): Promise<{ userId: number }> {
  const [row] = await db
    .select({ userId: professionals.userId })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
  return row!
}
