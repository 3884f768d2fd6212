import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import { mails, suppressedAddresses } from '#server/db/schema/platform.table.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createAdmin, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { signedAs } from '#tests/support/signed-as.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const secret = `whsec_${randomBytes(24).toString('base64')}`
let app: TestApp
let person: TestActor
beforeAll(async () => {
  app = await startTestApp({ MAIL_EVENTS_SECRET: secret })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  await app.deps.db.delete(suppressedAddresses)
  person = await createProfessional(app)
})

interface Signing {
  by?: string
  at?: Date
  prefix?: 'webhook' | 'svix'
  bytes?: string
}

const signed = (payload: string, { by = secret, bytes = payload, ...signing }: Signing = {}) =>
  signedAs(by, bytes, signing)
const post = (url: string, type: string, payload: string, signing?: Signing) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, ...signed(payload, signing) },
    payload,
  })
const event = (content: object, signing?: Signing) =>
  post('/api/mail/events', 'application/json', JSON.stringify(content), signing)
const report = (mail: string) => post('/api/mail/reports', 'message/rfc822', mail)
const bounced = (to: string | string[], type = 'Permanent') => ({
  type: 'email.bounced',
  created_at: '2026-11-26T10:00:00Z',
  data: { email_id: 'x', to, bounce: { type, subType: 'General', message: '550 5.1.1 no such user' } },
})

const stopped = async () =>
  (await app.deps.db.select().from(suppressedAddresses)).map(({ address }) => address)
const write = (to: string) =>
  transaction(app.deps, (tx) =>
    sendMail(app.deps, tx, {
      to,
      subject: 'Tu postulación',
      content: { preheader: 'p', heading: 'h', paragraphs: ['Hola'] },
    }),
  )
/** Sends a mail, and returns the Message-ID that it left with. */
async function sent(to: string): Promise<string> {
  await write(to)
  await app.queue.drain()
  return app.mails.last(to, 'Tu postulación').messageId
}

/** As Postfix writes it. */
const deliveryReport = (to: string, messageId: string, code = '5.1.1') =>
  [
    'From: MAILER-DAEMON@mx.ejemplo.pe (Mail Delivery System)',
    'To: hola@qhatu.pe',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b/1"',
    '',
    '--b/1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system. I am sorry.',
    '',
    '--b/1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.ejemplo.pe',
    'Arrival-Date: Thu, 26 Nov 2026 10:00:00 -0500 (-05)',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Original-Recipient: rfc822;${to}`,
    'Action: failed',
    `Status: ${code}`,
    'Remote-MTA: dns; mx.ejemplo.pe',
    `Diagnostic-Code: smtp; 550 ${code} <${to}>: Recipient address`,
    '    rejected: User unknown',
    '',
    '--b/1',
    'Content-Type: message/rfc822',
    '',
    'From: Qhatu <hola@qhatu.pe>',
    `To: ${to}`,
    `Message-ID: <${messageId}>`,
    'Subject: =?UTF-8?Q?Tu_postulaci=C3=B3n?=',
    '',
    'Hola',
    '',
    '--b/1--',
    '',
  ].join('\r\n')

test('a mail that comes back for good stops the mails to its address, and its owner reads why', async () => {
  // With all of a long mail, which it returns.
  const returned = deliveryReport(person.email, await sent(person.email))
  const reply = await report(returned.replace('\r\nHola\r\n', `\r\n${'Hola\r\n'.repeat(80_000)}`))
  expect(reply.json()).toEqual({ suppressed: 1 })
  await write(person.email)
  await app.queue.drain()
  expect(app.mails.sent).toHaveLength(1)
  expect(await app.deps.db.select().from(mails).where(eq(mails.to, person.email))).toHaveLength(1)
  const session = await app.request({ url: '/api/session', headers: person.headers })
  expect(session.body).toMatchObject({ user: { mailStop: 'bounce' } })
  const admin = await createAdmin(app, 'support')
  const { body } = await app.request({ url: `/api/admin/users/${person.userId}`, headers: admin.headers })
  expect(body).toMatchObject({ user: { mailStop: 'bounce' } })
})

test('the operator’s command gives a report to the product', async () => {
  const messageId = await sent(person.email)
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const command = execFile(process.execPath, ['scripts/report-mail.ts'], {
    env: { PUBLIC_URL: url, MAIL_EVENTS_SECRET: secret },
  })
  command.stdin?.end(deliveryReport(person.email, messageId))
  expect(await text(command.stdout!)).toBe('Direcciones que no reciben más correos: 1\n')
  expect(await stopped()).toEqual([person.email])
})

test('a report counts only for the address that we wrote to', async () => {
  const messageId = await sent(person.email)
  const other = await createProfessional(app)
  for (const mail of [
    deliveryReport(other.email, messageId),
    deliveryReport(person.email, 'somebody.else@ejemplo.pe'),
    deliveryReport(person.email, messageId.replace(/\.\d+@/, '.1764201600000@')),
    deliveryReport(person.email, messageId, '4.2.2'),
    deliveryReport(person.email, messageId, '5.7.1'),
  ])
    expect((await report(mail)).json()).toEqual({ suppressed: 0 })
  expect(await stopped()).toEqual([])
})

test('whoever asks for a link gets it, and the mails go out again', async () => {
  await event(bounced(person.email))
  expect(await stopped()).toEqual([person.email])
  await app.request({
    method: 'POST',
    url: '/api/email-confirmation',
    headers: person.headers,
    payload: {},
  })
  await app.queue.drain()
  expect(app.mails.sent.map(({ to }) => to)).toEqual([person.email])
  expect(await stopped()).toEqual([])
  await event(bounced(person.email))
  await app.request({ method: 'POST', url: '/api/password-reset', payload: { email: person.email } })
  await app.queue.drain()
  expect(app.mails.sent).toHaveLength(2)
})

test('a service tells of bounces for good and of complaints; other events change nothing', async () => {
  expect((await event(bounced([person.email.toUpperCase()]), { prefix: 'svix' })).json()).toEqual({
    suppressed: 1,
  })
  expect((await event({ type: 'email.complained', data: { to: ['Luis@Ejemplo.pe'] } })).json()).toEqual({
    suppressed: 1,
  })
  for (const other of [
    bounced('ana@ejemplo.pe', 'Transient'),
    { type: 'email.delivered', data: { to: 'ana@ejemplo.pe' } },
    { type: 'email.bounced', data: { to: 'ana@ejemplo.pe' } },
  ])
    expect((await event(other)).json()).toEqual({ suppressed: 0 })
  expect((await stopped()).toSorted()).toEqual(['luis@ejemplo.pe', person.email].toSorted())
})

test('a campaign leaves out who gets no mail', async () => {
  const admin = await createAdmin(app, 'support')
  const reach = async () =>
    (await app.request({ url: `/api/admin/email/reach?q=${person.email}`, headers: admin.headers })).body
  expect(await reach()).toMatchObject({ found: 1, service: 1 })
  await event(bounced(person.email))
  expect(await reach()).toMatchObject({ found: 1, service: 0 })
})

test('only the holder of the secret is heard, about exactly these bytes, within five minutes', async () => {
  const payload = JSON.stringify(bounced(person.email))
  const minutes = (count: number) => new Date(Date.now() + count * MINUTE)
  for (const signing of [
    { by: `whsec_${randomBytes(24).toString('base64')}` },
    { bytes: `${payload} ` },
    { at: minutes(-6) },
    { at: minutes(6) },
  ])
    expect((await post('/api/mail/events', 'application/json', payload, signing)).json()).toMatchObject({
      code: 'signature_invalid',
    })
  const unsigned = await app.request({
    method: 'POST',
    url: '/api/mail/events',
    payload: bounced(person.email),
  })
  expect(unsigned).toMatchObject({ status: 401, body: { code: 'signature_invalid' } })
  expect(await stopped()).toEqual([])
})

test('what is no report, no event or too large is refused', async () => {
  expect((await report('Hola')).json()).toEqual({ suppressed: 0 })
  expect((await post('/api/mail/reports', 'application/json', '{}')).statusCode).toBe(415)
  expect((await post('/api/mail/events', 'message/rfc822', 'Hola')).statusCode).toBe(415)
  expect((await post('/api/mail/events', 'application/json', '{"type"')).statusCode).toBe(400)
  expect((await event({ type: 'email.bounced' })).json()).toMatchObject({ code: 'validation_failed' })
  expect((await report('x'.repeat(1_100_000))).statusCode).toBe(413)
  const plain = await app.request({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'message/rfc822' },
    payload: 'Hola',
  })
  expect(plain.status).toBe(415)
})

test('without a secret there is no such call', async () => {
  const bare = await startTestApp()
  const reply = await bare.app.inject({
    method: 'POST',
    url: '/api/mail/events',
    headers: signed('{}'),
    payload: {},
  })
  expect(reply.json()).toMatchObject({ code: 'not_found' })
  await bare.close()
})
