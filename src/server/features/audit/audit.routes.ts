import type { auditContract } from '#contracts/admin/audit.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { csvFile } from '#server/platform/csv.ts'
import { statedFilters } from '#server/audited.ts'
import { allOfAudit, pageOfAudit } from './audit.service.ts'
import { csvColumns, toCsvRow, toEntry } from './audit.presenter.ts'

export function auditRoutes(deps: Deps): Handlers<typeof auditContract> {
  return {
    async auditEntries({ query: { before, ...filters }, setHeader }) {
      const { entries, hasOlder } = await pageOfAudit(deps, filters, before)
      const oldest = entries.at(-1)
      if (hasOlder && oldest) setHeader('link', olderLink('/api/admin/audit', filters, oldest.id))
      return entries.map(toEntry)
    },
    async exportAudit({ query }) {
      const batches = allOfAudit(deps, query)
      return {
        audited: { subject: 'audit', subjectId: null, after: statedFilters(query) },
        reply: csvFile(`auditoria-${limaDay(deps.clock.now())}.csv`, csvColumns, batches, toCsvRow),
      }
    },
  }
}
