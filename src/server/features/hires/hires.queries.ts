import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { hireEvents, hires, orderParts, type StoredState } from '#server/db/schema/hires.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/** Locks new requests for this service until the transaction ends. */
export async function lockForHiring(tx: Db, serviceId: number): Promise<void> {
  await tx.select({ id: services.id }).from(services).where(eq(services.id, serviceId)).for('no key update')
}

/** Whether the company has an unanswered request for this service. */
export async function isAlreadyRequested(tx: Db, serviceId: number, companyId: number): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(hires)
    .where(and(eq(hires.serviceId, serviceId), eq(hires.companyId, companyId), eq(hires.status, 'requested')))
    .limit(1)
  return rows.length > 0
}

export async function insertHire(tx: Db, values: typeof hires.$inferInsert): Promise<number> {
  const [row] = await tx.insert(hires).values(values).returning({ id: hires.id })
  if (!row) throw new Error('No hire was inserted')
  return row.id
}

export async function insertHireEvent(tx: Db, event: typeof hireEvents.$inferInsert): Promise<number> {
  const [row] = await tx.insert(hireEvents).values(event).returning({ id: hireEvents.id })
  return row!.id
}

export interface PartRow {
  name: string
  cents: number
  days: number
}

/** The milestones of an order are these from now on. */
export async function replaceParts(tx: Db, hireId: number, parts: readonly PartRow[]): Promise<void> {
  await tx.delete(orderParts).where(eq(orderParts.hireId, hireId))
  await insertParts(tx, hireId, parts)
}

export async function insertParts(tx: Db, hireId: number, parts: readonly PartRow[]): Promise<void> {
  await tx.insert(orderParts).values(parts.map((part, position) => ({ hireId, position, ...part })))
}

const companyUsers = alias(users, 'company_users')

/** The first step of the query's hire that its author may still undo. */
const firstPending = sql`from ${hireEvents} where hire_id = ${hires}.id and not is_notified order by id limit 1`

/** Hires with both of their parties, newest first. */
async function listHires(db: Db, condition: SQL) {
  return db
    .select({
      id: hires.id,
      serviceId: services.id,
      serviceTitle: services.title,
      companyId: companies.id,
      companyName: companies.name,
      companyUserId: companyUsers.id,
      professionalId: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      professionalUserId: users.id,
      status: hires.status,
      message: hires.message,
      price: hires.price,
      createdAt: hires.createdAt,
      updatedAt: hires.updatedAt,
      remindedAt: hires.remindedAt,
      orderName: hires.orderName,
      currency: hires.currency,
      isHeld: hires.isHeld,
      feeRate: hires.feeRate,
      includes: hires.includes,
      extras: hires.extras,
      rounds: hires.rounds,
      roundsAsked: hires.roundsAsked,
      part: hires.part,
      deliveries: hires.deliveries,
      dueAt: hires.dueAt,
      isLate: hires.isLate,
      offerBy: hires.offerBy,
      offerCents: hires.offerCents,
      offeredAt: hires.offeredAt,
      dispute: hires.dispute,
      change: hires.change,
      heldCents: hires.heldCents,
      frozenAt: hires.frozenAt,
      /** Of an order; empty for a hire by the hour. */
      parts: sql<
        PartRow[]
      >`coalesce((select json_agg(json_build_object('name', name, 'cents', cents, 'days', days)
        order by position) from ${orderParts} where hire_id = ${hires}.id), '[]')`,
      /** The author of steps that the other side was not notified of, 0 for the administration; null: both know the status. */
      pendingBy: sql<number | null>`(select coalesce(user_id, 0) ${firstPending})`,
      /** The state that the other side knows then. */
      knownState: sql<StoredState | null>`(select before ${firstPending})`,
      hasConversation: sql<boolean>`exists (select 1 from ${conversations}
        where ${conversations.serviceId} = ${hires.serviceId} and ${conversations.companyId} = ${hires.companyId})`,
      hasReview: sql<boolean>`exists (select 1 from ${reviews}
        where ${reviews.serviceId} = ${hires.serviceId} and ${reviews.companyId} = ${hires.companyId})`,
    })
    .from(hires)
    .innerJoin(services, eq(services.id, hires.serviceId))
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .innerJoin(companies, eq(companies.id, hires.companyId))
    .innerJoin(companyUsers, eq(companyUsers.id, companies.userId))
    .where(condition)
    .orderBy(desc(hires.createdAt), desc(hires.id))
}
export type HireRow = Awaited<ReturnType<typeof listHires>>[number]

export async function getHire(db: Db, id: number): Promise<HireRow> {
  const [row] = await listHires(db, eq(hires.id, id))
  if (!row) throw new Error('A hire has no parties')
  return row
}

/** Locks the hire against further steps until the transaction ends. */
export async function lockHire(tx: Db, id: number): Promise<void> {
  await tx.select({ id: hires.id }).from(hires).where(eq(hires.id, id)).for('update')
}

/** Null when none has this id. */
export async function findHire(db: Db, id: number): Promise<HireRow | null> {
  const [row] = await listHires(db, eq(hires.id, id))
  return row ?? null
}

/** The columns that steps change. */
export type HireState = Pick<
  typeof hires.$inferSelect,
  | 'status'
  | 'updatedAt'
  | 'remindedAt'
  | 'part'
  | 'deliveries'
  | 'roundsAsked'
  | 'dueAt'
  | 'isLate'
  | 'offerBy'
  | 'offerCents'
  | 'offeredAt'
  | 'dispute'
  | 'change'
  | 'heldCents'
  | 'frozenAt'
>

export async function setHireState(
  tx: Db,
  id: number,
  state: Partial<HireState> & { nextAt: Date | null },
): Promise<void> {
  await tx.update(hires).set(state).where(eq(hires.id, id))
}

/** Makes every step visible to both sides. */
export async function markEventsNotified(tx: Db, hireId: number): Promise<void> {
  await tx
    .update(hireEvents)
    .set({ isNotified: true })
    .where(and(eq(hireEvents.hireId, hireId), eq(hireEvents.isNotified, false)))
}

/** Null: it was undone. */
export async function findEvent(tx: Db, id: number) {
  const [row] = await tx.select().from(hireEvents).where(eq(hireEvents.id, id))
  return row ?? null
}

export async function findLatestEvent(tx: Db, hireId: number) {
  const [row] = await tx
    .select()
    .from(hireEvents)
    .where(eq(hireEvents.hireId, hireId))
    .orderBy(desc(hireEvents.id))
    .limit(1)
  return row ?? null
}

export async function deleteHireEvent(tx: Db, id: number): Promise<void> {
  await tx.delete(hireEvents).where(eq(hireEvents.id, id))
}

/** Whether a review refers to this hire. */
export async function isReviewed(tx: Db, hireId: number): Promise<boolean> {
  const rows = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.hireId, hireId)).limit(1)
  return rows.length > 0
}

/**
 * Hires that the clock has to look at, locked, the longest waiting first. Skips rows that another process has locked, and those with a
 * step that may still be undone.
 */
export async function claimDue(tx: Db, now: Date, limit: number): Promise<HireRow[]> {
  const claimed = await tx
    .select({ id: hires.id })
    .from(hires)
    .where(and(lte(hires.nextAt, now), sql`not exists (select 1 ${firstPending})`))
    .orderBy(asc(hires.nextAt))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  const ids = claimed.map(({ id }) => id)
  return ids.length === 0 ? [] : listHires(tx, inArray(hires.id, ids))
}

/** The steps of a hire, oldest first. */
export async function listHireEvents(db: Db, hireId: number) {
  return db
    .select({
      status: hireEvents.status,
      userId: hireEvents.userId,
      at: hireEvents.at,
      isNotified: hireEvents.isNotified,
      id: hireEvents.id,
      kind: hireEvents.kind,
      part: hireEvents.part,
      note: hireEvents.note,
      cents: hireEvents.cents,
      before: hireEvents.before,
    })
    .from(hireEvents)
    .where(eq(hireEvents.hireId, hireId))
    .orderBy(asc(hireEvents.at), asc(hireEvents.id))
}
export type HireEventRow = Awaited<ReturnType<typeof listHireEvents>>[number]

export const listHiresOfCompany = (db: Db, companyId: number): Promise<HireRow[]> =>
  listHires(db, eq(hires.companyId, companyId))

export const listHiresOfProfessional = (db: Db, professionalId: number): Promise<HireRow[]> =>
  listHires(db, eq(services.professionalId, professionalId))
