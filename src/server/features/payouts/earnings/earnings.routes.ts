import type { earningsContract } from '#contracts/payouts/earnings.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { earningsCsv, earningsExcel } from './earnings.files.ts'
import { readEarnings } from './earnings.service.ts'

export function earningsRoutes(deps: Deps): Handlers<typeof earningsContract> {
  return {
    mine: ({ actor }) => readEarnings(deps, actor),
    csv: async ({ actor }) => earningsCsv(await readEarnings(deps, actor), deps.clock.now()),
    excel: async ({ actor }) => earningsExcel(deps, await readEarnings(deps, actor), deps.clock.now()),
  }
}
