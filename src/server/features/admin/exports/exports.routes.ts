import type { AdminExport, exportsContract } from '#contracts/admin/exports.contract.ts'
import { type AuditFacts, statedFilters } from '#server/audited.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { beginExport, type ExportRow, readExportFile, readExports, retryExport } from './exports.service.ts'

export function exportsRoutes(deps: Deps): Handlers<typeof exportsContract> {
  return {
    exports: async ({ actor, query }) => (await readExports(deps, actor, query.kind)).map(toAdminExport),
    async beginExport({ actor, body: { reason, ...wish } }) {
      const row = await beginExport(deps, actor, wish)
      return {
        audited: {
          subject: 'export',
          subjectId: row.id,
          after: factsOf(row),
          ...(row.withNames ? { reason } : {}),
        },
        reply: toAdminExport(row),
      }
    },
    async retryExport({ actor, params: { id } }) {
      const row = await retryExport(deps, actor, id)
      return { audited: { subject: 'export', subjectId: id, after: factsOf(row) }, reply: toAdminExport(row) }
    },
    async exportFile({ actor, params: { id } }) {
      const { row, file } = await readExportFile(deps, actor, id)
      return { audited: { subject: 'export', subjectId: id, after: factsOf(row) }, reply: file }
    },
  }
}

const toAdminExport = (row: ExportRow): AdminExport => ({
  id: row.id,
  kind: row.kind,
  format: row.format,
  withNames: row.withNames,
  state: row.state,
  rows: row.rows,
  allRows: row.allRows,
  size: row.size,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/** Without the words that were searched: they may be somebody's name. */
function factsOf({ kind, format, withNames, filters }: ExportRow): AuditFacts {
  const { q: _, ...stated } = filters
  return { list: kind, format, withNames, ...statedFilters(stated) }
}
