import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { webhookEndpoints } from '#server/db/schema/webhooks.table.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** The endpoints of a company, the oldest first. */
export const listEndpoints = (db: Db, companyId: number): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.companyId, companyId), isNull(webhookEndpoints.deletedAt)))
    .orderBy(asc(webhookEndpoints.id))

export async function findEndpoint(db: Db, id: number): Promise<EndpointRow | null> {
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.deletedAt)))
  return row ?? null
}

/** Locked for a change, but not against new deliveries, which events write; also a deleted one. */
export async function lockEndpoint(tx: Db, id: number): Promise<EndpointRow | null> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('no key update')
  return row ?? null
}

/** Locks the company, so that two requests at once do not create more endpoints than it may have. */
export async function lockCompany(tx: Db, id: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('no key update')
}

/** The company with its account. */
export async function findCompany(db: Db, id: number) {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

export async function insertEndpoint(
  tx: Db,
  values: typeof webhookEndpoints.$inferInsert,
): Promise<EndpointRow> {
  const [row] = await tx.insert(webhookEndpoints).values(values).returning()
  if (!row) throw new Error('An endpoint was not written')
  return row
}

export async function updateEndpoint(
  tx: Db,
  id: number,
  change: Partial<Omit<EndpointRow, 'id' | 'companyId'>>,
): Promise<EndpointRow> {
  const [row] = await tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id)).returning()
  if (!row) throw new Error('An endpoint is gone')
  return row
}

/** Of all endpoints, to encrypt them again. */
export const listSecrets = (tx: Db) =>
  tx
    .select({
      id: webhookEndpoints.id,
      companyId: webhookEndpoints.companyId,
      secret: webhookEndpoints.secret,
      previousSecret: webhookEndpoints.previousSecret,
    })
    .from(webhookEndpoints)
    .for('update')

export async function setSecrets(
  tx: Db,
  id: number,
  secrets: { secret: Buffer; previousSecret: Buffer | null },
): Promise<void> {
  await tx.update(webhookEndpoints).set(secrets).where(eq(webhookEndpoints.id, id))
}

/** Deletes for good what companies deleted before this, with its deliveries. */
export async function deleteEndpointsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(webhookEndpoints).where(lt(webhookEndpoints.deletedAt, before))
}

/** Previous secrets whose time is over. */
export async function clearOldSecrets(db: Db, now: Date): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ previousSecret: null, previousEnd: null, previousUntil: null })
    .where(lt(webhookEndpoints.previousUntil, now))
}
