import { requireSelf } from '#server/actor.ts'
import type { matchingContract } from '#contracts/matching/matching.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { compareSkills } from '#server/features/matching/compatibility/compatibility.service.ts'
import { getOwnSuggestion } from './matching.policy.ts'
import { presentRecommendation, presentSuggestion } from './matching.presenter.ts'
import { presentMatch } from './matching.service.ts'
import { matchOwn, recommendJobs } from '#server/features/matching/recommendations/recommendations.service.ts'
import { listSimilarJobs } from '#server/features/matching/recommendations/similar-jobs.service.ts'
import {
  dismiss,
  draftSuggestedService,
  getSuggestions,
  rebuildSuggestions,
  restore,
} from '#server/features/matching/suggestions/suggestions.service.ts'

export function matchingRoutes(deps: Deps): Handlers<typeof matchingContract> {
  return {
    recommendedJobs: async ({ actor, query }) => {
      const { jobs, counts, gaps, isApproximate } = await recommendJobs(deps, actor, query.limit)
      return {
        recommendations: jobs.map(presentRecommendation),
        professionalProfile: counts,
        gaps,
        isApproximate,
      }
    },
    ownMatch: async ({ actor, params }) => {
      const { match, gaps } = await matchOwn(deps, actor, params.id)
      return { matchScore: match.score, match: presentMatch(match), gaps }
    },
    similarJobs: async ({ params }) => listSimilarJobs(deps, params.id),
    compatibility: async ({ actor, body }) => compareSkills(deps, actor, body),
    suggestions: async ({ actor, params }) =>
      (await getSuggestions(deps, requireSelf(actor, params.id))).map(presentSuggestion),
    createServiceFromSuggestion: async ({ actor, params }) => {
      const suggestion = await getOwnSuggestion(deps.db, actor, params.id)
      const { serviceId, isNew } = await draftSuggestedService(deps, actor, suggestion)
      const message = isNew ? 'Servicio creado a partir de la sugerencia' : 'Ya tienes este servicio'
      return { success: true, message, serviceId, isNew }
    },
    dismissSuggestion: async ({ actor, params }) => {
      await dismiss(deps, await getOwnSuggestion(deps.db, actor, params.id))
    },
    restoreSuggestion: async ({ actor, params }) =>
      presentSuggestion(await restore(deps, await getOwnSuggestion(deps.db, actor, params.id))),
    regenerateSuggestions: async ({ actor, params }) => {
      const found = await rebuildSuggestions(deps, requireSelf(actor, params.id))
      return {
        success: true,
        message:
          found === 0
            ? 'Todavía no encontramos servicios para tu perfil'
            : found === 1
              ? 'Encontramos 1 sugerencia'
              : `Encontramos ${found} sugerencias`,
      }
    },
  }
}
