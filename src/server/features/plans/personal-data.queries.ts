import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { billingDetails } from '#server/db/schema/billing-details.table.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { userId }: Person): Promise<Exported> {
  const {
    product,
    amount,
    currency,
    status,
    payerName,
    payerRuc,
    payerDni,
    payerAddress,
    createdAt,
    completedAt,
    usedAt,
    jobId,
    discount,
    months,
  } = payments
  return {
    datosDeRecibos: await db
      .select({
        documentKind: billingDetails.documentKind,
        documentNumber: billingDetails.documentNumber,
        address: billingDetails.address,
      })
      .from(billingDetails)
      .where(eq(billingDetails.userId, userId)),
    pagos: await db
      .select({
        receiptNumber: documents.number,
        product,
        amount,
        currency,
        status,
        payerName,
        payerRuc,
        payerDni,
        payerAddress,
        createdAt,
        completedAt,
        jobId,
        usedAt,
        discount,
        months,
      })
      .from(payments)
      .leftJoin(documents, and(eq(documents.paymentId, payments.id), eq(documents.kind, 'receipt')))
      .where(eq(payments.userId, userId))
      .orderBy(desc(payments.id)),
  }
}

/**
 * Payments and receipts remain. A receipt for money keeps the payer's name for the tax office; one for 0.00 does not.
 */
export async function forget(tx: Db, { userId }: Person): Promise<void> {
  await tx.delete(billingDetails).where(eq(billingDetails.userId, userId))
  await tx
    .update(payments)
    .set({ payerName: '', payerRuc: '', payerDni: '', payerAddress: '' })
    .where(and(eq(payments.userId, userId), eq(payments.amount, 0)))
}
