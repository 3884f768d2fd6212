import type { z } from 'zod'
import type { contactBody } from '#contracts/support/support.contract.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createCode } from '#server/platform/tokens.ts'
import { acknowledgementMail, newMessageMail } from './contact-requests.mails.ts'
import { insertContactRequest } from './contact-requests.queries.ts'

type Message = Omit<z.output<typeof contactBody>, 'humanCheck'>

/**
 * Stores a message to us, acknowledges it by mail and forwards it to support. Returns the code that the answer will
 * name.
 */
export async function receiveMessage(
  deps: Pick<Deps, 'pool' | 'queue' | 'config' | 'clock'>,
  { name, email, topic, message }: Message,
): Promise<string> {
  return transaction(deps, async (tx) => {
    const request = { name, email, topic, message }
    const code = await keepUnderNewCode(tx, { ...request, createdAt: deps.clock.now() })
    await sendMail(deps, tx, { to: email, ...acknowledgementMail({ ...request, code }) })
    await sendMail(deps, tx, { to: deps.config.operator.email, ...newMessageMail({ ...request, code }) })
    return code
  })
}

async function keepUnderNewCode(
  tx: Db,
  request: Omit<Parameters<typeof insertContactRequest>[1], 'code'>,
): Promise<string> {
  const code = createCode('C')
  return (await insertContactRequest(tx, { ...request, code })) ? code : keepUnderNewCode(tx, request)
}
