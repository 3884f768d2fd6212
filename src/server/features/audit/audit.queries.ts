import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditFilters } from '#contracts/admin/audit.contract.ts'
import { limaDayStart } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'

/** Makes other writers of the audit wait until the transaction ends: each row follows the one before. */
export async function lockAudit(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit_entries'))`)
}

export async function findLastEntry(db: Db) {
  const [row] = await db
    .select({ id: auditEntries.id, hash: auditEntries.hash })
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return row ?? null
}

export async function insertEntry(tx: Db, row: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(row)
}

/** The matching rows below `before`, the latest first. */
export const listEntries = (
  db: Db,
  filters: AuditFilters,
  { before, limit }: { before?: number | undefined; limit: number },
) =>
  db
    .select()
    .from(auditEntries)
    .where(and(...conditions(filters), before === undefined ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit)

/** The matching rows above `after`, the oldest first. */
export const listEntriesAfter = (db: Db, filters: AuditFilters, after: number, limit: number) =>
  db
    .select()
    .from(auditEntries)
    .where(and(...conditions(filters), gt(auditEntries.id, after)))
    .orderBy(asc(auditEntries.id))
    .limit(limit)

function conditions(filters: AuditFilters): (SQL | undefined)[] {
  const { code, adminId, subject, subjectId, dateFrom, dateTo } = filters
  return [
    code && eq(auditEntries.code, code),
    adminId === undefined ? undefined : eq(auditEntries.adminId, adminId),
    subject && eq(auditEntries.subject, subject),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
    dateFrom === undefined ? undefined : gte(auditEntries.at, limaDayStart(dateFrom)),
    dateTo === undefined ? undefined : lt(auditEntries.at, new Date(limaDayStart(dateTo).getTime() + DAY)),
  ]
}
