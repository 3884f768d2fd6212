import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { mails } from '#server/db/schema/platform.table.ts'
import { RecordingMailer } from '#tests/support/recording-mailer.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { Mail } from './mailer.ts'
import { mailTasks, sendMail } from './send-mail.ts'

/** Delivers, unless the server is down. */
class FlakyMailer extends RecordingMailer {
  isDown = false
  attempts = 0

  override async deliver(mail: Mail): Promise<void> {
    this.attempts += 1
    if (this.isDown) throw new Error('The mail server does not answer')
    await super.deliver(mail)
  }
}

const mailer = new FlakyMailer()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ MAIL_FROM: 'Qhatu <hola@qhatu.example>' }, { mailer })
})
afterAll(() => app.close())
beforeEach(async () => {
  mailer.isDown = false
  mailer.attempts = 0
  mailer.sent.length = 0
  await app.deps.db.delete(mails)
})

const write = (to = 'rosa@ejemplo.pe') =>
  transaction(app.deps, (tx) =>
    sendMail(app.deps, tx, {
      to,
      subject: 'Tu postulación',
      content: { preheader: 'p', heading: 'Recibimos tu postulación', paragraphs: ['Te avisaremos.'] },
    }),
  )

const stored = async () => {
  const [row] = await app.deps.db.select().from(mails)
  return row
}

/** Ends the retry pauses of all failed tasks. */
const skipWaits = () =>
  app.deps.db.execute(sql`update queue.job set start_after = now() where state = 'retry'`)

/** Runs a mail's delivery like a worker that took over the task of a dead one. */
const deliverAgain = (mailId: number) => mailTasks({ ...app.deps, mailer })[0]?.run({ mailId })

test('a mail is delivered once, as it was written, after the commit', async () => {
  await write()
  expect(mailer.sent).toEqual([])
  expect((await stored())?.sentAt).toBeNull()
  await app.queue.drain()
  const row = await stored()
  expect(mailer.sent).toEqual([
    {
      messageId: expect.stringMatching(/^mail-\d+\.\d+@localhost$/),
      from: 'Qhatu <hola@qhatu.example>',
      to: 'rosa@ejemplo.pe',
      subject: 'Tu postulación',
      html: expect.stringContaining('Recibimos tu postulación'),
      text: expect.stringContaining('Te avisaremos.'),
      headers: {},
      attachments: [],
    },
  ])
  expect(row?.sentAt).toEqual(app.clock.now())
})

test('a sent mail is stored without its links, which would work for anyone who has them', async () => {
  const link = 'http://localhost:3000/restablecer-contrasena/abc'
  await transaction(app.deps, (tx) =>
    sendMail(app.deps, tx, {
      to: 'rosa@ejemplo.pe',
      subject: 'Cambia tu contraseña',
      content: {
        preheader: 'p',
        heading: 'h',
        paragraphs: ['Elige otra.'],
        action: { label: 'Cambiar', url: link },
      },
      headers: { 'List-Unsubscribe': '<http://localhost:3000/suscripcion/abc>' },
      attachments: [{ name: 'cita.ics', mime: 'text/calendar', content: `URL:${link}` }],
    }),
  )
  expect(JSON.stringify(await stored())).toContain(link)
  await app.queue.drain()
  expect(JSON.stringify(mailer.sent[0])).toContain(link)
  const kept = await stored()
  expect(kept?.text).toContain('Elige otra.')
  expect(kept?.html).toContain('Elige otra.')
  expect(JSON.stringify(kept)).not.toMatch(/https?:/)
})

test('a mail is kept for 30 days', async () => {
  await write()
  await app.queue.drain()
  const age = async (days: number) => {
    const createdAt = new Date(app.clock.now().getTime() - days * 24 * 3_600_000)
    await app.deps.db.update(mails).set({ createdAt }).where(eq(mails.to, 'rosa@ejemplo.pe'))
    await mailTasks({ ...app.deps, mailer })
      .find(({ task }) => task.name === 'mail.delete-old')
      ?.run({})
    return (await stored()) !== undefined
  }
  expect(await age(29)).toBe(true)
  expect(await age(31)).toBe(false)
})

test('the same task a second time delivers nothing', async () => {
  await write()
  await app.queue.drain()
  await deliverAgain((await stored())?.id ?? 0)
  expect(mailer.attempts).toBe(1)
})

test('a mail that was deleted meanwhile is no failure', async () => {
  await deliverAgain(2_000_000)
  expect(mailer.attempts).toBe(0)
})

test('while the server is down nothing is lost, and the mail is delivered under the same id when it is back', async () => {
  mailer.isDown = true
  await write()
  await expect(app.queue.drain()).rejects.toThrow('The mail server does not answer')
  expect((await stored())?.sentAt).toBeNull()
  expect(await app.queue.drain()).toBe(0)

  await skipWaits()
  await expect(app.queue.drain()).rejects.toThrow('The mail server does not answer')
  mailer.isDown = false
  await skipWaits()
  expect(await app.queue.drain()).toBe(1)
  expect(mailer.attempts).toBe(3)
  expect(mailer.sent).toHaveLength(1)
  expect(await stored()).toMatchObject({ tries: 3, sentAt: app.clock.now() })
})

test('one mail that cannot be delivered does not hold up the others', async () => {
  mailer.isDown = true
  await write('primero@ejemplo.pe')
  await write('segundo@ejemplo.pe')
  await expect(app.queue.drain()).rejects.toThrow()
  mailer.isDown = false
  await app.queue.drain()
  expect(mailer.sent.map((mail) => mail.to)).toEqual(['segundo@ejemplo.pe'])
  await skipWaits()
  await app.queue.drain()
  expect(mailer.sent.map((mail) => mail.to)).toEqual(['segundo@ejemplo.pe', 'primero@ejemplo.pe'])
})

test('a transaction that is rolled back sends nothing and leaves nothing', async () => {
  const failing = transaction(app.deps, async (tx) => {
    await sendMail(app.deps, tx, {
      to: 'rosa@ejemplo.pe',
      subject: 'Nunca',
      content: { preheader: 'p', heading: 'h', paragraphs: [] },
    })
    throw new Error('the application failed')
  })
  await expect(failing).rejects.toThrow('the application failed')
  expect(await app.queue.drain()).toBe(0)
  expect(await stored()).toBeUndefined()
  expect(mailer.attempts).toBe(0)
})
