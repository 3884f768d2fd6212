import type { liveContract } from '#contracts/live/live.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'

export function liveRoutes({ live }: Deps): Handlers<typeof liveContract> {
  return {
    events: async ({ actor, query }) => {
      live.requireRoom()
      return (page) => live.add({ userId: actor.userId, session: actor.session, since: query.since }, page)
    },
  }
}
