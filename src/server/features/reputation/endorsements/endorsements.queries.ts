import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionalSkills } from '#server/db/schema/careers.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { skillEndorsements } from '#server/db/schema/reputation.table.ts'

/**
 * With the name of the endorser: the company's, or a professional's first name. Latest first; without those of
 * suspended accounts.
 */
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

/** Includes those that this reader gave and may still undo. */
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
        skillEndorsements.isNotified,
        readerUserId === null ? sql`false` : eq(skillEndorsements.endorsedById, readerUserId),
      ),
    )!,
  )

/** The existing spellings of skills on this profile: the person's and the endorsed ones. */
export async function listSkillNames(db: Db, professionalId: number): Promise<string[]> {
  const ownSkills = db
    .select({ name: professionalSkills.name })
    .from(professionalSkills)
    .where(eq(professionalSkills.professionalId, professionalId))
  const endorsed = db
    .select({ name: skillEndorsements.skillName })
    .from(skillEndorsements)
    .where(eq(skillEndorsements.professionalId, professionalId))
  return (await ownSkills.union(endorsed)).map(({ name }) => name)
}

/** Null when the same person has already endorsed the skill. */
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

/** An endorsement that the user gave, or a public one on the user's own profile. */
export const isOwnEndorsement = (id: number, userId: number): SQL => {
  const ofProfile = sql`exists (select 1 from ${professionals} as owner
    where owner.id = ${skillEndorsements.professionalId} and owner.user_id = ${userId})`
  return and(
    eq(skillEndorsements.id, id),
    or(eq(skillEndorsements.endorsedById, userId), and(skillEndorsements.isNotified, ofProfile)),
  )!
}

export const isEndorsement = (id: number): SQL => eq(skillEndorsements.id, id)

export async function findEndorsement(tx: Db, condition: SQL): Promise<EndorsementRow | null> {
  const [row] = await selectEndorsements(tx, condition)
  return row ?? null
}

/** Deletes an endorsement that can still be undone. False when there is none. */
export async function deletePendingEndorsement(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .delete(skillEndorsements)
    .where(and(eq(skillEndorsements.id, id), eq(skillEndorsements.isNotified, false)))
    .returning({ id: skillEndorsements.id })
  return rows.length > 0
}

/** Makes it visible to everyone. Null when it is gone. */
export async function markEndorsementNotified(tx: Db, id: number): Promise<EndorsementRow | null> {
  const rows = await tx
    .update(skillEndorsements)
    .set({ isNotified: true })
    .where(and(eq(skillEndorsements.id, id), eq(skillEndorsements.isNotified, false)))
    .returning({ id: skillEndorsements.id })
  return rows.length > 0 ? findEndorsement(tx, eq(skillEndorsements.id, id)) : null
}

/** The person to notify of an endorsement. */
export async function findEndorsed(db: Db, professionalId: number): Promise<{ userId: number }> {
  const [row] = await db
    .select({ userId: professionals.userId })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
  return row!
}
