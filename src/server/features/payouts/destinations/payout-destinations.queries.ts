import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { payoutDestinations, payouts } from '#server/db/schema/payouts.table.ts'

export type DestinationRow = typeof payoutDestinations.$inferSelect

export const listDestinations = (db: Db, userId: number): Promise<DestinationRow[]> =>
  db
    .select()
    .from(payoutDestinations)
    .where(eq(payoutDestinations.userId, userId))
    .orderBy(asc(payoutDestinations.currency))

export async function putDestination(tx: Db, row: DestinationRow): Promise<void> {
  const { userId: _, currency: __, ...changed } = row
  await tx
    .insert(payoutDestinations)
    .values(row)
    .onConflictDoUpdate({
      target: [payoutDestinations.userId, payoutDestinations.currency],
      set: changed,
    })
}

/** False: there was none. */
export async function deleteDestination(tx: Db, userId: number, currency: PayoutCurrency): Promise<boolean> {
  const rows = await tx
    .delete(payoutDestinations)
    .where(and(eq(payoutDestinations.userId, userId), eq(payoutDestinations.currency, currency)))
    .returning({ userId: payoutDestinations.userId })
  return rows.length > 0
}

/** Every sealed number, locked. */
export async function listSealed(tx: Db) {
  const { userId, currency, sealed } = payoutDestinations
  return {
    destinations: await tx.select({ userId, currency, sealed }).from(payoutDestinations).for('update'),
    rows: await tx
      .select({ id: payouts.id, partyId: payouts.partyId, sealed: payouts.sealed })
      .from(payouts)
      .where(isNotNull(payouts.sealed))
      .for('update'),
  }
}

/** Seals each of them again. */
export async function replaceSealed(
  { destinations, rows }: Awaited<ReturnType<typeof listSealed>>,
  tx: Db,
  again: (userId: number, sealed: Buffer) => Buffer,
): Promise<void> {
  for (const { userId, currency, sealed } of destinations)
    await tx
      .update(payoutDestinations)
      .set({ sealed: again(userId, sealed) })
      .where(and(eq(payoutDestinations.userId, userId), eq(payoutDestinations.currency, currency)))
  for (const { id, partyId, sealed } of rows)
    if (sealed)
      await tx
        .update(payouts)
        .set({ sealed: again(partyId, sealed) })
        .where(eq(payouts.id, id))
}
