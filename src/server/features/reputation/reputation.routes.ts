import type { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnEndorsement } from '#server/features/reputation/endorsements/endorsements.policy.ts'
import {
  endorseSkill,
  removeEndorsement,
} from '#server/features/reputation/endorsements/endorsements.service.ts'
import {
  presentCertificate,
  presentEndorsement,
  presentEndorsements,
  presentPortfolioItem,
  presentReview,
  presentReviewOption,
  presentReviews,
} from './reputation.presenter.ts'
import { getCertificates, getEndorsements, getPortfolio, getReviews } from './reputation.service.ts'
import {
  getReceivedReview,
  getReviewable,
  getWrittenReview,
} from '#server/features/reputation/reviews/reviews.policy.ts'
import {
  addReview,
  changeReview,
  getReviewOptions,
  removeReply,
  removeReview,
  replyToReview,
} from '#server/features/reputation/reviews/reviews.service.ts'
import { getOwnCertificate, getOwnWork } from '#server/features/reputation/showcase/showcase.policy.ts'
import {
  addCertificate,
  addPortfolioItem,
  changeCertificate,
  changePortfolioItem,
  removeCertificate,
  removePortfolioItem,
} from '#server/features/reputation/showcase/showcase.service.ts'

export function reputationRoutes(deps: Deps): Handlers<typeof reputationContract> {
  return {
    reviews: async ({ actor, params }) => presentReviews(await getReviews(deps, actor, params.id)),
    portfolio: async ({ actor, params }) =>
      (await getPortfolio(deps, actor, params.id)).map(presentPortfolioItem),
    certificates: async ({ actor, params }) =>
      (await getCertificates(deps, actor, params.id)).map(presentCertificate),
    endorsements: async ({ actor, params }) =>
      presentEndorsements(await getEndorsements(deps, actor, params.id), actor),
    reviewOptions: async ({ actor, params }) =>
      (await getReviewOptions(deps, actor, params.id)).map(presentReviewOption),
    addReview: async ({ actor, body }) => {
      const service = await getReviewable(deps.db, actor, body)
      const { row, undo } = await addReview(deps, actor, service, body)
      return { ...presentReview(row), undo }
    },
    updateReview: async ({ actor, params, body }) => {
      const review = await getWrittenReview(deps.db, actor, params.id)
      return presentReview(await changeReview(deps, actor, review, body))
    },
    deleteReview: async ({ actor, params }) => ({
      undo: await removeReview(deps, actor, await getWrittenReview(deps.db, actor, params.id)),
    }),
    reply: async ({ actor, params, body }) => {
      const review = await getReceivedReview(deps.db, actor, params.id)
      const { row, undo } = await replyToReview(deps, actor, review, body.reply)
      return { ...presentReview(row), undo }
    },
    deleteReply: async ({ actor, params }) => {
      await removeReply(deps, actor, await getReceivedReview(deps.db, actor, params.id))
    },
    addPortfolioItem: async ({ actor, body }) =>
      presentPortfolioItem(await addPortfolioItem(deps, actor, body)),
    updatePortfolioItem: async ({ actor, params, body }) => {
      const work = await getOwnWork(deps.db, actor, params.id)
      return presentPortfolioItem(await changePortfolioItem(deps, actor, work, body))
    },
    deletePortfolioItem: async ({ actor, params }) => ({
      undo: await removePortfolioItem(deps, actor, await getOwnWork(deps.db, actor, params.id)),
    }),
    addCertificate: async ({ actor, body }) => presentCertificate(await addCertificate(deps, actor, body)),
    updateCertificate: async ({ actor, params, body }) => {
      const certificate = await getOwnCertificate(deps.db, actor, params.id)
      return presentCertificate(await changeCertificate(deps, actor, certificate, body))
    },
    deleteCertificate: async ({ actor, params }) => ({
      undo: await removeCertificate(deps, actor, await getOwnCertificate(deps.db, actor, params.id)),
    }),
    endorse: async ({ actor, body }) => {
      const { row, undo } = await endorseSkill(deps, actor, body)
      return { ...presentEndorsement(row, actor), undo }
    },
    deleteEndorsement: async ({ actor, params }) => ({
      undo: await removeEndorsement(deps, actor, await getOwnEndorsement(deps.db, actor, params.id)),
    }),
  }
}
