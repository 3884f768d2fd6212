import type { reputationContract } from '#contracts/reputation.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import {
  presentCertificate,
  presentEndorsements,
  presentPortfolioItem,
  presentReviews,
} from './reputation.presenter.ts'
import { getCertificates, getEndorsements, getPortfolio, getReviews } from './reputation.service.ts'

export function reputationRoutes(deps: Deps): Handlers<typeof reputationContract> {
  return {
    reviews: async ({ actor, params }) => presentReviews(await getReviews(deps, actor, params.id)),
    portfolio: async ({ actor, params }) =>
      (await getPortfolio(deps, actor, params.id)).map(presentPortfolioItem),
    certificates: async ({ actor, params }) =>
      (await getCertificates(deps, actor, params.id)).map(presentCertificate),
    endorsements: async ({ actor, params }) =>
      presentEndorsements(await getEndorsements(deps, actor, params.id)),
  }
}
