import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm'
import type { WebhookEvent } from '#contracts/webhooks/webhooks-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.table.ts'

/**
 * The endpoints of a company that want an event, also resting ones: what those miss can be sent again by hand. They are locked against deletion, which would otherwise undo the event
 * together with its deliveries.
 */
export const lockListening = (tx: Db, companyId: number, event: WebhookEvent): Promise<{ id: number }[]> =>
  tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.companyId, companyId),
        webhookEndpoints.isOn,
        isNull(webhookEndpoints.deletedAt),
        arrayContains(webhookEndpoints.events, [event]),
      ),
    )
    .orderBy(asc(webhookEndpoints.id))
    .for('key share')

export async function insertDeliveries(
  tx: Db,
  deliveries: (typeof webhookDeliveries.$inferInsert)[],
): Promise<number[]> {
  const rows = await tx.insert(webhookDeliveries).values(deliveries).returning({ id: webhookDeliveries.id })
  return rows.map(({ id }) => id)
}
