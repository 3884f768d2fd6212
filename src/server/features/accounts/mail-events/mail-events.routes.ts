import type { mailEventsContract } from '#contracts/accounts/mail-events.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { takeMailEvent, takeMailReport } from './mail-events.service.ts'

export function mailEventsRoutes(deps: Deps): Handlers<typeof mailEventsContract> {
  return {
    mailReport: async ({ body }) => ({ suppressed: await takeMailReport(deps, body.bytes) }),
    mailEvent: async ({ body: { type, data } }) => ({
      suppressed: await takeMailEvent(deps, { type, to: [data.to].flat(), bounce: data.bounce ?? null }),
    }),
  }
}
