import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { webhookDeliveries, webhookEndpoints, webhookTries } from '#server/db/schema/webhooks.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** A company's endpoints; what was sent about a person to companies, to which and with what result. */
export async function exportOf(db: Db, { companyId, professionalId }: Person): Promise<Exported> {
  if (companyId !== null) {
    const { url, description, events, isOn, createdAt } = webhookEndpoints
    return {
      webhooks: await db
        .select({ url, description, events, isOn, createdAt })
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.companyId, companyId)),
    }
  }
  if (professionalId === null) return {}
  const { event, body, status, createdAt } = webhookDeliveries
  return {
    'enviado-a-empresas': await db
      .select({ event, body, status, createdAt, companyName: companies.name })
      .from(webhookDeliveries)
      .innerJoin(companies, eq(companies.id, webhookDeliveries.companyId))
      .where(eq(webhookDeliveries.professionalId, professionalId))
      .orderBy(desc(webhookDeliveries.id)),
  }
}

/** What was sent about a person goes, with the replies, which may repeat it. A company's endpoints go with everything. */
export async function forget(tx: Db, { companyId, professionalId }: Person): Promise<void> {
  if (companyId !== null) await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.companyId, companyId))
  if (professionalId === null) return
  const isOwn = eq(webhookDeliveries.professionalId, professionalId)
  const ownIds = tx.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(isOwn)
  await tx
    .update(webhookTries)
    .set({ reply: null })
    .where(and(inArray(webhookTries.deliveryId, ownIds)))
  await tx.update(webhookDeliveries).set({ body: null }).where(isOwn)
}
