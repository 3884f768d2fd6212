import type { jobFollowersContract } from '#contracts/jobs/job-followers.contract.ts'
import type { Deps } from '#server/deps.ts'
import { ownJob } from '#server/features/jobs/jobs.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import { followJob, readFollowers, unfollowJob } from './followers.service.ts'

export function jobFollowersRoutes(deps: Deps): Handlers<typeof jobFollowersContract> {
  const { db } = deps
  return {
    list: async ({ actor, params }) => readFollowers(db, actor, await ownJob(db, actor, params.id)),
    follow: async ({ actor, params }) => {
      const found = await ownJob(db, actor, params.id)
      await followJob(deps, actor, found)
      return readFollowers(db, actor, found)
    },
    unfollow: async ({ actor, params }) => {
      const found = await ownJob(db, actor, params.id)
      await unfollowJob(deps, actor, found)
      return readFollowers(db, actor, found)
    },
  }
}
