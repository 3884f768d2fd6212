import { Readable } from 'node:stream'
import { formatDateTime, formatPartialDate } from '#domain/time/dates.ts'
import { countDeskRows, findDeskRow, listDeskRows } from '#server/db/desk-rows.ts'
import { complaints } from '#server/db/schema/support.table.ts'
import type { Deps } from '#server/deps.ts'
import type { Desk } from '#server/desk.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import { claimAnswer, storeAnswer, takeBackAnswer } from '#server/features/support/answers.queries.ts'
import { mimeTypes } from '#server/platform/storage/file-kinds.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { complaintPaper } from './complaint-paper.ts'
import { complaintAnswerMail, sheetFacts } from './complaints.mails.ts'
import { sheetNumber, toComplaintSheet, toSheetText } from './complaints.presenter.ts'
import { type ComplaintRow, complaintsSource, getComplaint } from './complaints.queries.ts'

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
    const pdf = await printSheet(deps, row)
    const sheet = toComplaintSheet(row, deps.config.operator)
    await sendMail(deps, tx, {
      to: row.email,
      ...complaintAnswerMail(sheet, { answer: row.answer ?? '', pdf }),
    })
  },
}

/** The sheet as a PDF. Throws not_found, and `unavailable` when too many others wait. */
export async function readSheet(
  deps: Pick<Deps, 'db' | 'config' | 'reportPrinter'>,
  id: number,
): Promise<FileReply> {
  if (!(await findDeskRow(deps.db, complaintsSource, id))) throw new AppError('not_found')
  const row = await getComplaint(deps.db, id)
  const bytes = await printSheet(deps, row)
  return {
    stream: Readable.from([bytes]),
    name: `hoja-${sheetNumber(row)}.pdf`,
    mime: mimeTypes.pdf,
    size: bytes.length,
  }
}

async function printSheet(
  { reportPrinter, config }: Pick<Deps, 'config' | 'reportPrinter'>,
  row: ComplaintRow,
): Promise<Buffer> {
  const bytes = await reportPrinter.draw(complaintPaper(toComplaintSheet(row, config.operator), row))
  if (!bytes) throw new AppError('unavailable', { retryAfter: 5 })
  return bytes
}
