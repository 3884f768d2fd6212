import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { markHumanReviewNotified, takeBackHumanReviewAnswer } from './human-reviews.queries.ts'
import { notifyHumanReviewAnswered } from './notify-human-review.ts'

/** The kind is stored in existing databases, so it must not change. */
export const humanReviewAnswerAct = defineAct(
  'application.review-answer',
  z.object({ applicationId: z.number() }),
)

export function humanReviewActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [
    handleAct(humanReviewAnswerAct, {
      undo: (tx, { applicationId }) => takeBackHumanReviewAnswer(tx, applicationId),
      notify: async (tx, { applicationId }) => {
        if (await markHumanReviewNotified(tx, applicationId))
          await notifyHumanReviewAnswered(deps, tx, applicationId)
      },
    }),
  ]
}
