import type { privacyContract } from '#contracts/accounts/privacy.contract.ts'
import type { Deps } from '#server/deps.ts'
import { userCookie } from '#server/http/cookies.ts'
import type { Handlers } from '#server/http/mount.ts'
import { removeSessionCookie } from '#server/http/session-cookies.ts'
import { deleteAccount } from './deletion.service.ts'
import { exportAccount } from './export.service.ts'

export function privacyRoutes(deps: Deps): Handlers<typeof privacyContract> {
  return {
    download: ({ actor, body }) => exportAccount(deps, actor, body.password),
    async remove(call) {
      await deleteAccount(deps, call.actor, call.body.password)
      removeSessionCookie(deps, call, userCookie)
      return { success: true, message: 'Eliminamos tu cuenta.' }
    },
  }
}
