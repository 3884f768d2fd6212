import { formatDateTime, formatPartialDate } from '#domain/time/dates.ts'
import { countDeskRows, findDeskRow, listDeskRows } from '#server/db/desk-rows.ts'
import { complaints } from '#server/db/schema/support.table.ts'
import type { Desk } from '#server/desk.ts'
import { claimAnswer, storeAnswer, takeBackAnswer } from '#server/features/support/answers.queries.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { complaintAnswerMail, sheetFacts } from './complaints.mails.ts'
import { sheetNumber, toComplaintSheet, toSheetText } from './complaints.presenter.ts'
import { complaintsSource, getComplaint } from './complaints.queries.ts'

/** The complaints book: the answer is written on the sheet, and the consumer gets it by mail. */
export const complaintsDesk: Desk = {
  list: (db, filters, page) => listDeskRows(db, complaintsSource, filters, page),
  count: (db, filters, { most }) => countDeskRows(db, complaintsSource, filters, most),
  async find(db, id) {
    const row = await findDeskRow(db, complaintsSource, id)
    if (!row) return null
    const complaint = await getComplaint(db, id)
    return {
      ...row,
      answerGoesTo: complaint.email,
      facts: [
        ['Número', sheetNumber(complaint)],
        ['Fecha y hora', formatDateTime(complaint.createdAt)],
        ['Responder hasta', formatPartialDate(complaint.dueOn)],
        ...sheetFacts(toSheetText(complaint)),
      ],
      texts: [
        ['Detalle', complaint.detail],
        ['Pedido', complaint.request],
      ],
      answer: complaint.answer,
    }
  },
  answer: (tx, id, answer) => storeAnswer(tx, complaints, id, answer),
  takeBack: (tx, id) => takeBackAnswer(tx, complaints, id),
  async tell(deps, tx, id, answeredAt) {
    if (!(await claimAnswer(tx, complaints, id, { answeredAt, now: deps.clock.now() }))) return
    const row = await getComplaint(tx, id)
    const sheet = toComplaintSheet(row, deps.config.operator)
    await sendMail(deps, tx, { to: row.email, ...complaintAnswerMail(sheet, row.answer ?? '') })
  },
}
