import type { Undoable } from '#contracts/acts/act-fields.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { CompanyActor } from '#server/http/actor.ts'
import { reviewAnswerAct } from './applications.acts.ts'
import type { ReceivedApplication, SentApplication } from './applications.policy.ts'
import { getParties } from './applications.queries.ts'
import { insertReviewAnswer, insertReviewRequest } from './human-reviews.queries.ts'
import { tellReviewRequested } from './tell-parties.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/*
 * A score in hiring is automatic, so whoever is scored may ask that a person looks (DS 115-2025-PCM): somebody of the company,
 * which decides. It is asked once for an application and answered once, in words; a score is not changed by it.
 */

/** Throws review_unavailable for a company without an account, and review_requested the second time or once withdrawn. */
export async function requestReview(
  deps: Writing,
  { id }: SentApplication,
  { reason }: { reason?: string | undefined },
): Promise<void> {
  await transaction(deps, async (tx) => {
    if ((await getParties(tx, id)).companyUserId === null) throw new AppError('review_unavailable')
    const request = { reason: reason || null, at: deps.clock.now() }
    if (!(await insertReviewRequest(tx, id, request))) throw new AppError('review_requested')
    await tellReviewRequested(deps, tx, id)
  })
}

/** The person hears of it when it can no longer be undone. Throws review_settled where nobody asked, or somebody has answered. */
export async function answerReview(
  deps: Writing,
  actor: CompanyActor,
  { id }: ReceivedApplication,
  { answer }: { answer: string },
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    if (!(await insertReviewAnswer(tx, id, { answer, at: deps.clock.now() })))
      throw new AppError('review_settled')
    const act = { userId: actor.userId, subjectId: id, data: { applicationId: id } }
    return perform(deps, tx, reviewAnswerAct, act)
  })
}
