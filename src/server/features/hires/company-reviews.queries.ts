import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companyReviews } from '#server/db/schema/hires.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'

/** False when the hire has one already. */
export async function insertCompanyReview(
  tx: Db,
  values: typeof companyReviews.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(companyReviews)
    .values(values)
    .onConflictDoNothing()
    .returning({ hireId: companyReviews.hireId })
  return rows.length > 0
}

/** False when there is none that can be undone. */
export async function deletePendingCompanyReview(tx: Db, hireId: number): Promise<boolean> {
  const rows = await tx
    .delete(companyReviews)
    .where(and(eq(companyReviews.hireId, hireId), eq(companyReviews.isNotified, false)))
    .returning({ hireId: companyReviews.hireId })
  return rows.length > 0
}

export async function markCompanyReviewNotified(tx: Db, hireId: number): Promise<boolean> {
  const rows = await tx
    .update(companyReviews)
    .set({ isNotified: true })
    .where(and(eq(companyReviews.hireId, hireId), eq(companyReviews.isNotified, false)))
    .returning({ hireId: companyReviews.hireId })
  return rows.length > 0
}

/** What each side wrote about a hire. */
export async function readHireReviews(
  db: Db,
  { id, serviceId, companyId }: { id: number; serviceId: number; companyId: number },
) {
  const { rating, comment, createdAt, isNotified, isSealed } = reviews
  const [ofCompany] = await db
    .select({ rating, comment, createdAt, isNotified, isSealed, hireId: reviews.hireId })
    .from(reviews)
    .where(and(eq(reviews.serviceId, serviceId), eq(reviews.companyId, companyId)))
  const [ofProfessional] = await db.select().from(companyReviews).where(eq(companyReviews.hireId, id))
  return { ofCompany: ofCompany ?? null, ofProfessional: ofProfessional ?? null }
}
export type HireReviews = Awaited<ReturnType<typeof readHireReviews>>
