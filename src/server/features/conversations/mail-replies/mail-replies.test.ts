import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { mailEventsSecret, signedAs } from '#tests/support/signed-as.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let person: TestActor
let id: number
/** The address for answers in the last mail of the company. */
let address: string
beforeAll(async () => {
  app = await startTestApp({ MAIL_EVENTS_SECRET: mailEventsSecret, MAIL_REPLY_DOMAIN: 'respuestas.qhatu.pe' })
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app, { name: 'Tupay' })
  person = await createProfessional(app, { firstName: 'Nadia' })
  const jobId = await createJob(app, company, { title: 'Analista de datos' })
  const headers = (actor: TestActor) => ({ headers: actor.headers })
  const applied = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    payload: {},
    ...headers(person),
  })
  id = applied.body.application.id
  await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/messages`,
    payload: { applicationIds: [id], text: 'Hola, {nombre}' },
    ...headers(company),
  })
  app.clock.advance({ minutes: 2 })
  await drainByClock(app)
  const mail = app.mails.sent.findLast(
    ({ to, subject }) => to === person.email && subject.includes('te escribió'),
  )
  address = mail!.headers['Reply-To']!
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain(
    'Puedes responder a este correo: tu respuesta le llega a Tupay.',
  )
  app.mails.sent.length = 0
})

const post = async (mail: string, headers = signedAs(mailEventsSecret, mail)) => {
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/mail/replies',
    headers: { 'content-type': 'message/rfc822', ...headers },
    payload: mail,
  })
  await drainByClock(app)
  return { status: reply.statusCode, body: reply.json() }
}
let count = 0
interface Written {
  from?: string
  to?: string
  headers?: string[]
  body?: string
}
const mailOf = ({
  from = person.email,
  to = address,
  headers = [],
  body = 'Puedo el martes.',
}: Written = {}) =>
  [
    `From: Nadia <${from}>`,
    `To: ${to}`,
    'Subject: Re: Tupay te escribio',
    `Message-ID: <${++count}@correo.pe>`,
    'MIME-Version: 1.0',
    ...(headers.some((one) => one.startsWith('Content-Type'))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    ...headers,
    '',
    body,
  ].join('\r\n')
const thread = async (): Promise<string[]> =>
  (await app.request({ url: `/api/applications/${id}/messages`, headers: company.headers })).body.map(
    ({ message }: { message: string }) => message,
  )
const answersByMail = () =>
  app.mails.sent.filter(({ headers }) => headers['Auto-Submitted'] === 'auto-replied')

describe('an answer by mail', () => {
  test('arrives in the conversation without the quoted mail and the signature, and rings for the company', async () => {
    const body = [
      'Puedo el martes a las 10.',
      '',
      'El vie, 27 nov 2026 a las 10:15, Qhatu (<hola@qhatu.pe>) escribió:',
      '> Hola, Nadia',
      '> Abrir la conversación: http://localhost:3000/x',
    ].join('\r\n')
    expect(await post(mailOf({ body, to: address.toUpperCase() }))).toEqual({
      status: 200,
      body: { outcome: 'stored' },
    })
    expect(await thread()).toEqual(['Hola, Nadia', 'Puedo el martes a las 10.'])
    expect((await post(mailOf({ body: 'Gracias.\r\n\r\n-- \r\nNadia\r\n999 999 999' }))).body.outcome).toBe(
      'stored',
    )
    expect((await thread()).at(-1)).toBe('Gracias.')
    const bell = (await app.request({ url: '/api/notifications', headers: company.headers })).body
      .notifications
    expect(bell[0]).toMatchObject({ title: 'Un candidato te respondió' })
  })

  test('of HTML alone arrives as text', async () => {
    const body = '<div>Puedo &amp; quiero</div><div class="gmail_quote">Hola, Nadia</div>'
    expect((await post(mailOf({ headers: ['Content-Type: text/html'], body }))).body.outcome).toBe('stored')
    expect((await thread()).at(-1)).toBe('Puedo & quiero')
  })

  test('that is sent twice is stored once', async () => {
    const mail = mailOf()
    expect((await post(mail)).body.outcome).toBe('stored')
    expect((await post(mail)).body.outcome).toBe('stored')
    expect(await thread()).toEqual(['Hola, Nadia', 'Puedo el martes.'])
  })

  test('from another mailbox is not stored; its sender hears from where to write, and nothing of the conversation', async () => {
    expect((await post(mailOf({ from: 'otra@correo.pe' }))).body.outcome).toBe('other_sender')
    expect(await thread()).toEqual(['Hola, Nadia'])
    expect(answersByMail()).toMatchObject([{ to: 'otra@correo.pe', subject: 'Tu respuesta no llegó' }])
    expect(answersByMail()[0]!.text).not.toContain('Tupay')
  })

  test.each([
    ['an absence note', ['Auto-Submitted: auto-replied']],
    ['a list', ['Precedence: bulk']],
    ['a mail that came back', ['Return-Path: <>']],
  ])('%s is ignored, and nobody answers it', async (_, headers) => {
    expect((await post(mailOf({ headers }))).body.outcome).toBe('automatic')
    expect(await thread()).toEqual(['Hola, Nadia'])
    expect(answersByMail()).toEqual([])
  })

  test('to an address that we did not make is ignored', async () => {
    const [name, domain] = address.split('@') as [string, string]
    const changed = `${name.slice(0, -3)}${name.endsWith('aaa') ? 'bbb' : 'aaa'}`
    for (const to of [`${changed}@${domain}`, `hola@${domain}`, `${name}@otro.pe`])
      expect((await post(mailOf({ to }))).body.outcome).toBe('unknown')
    expect(await thread()).toEqual(['Hola, Nadia'])
  })

  test('with files arrives without them, and its sender hears so', async () => {
    const file = (text: string) =>
      [
        '--x',
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
        '--x',
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename="dni.pdf"',
        'Content-Transfer-Encoding: base64',
        '',
        'JVBERi0=',
        '--x--',
      ].join('\r\n')
    const headers = ['Content-Type: multipart/mixed; boundary=x']
    expect((await post(mailOf({ headers, body: file('Va mi DNI.') }))).body.outcome).toBe('stored')
    expect(await thread()).toEqual(['Hola, Nadia', 'Va mi DNI.'])
    expect(answersByMail()).toMatchObject([{ subject: 'Tu respuesta llegó, sin los archivos' }])
    expect((await post(mailOf({ headers, body: file('') }))).body.outcome).toBe('empty')
    expect(answersByMail()).toHaveLength(2)
    expect(await thread()).toHaveLength(2)
  })

  test('that is too long, or to a closed conversation, is not stored, and its sender hears why', async () => {
    expect((await post(mailOf({ body: 'a'.repeat(2001) }))).body.outcome).toBe('too_long')
    await app.request({
      method: 'POST',
      url: `/api/applications/${id}/withdraw`,
      headers: person.headers,
      payload: {},
    })
    expect((await post(mailOf())).body.outcome).toBe('closed')
    expect(answersByMail().map(({ subject }) => subject)).toEqual([
      'Tu respuesta no llegó',
      'Tu respuesta no llegó',
    ])
    expect(await thread()).toEqual(['Hola, Nadia'])
  })

  test('needs the signature of the mail server, and is at most a megabyte', async () => {
    const mail = mailOf()
    expect((await post(mail, signedAs(mailEventsSecret, `${mail} `))).status).toBe(401)
    expect((await post(mailOf({ body: 'a'.repeat(1_100_000) }))).status).toBe(413)
    expect(await thread()).toEqual(['Hola, Nadia'])
  })

  test('of a person whose account is gone is stored nowhere', async () => {
    await app.deps.db.update(users).set({ deletedAt: app.clock.now() }).where(eq(users.id, person.userId))
    expect((await post(mailOf())).body.outcome).toBe('unknown')
  })
})
