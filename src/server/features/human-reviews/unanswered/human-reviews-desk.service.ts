import { formatDate } from '#domain/time/dates.ts'
import { countDeskRows, findDeskRow, listDeskRows } from '#server/db/desk-rows.ts'
import type { Desk } from '#server/desk.ts'
import {
  insertHumanReviewAnswer,
  markHumanReviewNotified,
  takeBackHumanReviewAnswer,
} from '#server/features/human-reviews/human-reviews.queries.ts'
import { notifyHumanReviewAnswered } from '#server/features/human-reviews/notify-human-review.ts'
import { getReview, unansweredAt } from './unanswered-reviews.queries.ts'

/** Human reviews that a company did not answer: an administrator looks at the score and answers the person. */
export const humanReviewsDesk: Desk = {
  list: (db, filters, page) => listDeskRows(db, unansweredAt(page.now), filters, page),
  count: (db, filters, { now, most }) => countDeskRows(db, unansweredAt(now), filters, most),
  async find(db, id, now) {
    const row = await findDeskRow(db, unansweredAt(now), id)
    if (!row) return null
    const review = await getReview(db, id)
    return {
      ...row,
      answerGoesTo: 'su postulación, su campana y su correo',
      facts: [
        ['Empleo', review.jobTitle],
        ['Empresa', review.companyName],
        ['Postuló', formatDate(review.appliedAt)],
        ['Pidió la revisión', formatDate(row.createdAt)],
      ],
      texts: [['Qué le parece mal', review.reason ?? 'No escribió nada más.']],
      answer: review.answer,
    }
  },
  answer: (tx, id, { text, at, by }) => insertHumanReviewAnswer(tx, id, { answer: text, at, by }),
  takeBack: (tx, id) => takeBackHumanReviewAnswer(tx, id),
  async tell(deps, tx, id, answeredAt) {
    const { answeredAt: current } = await getReview(tx, id)
    if (current?.getTime() === answeredAt.getTime() && (await markHumanReviewNotified(tx, id)))
      await notifyHumanReviewAnswered(deps, tx, id, { byUs: true })
  },
}
