import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** Of a server that programs of the tests report mails to. */
export const mailEventsSecret = `whsec_${'cW9oYXR1'.repeat(5)}`

interface Signing {
  at?: Date
  prefix?: 'webhook' | 'svix'
}

/** The headers that a program sends with these bytes that shares the secret. */
export function signedAs(
  secret: string,
  bytes: string,
  { at = new Date(), prefix = 'webhook' }: Signing = {},
): Record<string, string> {
  const id = `msg_${randomUUID()}`
  return {
    [`${prefix}-id`]: id,
    [`${prefix}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
    [`${prefix}-signature`]: new Webhook(secret).sign(id, at, bytes),
  }
}
