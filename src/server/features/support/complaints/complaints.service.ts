import type { z } from 'zod'
import type { complaintBody, ComplaintSheet } from '#contracts/support/support.contract.ts'
import { complaintWorkingDays } from '#contracts/support/support-figures.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { complaintFiledMail, complaintMail } from './complaints.mails.ts'
import type { UnsentCopy } from '#server/features/support/support.policy.ts'
import { toComplaintSheet } from './complaints.presenter.ts'
import { insertComplaint, takeUnsentCopy } from './complaints.queries.ts'

type Filled = Omit<z.output<typeof complaintBody>, 'humanCheck'>

/**
 * Files a sheet of the complaints book: assigns its number and the last day to answer, and mails it to the operator
 * and the consumer. Without the human check (`isHuman`) the address is unconfirmed, so the consumer gets a link that
 * sends the copy. Throws validation_failed for a RUC with a wrong check digit.
 */
export async function fileComplaint(
  deps: Pick<Deps, 'pool' | 'queue' | 'config' | 'clock'>,
  { amount, isMinor, guardianName, ...filled }: Filled,
  { isHuman }: { isHuman: boolean },
): Promise<ComplaintSheet> {
  if (filled.documentType === 'ruc' && !isValidRuc(filled.documentNumber))
    throw new AppError('validation_failed', {
      fields: { documentNumber: 'Revisa los dígitos de tu RUC: no son de uno válido' },
    })
  const createdAt = deps.clock.now()
  const token = isHuman ? null : createToken()
  return transaction(deps, async (tx) => {
    const { operator } = deps.config
    const row = await insertComplaint(tx, {
      ...filled,
      guardianName: isMinor ? guardianName : '',
      amount: amount === '' ? null : Math.round(Number(amount) * 100),
      createdAt,
      dueOn: addWorkingDays(limaDay(createdAt), complaintWorkingDays),
      copyTokenHash: token === null ? null : hashToken(token),
    })
    const sheet = toComplaintSheet(row, operator)
    const mail =
      token === null
        ? complaintMail(sheet, 'consumer')
        : complaintFiledMail(deps.config.publicUrl, { ...sheet, token })
    await sendMail(deps, tx, { to: sheet.email, ...mail })
    await sendMail(deps, tx, { to: operator.email, ...complaintMail(sheet, 'operator') })
    return sheet
  })
}

/** Sends the copy to the address that the link has confirmed, once. Throws link_expired for the second of two calls. */
export async function sendUnsentCopy(
  deps: Pick<Deps, 'pool' | 'queue' | 'config'>,
  { copyTokenHash }: UnsentCopy,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const row = await takeUnsentCopy(tx, copyTokenHash)
    if (!row) throw new AppError('link_expired')
    const sheet = toComplaintSheet(row, deps.config.operator)
    await sendMail(deps, tx, { to: sheet.email, ...complaintMail(sheet, 'consumer') })
  })
}
