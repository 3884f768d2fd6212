import type { doublesContract } from '#contracts/applications/doubles.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getReceivedApplication } from '#server/features/applications/applications.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentDoubles } from './doubles.presenter.ts'
import { joinApplications, readDoubles, separate, tellApart } from './doubles.service.ts'

export function doublesRoutes(deps: Deps): Handlers<typeof doublesContract> {
  return {
    read: async ({ actor, params }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      return presentDoubles(await readDoubles(deps, actor, application), deps.clock.now())
    },
    join: async ({ actor, params, body }) => {
      const front = await getReceivedApplication(deps.db, actor, params.id)
      const other = await getReceivedApplication(deps.db, actor, body.otherId)
      return { undo: await joinApplications(deps, actor, front, other) }
    },
    separate: async ({ actor, params }) => {
      await separate(deps, actor, await getReceivedApplication(deps.db, actor, params.id))
      return { success: true as const }
    },
    tellApart: async ({ actor, params, body }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      const other = await getReceivedApplication(deps.db, actor, body.otherId)
      await tellApart(deps, actor, application, other)
      return { success: true as const }
    },
  }
}
