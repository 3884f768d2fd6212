import { and, asc, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { IssueFilter } from '#contracts/plans/issues-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { documentIssues } from '#server/db/schema/document-issues.table.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'

export type IssueRow = typeof documentIssues.$inferSelect

export async function insertIssue(tx: Db, issue: typeof documentIssues.$inferInsert): Promise<void> {
  await tx.insert(documentIssues).values(issue)
}

export async function findIssue(db: Db, documentId: number): Promise<IssueRow | null> {
  const [row] = await db.select().from(documentIssues).where(eq(documentIssues.documentId, documentId))
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockIssue(tx: Db, documentId: number): Promise<IssueRow | null> {
  const [row] = await tx
    .select()
    .from(documentIssues)
    .where(eq(documentIssues.documentId, documentId))
    .for('update')
  return row ?? null
}

export async function updateIssue(tx: Db, documentId: number, values: Partial<IssueRow>): Promise<void> {
  await tx.update(documentIssues).set(values).where(eq(documentIssues.documentId, documentId))
}

/** One more question brought no answer. */
export async function countTry(db: Db, documentId: number, failedAt: Date): Promise<void> {
  await db
    .update(documentIssues)
    .set({ failedAt, tries: sql`${documentIssues.tries} + 1` })
    .where(and(eq(documentIssues.documentId, documentId), eq(documentIssues.state, 'waiting')))
}

/** Whether another document has this number. */
export async function isTaken(db: Db, number: string, documentId: number): Promise<boolean> {
  const rows = await db
    .select({ id: documentIssues.documentId })
    .from(documentIssues)
    .where(and(eq(documentIssues.number, number), sql`${documentIssues.documentId} <> ${documentId}`))
  return rows.length > 0
}

/** The notes of a receipt that wait for an answer, the oldest first. */
export const listWaitingNotes = (db: Db, receiptId: number): Promise<{ documentId: number }[]> =>
  db
    .select({ documentId: documentIssues.documentId })
    .from(documentIssues)
    .innerJoin(documents, eq(documents.id, documentIssues.documentId))
    .where(and(eq(documents.correctsId, receiptId), eq(documentIssues.state, 'waiting')))
    .orderBy(asc(documents.id))

const isIn = (filter: IssueFilter) => {
  if (filter === 'all') return undefined
  if (filter === 'failed') return and(eq(documentIssues.state, 'waiting'), isNotNull(documentIssues.failedAt))
  return eq(documentIssues.state, filter)
}

/** A page of them below `before`, the latest first. */
export const listIssues = (
  db: Db,
  { filter, before, limit }: { filter: IssueFilter; before: number | undefined; limit: number },
) =>
  db
    .select({
      issue: documentIssues,
      kind: documents.kind,
      number: documents.number,
      issuedAt: documents.issuedAt,
      paymentId: documents.paymentId,
      total: documents.total,
      currency: documents.currency,
      payerName: payments.payerName,
    })
    .from(documentIssues)
    .innerJoin(documents, eq(documents.id, documentIssues.documentId))
    .innerJoin(payments, eq(payments.id, documents.paymentId))
    .where(and(isIn(filter), before === undefined ? undefined : lt(documentIssues.documentId, before)))
    .orderBy(desc(documentIssues.documentId))
    .limit(limit)

export type ListedIssueRow = Awaited<ReturnType<typeof listIssues>>[number]

/** How many there are, up to `mostCounted`. */
export async function countIssues(db: Db, filter: IssueFilter): Promise<number> {
  const some = db
    .select({ id: documentIssues.documentId })
    .from(documentIssues)
    .where(or(isIn(filter)))
    .limit(mostCounted)
    .as('some')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return row?.total ?? 0
}
