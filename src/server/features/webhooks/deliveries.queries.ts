import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DeliveryStatus } from '#contracts/webhooks/webhooks-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { webhookDeliveries, webhookEndpoints, webhookTries } from '#server/db/schema/webhooks.table.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type TryRow = typeof webhookTries.$inferSelect

/** The accounts of the person in the body and of the company. */
const people = alias(users, 'people')
const owners = alias(users, 'owners')

/**
 * True when the company may no longer see what the body says: the person withdrew, is suspended or deleted the account, or
 * the company itself is suspended.
 */
const isWithheld = sql<boolean>`(
  ${webhookDeliveries.body} is null
  or ${applications.withdrawnAt} is not null
  or ${people.suspendedAt} is not null or ${people.deletedAt} is not null
  or ${owners.suspendedAt} is not null or ${owners.deletedAt} is not null)`

/** A delivery with its endpoint and company, and whether its body may be shown and sent. */
export async function findDelivery(db: Db, id: number) {
  const [row] = await db
    .select({
      delivery: webhookDeliveries,
      endpoint: webhookEndpoints,
      companyName: companies.name,
      companyUserId: companies.userId,
      isWithheld,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(companies, eq(companies.id, webhookDeliveries.companyId))
    .leftJoin(owners, eq(owners.id, companies.userId))
    .leftJoin(applications, eq(applications.id, webhookDeliveries.applicationId))
    .leftJoin(professionals, eq(professionals.id, webhookDeliveries.professionalId))
    .leftJoin(people, eq(people.id, professionals.userId))
    .where(eq(webhookDeliveries.id, id))
  return row ?? null
}
export type FoundDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

export async function lockDelivery(tx: Db, id: number): Promise<DeliveryRow | null> {
  const [row] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for('update')
  return row ?? null
}

export async function updateDelivery(
  tx: Db,
  id: number,
  change: Partial<Omit<DeliveryRow, 'id'>>,
): Promise<void> {
  await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id))
}

export async function insertTry(tx: Db, values: typeof webhookTries.$inferInsert): Promise<void> {
  await tx.insert(webhookTries).values(values)
}

/** The tries of a delivery, the latest first. */
export const listTries = (db: Db, deliveryId: number): Promise<TryRow[]> =>
  db
    .select()
    .from(webhookTries)
    .where(eq(webhookTries.deliveryId, deliveryId))
    .orderBy(desc(webhookTries.number))

export interface OwnFilters {
  companyId: number
  status: DeliveryStatus | 'all'
  webhookId?: number | undefined
}

const conditions = ({ companyId, status, webhookId }: OwnFilters) => [
  eq(webhookDeliveries.companyId, companyId),
  isNull(webhookEndpoints.deletedAt),
  status === 'all' ? undefined : eq(webhookDeliveries.status, status),
  webhookId === undefined ? undefined : eq(webhookDeliveries.endpointId, webhookId),
]

/** The deliveries of a company below `before`, the latest first, with the address. */
export const listOwn = (db: Db, filters: OwnFilters, page: { before: number | undefined; limit: number }) =>
  db
    .select({ delivery: webhookDeliveries, endpoint: { id: webhookEndpoints.id, url: webhookEndpoints.url } })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(
      and(
        ...conditions(filters),
        page.before === undefined ? undefined : lt(webhookDeliveries.id, page.before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(page.limit)

/** How many there are, at most `most`. */
export async function countOwn(db: Db, filters: OwnFilters, most: number): Promise<number> {
  const matching = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(...conditions(filters)))
    .limit(most)
  return db.$count(matching.as('matching'))
}

/** Deliveries whose next try should have been made before this: their task was lost. */
export const listOverdue = (db: Db, before: Date, limit: number) =>
  db
    .select({ id: webhookDeliveries.id, tries: webhookDeliveries.tries })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.status, 'pending'), lt(webhookDeliveries.nextAt, before)))
    .orderBy(asc(webhookDeliveries.nextAt))
    .limit(limit)

/** Deletes what was sent before this, and what came back. The rows with their results remain. */
export async function deleteBodiesBefore(db: Db, before: Date): Promise<void> {
  const old = and(isNotNull(webhookDeliveries.body), lt(webhookDeliveries.createdAt, before))
  await db
    .update(webhookTries)
    .set({ reply: null })
    .where(
      sql`${webhookTries.deliveryId} in (select id from webhook_deliveries where body is not null and created_at < ${before.toISOString()})`,
    )
  await db.update(webhookDeliveries).set({ body: null }).where(old)
}

/** Deletes deliveries of before this, with their tries. */
export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
