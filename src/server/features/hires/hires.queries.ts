import { and, asc, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HireStatus } from '#contracts/services/services-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { hireEvents, hires } from '#server/db/schema/hires.table.ts'
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

const companyUsers = alias(users, 'company_users')

/** The latest step of the query's hire. */
const latest = (condition: SQL = sql`true`): SQL =>
  sql`from ${hireEvents} where hire_id = ${hires}.id and ${condition} order by id desc limit 1`

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
      /** The author of steps that the other side was not notified of; null: both know the status. */
      untoldBy: sql<number | null>`(select case when is_told then null else user_id end ${latest()})`,
      /** The status that the other side knows, and since when. */
      knownStatus: sql<HireStatus>`coalesce((select status ${latest(sql`is_told`)}), ${hires.status})`,
      knownSince: sql`coalesce((select at ${latest(sql`is_told`)}), ${hires.updatedAt})`.mapWith(
        hires.updatedAt,
      ),
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

export async function setHireStatus(
  tx: Db,
  id: number,
  status: HireRow['status'],
  updatedAt: Date,
): Promise<void> {
  await tx.update(hires).set({ status, updatedAt }).where(eq(hires.id, id))
}

/** Makes every step visible to both sides. */
export async function markEventsTold(tx: Db, hireId: number): Promise<void> {
  await tx
    .update(hireEvents)
    .set({ isTold: true })
    .where(and(eq(hireEvents.hireId, hireId), eq(hireEvents.isTold, false)))
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

/** Deliveries up to this time, locked, oldest first. Skips rows that another process has locked. */
async function claimDelivered(tx: Db, deliveredBefore: Date, limit: number, condition: SQL) {
  return tx
    .select({ id: hires.id })
    .from(hires)
    .where(and(eq(hires.status, 'delivered'), lte(hires.updatedAt, deliveredBefore), condition))
    .orderBy(asc(hires.updatedAt))
    .limit(limit)
    .for('no key update', { skipLocked: true })
}

/** Deliveries whose term, including the time after the reminder, is over. */
export const claimOverdue = (
  tx: Db,
  { deliveredBefore, remindedBefore, limit }: { deliveredBefore: Date; remindedBefore: Date; limit: number },
): Promise<{ id: number }[]> =>
  claimDelivered(tx, deliveredBefore, limit, lte(hires.remindedAt, remindedBefore))

/** Deliveries without a reminder; marks them as reminded. */
export async function claimToRemind(
  tx: Db,
  { deliveredBefore, limit, now }: { deliveredBefore: Date; limit: number; now: Date },
): Promise<HireRow[]> {
  const claimed = await claimDelivered(tx, deliveredBefore, limit, isNull(hires.remindedAt))
  if (claimed.length === 0) return []
  const these = inArray(
    hires.id,
    claimed.map(({ id }) => id),
  )
  await tx.update(hires).set({ remindedAt: now }).where(these)
  return listHires(tx, these)
}

/** The steps of a hire, oldest first. */
export async function listHireEvents(db: Db, hireId: number) {
  return db
    .select({
      status: hireEvents.status,
      userId: hireEvents.userId,
      at: hireEvents.at,
      isTold: hireEvents.isTold,
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
