import type { notificationsContract } from '#contracts/notifications.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnNotification, requireSelf } from './notifications.policy.ts'
import { presentNotifications } from './notifications.presenter.ts'
import { listOwnNotifications, readAllNotifications, readNotification } from './notifications.service.ts'

const done = { success: true } as const

export function notificationsRoutes(deps: Deps): Handlers<typeof notificationsContract> {
  return {
    mine: async ({ actor }) => presentNotifications(await listOwnNotifications(deps, actor)),
    ofProfessional: async ({ actor, params }) => {
      const self = requireSelf(actor, params.professionalId)
      return presentNotifications(await listOwnNotifications(deps, self))
    },
    read: async ({ actor, params }) => {
      await readNotification(deps, await getOwnNotification(deps.db, actor, params.id))
      return done
    },
    readAll: async ({ actor }) => {
      await readAllNotifications(deps, actor)
      return done
    },
    readAllOfProfessional: async ({ actor, params }) => {
      await readAllNotifications(deps, requireSelf(actor, params.professionalId))
      return done
    },
  }
}
