import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { paymentCharges } from '#server/db/schema/payment-events.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'

/** Completed payments of more than 0.00 by currency, except what is held for orders, without what went back of them, in cents: all, and those since `monthStart`. */
export async function sumIncome(db: Db, monthStart: Date) {
  const returned = db
    .select({ paymentId: paymentCharges.paymentId, refunded: paymentCharges.refunded })
    .from(paymentCharges)
    .where(and(isNotNull(paymentCharges.boughtAt), gt(paymentCharges.refunded, 0)))
    .as('returned')
  const kept = sql`${payments.amount} - coalesce(${returned.refunded}, 0)`
  return db
    .select({
      currency: payments.currency,
      total: sql<number>`coalesce(sum(${kept}), 0)::float8`,
      count: sql<number>`count(*)::int`,
      month: sql<number>`coalesce(sum(${kept}) filter (where ${payments.completedAt} >= ${monthStart.toISOString()}), 0)::float8`,
    })
    .from(payments)
    .leftJoin(returned, eq(returned.paymentId, payments.id))
    .where(and(eq(payments.status, 'completed'), gt(payments.amount, 0), ne(payments.product, 'order')))
    .groupBy(payments.currency)
    .orderBy(desc(payments.currency))
}

/** Payments of more than 0.00 that ended: how many were paid (also if refunded later), and how many failed. */
export async function countEnded(db: Db): Promise<{ paid: number; failed: number }> {
  const [row] = await db
    .select({
      paid: sql<number>`count(*) filter (where ${payments.status} in ('completed', 'refunded'))::int`,
      failed: sql<number>`count(*) filter (where ${payments.status} = 'failed')::int`,
    })
    .from(payments)
    .where(gt(payments.amount, 0))
  return row ?? { paid: 0, failed: 0 }
}
