import type { debugContract } from '#contracts/debug/debug.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { setEntryCookies, visitOf } from '#server/http/session-cookies.ts'
import { toOutboxMail } from './debug.presenter.ts'
import { listOutbox } from './outbox.service.ts'
import {
  createTestAccounts,
  createTestApplication,
  createTestJob,
  setUpEnvironment,
} from './test-environment.service.ts'
import { loginAsTest } from './test-login.service.ts'

export function debugRoutes(deps: Deps): Handlers<typeof debugContract> {
  const done = (message: string) => ({ success: true as const, message })
  return {
    outbox: async ({ query }) => (await listOutbox(deps, query.to)).map(toOutboxMail),
    setupEnvironment: async () => done(await setUpEnvironment(deps)),
    createTestAccounts: async () => done(await createTestAccounts(deps)),
    createTestJob: async () => done(await createTestJob(deps)),
    createTestApplication: async () => done(await createTestApplication(deps)),
    async testLogin(call) {
      setEntryCookies(deps, call, await loginAsTest(deps, visitOf(deps, call), call.body))
      return done(`Entraste como ${call.body.email}.`)
    },
  }
}
