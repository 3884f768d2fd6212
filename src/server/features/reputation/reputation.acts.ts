import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import {
  deletePendingEndorsement,
  findEndorsed,
  markEndorsementNotified,
} from '#server/features/reputation/endorsements/endorsements.queries.ts'
import {
  deletePendingReview,
  markReplyNotified,
  markReviewNotified,
  takeBackReply,
} from '#server/features/reputation/reviews/reviews.queries.ts'
import { requireRoomForWork } from '#server/features/reputation/showcase/room-for-work.ts'
import {
  notifyEndorsed,
  notifyReplied,
  notifyReviewed,
  notifySealed,
} from '#server/features/reputation/reviews/notify-review.ts'

const id = z.number()
export const reviewAct = defineAct('review.new', z.object({ reviewId: id }))
export const replyAct = defineAct('review.reply', z.object({ reviewId: id }))
export const endorsementAct = defineAct('endorsement.new', z.object({ endorsementId: id }))

const ofProfessional = z.object({ professionalId: id })
export const reviewRemoval = defineAct('review.removal', ofProfessional)
export const endorsementRemoval = defineAct('endorsement.removal', ofProfessional)
export const workRemoval = defineAct('portfolio.removal', ofProfessional)
export const certificateRemoval = defineAct('certificate.removal', ofProfessional)

/** Refreshes the public pages that show the professional. */
const restored = (tx: Db, { professionalId }: z.output<typeof ofProfessional>) =>
  notifyProfileChange(tx, professionalId)

export function reputationActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [
    handleAct(reviewAct, {
      undo: (tx, { reviewId }) => deletePendingReview(tx, reviewId),
      async notify(tx, { reviewId }) {
        const row = await markReviewNotified(tx, reviewId)
        if (!row) return
        // The order room shows that it waits, or what it says.
        if (row.review.hireId !== null) await pushEvent(tx, [row.professionalUserId], { topic: 'hires' })
        if (row.review.isSealed) return notifySealed(deps, tx, row)
        await notifyReviewed(deps, tx, row)
        await notifyProfileChange(tx, row.review.professionalId)
      },
    }),
    handleAct(replyAct, {
      undo: async (tx, { reviewId }) => (await takeBackReply(tx, reviewId)) !== null,
      async notify(tx, { reviewId }) {
        const row = await markReplyNotified(tx, reviewId)
        if (!row) return
        await notifyReplied(deps, tx, row)
        await notifyProfileChange(tx, row.review.professionalId)
      },
    }),
    handleAct(endorsementAct, {
      undo: (tx, { endorsementId }) => deletePendingEndorsement(tx, endorsementId),
      async notify(tx, { endorsementId }) {
        const row = await markEndorsementNotified(tx, endorsementId)
        if (!row) return
        const { professionalId } = row.endorsement
        await notifyEndorsed(deps, tx, row, await findEndorsed(tx, professionalId))
        await notifyProfileChange(tx, professionalId)
      },
    }),
    handleRemoval(reviewRemoval, { restored }),
    handleRemoval(endorsementRemoval, { restored }),
    handleRemoval(certificateRemoval, { restored }),
    handleRemoval(workRemoval, {
      async restored(tx, data) {
        await requireRoomForWork(tx, data.professionalId)
        await restored(tx, data)
      },
    }),
  ]
}
