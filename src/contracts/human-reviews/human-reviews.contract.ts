import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { undoable } from '#contracts/acts/act-fields.ts'
import {
  candidateApplication,
  professionalApplication,
} from '#contracts/applications/applications.contract.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams } from '#contracts/fields.ts'
import { leastLetters, mostLetters } from '#contracts/text-lengths.ts'

export const humanReviewRequestBody = z.object({
  /** What the person considers wrong; optional. */
  reason: z.string().trim().max(mostLetters.humanReview, upTo(mostLetters.humanReview)).optional(),
})
export const humanReviewAnswerBody = z.object({
  answer: z
    .string(asks.answer)
    .trim()
    .min(leastLetters.humanReviewAnswer, asks.answer)
    .max(mostLetters.humanReview, upTo(mostLetters.humanReview)),
})

export const humanReviewsContract = {
  request: endpoint({
    method: 'POST',
    path: '/api/applications/:id/review-request',
    summary: 'Ask that a person of the company looks at the automatic score, once',
    audience: 'professional',
    scope: 'owner',
    errors: ['review_requested', 'review_unavailable'],
    params: idParams,
    body: humanReviewRequestBody,
    reply: professionalApplication,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/applications/:id/review-answer',
    summary: 'Answer somebody who asked that a person looks at the score, once',
    audience: 'company',
    scope: 'owner',
    errors: ['review_settled'],
    params: idParams,
    body: humanReviewAnswerBody,
    reply: candidateApplication.extend({ undo: undoable }),
  }),
}
