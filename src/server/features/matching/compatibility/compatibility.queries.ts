import { and, count, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { certificates, skillEndorsements } from '#server/db/schema/reputation.table.ts'

/** The listed skills of an open job, and its texts; null when there is no such open job. */
export async function findOpenJobSkills(db: Db, id: number, now: Date) {
  const [row] = await db
    .select({
      title: jobs.title,
      skills: jobs.skills,
      description: jobs.description,
      requirements: jobs.requirements,
    })
    .from(jobs)
    .where(and(eq(jobs.id, id), jobs.isActive, or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now))))
  return row ?? null
}

/** The titles of a professional's certificates. */
export async function listCertificateTitles(db: Db, professionalId: number): Promise<string[]> {
  const rows = await db
    .select({ title: certificates.title })
    .from(certificates)
    .where(eq(certificates.professionalId, professionalId))
  return rows.map(({ title }) => title)
}

/**
 * A professional's endorsed skills with their number of endorsements; those by suspended accounts are not counted.
 */
export async function countEndorsements(
  db: Db,
  professionalId: number,
): Promise<{ skill: string; people: number }[]> {
  return db
    .select({ skill: skillEndorsements.skillName, people: count() })
    .from(skillEndorsements)
    .innerJoin(users, eq(users.id, skillEndorsements.endorsedById))
    .where(
      and(
        eq(skillEndorsements.professionalId, professionalId),
        skillEndorsements.isNotified,
        isNull(users.suspendedAt),
      ),
    )
    .groupBy(skillEndorsements.skillName)
}
