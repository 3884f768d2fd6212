import type { ownAccountContract } from '#contracts/accounts/own-account.contract.ts'
import { changeEmailHours } from '#contracts/accounts/account-figures.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnSession } from '#server/features/accounts/accounts.policy.ts'
import { presentOwnAccount, presentOwnSession } from './own-account.presenter.ts'
import { readOwnAccount } from './own-account.service.ts'
import { askForNewEmail } from '#server/features/accounts/registration/email-change.service.ts'
import {
  changePassword,
  chooseFirstPassword,
} from '#server/features/accounts/passwords/own-password.service.ts'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '#server/features/accounts/sessions/own-sessions.service.ts'
import {
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '#server/features/accounts/two-factor/two-factor.service.ts'

export function ownAccountRoutes(deps: Deps): Handlers<typeof ownAccountContract> {
  return {
    read: async ({ actor }) => presentOwnAccount(await readOwnAccount(deps, actor)),
    async changeEmail({ actor, body }) {
      await askForNewEmail(deps, actor, body)
      return {
        success: true,
        message: `Te enviamos un enlace a ${body.email}. Ábrelo en las próximas ${changeEmailHours} horas para terminar el cambio.`,
      }
    },
    async changePassword({ actor, body }) {
      await changePassword(deps, actor, body)
      return { success: true, message: 'Tu contraseña cambió. Cerramos tus otras sesiones.' }
    },
    async choosePassword({ actor, body }) {
      await chooseFirstPassword(deps, actor, body.newPassword)
      return { success: true, message: 'Guardamos tu contraseña.' }
    },
    sessions: async ({ actor }) => (await listOwnSessions(deps, actor)).map(presentOwnSession),
    endSession: async ({ actor, params }) => {
      await endOwnSession(deps, await getOwnSession(deps.db, actor, params.id))
    },
    async endOtherSessions({ actor }) {
      await endOtherSessions(deps, actor)
      return { success: true, message: 'Cerramos tus otras sesiones.' }
    },
    setUpTwoFactor: ({ actor, body }) => setUpTwoFactor(deps, actor, body.password),
    enableTwoFactor: async ({ actor, body }) => ({
      recoveryCodes: await enableTwoFactor(deps, actor, body.code),
    }),
    async disableTwoFactor({ actor, body }) {
      await disableTwoFactor(deps, actor, body)
      return { success: true, message: 'Desactivaste la verificación en dos pasos.' }
    },
    renewRecoveryCodes: async ({ actor, body }) => ({
      recoveryCodes: await renewRecoveryCodes(deps, actor, body),
    }),
  }
}
