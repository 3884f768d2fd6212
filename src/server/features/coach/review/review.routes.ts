import type { coachReviewContract } from '#contracts/coach/review.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { changeLine, reviewOwn } from './review.service.ts'

export function reviewRoutes(deps: Deps): Handlers<typeof coachReviewContract> {
  return {
    review: ({ actor, query }) => reviewOwn(deps, actor, query.jobId),
    change: async ({ actor, body: { jobId, ...change } }) => {
      await changeLine(deps, actor, change)
      return reviewOwn(deps, actor, jobId)
    },
  }
}
