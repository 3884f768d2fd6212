import type { hiresContract } from '#contracts/hires.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentHire } from './hires.presenter.ts'
import { listOwnHires, requestHire } from './hires.service.ts'

export function hiresRoutes(deps: Deps): Handlers<typeof hiresContract> {
  return {
    request: async ({ actor, params, body }) =>
      presentHire(await requestHire(deps, actor, { serviceId: params.serviceId, message: body.message })),
    mine: async ({ actor }) => (await listOwnHires(deps, actor)).map(presentHire),
  }
}
