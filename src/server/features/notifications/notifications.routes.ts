import { requireSelf } from '#server/actor.ts'
import type { notificationsContract } from '#contracts/notifications/notifications.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnNotification } from './notifications.policy.ts'
import { presentNotifications } from './notifications.presenter.ts'
import { presentPreferences } from './preferences.presenter.ts'
import { listTurnedOff, setPreference } from './preferences.queries.ts'
import { listOwnNotifications, readAllNotifications, readNotification } from './notifications.service.ts'

const done = { success: true } as const

export function notificationsRoutes(deps: Deps): Handlers<typeof notificationsContract> {
  return {
    mine: async ({ actor, query }) => presentNotifications(await listOwnNotifications(deps, actor, query)),
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
    preferences: async ({ actor }) =>
      presentPreferences(actor.kind, await listTurnedOff(deps.db, actor.userId)),
    setPreference: async ({ actor, body }) => {
      await setPreference(deps.db, { userId: actor.userId, ...body })
      return presentPreferences(actor.kind, await listTurnedOff(deps.db, actor.userId))
    },
    readAllOfProfessional: async ({ actor, params }) => {
      await readAllNotifications(deps, requireSelf(actor, params.professionalId))
      return done
    },
  }
}
