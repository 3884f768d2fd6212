import type { ownAdminContract } from '#contracts/admin/own-admin.contract.ts'
import type { AdminActor } from '#server/actor.ts'
import type { AuditDetails } from '#server/audited.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import {
  disableTwoFactor,
  enableTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '#server/features/accounts/two-factor/two-factor.service.ts'
import { changeAdminPassword } from './own-password.service.ts'

export function ownAdminRoutes(deps: Deps): Handlers<typeof ownAdminContract> {
  return {
    read: async ({ actor }) => ({
      email: actor.email,
      twoFactor: await readTwoFactor(deps, actor),
      mustSetUpTwoFactor: actor.lacksSecondFactor,
    }),
    async changePassword({ actor, body }) {
      await changeAdminPassword(deps, actor, body)
      return {
        reply: { success: true, message: 'Tu contraseña cambió. Cerramos tus otras sesiones.' },
        audited: onSelf(actor),
      }
    },
    setUpTwoFactor: async ({ actor, body }) => ({
      reply: await setUpTwoFactor(deps, actor, body.password),
      audited: onSelf(actor),
    }),
    enableTwoFactor: async ({ actor, body }) => ({
      reply: { recoveryCodes: await enableTwoFactor(deps, actor, body.code) },
      audited: onSelf(actor),
    }),
    async disableTwoFactor({ actor, body }) {
      await disableTwoFactor(deps, actor, body)
      return {
        reply: { success: true, message: 'Desactivaste la verificación en dos pasos.' },
        audited: onSelf(actor),
      }
    },
    renewRecoveryCodes: async ({ actor, body }) => ({
      reply: { recoveryCodes: await renewRecoveryCodes(deps, actor, body) },
      audited: onSelf(actor),
    }),
  }
}

const onSelf = ({ adminId }: AdminActor): AuditDetails => ({ subject: 'admin', subjectId: adminId })
