import { and, asc, count, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { briefs, proposals } from '#server/db/schema/briefs.table.ts'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { isReviewShown, portfolioItems, reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/** So many works of a portfolio are shown with a proposal. */
const shownWorks = 3

type Work = Pick<typeof portfolioItems.$inferSelect, 'url' | 'title'>

async function listProposals(db: Db, condition: SQL, order: SQL) {
  const ofService = sql`from ${reviews} where ${reviews.serviceId} = ${proposals.serviceId} and ${isReviewShown}`
  return db
    .select({
      id: proposals.id,
      briefId: proposals.briefId,
      briefTitle: briefs.title,
      briefStatus: briefs.status,
      isBriefNotified: briefs.isNotified,
      briefCreatedBy: briefs.createdBy,
      companyId: briefs.companyId,
      companyName: companies.name,
      professionalId: proposals.professionalId,
      professionalUserId: professionals.userId,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      professionalTitle: professionals.title,
      location: professionals.location,
      photoId: professionals.photoId,
      verifiedAt: professionals.verifiedAt,
      serviceId: proposals.serviceId,
      serviceTitle: services.title,
      isServiceListed: services.isActive,
      imageId: services.imageId,
      status: proposals.status,
      isNotified: proposals.isNotified,
      priceCents: proposals.priceCents,
      days: proposals.days,
      rounds: proposals.rounds,
      message: proposals.message,
      covers: proposals.covers,
      milestones: proposals.milestones,
      next: proposals.next,
      note: proposals.note,
      hireId: proposals.hireId,
      createdAt: proposals.createdAt,
      updatedAt: proposals.updatedAt,
      shownAt: proposals.shownAt,
      rating: sql<number | null>`(select avg(${reviews.rating})::float8 ${ofService})`,
      reviewCount: sql<number>`(select count(*)::int ${ofService})`,
      works: sql<Work[]>`(select coalesce(json_agg(json_build_object('url', url, 'title', title)), '[]')
        from (select * from ${portfolioItems} where ${portfolioItems.professionalId} = ${proposals.professionalId}
          order by created_at desc, id desc limit ${shownWorks}) as works)`,
      hasConversation: sql<boolean>`exists (select 1 from ${conversations}
        where ${conversations.serviceId} = ${proposals.serviceId} and ${conversations.companyId} = ${briefs.companyId})`,
    })
    .from(proposals)
    .innerJoin(briefs, eq(briefs.id, proposals.briefId))
    .innerJoin(companies, eq(companies.id, briefs.companyId))
    .innerJoin(professionals, eq(professionals.id, proposals.professionalId))
    .innerJoin(services, eq(services.id, proposals.serviceId))
    .where(condition)
    .orderBy(order)
}
export type ProposalRow = Awaited<ReturnType<typeof listProposals>>[number]

/** Those that the company can see, the oldest first. */
export const listShownProposals = (db: Db, briefId: number): Promise<ProposalRow[]> =>
  listProposals(db, and(eq(proposals.briefId, briefId), isNotNull(proposals.shownAt))!, asc(proposals.id))

export const listProposalsOf = (db: Db, professionalId: number): Promise<ProposalRow[]> =>
  listProposals(db, eq(proposals.professionalId, professionalId), desc(proposals.id))

/** Null when none has this id. */
export async function findProposal(db: Db, id: number): Promise<ProposalRow | null> {
  const [row] = await listProposals(db, eq(proposals.id, id), asc(proposals.id))
  return row ?? null
}

export async function getProposal(db: Db, id: number): Promise<ProposalRow> {
  const row = await findProposal(db, id)
  if (!row) throw new Error('A proposal that was just written is gone')
  return row
}

/** Null when the professional has not proposed. */
export async function findProposalOf(
  db: Db,
  { briefId, professionalId }: { briefId: number; professionalId: number },
): Promise<ProposalRow | null> {
  const own = and(eq(proposals.briefId, briefId), eq(proposals.professionalId, professionalId))!
  const [row] = await listProposals(db, own, asc(proposals.id))
  return row ?? null
}

export async function insertProposal(tx: Db, values: typeof proposals.$inferInsert): Promise<number | null> {
  const [row] = await tx
    .insert(proposals)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: proposals.id })
  return row?.id ?? null
}

export async function updateProposal(
  tx: Db,
  id: number,
  values: Partial<typeof proposals.$inferInsert>,
): Promise<void> {
  await tx.update(proposals).set(values).where(eq(proposals.id, id))
}

export async function deleteProposal(tx: Db, id: number): Promise<void> {
  await tx.delete(proposals).where(eq(proposals.id, id))
}

/** How many a professional sent since then; locked, so that two requests cannot both be the last one allowed. */
export async function countSentSince(tx: Db, professionalId: number, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('proposals'), ${professionalId})`)
  return countProposalsSince(tx, professionalId, since)
}

export async function countProposalsSince(db: Db, professionalId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(proposals)
    .where(and(eq(proposals.professionalId, professionalId), gt(proposals.createdAt, since)))
  return row?.all ?? 0
}

/** Whether the professional offers this service now. */
export async function isOwnActiveService(
  db: Db,
  { serviceId, professionalId }: { serviceId: number; professionalId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.professionalId, professionalId), services.isActive))
  return rows.length > 0
}

/** Those that the company can see and has not answered get the answer of the brief. Returns their ids. */
export async function passWaiting(
  tx: Db,
  briefId: number,
  { except }: { except: number | null },
): Promise<number[]> {
  const waiting = and(
    eq(proposals.briefId, briefId),
    eq(proposals.status, 'sent'),
    isNotNull(proposals.shownAt),
    except === null ? undefined : ne(proposals.id, except),
  )
  const rows = await tx
    .update(proposals)
    .set({ status: 'passed', isNotified: false })
    .where(waiting)
    .returning({ id: proposals.id })
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}
