import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { lockFeed, updateFeed } from './feeds.queries.ts'

/** The company stopped importing from a feed. It is only marked, because what came from it depends on it. */
export const feedRemoval = defineAct('job-feed.removal', z.object({ feedId: z.number() }))

/** Nobody else is concerned. */
export const feedActs = ({ clock }: Pick<Deps, 'clock'>): ActHandler[] => [
  handleAct(feedRemoval, {
    undo: async (tx, { feedId }) => {
      const feed = await lockFeed(tx, feedId)
      if (!feed?.deletedAt) return false
      await updateFeed(tx, feedId, {
        deletedAt: null,
        nextRunAt: feed.state === 'on' ? clock.now() : null,
      })
      return true
    },
    notify: () => Promise.resolve(),
  }),
]
