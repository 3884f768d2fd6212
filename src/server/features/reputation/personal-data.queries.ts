import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companies } from '#server/db/schema/people.table.ts'
import {
  certificates,
  portfolioItems,
  reviews,
  skillEndorsements,
} from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { userId, professionalId, companyId }: Person): Promise<Exported> {
  const { rating, comment, reply, createdAt, editedAt, repliedAt, moderationStatus, moderationNote } = reviews
  const resenas = await db
    .select({
      service: services.title,
      company: companies.name,
      rating,
      comment,
      reply,
      createdAt,
      editedAt,
      repliedAt,
      moderationStatus,
      // What an administrator wrote is for the company.
      moderationNote: professionalId === null ? moderationNote : sql<string>`''`,
    })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .where(
      professionalId === null
        ? eq(reviews.companyId, companyId ?? 0)
        : and(eq(reviews.professionalId, professionalId), ne(reviews.moderationStatus, 'rejected')),
    )
    .orderBy(desc(reviews.id))
  const given = await db
    .select({ skill: skillEndorsements.skillName, createdAt: skillEndorsements.createdAt })
    .from(skillEndorsements)
    .where(eq(skillEndorsements.endorsedById, userId))
  if (professionalId === null) return { resenas, 'validaciones-que-diste': given }
  const { type, url, title, description } = portfolioItems
  const { issuer, issuedDate } = certificates
  return {
    resenas,
    'validaciones-que-diste': given,
    'validaciones-que-recibiste': await db
      .select({
        skill: skillEndorsements.skillName,
        by: skillEndorsements.endorsedByType,
        createdAt: skillEndorsements.createdAt,
      })
      .from(skillEndorsements)
      .where(eq(skillEndorsements.professionalId, professionalId)),
    portafolio: await db
      .select({ type, url, title, description, createdAt: portfolioItems.createdAt })
      .from(portfolioItems)
      .where(eq(portfolioItems.professionalId, professionalId)),
    certificados: await db
      .select({ title: certificates.title, url: certificates.url, issuer, issuedDate })
      .from(certificates)
      .where(eq(certificates.professionalId, professionalId)),
  }
}

/** A company's reviews remain without its name; a professional's replies are deleted with the professional. */
export async function forget(tx: Db, { userId, professionalId }: Person): Promise<void> {
  const given = eq(skillEndorsements.endorsedById, userId)
  if (professionalId === null) {
    await tx.delete(skillEndorsements).where(given)
    return
  }
  await tx.delete(skillEndorsements).where(or(given, eq(skillEndorsements.professionalId, professionalId)))
  await tx.delete(portfolioItems).where(eq(portfolioItems.professionalId, professionalId))
  await tx.delete(certificates).where(eq(certificates.professionalId, professionalId))
  await tx
    .update(reviews)
    .set({ reply: '', repliedAt: null })
    .where(eq(reviews.professionalId, professionalId))
}
