import { createHash } from 'node:crypto'
import type { AuditFacts } from '#server/audited.ts'
import type { auditEntries } from '#server/db/schema/audit.table.ts'

/** A row of the audit without its hashes. */
export type AuditRecord = Omit<typeof auditEntries.$inferSelect, 'previousHash' | 'hash'>

/** The hash before the first row. */
export const chainStart = Buffer.alloc(32)

/** SHA-256 over the previous hash and the row. */
export function hashOf(previous: Buffer, record: AuditRecord): Buffer {
  const values = [
    record.id,
    record.at.toISOString(),
    record.adminId,
    record.adminName,
    record.adminRole,
    record.code,
    record.subject,
    record.subjectId,
    sorted(record.before),
    sorted(record.after),
    record.reason,
    record.requestId,
    record.address,
  ]
  return createHash('sha256').update(previous).update(JSON.stringify(values)).digest()
}

/** PostgreSQL stores the keys of an object in an order of its own. */
const sorted = (facts: AuditFacts | null) =>
  facts && Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Checks rows in their order. Returns the last hash, and the number of the first row that does not fit. */
export function checkLinks(
  rows: readonly (typeof auditEntries.$inferSelect)[],
  before: { id: number; hash: Buffer },
): { id: number; hash: Buffer; brokenAt: number | null } {
  let { id, hash } = before
  for (const row of rows) {
    const fits =
      row.id === id + 1 && row.previousHash.equals(hash) && row.hash.equals(hashOf(row.previousHash, row))
    if (!fits) return { id, hash, brokenAt: id + 1 }
    ;({ id, hash } = row)
  }
  return { id, hash, brokenAt: null }
}
