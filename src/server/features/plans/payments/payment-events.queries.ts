import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { PaymentProviderName } from '#contracts/plans/plans-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { paymentCharges, paymentEvents } from '#server/db/schema/payment-events.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import type { PaymentRow } from './payments.queries.ts'

export type EventRow = typeof paymentEvents.$inferSelect
export type ChargeRow = typeof paymentCharges.$inferSelect

/** Stores an event; null if it is stored already. */
export async function insertEvent(
  tx: Db,
  event: typeof paymentEvents.$inferInsert,
): Promise<{ id: number } | null> {
  const [row] = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return row ?? null
}

export async function findEvent(db: Db, id: number): Promise<EventRow | null> {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
  return row ?? null
}

export async function endEvent(
  tx: Db,
  id: number,
  end: Pick<EventRow, 'handledAt' | 'outcome'>,
): Promise<void> {
  await tx.update(paymentEvents).set(end).where(eq(paymentEvents.id, id))
}

/** Locks the payment that a provider means, by its own id of the page or by our name of it. */
export async function lockByCheckout(
  tx: Db,
  { provider, reference, key }: { provider: PaymentProviderName; reference: string | null; key: string },
): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        or(
          eq(payments.checkoutKey, key),
          reference === null
            ? undefined
            : and(isNull(payments.checkoutKey), eq(payments.providerReference, reference)),
        ),
      ),
    )
    .for('update')
  return row ?? null
}

export const listCharges = (db: Db, paymentId: number): Promise<ChargeRow[]> =>
  db
    .select()
    .from(paymentCharges)
    .where(eq(paymentCharges.paymentId, paymentId))
    .orderBy(asc(paymentCharges.id))

/** Stores what is known of a charge now. */
export async function saveCharge(tx: Db, charge: typeof paymentCharges.$inferInsert): Promise<void> {
  const { refunded, dispute, boughtAt, reversedAt, returned, fee, feeCurrency } = charge
  await tx
    .insert(paymentCharges)
    .values(charge)
    .onConflictDoUpdate({
      target: [paymentCharges.provider, paymentCharges.reference],
      set: { refunded, dispute, boughtAt, reversedAt, returned, fee, feeCurrency },
    })
}

export async function findCharge(db: Db, id: number): Promise<ChargeRow | null> {
  const [row] = await db.select().from(paymentCharges).where(eq(paymentCharges.id, id))
  return row ?? null
}

/** Locks the payments whose provider is to be asked by now, those that wait longest first; others take other ones. */
export const lockDueForCheck = (tx: Db, now: Date, limit: number): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(and(isNotNull(payments.checkAt), lte(payments.checkAt, now)))
    .orderBy(asc(payments.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true })
