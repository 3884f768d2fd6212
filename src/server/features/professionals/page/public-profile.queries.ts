import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { skillsText } from '#server/db/schema/careers.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { isReviewShown, reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import {
  isKnownTo,
  isListed,
  isVisibleTo,
  type Viewer,
} from '#server/features/professionals/visibility/visibility.queries.ts'

/**
 * What others may see of a professional, plus contact data that only some of them may see; null for viewers without
 * access.
 */
export async function findPublicProfile(db: Db, viewer: Viewer, id: number) {
  const [row] = await db
    .select({ professional: professionals, skills: skillsText, email: users.email, isListed })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(professionals.id, id), isVisibleTo(viewer)))
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

/**
 * Whether the person has an application to the company that is not withdrawn, or the two have a conversation or a
 * hire.
 */
export async function isKnownToCompany(db: Db, professionalId: number, companyId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(professionals)
    .where(and(eq(professionals.id, professionalId), isKnownTo(companyId)))
  return rows.length > 0
}

/** Whether the person has an active service, so that public pages show the profile. */
export async function hasActiveService(db: Db, professionalId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(services)
    .where(and(eq(services.professionalId, professionalId), services.isActive))
    .limit(1)
  return rows.length > 0
}
