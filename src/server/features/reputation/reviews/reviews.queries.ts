import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { companyReviews, hires } from '#server/db/schema/hires.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { isReviewShown, reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/** Reviews with the names and people involved, newest first. */
async function selectReviews(db: Db, condition: SQL | undefined) {
  return db
    .select({
      review: reviews,
      serviceTitle: services.title,
      companyName: companies.name,
      companyUserId: companies.userId,
      professionalUserId: professionals.userId,
      firstName: professionals.firstName,
    })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .innerJoin(professionals, eq(professionals.id, reviews.professionalId))
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .where(condition)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
}
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

/** Public reviews, plus what this company wrote and nobody else sees: those that it may still undo, and rejected ones. */
export const listReviews = (db: Db, professionalId: number, companyId: number | null): Promise<ReviewRow[]> =>
  selectReviews(
    db,
    and(
      eq(reviews.professionalId, professionalId),
      or(isReviewShown, companyId === null ? sql`false` : eq(reviews.companyId, companyId)),
    ),
  )

export const listReviewsBetween = (
  db: Db,
  { professionalId, companyId }: { professionalId: number; companyId: number },
): Promise<ReviewRow[]> =>
  selectReviews(db, and(eq(reviews.professionalId, professionalId), eq(reviews.companyId, companyId)))

/** By the company that wrote it or the professional it is about; null when they have none with this id. */
export async function findOwnReview(
  db: Db,
  id: number,
  owner: { companyId: number } | { professionalId: number },
): Promise<ReviewRow | null> {
  const isOwn =
    'companyId' in owner
      ? eq(reviews.companyId, owner.companyId)
      : and(eq(reviews.professionalId, owner.professionalId), isReviewShown)
  const [row] = await selectReviews(db, and(eq(reviews.id, id), isOwn))
  return row ?? null
}

/** Null when the company has already reviewed the service. */
export async function insertReview(tx: Db, values: typeof reviews.$inferInsert): Promise<ReviewRow | null> {
  const [row] = await tx.insert(reviews).values(values).onConflictDoNothing().returning({ id: reviews.id })
  if (!row) return null
  const [review] = await selectReviews(tx, eq(reviews.id, row.id))
  return review ?? null
}

type Changes =
  | Pick<
      typeof reviews.$inferInsert,
      'rating' | 'comment' | 'hireId' | 'editedAt' | 'moderationStatus' | 'submittedAt'
    >
  | Reply
type Reply = { reply: string; repliedAt: Date | null; isReplyNotified?: boolean }

export async function updateReview(tx: Db, id: number, changes: Changes): Promise<ReviewRow> {
  await tx.update(reviews).set(changes).where(eq(reviews.id, id))
  const [row] = await selectReviews(tx, eq(reviews.id, id))
  return row!
}

export const isReview = (id: number): SQL => eq(reviews.id, id)

/** Deletes a review that can still be undone. False when there is none. */
export async function deletePendingReview(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .delete(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.isNotified, false)))
    .returning({ id: reviews.id })
  return rows.length > 0
}

/** Makes it public. Null when it is gone. */
export async function markReviewNotified(tx: Db, id: number): Promise<ReviewRow | null> {
  const rows = await tx
    .update(reviews)
    .set({ isNotified: true })
    .where(and(eq(reviews.id, id), eq(reviews.isNotified, false)))
    .returning({ id: reviews.id })
  return rows.length > 0 ? findReview(tx, id) : null
}

/** Whether a review of this hire waits for that of the professional: it is an order, and they have not written theirs. */
export async function waitsForOther(tx: Db, hireId: number | null): Promise<boolean> {
  if (hireId === null) return false
  const written = tx
    .select({ one: sql`1` })
    .from(companyReviews)
    .where(and(eq(companyReviews.hireId, hireId), eq(companyReviews.isNotified, true)))
  const rows = await tx
    .select({ id: hires.id })
    .from(hires)
    .where(and(eq(hires.id, hireId), isNotNull(hires.orderName), notExists(written)))
  return rows.length > 0
}

/** Opens the sealed reviews that fit; returns those that were told. */
export async function unsealReviews(
  tx: Db,
  which: { hireId: number } | { writtenBefore: Date },
): Promise<ReviewRow[]> {
  const fits =
    'hireId' in which ? eq(reviews.hireId, which.hireId) : lte(reviews.createdAt, which.writtenBefore)
  const opened = await tx
    .update(reviews)
    .set({ isSealed: false })
    .where(and(eq(reviews.isSealed, true), fits))
    .returning({ id: reviews.id })
  const ids = opened.map(({ id }) => id)
  return ids.length === 0
    ? []
    : selectReviews(tx, and(inArray(reviews.id, ids), eq(reviews.isNotified, true)))
}

/** The same for its reply. */
export async function markReplyNotified(tx: Db, id: number): Promise<ReviewRow | null> {
  const rows = await tx
    .update(reviews)
    .set({ isReplyNotified: true })
    .where(and(eq(reviews.id, id), eq(reviews.isReplyNotified, false)))
    .returning({ id: reviews.id })
  return rows.length > 0 ? findReview(tx, id) : null
}

/** Removes a reply that can still be undone. Returns the professional's id, or null when there is none. */
export async function takeBackReply(tx: Db, id: number): Promise<number | null> {
  const [row] = await tx
    .update(reviews)
    .set({ reply: '', repliedAt: null, isReplyNotified: true })
    .where(and(eq(reviews.id, id), eq(reviews.isReplyNotified, false)))
    .returning({ professionalId: reviews.professionalId })
  return row?.professionalId ?? null
}

export async function findReview(tx: Db, id: number): Promise<ReviewRow | null> {
  const [row] = await selectReviews(tx, eq(reviews.id, id))
  return row ?? null
}

/**
 * The professional's services, including paused ones, about which the company has a conversation or a hire, each with
 * its latest completed hire. None for a suspended professional.
 */
export async function listReviewable(
  db: Db,
  { professionalId, companyId }: { professionalId: number; companyId: number },
) {
  const between = { service: eq(hires.serviceId, services.id), company: eq(hires.companyId, companyId) }
  const hired = db
    .select({ one: sql`1` })
    .from(hires)
    .where(and(between.service, between.company))
  const talked = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(and(eq(conversations.serviceId, services.id), eq(conversations.companyId, companyId)))
  const completed = db
    .select({ id: sql<number>`max(${hires.id})` })
    .from(hires)
    .where(and(between.service, between.company, eq(hires.status, 'completed')))
  return db
    .select({
      serviceId: services.id,
      serviceTitle: services.title,
      hireId: sql<number | null>`(${completed.getSQL()})`,
    })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(
        eq(services.professionalId, professionalId),
        isNull(users.suspendedAt),
        or(exists(hired), exists(talked)),
      ),
    )
    .orderBy(services.title, services.id)
}
