import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { skillsText } from '#server/db/schema/careers.table.ts'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { hires } from '#server/db/schema/hires.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { isReviewShown, reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'

const isListed = sql<boolean>`exists (select 1 from ${services} as sold
  where sold.professional_id = ${professionals}.id and sold.is_active and sold.deleted_at is null)`

/** What others may see of a professional, with the contact data that only some of them may; null when hidden or not there. */
export async function findPublicProfile(db: Db, id: number) {
  const [row] = await db
    .select({ professional: professionals, skills: skillsText, email: users.email, isListed })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(professionals.id, id), isNull(users.suspendedAt)))
  return row ? { ...row.professional, skills: row.skills, email: row.email, isListed: row.isListed } : null
}

export async function countRating(db: Db, professionalId: number) {
  const [row] = await db
    .select({
      rating: sql<number | null>`avg(${reviews.rating})::float8`,
      reviewCount: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.professionalId, professionalId), isReviewShown))
  return row!
}

/** Whether the person applied to the company, and did not withdraw, or the two have a conversation or a hire. */
export async function isKnownToCompany(db: Db, professionalId: number, companyId: number): Promise<boolean> {
  const application = db
    .select({ one: sql`1` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.professionalId, professionalId),
        eq(jobs.companyId, companyId),
        isNull(applications.withdrawnAt),
      ),
    )
  const conversation = db
    .select({ one: sql`1` })
    .from(conversations)
    .innerJoin(services, eq(services.id, conversations.serviceId))
    .where(and(eq(services.professionalId, professionalId), eq(conversations.companyId, companyId)))
  const hire = db
    .select({ one: sql`1` })
    .from(hires)
    .innerJoin(services, eq(services.id, hires.serviceId))
    .where(and(eq(services.professionalId, professionalId), eq(hires.companyId, companyId)))
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select ${or(exists(application), exists(conversation), exists(hire))} as known`,
  )
  return rows[0]?.known ?? false
}

/** Whether the person sells something now: then public pages show the profile. */
export async function hasActiveService(db: Db, professionalId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(services)
    .where(and(eq(services.professionalId, professionalId), services.isActive, isNull(services.deletedAt)))
    .limit(1)
  return rows.length > 0
}
