import type { z } from 'zod'
import { contactWorkingDays, dataRightDays } from '#contracts/support/support-figures.ts'
import type { DataRight } from '#contracts/support/requests-vocabulary.ts'
import type { contactBody } from '#contracts/support/support.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createCode } from '#server/platform/tokens.ts'
import { acknowledgementMail, newMessageMail } from './contact-requests.mails.ts'
import { insertContactRequest } from './contact-requests.queries.ts'

type Message = Omit<z.output<typeof contactBody>, 'humanCheck'> & {
  /** The right that a request about personal data invokes, and the account. */
  dataRight?: DataRight
  userId?: number
}
type ReceiveDeps = Pick<Deps, 'pool' | 'queue' | 'config' | 'clock'>

/**
 * Stores a message to us, acknowledges it by mail and forwards it to support. Returns the code that the answer will
 * name.
 */
export const receiveMessage = (deps: ReceiveDeps, message: Message): Promise<string> =>
  transaction(deps, (tx) => receiveMessageIn(deps, tx, message))

/** Does that in a transaction of the caller. */
export async function receiveMessageIn(
  deps: Omit<ReceiveDeps, 'pool'>,
  tx: Db,
  { name, email, topic, message, dataRight, userId }: Message,
): Promise<string> {
  const request = { name, email, topic, message, dataRight, userId }
  const now = deps.clock.now()
  const days = topic === 'privacy' ? dataRightDays[dataRight ?? 'correction'] : contactWorkingDays
  const dueOn = addWorkingDays(limaDay(now), days)
  const code = await keepUnderNewCode(tx, { ...request, createdAt: now, dueOn })
  await sendMail(deps, tx, { to: email, ...acknowledgementMail({ topic, code }) })
  await sendMail(deps, tx, {
    to: deps.config.operator.email,
    ...newMessageMail({ name, email, topic, message, code }),
  })
  return code
}

async function keepUnderNewCode(
  tx: Db,
  request: Omit<Parameters<typeof insertContactRequest>[1], 'code'>,
): Promise<string> {
  const code = createCode('C')
  return (await insertContactRequest(tx, { ...request, code })) ? code : keepUnderNewCode(tx, request)
}
