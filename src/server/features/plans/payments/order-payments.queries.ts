import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger.table.ts'
import { orderPayments } from '#server/db/schema/order-payments.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'

const select = (db: Db) =>
  db
    .select({
      paymentId: orderPayments.paymentId,
      orderId: sql<number>`${payments.orderId}`,
      part: sql<number>`${payments.orderPart}`,
      clientId: orderPayments.clientId,
      userId: payments.userId,
      /** What the client paid: price and fee. */
      amount: payments.amount,
      currency: payments.currency,
      price: orderPayments.price,
      feeRate: orderPayments.feeRate,
      heldAt: orderPayments.heldAt,
      begunAt: orderPayments.begunAt,
      settledAt: orderPayments.settledAt,
      released: orderPayments.released,
    })
    .from(orderPayments)
    .innerJoin(payments, eq(payments.id, orderPayments.paymentId))
/** A payment of a part of an order. */
export type OrderPayment = Awaited<ReturnType<typeof select>>[number]

export async function insertOrderPayment(tx: Db, row: typeof orderPayments.$inferInsert): Promise<void> {
  await tx.insert(orderPayments).values(row).onConflictDoNothing()
}

export async function updateOrderPayment(
  tx: Db,
  paymentId: number,
  values: Partial<typeof orderPayments.$inferInsert>,
): Promise<void> {
  await tx.update(orderPayments).set(values).where(eq(orderPayments.paymentId, paymentId))
}

/** Locks it until the transaction ends. */
export async function lockOrderPayment(tx: Db, paymentId: number): Promise<OrderPayment | null> {
  const [row] = await select(tx).where(eq(orderPayments.paymentId, paymentId)).for('update')
  return row ?? null
}

/** The payments of an order that came, by part. */
export const listOrderPayments = (db: Db, orderId: number): Promise<OrderPayment[]> =>
  select(db)
    .where(and(eq(payments.orderId, orderId), isNotNull(orderPayments.heldAt)))
    .orderBy(asc(payments.orderPart), asc(orderPayments.paymentId))

/** The payments that hold the money of this part, by number. */
export async function listHeld(db: Db, orderId: number, part: number): Promise<number[]> {
  const rows = await db
    .select({ id: orderPayments.paymentId })
    .from(orderPayments)
    .innerJoin(payments, eq(payments.id, orderPayments.paymentId))
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.orderPart, part),
        isNotNull(orderPayments.begunAt),
        isNull(orderPayments.settledAt),
      ),
    )
    .orderBy(asc(orderPayments.paymentId))
  return rows.map(({ id }) => id)
}

/** What is owed to the payer of this payment, as booked, in cents. */
export async function sumOwed(tx: Db, paymentId: number): Promise<number> {
  const [row] = await tx
    .select({ owed: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.paymentId, paymentId), eq(ledgerEntries.account, 'refunds_due')))
  return row?.owed ?? 0
}
