import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { readConfig } from '#server/config.ts'

// npm run report-mail < REPORT.eml: gives the product a mail that came to the sender's mailbox, such as a report that an
// address does not exist; with `-- reply` one that came to an address for answers of candidates. A mail server calls it for
// each mail to them (docs/operations.md).
const { mailEventsSecret, publicUrl } = readConfig()
if (mailEventsSecret === null) {
  console.error('Falta MAIL_EVENTS_SECRET.')
  process.exit(1)
}
const isReply = process.argv[2] === 'reply'
const mail = await buffer(process.stdin)
const [id, at] = [`msg_${randomUUID()}`, new Date()]
const reply = await fetch(`${publicUrl}/api/mail/${isReply ? 'replies' : 'reports'}`, {
  method: 'POST',
  headers: {
    'content-type': 'message/rfc822',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(mailEventsSecret).sign(id, at, mail),
  },
  body: new Uint8Array(mail),
})
const answer = (await reply.json()) as { suppressed?: number; outcome?: string; message?: string }
if (!reply.ok) {
  console.error(answer.message)
  process.exit(1)
}
console.log(
  isReply ? `Respuesta: ${answer.outcome}` : `Direcciones que no reciben más correos: ${answer.suppressed}`,
)
