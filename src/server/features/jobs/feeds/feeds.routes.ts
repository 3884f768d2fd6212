import type { Feed, FeedRun, jobFeedsContract } from '#contracts/jobs/job-feeds.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { ownFeed } from '#server/features/jobs/jobs.policy.ts'
import {
  addFeed,
  answerClosings,
  changeFeed,
  type FeedWithRuns,
  listOwnFeeds,
  removeFeed,
  requireAccepted,
  runNow,
} from './feeds.service.ts'
import { previewFeed } from './preview.service.ts'

const presentRun = (run: FeedWithRuns['runs'][number]): FeedRun => ({
  id: run.id,
  startedBy: run.startedBy,
  status: run.status,
  created: run.created,
  changed: run.changed,
  reopened: run.reopened,
  closed: run.closed,
  unchanged: run.unchanged,
  postponed: run.postponed,
  refusedCount: run.refusedCount,
  refused: run.refused,
  problem: run.problem,
  startedAt: run.startedAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
})

const presentFeed = (feed: FeedWithRuns): Feed => ({
  id: feed.id,
  url: feed.url,
  category: feed.category,
  everyHours: feed.everyHours,
  state: feed.state,
  nextRunAt: feed.nextRunAt?.toISOString() ?? null,
  waitingClosings: feed.waitingClosings,
  ads: feed.ads,
  openAds: feed.openAds,
  createdAt: feed.createdAt.toISOString(),
  runs: feed.runs.map(presentRun),
})

export function jobFeedsRoutes(deps: Deps): Handlers<typeof jobFeedsContract> {
  const { db } = deps
  return {
    list: async ({ actor }) => (await listOwnFeeds(db, actor)).map(presentFeed),
    preview: async ({ actor, body }) => {
      requireAccepted(deps, body.url)
      return previewFeed(deps, actor, body)
    },
    create: async ({ actor, body }) => presentFeed(await addFeed(deps, actor, body)),
    update: async ({ actor, params, body }) =>
      presentFeed(await changeFeed(deps, await ownFeed(db, actor, params.id), body)),
    run: async ({ actor, params }) => presentFeed(await runNow(deps, await ownFeed(db, actor, params.id))),
    answerClosings: async ({ actor, params, body }) =>
      presentFeed(await answerClosings(deps, await ownFeed(db, actor, params.id), body)),
    remove: async ({ actor, params }) => ({
      undo: await removeFeed(deps, actor, await ownFeed(db, actor, params.id)),
    }),
  }
}
