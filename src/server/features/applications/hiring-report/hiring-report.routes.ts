import type { hiringReportContract } from '#contracts/applications/hiring-report.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { hiringCsv, hiringExcel } from './hiring-report.files.ts'
import { readHiringReport } from './hiring-report.service.ts'

export function hiringReportRoutes(deps: Deps): Handlers<typeof hiringReportContract> {
  return {
    read: ({ actor, query }) => readHiringReport(deps, actor, query),
    csv: async ({ actor, query }) => hiringCsv(await readHiringReport(deps, actor, query)),
    excel: async ({ actor, query }) => hiringExcel(deps, await readHiringReport(deps, actor, query)),
  }
}
