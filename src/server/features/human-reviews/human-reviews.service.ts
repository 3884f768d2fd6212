import type { Undoable } from '#contracts/acts/act-fields.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { CompanyActor } from '#server/actor.ts'
import { getPartiesOf } from '#server/features/applications/notify-parties.service.ts'
import { humanReviewAnswerAct } from './human-reviews.acts.ts'
import type { GivenScore, OwnScore } from './human-reviews.policy.ts'
import { insertHumanReviewAnswer, insertHumanReviewRequest } from './human-reviews.queries.ts'
import { notifyHumanReviewRequested } from './notify-human-review.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/*
 * A score in hiring is automatic, so the applicant may ask for a human review (DS 115-2025-PCM). Somebody of the
 * company, which decides, answers it. There is one request and one written answer per application; the score does not
 * change.
 */

/**
 * Throws review_unavailable for a company without an account, and review_requested for a second request or a
 * withdrawn application.
 */
export async function requestHumanReview(
  deps: Writing,
  { id }: OwnScore,
  { reason }: { reason?: string | undefined },
): Promise<void> {
  await transaction(deps, async (tx) => {
    if ((await getPartiesOf(tx, id)).companyUserId === null) throw new AppError('review_unavailable')
    const request = { reason: reason || null, at: deps.clock.now() }
    if (!(await insertHumanReviewRequest(tx, id, request))) throw new AppError('review_requested')
    await notifyHumanReviewRequested(deps, tx, id)
  })
}

/**
 * The person is notified when the answer can no longer be undone. Throws review_settled when there is no request or
 * it was answered.
 */
export async function answerHumanReview(
  deps: Writing,
  actor: CompanyActor,
  { id }: GivenScore,
  { answer }: { answer: string },
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    if (!(await insertHumanReviewAnswer(tx, id, { answer, at: deps.clock.now() })))
      throw new AppError('review_settled')
    const act = { userId: actor.userId, subjectId: id, data: { applicationId: id } }
    return perform(deps, tx, humanReviewAnswerAct, act)
  })
}
