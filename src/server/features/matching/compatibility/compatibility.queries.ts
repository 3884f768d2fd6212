import { and, count, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { certificates, skillEndorsements } from '#server/db/schema/reputation.table.ts'

/** The skills that an open job lists, and its texts; null where there is no such open job. */
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

/** What the certificates of a professional say that they are of. */
export async function listCertificateTitles(db: Db, professionalId: number): Promise<string[]> {
  const rows = await db
    .select({ title: certificates.title })
    .from(certificates)
    .where(eq(certificates.professionalId, professionalId))
  return rows.map(({ title }) => title)
}

/** The skills of a professional that others vouch for, and how many of them do; suspended ones do not count. */
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
        skillEndorsements.isTold,
        isNull(users.suspendedAt),
      ),
    )
    .groupBy(skillEndorsements.skillName)
}
