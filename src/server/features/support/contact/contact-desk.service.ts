import { type DataRight, dataRights } from '#contracts/support/requests-vocabulary.ts'
import { contactTopics } from '#contracts/support/support-vocabulary.ts'
import { dataRightNames } from '#domain/support/request.words.ts'
import { countDeskRows, type DeskSource, findDeskRow, listDeskRows } from '#server/db/desk-rows.ts'
import { contactRequests } from '#server/db/schema/support.table.ts'
import type { Desk, DeskRow } from '#server/desk.ts'
import { claimAnswer, storeAnswer, takeBackAnswer } from '#server/features/support/answers.queries.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { requestAnswered } from './contact-notices.words.ts'
import { answerMail } from './contact-requests.mails.ts'
import {
  contactSource,
  enterpriseSource,
  getContactRequest,
  personalDataSource,
} from './contact-requests.queries.ts'

const t = contactRequests

/** A topic, or the right of a request about personal data. */
const aboutName = (about: string): string =>
  dataRights.some((right) => right === about)
    ? dataRightNames[about as DataRight]
    : (contactTopics.find(({ value }) => value === about)?.label ?? about)

const withName = (row: DeskRow): DeskRow => ({ ...row, about: aboutName(row.about) })

/** The desk of the messages of a source. */
function deskOf(source: DeskSource): Desk {
  return {
    list: async (db, filters, page) => (await listDeskRows(db, source, filters, page)).map(withName),
    count: (db, filters, { most }) => countDeskRows(db, source, filters, most),
    async find(db, id) {
      const row = await findDeskRow(db, source, id)
      if (!row) return null
      const request = await getContactRequest(db, id)
      return {
        ...withName(row),
        answerGoesTo: request.email,
        facts: [
          ['Código', request.code],
          ['Tema', aboutName(row.about)],
          ['De', request.name],
          ['Correo', request.email],
          ['Empresa', request.companyName],
          ['Empleados', request.employees],
          ['Teléfono', request.phone],
          ['Cuenta', request.userId === null ? '' : 'Lo pidió desde su cuenta'],
        ].filter((fact): fact is [string, string] => fact[1] !== ''),
        texts: [['Mensaje', request.message]],
        answer: request.answer,
      }
    },
    answer: (tx, id, answer) => storeAnswer(tx, t, id, answer),
    takeBack: (tx, id) => takeBackAnswer(tx, t, id),
    async tell(deps, tx, id, answeredAt) {
      if (!(await claimAnswer(tx, t, id, { answeredAt, now: deps.clock.now() }))) return
      const { code, email, topic, dataRight, answer, userId } = await getContactRequest(tx, id)
      const about = aboutName(dataRight ?? topic)
      await sendMail(deps, tx, {
        to: email,
        ...answerMail({ code, about, answer: answer ?? '', replyTo: deps.config.operator.email }),
      })
      if (userId !== null)
        await notify(deps, tx, { ...requestAnswered(code), userId, type: 'system', by: null, link: null })
    },
  }
}

/** Messages by the contact form, but for those of the other two desks. */
export const contactDesk = deskOf(contactSource)
/** Companies that ask for the Enterprise plan. */
export const enterpriseDesk = deskOf(enterpriseSource)
/** Requests about personal data, from the settings or by the contact form. */
export const personalDataDesk = deskOf(personalDataSource)
