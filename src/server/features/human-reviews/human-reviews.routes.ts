import type { humanReviewsContract } from '#contracts/human-reviews/human-reviews.contract.ts'
import type { Deps } from '#server/deps.ts'
import { viewOfReceiver, viewOfSender } from '#server/features/applications/application-views.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getGivenScore, getOwnScore } from './human-reviews.policy.ts'
import { answerHumanReview, requestHumanReview } from './human-reviews.service.ts'

export function humanReviewsRoutes(deps: Deps): Handlers<typeof humanReviewsContract> {
  return {
    request: async ({ actor, params, body }) => {
      await requestHumanReview(deps, await getOwnScore(deps.db, actor, params.id), body)
      return viewOfSender(deps, actor, params.id)
    },
    answer: async ({ actor, params, body }) => {
      const score = await getGivenScore(deps.db, actor, params.id)
      const undo = await answerHumanReview(deps, actor, score, body)
      return { ...(await viewOfReceiver(deps, actor, params.id)), undo }
    },
  }
}
