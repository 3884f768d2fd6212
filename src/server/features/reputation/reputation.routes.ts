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
    reviews: async ({ params }) => presentReviews(await getReviews(deps, params.id)),
    portfolio: async ({ params }) => (await getPortfolio(deps, params.id)).map(presentPortfolioItem),
    certificates: async ({ params }) => (await getCertificates(deps, params.id)).map(presentCertificate),
    endorsements: async ({ params }) => presentEndorsements(await getEndorsements(deps, params.id)),
  }
}
