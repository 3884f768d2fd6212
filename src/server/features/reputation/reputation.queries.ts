import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import {
  certificates,
  isReviewShown,
  portfolioItems,
  reviews,
  skillEndorsements,
} from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/** Newest first. */
export async function listReviews(db: Db, professionalId: number) {
  return db
    .select({ review: reviews, serviceTitle: services.title, companyName: companies.name })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .where(and(eq(reviews.professionalId, professionalId), isReviewShown))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
}
export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number]

/** Newest first. */
export async function listPortfolio(db: Db, professionalId: number) {
  return db
    .select()
    .from(portfolioItems)
    .where(eq(portfolioItems.professionalId, professionalId))
    .orderBy(desc(portfolioItems.createdAt), desc(portfolioItems.id))
}

/** The latest issued first, then those whose date nobody knows. */
export async function listCertificates(db: Db, professionalId: number) {
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.professionalId, professionalId))
    .orderBy(sql`${certificates.issuedDate} desc nulls last`, desc(certificates.id))
}

/** With the name of who vouches: the company, or the first name of a professional. Suspended ones do not count. */
export async function listEndorsements(db: Db, professionalId: number) {
  return db
    .select({
      endorsement: skillEndorsements,
      byName: sql<string>`coalesce(${companies.name}, ${professionals.firstName}, '')`,
    })
    .from(skillEndorsements)
    .innerJoin(users, eq(users.id, skillEndorsements.endorsedById))
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(professionals, eq(professionals.userId, users.id))
    .where(and(eq(skillEndorsements.professionalId, professionalId), isNull(users.suspendedAt)))
    .orderBy(desc(skillEndorsements.createdAt), desc(skillEndorsements.id))
}
