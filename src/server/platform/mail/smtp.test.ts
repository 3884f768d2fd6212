import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renderMail } from '#domain/mail/layout.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp.ts'

let received: { raw: Buffer; from: string; to: string[] }[] = []
let refuse = false
let mailer: Mailer
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onAuth: ({ username, password }, _session, answer) =>
    password === 'secret' ? answer(null, { user: username }) : answer(new Error('wrong password')),
  onRcptTo: (_address, _session, answer) => answer(refuse ? new Error('no such mailbox') : null),
  onData: (stream, { envelope }, answer) => {
    const from = envelope.mailFrom ? envelope.mailFrom.address : ''
    const to = envelope.rcptTo.map(({ address }) => address)
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      received.push({ raw: Buffer.concat(chunks), from, to })
      answer()
    })
  },
})

const urlFor = (credentials: string) =>
  `smtp://${credentials}127.0.0.1:${(server.server.address() as AddressInfo).port}`

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  mailer = smtpMailer(urlFor('qhatu:secret@'))
})

beforeEach(() => {
  received = []
  refuse = false
})

afterAll(async () => {
  await mailer.close()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
})

const content = {
  preheader: 'Revisa tu postulación',
  heading: 'María Núñez postuló a tu empleo',
  paragraphs: ['El señor Ñaupari también quiere saber: ¿cuándo empiezan? Ánimo.'],
  action: { label: 'Ver postulación', url: '/company/candidates' },
}
const mail = {
  messageId: '7c1b6c1e@qhatu.example',
  from: 'Qhatu <hola@qhatu.example>',
  to: 'maria@correo.example',
  subject: 'Nueva postulación: Diseñador/a gráfico',
  headers: {},
  attachments: [],
  ...renderMail(content, 'https://qhatu.example'),
}

describe('mail by SMTP', () => {
  test('arrives as it was written: sender, receiver, subject, both parts, accents', async () => {
    await mailer.deliver(mail)
    const [arrived] = received
    expect(arrived).toMatchObject({ from: 'hola@qhatu.example', to: ['maria@correo.example'] })
    const parsed = await PostalMime.parse(arrived?.raw ?? '')
    expect(parsed).toMatchObject({
      messageId: '<7c1b6c1e@qhatu.example>',
      from: { name: 'Qhatu', address: 'hola@qhatu.example' },
      subject: mail.subject,
    })
    expect(parsed.text?.trim()).toBe(mail.text.trim())
    expect(parsed.html?.trim()).toBe(mail.html)
    const header = (key: string) => parsed.headers.find((found) => found.key === key)?.value
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('content-type')).toContain('multipart/alternative')
  })

  test('a line break in a subject makes no header', async () => {
    await mailer.deliver({ ...mail, subject: 'Hola\r\nBcc: otra@correo.example' })
    const parsed = await PostalMime.parse(received[0]?.raw ?? '')
    expect(parsed.bcc ?? []).toEqual([])
    expect(received[0]?.to).toEqual(['maria@correo.example'])
  })

  test('headers of its own arrive whole, and a line break in one makes no other', async () => {
    const address = `https://qhatu.example/suscripcion/cancelar/${'a'.repeat(120)}`
    await mailer.deliver({
      ...mail,
      headers: { 'List-Unsubscribe': `<${address}>`, 'X-Search': 'a\r\nBcc: otra@correo.example' },
    })
    const parsed = await PostalMime.parse(received[0]?.raw ?? '')
    expect(parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${address}>`)
    expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(parsed.bcc ?? []).toEqual([])
  })

  test('what travels with it arrives as a file, and as another form of the mail where it is one', async () => {
    const content = 'BEGIN:VCALENDAR\nSUMMARY:Reunión en Ñaña\nEND:VCALENDAR\n'
    const file = { name: 'cita.ics', mime: 'text/calendar; method=REQUEST', content }
    await mailer.deliver({ ...mail, attachments: [{ ...file, isAlternative: true }] })
    await mailer.deliver({ ...mail, attachments: [{ ...file, mime: 'text/csv', name: 'lista.csv' }] })
    const [invitation, list] = await Promise.all(
      received.map(({ raw }) => PostalMime.parse(raw, { attachmentEncoding: 'utf8' })),
    )
    const asFile = { mimeType: 'text/calendar', filename: 'cita.ics', disposition: 'attachment', content }
    expect(invitation?.attachments).toMatchObject([
      { mimeType: 'text/calendar', method: 'REQUEST', content },
      asFile,
    ])
    expect(invitation?.text?.trim()).toBe(mail.text.trim())
    expect(list?.attachments).toMatchObject([{ mimeType: 'text/csv', filename: 'lista.csv', content }])
  })

  test('a refused mailbox is an error', async () => {
    refuse = true
    await expect(mailer.deliver(mail)).rejects.toThrow('no such mailbox')
  })

  test('a wrong password is an error', async () => {
    const stranger = smtpMailer(urlFor('qhatu:wrong@'))
    await expect(stranger.deliver(mail)).rejects.toThrow('wrong password')
    await stranger.close()
  })
})
