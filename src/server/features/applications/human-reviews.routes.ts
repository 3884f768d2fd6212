import type { humanReviewsContract } from '#contracts/human-reviews/human-reviews.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getReceivedApplication, getSentApplication } from './applications.policy.ts'
import { presentReceived, presentSent } from './applications.presenter.ts'
import { getForCompany, getForProfessional } from './applications.service.ts'
import { scoreCandidate } from '#server/features/applications/candidates/candidates.service.ts'
import { answerReview, requestReview } from './human-reviews.service.ts'

export function humanReviewsRoutes(deps: Deps): Handlers<typeof humanReviewsContract> {
  return {
    request: async ({ actor, params, body }) => {
      await requestReview(deps, await getSentApplication(deps.db, actor, params.id), body)
      return presentSent(await getForProfessional(deps, actor, params.id))
    },
    answer: async ({ actor, params, body }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      const undo = await answerReview(deps, actor, application, body)
      const candidate = await scoreCandidate(deps, actor, await getForCompany(deps, application))
      return { ...presentReceived(candidate, deps.clock.now()), undo }
    },
  }
}
