import type { AuditCode } from '#contracts/admin/admin-vocabulary.ts'
import { type AuditFilters, auditPageSize } from '#contracts/admin/audit.contract.ts'
import type { AdminActor, RequestTrace } from '#server/actor.ts'
import type { AuditDetails } from '#server/audited.ts'
import type { Db } from '#server/db/connection.ts'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import { findLastEntry, insertEntry, listEntries, listEntriesAfter, lockAudit } from './audit.queries.ts'
import { type AuditRecord, chainStart, checkLinks, hashOf } from './chain.ts'

/** Records what an administrator did, in the transaction that does it. */
export async function writeAudit(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  admin: Pick<AdminActor, 'adminId' | 'name' | 'role'>,
  { code, audited, trace }: { code: AuditCode; audited: AuditDetails; trace: RequestTrace },
): Promise<void> {
  await lockAudit(tx)
  const last = (await findLastEntry(tx)) ?? { id: 0, hash: chainStart }
  const record: AuditRecord = {
    id: last.id + 1,
    at: clock.now(),
    adminId: admin.adminId,
    adminName: admin.name,
    adminRole: admin.role,
    code,
    subject: audited.subject,
    subjectId: audited.subjectId === null ? null : String(audited.subjectId),
    before: audited.before ?? null,
    after: audited.after ?? null,
    reason: audited.reason ?? '',
    ...trace,
  }
  await insertEntry(tx, { ...record, previousHash: last.hash, hash: hashOf(last.hash, record) })
}

/** A page of the audit, the latest first; `hasOlder`: there is another one. */
export async function pageOfAudit(
  { db }: Pick<Deps, 'db'>,
  filters: AuditFilters,
  before: number | undefined,
) {
  const rows = await listEntries(db, filters, { before, limit: auditPageSize + 1 })
  return { entries: rows.slice(0, auditPageSize), hasOlder: rows.length > auditPageSize }
}

/** All matching rows in batches, the oldest first. */
export const allOfAudit = ({ db }: Pick<Deps, 'db'>, filters: AuditFilters) =>
  readInBatches((after, limit) => listEntriesAfter(db, filters, after, limit))

/**
 * Checks the whole chain. `brokenAt` is the number of the first row that was changed or is missing, or null. A cut
 * end does not show: compare `entries` and `head` (hexadecimal) with those of an earlier check.
 */
export async function verifyAudit(deps: Pick<Deps, 'db'>) {
  let position: { id: number; hash: Buffer } = { id: 0, hash: chainStart }
  for await (const rows of allOfAudit(deps, {})) {
    const { brokenAt, ...next } = checkLinks(rows, position)
    position = next
    if (brokenAt !== null) return { entries: next.id, head: next.hash.toString('hex'), brokenAt }
  }
  return { entries: position.id, head: position.hash.toString('hex'), brokenAt: null }
}
