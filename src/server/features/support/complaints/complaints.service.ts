import type { z } from 'zod'
import type { complaintBody, ComplaintSheet } from '#contracts/support/support.contract.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { complaintMail } from './complaints.mails.ts'
import { toComplaintSheet } from './complaints.presenter.ts'
import { insertComplaint } from './complaints.queries.ts'

type Filled = Omit<z.output<typeof complaintBody>, 'humanCheck'>

/** To answer a sheet, with no extension (Ley 29571, art. 24, as changed by Ley 31435). */
const workingDaysToAnswer = 15

/**
 * Files a sheet of the complaints book: it gets its number and the last day to answer, and goes to the consumer and to the
 * operator by mail. Throws validation_failed for a RUC whose check digit is wrong.
 */
export async function fileComplaint(
  deps: Pick<Deps, 'pool' | 'queue' | 'config' | 'clock'>,
  { amount, isMinor, guardianName, ...filled }: Filled,
): Promise<ComplaintSheet> {
  if (filled.documentType === 'ruc' && !isValidRuc(filled.documentNumber))
    throw new AppError('validation_failed', {
      fields: { documentNumber: 'Revisa los dígitos de tu RUC: no son de uno válido' },
    })
  const createdAt = deps.clock.now()
  return transaction(deps, async (tx) => {
    const { operator } = deps.config
    const row = await insertComplaint(tx, {
      ...filled,
      guardianName: isMinor ? guardianName : '',
      amount: amount === '' ? null : Math.round(Number(amount) * 100),
      createdAt,
      dueOn: addWorkingDays(limaDay(createdAt), workingDaysToAnswer),
    })
    const sheet = toComplaintSheet(row, operator)
    await sendMail(deps, tx, { to: sheet.email, ...complaintMail(sheet, 'consumer') })
    await sendMail(deps, tx, { to: operator.email, ...complaintMail(sheet, 'operator') })
    return sheet
  })
}
