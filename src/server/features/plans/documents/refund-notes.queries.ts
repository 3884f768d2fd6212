import { and, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { documentIssues } from '#server/db/schema/document-issues.table.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'

const receipts = alias(documents, 'receipts')
const receiptIssues = alias(documentIssues, 'receipt_issues')

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(documents),
      receiptNumber: receipts.number,
      /** The numbers at the issuer, of the note and of its receipt. */
      issuedNumber: documentIssues.number,
      receiptIssuedNumber: receiptIssues.number,
      product: payments.product,
      payerName: payments.payerName,
      payerRuc: payments.payerRuc,
      payerDni: payments.payerDni,
      payerAddress: payments.payerAddress,
      paid: payments.amount,
    })
    .from(documents)
    .innerJoin(payments, eq(payments.id, documents.paymentId))
    .innerJoin(receipts, eq(receipts.id, documents.correctsId))
    .leftJoin(documentIssues, eq(documentIssues.documentId, documents.id))
    .leftJoin(receiptIssues, eq(receiptIssues.documentId, receipts.id))
    .where(and(eq(documents.kind, 'note'), where))
    .orderBy(desc(documents.id))

/** A note with its payment and the receipt that it takes back. */
export type NoteRow = Awaited<ReturnType<typeof select>>[number]

export const listNotesOf = (db: Db, userId: number): Promise<NoteRow[]> =>
  select(db, eq(payments.userId, userId))

/** Null for another account's. */
export async function findNoteOf(db: Db, id: number, userId: number): Promise<NoteRow | null> {
  const [row] = await select(db, and(eq(documents.id, id), eq(payments.userId, userId)))
  return row ?? null
}

export async function findNote(db: Db, id: number): Promise<NoteRow | null> {
  const [row] = await select(db, eq(documents.id, id))
  return row ?? null
}

/** The notes of these payments. */
export const listNotesOfPayments = (db: Db, paymentIds: readonly number[]): Promise<NoteRow[]> =>
  select(db, inArray(documents.paymentId, [...paymentIds]))
