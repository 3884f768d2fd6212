import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { inOneLine } from '#contracts/fields.ts'

const asks = 'Envía el evento como lo describe la guía de operación'
const address = z.string(asks).trim().max(320, asks)

/** How many addresses get no more mail. */
const reply = z.object({ suppressed: z.number() })

/** What the operator's mail server, or the service that sends for it, tells about mails that did not arrive. */
export const mailEventsContract = {
  mailReport: endpoint({
    method: 'POST',
    path: '/api/mail/reports',
    summary:
      'A report about a mail that came back (RFC 3464) or was reported as unwanted (RFC 5965), as the mail that it is',
    audience: 'anyone',
    signed: 'mail',
    raw: 'message/rfc822',
    secret: true,
    reply,
  }),
  mailEvent: endpoint({
    method: 'POST',
    path: '/api/mail/events',
    summary:
      'An event of a mail service: bounces for good and complaints count, other events are accepted and ignored',
    audience: 'anyone',
    signed: 'mail',
    secret: true,
    body: z.object({
      /** `email.bounced`, `email.complained`, or another one. */
      type: z.string(asks).overwrite(inOneLine).max(100, asks),
      data: z.object(
        {
          to: z.union([address, z.array(address).max(50, asks)], asks),
          bounce: z
            .object(
              {
                /** `Permanent` counts, `Transient` and `Undetermined` do not. */
                type: z.string(asks).max(100, asks),
                message: z.string(asks).max(10_000, asks).default(''),
              },
              asks,
            )
            .optional(),
        },
        asks,
      ),
    }),
    reply,
  }),
}
