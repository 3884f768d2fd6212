import { and, count, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { briefInvitations, briefMatches, briefs, proposals } from '#server/db/schema/briefs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { isReviewShown, reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { isVisibleTo, type Viewer } from '#server/features/professionals/visibility/visibility.queries.ts'

/** The people of a brief as their company may see them, each with one service. */
export async function listPeople(
  db: Db,
  viewer: Viewer,
  { briefId, pairs }: { briefId: number; pairs: readonly { professionalId: number; serviceId: number }[] },
) {
  const ofService = sql`from ${reviews} where ${reviews.serviceId} = ${services.id} and ${isReviewShown}`
  const ofBrief = sql`where brief_id = ${briefId} and professional_id = ${professionals.id}`
  return db
    .select({
      professionalId: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      title: professionals.title,
      location: professionals.location,
      photoId: professionals.photoId,
      verifiedAt: professionals.verifiedAt,
      serviceId: services.id,
      serviceTitle: services.title,
      rating: sql<number | null>`(select avg(${reviews.rating})::float8 ${ofService})`,
      reviewCount: sql<number>`(select count(*)::int ${ofService})`,
      isNotified: sql<boolean>`exists (select 1 from ${briefMatches} ${ofBrief})`,
      hasProposed: sql<boolean>`exists (select 1 from ${proposals} ${ofBrief} and shown_at is not null)`,
    })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .innerJoin(
      services,
      inArray(
        services.id,
        pairs.map(({ serviceId }) => serviceId),
      ),
    )
    .where(and(eq(services.professionalId, professionals.id), isVisibleTo(viewer)))
}
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** Who was invited to a brief, also while it may still be undone, with one service of each that is offered now. */
export const listInvited = (db: Db, briefId: number) =>
  db
    .selectDistinctOn([briefInvitations.professionalId], {
      professionalId: briefInvitations.professionalId,
      serviceId: services.id,
      reasons: briefInvitations.reasons,
      createdAt: briefInvitations.createdAt,
      declinedAt: briefInvitations.declinedAt,
      isNotified: briefInvitations.isNotified,
    })
    .from(briefInvitations)
    .innerJoin(briefs, eq(briefs.id, briefInvitations.briefId))
    .innerJoin(services, and(eq(services.professionalId, briefInvitations.professionalId), services.isActive))
    .where(eq(briefInvitations.briefId, briefId))
    .orderBy(
      briefInvitations.professionalId,
      sql`${services.category} = ${briefs.category} desc`,
      services.id,
    )
export type InvitedRow = Awaited<ReturnType<typeof listInvited>>[number]

/** Locks the inviting of a company until the transaction ends, and counts: for this brief, and of the company since then. */
export async function countAsked(
  tx: Db,
  { companyId, briefId, since }: { companyId: number; briefId: number; since: Date },
): Promise<{ ofBrief: number; ofDay: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('brief-invitations'), ${companyId})`)
  return readAsked(tx, { companyId, briefId, since })
}

/** The same without a lock, to show. */
export async function readAsked(
  db: Db,
  { companyId, briefId, since }: { companyId: number; briefId: number; since: Date },
): Promise<{ ofBrief: number; ofDay: number }> {
  const ofDay = sql<number>`(count(*) filter (where ${gt(briefInvitations.createdAt, since)}))::int`
  const ofBrief = sql<number>`(count(*) filter (where ${eq(briefInvitations.briefId, briefId)}))::int`
  const [row] = await db
    .select({ ofBrief, ofDay })
    .from(briefInvitations)
    .innerJoin(briefs, eq(briefs.id, briefInvitations.briefId))
    .where(eq(briefs.companyId, companyId))
  return row ?? { ofBrief: 0, ofDay: 0 }
}

/** How many invitations each of these people got since then. */
export async function countReceivedSince(
  db: Db,
  professionalIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: briefInvitations.professionalId, received: count() })
    .from(briefInvitations)
    .where(
      and(
        inArray(briefInvitations.professionalId, [...professionalIds]),
        gt(briefInvitations.createdAt, since),
      ),
    )
    .groupBy(briefInvitations.professionalId)
  return new Map(rows.map(({ id, received }) => [id, received]))
}

/** False when this person is invited already. */
export async function insertInvitation(
  tx: Db,
  values: typeof briefInvitations.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(briefInvitations)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: briefInvitations.briefId })
  return rows.length > 0
}

export interface InvitationKey {
  briefId: number
  professionalId: number
}

const isOf = ({ briefId, professionalId }: InvitationKey) =>
  and(eq(briefInvitations.briefId, briefId), eq(briefInvitations.professionalId, professionalId))

/** Whether this person was invited and can see it. */
export async function hasInvitation(db: Db, key: InvitationKey): Promise<boolean> {
  const [row] = await db
    .select({ briefId: briefInvitations.briefId })
    .from(briefInvitations)
    .where(and(isOf(key), isNotNull(briefInvitations.shownAt)))
  return row !== undefined
}

/** Deletes one that its person has not seen. */
export async function deleteUnseen(tx: Db, key: InvitationKey): Promise<boolean> {
  const rows = await tx
    .delete(briefInvitations)
    .where(and(isOf(key), isNull(briefInvitations.shownAt)))
    .returning({ id: briefInvitations.briefId })
  return rows.length > 0
}

/** Its person sees it from then on; null when it is gone or was seen. */
export async function showInvitation(tx: Db, key: InvitationKey, at: Date) {
  const [row] = await tx
    .update(briefInvitations)
    .set({ shownAt: at })
    .where(and(isOf(key), isNull(briefInvitations.shownAt)))
    .returning({ reasons: briefInvitations.reasons, invitedBy: briefInvitations.invitedBy })
  return row ?? null
}

/** Declines one that waits; false when there is none. The company is not told yet. */
export async function declineInvitation(tx: Db, key: InvitationKey, at: Date): Promise<boolean> {
  const rows = await tx
    .update(briefInvitations)
    .set({ declinedAt: at, isNotified: false })
    .where(and(isOf(key), isNotNull(briefInvitations.shownAt), isNull(briefInvitations.declinedAt)))
    .returning({ id: briefInvitations.briefId })
  return rows.length > 0
}

/** The company sees that it was declined. */
export async function tellDeclined(tx: Db, key: InvitationKey): Promise<void> {
  await tx.update(briefInvitations).set({ isNotified: true }).where(isOf(key))
}

/** It waits again; false when the company knows of it. */
export async function waitAgain(tx: Db, key: InvitationKey): Promise<boolean> {
  const rows = await tx
    .update(briefInvitations)
    .set({ declinedAt: null, isNotified: true })
    .where(and(isOf(key), eq(briefInvitations.isNotified, false)))
    .returning({ id: briefInvitations.briefId })
  return rows.length > 0
}

/** Who is invited, and by which company. */
export async function findInvited(db: Db, key: InvitationKey) {
  const [row] = await db
    .select({ userId: professionals.userId, firstName: professionals.firstName, companyName: companies.name })
    .from(briefInvitations)
    .innerJoin(professionals, eq(professionals.id, briefInvitations.professionalId))
    .innerJoin(briefs, eq(briefs.id, briefInvitations.briefId))
    .innerJoin(companies, eq(companies.id, briefs.companyId))
    .where(isOf(key))
  return row ?? null
}

/** Whether this person has a proposal for the brief, also one that may still be undone. */
export const hasProposed = async (db: Db, { briefId, professionalId }: InvitationKey): Promise<boolean> =>
  (await db.$count(
    proposals,
    and(eq(proposals.briefId, briefId), eq(proposals.professionalId, professionalId)),
  )) > 0
