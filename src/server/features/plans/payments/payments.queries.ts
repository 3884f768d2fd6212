import { and, desc, eq, getTableColumns, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { billingDetails } from '#server/db/schema/billing-details.table.ts'
import { documentIssues } from '#server/db/schema/document-issues.table.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

export type PaymentRow = typeof payments.$inferSelect

/** A payment with its receipt and the number of it, null until completed, and the title of the job that a premium ad was used for. */
export type PaymentWithReceipt = PaymentRow & {
  receiptNumber: number | null
  receipt: typeof documents.$inferSelect | null
  jobTitle: string | null
  /** Of the receipt, at the issuer for the tax office. */
  issuedNumber: string | null
}

export const paymentColumns = {
  ...getTableColumns(payments),
  receiptNumber: documents.number,
  receipt: getTableColumns(documents),
  jobTitle: jobs.title,
  issuedNumber: documentIssues.number,
}
export const isReceiptOf = and(eq(documents.paymentId, payments.id), eq(documents.kind, 'receipt'))

const select = (db: Db) =>
  db
    .select(paymentColumns)
    .from(payments)
    .leftJoin(documents, isReceiptOf)
    .leftJoin(documentIssues, eq(documentIssues.documentId, documents.id))
    .leftJoin(jobs, eq(jobs.id, payments.jobId))

export async function insertPayment(tx: Db, payment: typeof payments.$inferInsert): Promise<number> {
  const [row] = await tx.insert(payments).values(payment).returning({ id: payments.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

export async function updatePayment(
  db: Db,
  id: number,
  values: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await db.update(payments).set(values).where(eq(payments.id, id))
}

/** Locks the payment until the transaction ends. Its receipt is not read: that of another transaction would be missed. */
export async function lockPayment(tx: Db, id: number): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row ?? null
}

/** The newest payment of this account for the very same thing that waits for its money since then. */
export async function findWaiting(
  tx: Db,
  {
    since,
    ...same
  }: { since: Date } & Pick<
    PaymentRow,
    | 'userId'
    | 'product'
    | 'serviceId'
    | 'orderId'
    | 'orderPart'
    | 'amount'
    | 'currency'
    | 'discount'
    | 'months'
    | 'codeId'
    | 'provider'
  >,
): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        gt(payments.createdAt, since),
        ...Object.entries(same).map(
          ([column, value]) => sql`${payments[column as keyof typeof same]} is not distinct from ${value}`,
        ),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1)
  return row ?? null
}

/** Until when what the account has paid for this product lasts, without one payment. Null: it has none that counts. */
export async function lastPaidUntil(
  db: Db,
  userId: number,
  { product, except }: { product: PaymentRow['product']; except: number },
): Promise<Date | null> {
  const [row] = await db
    .select({ paidUntil: payments.paidUntil })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.product, product),
        eq(payments.status, 'completed'),
        ne(payments.id, except),
        isNotNull(payments.paidUntil),
      ),
    )
    .orderBy(desc(payments.paidUntil))
    .limit(1)
  return row?.paidUntil ?? null
}

/** Whether the account has a completed payment for this product. */
export async function hasPaid(db: Db, userId: number, product: PaymentRow['product']): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.product, product), eq(payments.status, 'completed')))
    .limit(1)
  return rows.length > 0
}

/** The payment with this provider reference, only if it belongs to this account. */
export async function findByReference(
  db: Db,
  of: { provider: PaymentRow['provider']; reference: string; userId: number },
): Promise<PaymentWithReceipt | null> {
  const [row] = await select(db).where(
    and(
      eq(payments.provider, of.provider),
      eq(payments.providerReference, of.reference),
      eq(payments.userId, of.userId),
    ),
  )
  return row ?? null
}

export async function listPaymentsOf(db: Db, userId: number): Promise<PaymentWithReceipt[]> {
  return select(db).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt), desc(payments.id))
}

export async function findPayment(db: Db, id: number): Promise<PaymentWithReceipt | null> {
  const [row] = await select(db).where(eq(payments.id, id))
  return row ?? null
}

export async function getPayment(db: Db, id: number): Promise<PaymentWithReceipt> {
  const row = await findPayment(db, id)
  if (!row) throw new Error('There is no such payment')
  return row
}

/** Null for another account's. */
export async function findPaymentOf(db: Db, id: number, userId: number): Promise<PaymentWithReceipt | null> {
  const [row] = await select(db).where(and(eq(payments.id, id), eq(payments.userId, userId)))
  return row ?? null
}

/** The payer as named on a receipt. Null when the account is deleted. */
export async function findPayer(
  db: Db,
  userId: number,
): Promise<{ name: string; ruc: string; dni: string; address: string; email: string } | null> {
  const [row] = await db
    .select({
      name: sql<string>`coalesce(${companies.name}, trim(${professionals.firstName} || ' ' || ${professionals.lastName}), '')`,
      ruc: sql<string>`coalesce(${companies.ruc}, ${numberOf('ruc')}, '')`,
      dni: sql<string>`coalesce(${numberOf('dni')}, '')`,
      address: sql<string>`coalesce(${billingDetails.address}, '')`,
      email: users.email,
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(professionals, eq(professionals.userId, users.id))
    .leftJoin(billingDetails, eq(billingDetails.userId, users.id))
    .where(eq(users.id, userId))
  return row ?? null
}

const numberOf = (kind: 'ruc' | 'dni') =>
  sql`case when ${billingDetails.documentKind} = ${kind} then ${billingDetails.documentNumber} end`
