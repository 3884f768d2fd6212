import { eq } from 'drizzle-orm'
import nodeIcal from 'node-ical'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { bookings } from '#server/db/schema/bookings.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { mailParts } from '#server/platform/mail/smtp.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createBookable } from '#tests/support/bookings.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ MAIL_FROM: 'Qhatu <hola@qhatu.example>', PUBLIC_URL: 'https://qhatu.example' })
})
afterAll(() => app.close())

async function createBooking() {
  const [seller, company] = [
    await createProfessional(app, { planType: 'premium', firstName: 'Íñigo', lastName: 'Ñaupari' }),
    await createCompany(app, { name: 'Tupay; Hermanos, S.A.' }),
  ]
  const payload = {
    serviceId: await createBookable(app, seller),
    professionalId: seller.id,
    date: '2026-11-24',
    time: '10:00',
    duration: 90,
    notes: 'Revisar el año 2026;\nllevar cifras, por favor',
  }
  const { body } = await app.request({
    method: 'POST',
    url: '/api/bookings',
    headers: company.headers,
    payload,
  })
  return { seller, company, id: body.id }
}
const setStatus = ({ headers }: TestActor, id: number, status: string) =>
  app.request({ method: 'PATCH', url: `/api/bookings/${id}/status`, headers, payload: { status } })

const password = 'una clave larga'
/** Deletes the account. */
async function leave({ userId, headers }: TestActor) {
  await app.deps.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, userId))
  return app.request({ method: 'DELETE', url: '/api/me', headers, payload: { password } })
}

/** The newest mail to a person as an SMTP server gets it, with \n as line end for the parser. */
async function lastMailTo({ email }: TestActor) {
  await app.queue.drain()
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    mailParts(app.mails.last(email)),
  )
  const raw = message as Buffer
  return { raw: raw.toString('latin1'), mail: await PostalMime.parse(raw, { attachmentEncoding: 'utf8' }) }
}
async function invitationTo(actor: TestActor) {
  const { raw, mail } = await lastMailTo(actor)
  const files = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar')
  return { raw, mail, files, text: String(files[0]?.content) }
}
function eventOf(text: string) {
  const event = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part?.type === 'VEVENT')
  if (event?.type !== 'VEVENT') throw new Error('No event')
  return event
}
const unfold = (text: string) => text.replaceAll(/\r?\n[ \t]/g, '')

test('a request goes to both sides as an invitation of their own, by UTC, with accents and signs whole', async () => {
  const { seller, company, id } = await createBooking()
  for (const [side, other] of [
    [company, 'Íñigo Ñaupari'],
    [seller, 'Tupay; Hermanos, S.A.'],
  ] as const) {
    const { raw, files, text } = await invitationTo(side)
    expect(raw).toMatch(/content-type: multipart\/alternative/i)
    expect(raw).toMatch(/content-type: text\/calendar;[^\n]*method=REQUEST/i)
    expect(files).toHaveLength(2)
    expect(files[1]).toMatchObject({ filename: 'cita.ics', disposition: 'attachment' })
    expect(String(files[1]?.content)).toBe(text)
    expect(text).toContain('\nMETHOD:REQUEST\n')
    expect(text).toContain('\nDTSTART:20261124T150000Z\n')
    const event = eventOf(text)
    expect(event).toMatchObject({
      uid: `booking-${id}@qhatu.example`,
      summary: `Cita con ${other}: Tableros en Power BI`,
      status: 'TENTATIVE',
      sequence: 0,
      organizer: { val: 'mailto:hola@qhatu.example' },
    })
    expect(event.start.toISOString()).toBe('2026-11-24T15:00:00.000Z')
    expect(event.end?.toISOString()).toBe('2026-11-24T16:30:00.000Z')
    expect(event.description).toContain('Notas: Revisar el año 2026;\nllevar cifras, por favor')
    expect(unfold(text)).toContain(`MAILTO:${side.email}`)
  }
})

test('neither side learns the other’s e-mail address', async () => {
  const { seller, company } = await createBooking()
  const [toCompany, toSeller] = [await lastMailTo(company), await lastMailTo(seller)]
  expect(unfold(toCompany.raw)).not.toContain(seller.email)
  expect(unfold(toSeller.raw)).not.toContain(company.email)
})

test('what follows changes the same entry of the calendar: confirmed, then taken out', async () => {
  const { seller, company, id } = await createBooking()
  await setStatus(seller, id, 'confirmed')
  await settleActs(app)
  for (const side of [seller, company]) {
    const { text } = await invitationTo(side)
    expect(text).toContain('\nMETHOD:REQUEST\n')
    expect(text).toContain('BEGIN:VALARM')
    expect(eventOf(text)).toMatchObject({
      uid: `booking-${id}@qhatu.example`,
      status: 'CONFIRMED',
      sequence: 1,
    })
  }
  await setStatus(company, id, 'cancelled')
  await settleActs(app)
  for (const side of [seller, company]) {
    const { raw, text } = await invitationTo(side)
    expect(raw).toMatch(/content-type: text\/calendar;[^\n]*method=CANCEL/i)
    expect(text).toContain('\nMETHOD:CANCEL\n')
    expect(text).not.toContain('VALARM')
    expect(eventOf(text)).toMatchObject({
      uid: `booking-${id}@qhatu.example`,
      status: 'CANCELLED',
      sequence: 2,
    })
  }
})

test('deleting an account removes its future bookings from the other side’s calendar, without a name', async () => {
  for (const leaver of ['seller', 'company'] as const) {
    const { id, ...sides } = await createBooking()
    await setStatus(sides.seller, id, 'confirmed')
    const stays = leaver === 'seller' ? sides.company : sides.seller
    expect((await leave(sides[leaver])).status).toBe(200)
    const { raw, mail, text } = await invitationTo(stays)
    expect(raw).toMatch(/content-type: text\/calendar;[^\n]*method=CANCEL/i)
    expect(mail.subject).toBe('Se canceló una cita tuya')
    expect(eventOf(text)).toMatchObject({
      uid: `booking-${id}@qhatu.example`,
      status: 'CANCELLED',
      sequence: 2,
    })
    expect(unfold(text)).toContain(`MAILTO:${stays.email}`)
    expect(unfold(text) + mail.text).not.toContain(leaver === 'seller' ? 'Ñaupari' : 'Hermanos')
  }
})

test('a past booking causes no notification when an account is deleted', async () => {
  const { seller, company, id } = await createBooking()
  await app.deps.db
    .update(bookings)
    .set({ startsAt: new Date('2026-11-20T15:00:00Z'), endsAt: new Date('2026-11-20T16:00:00Z') })
    .where(eq(bookings.id, id))
  await app.queue.drain()
  const before = app.mails.sent.length
  expect((await leave(seller)).status).toBe(200)
  await app.queue.drain()
  expect(app.mails.sent.slice(before).filter(({ to }) => to === company.email)).toEqual([])
})

test('lines of the file are no longer than 75 bytes, each with its end', async () => {
  const { company } = await createBooking()
  await app.queue.drain()
  const [{ content: text } = { content: '' }] = app.mails.last(company.email).attachments
  expect(text).toContain('END:VCALENDAR')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('either side downloads it, without anybody’s address', async () => {
  const { seller, company, id } = await createBooking()
  for (const side of [seller, company]) {
    const reply = await app.request({ url: `/api/bookings/${id}/invite.ics`, headers: side.headers })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(reply.headers['content-disposition']).toContain('cita.ics')
    expect(reply.text).toContain('\r\nMETHOD:PUBLISH\r\n')
    expect(eventOf(reply.text)).toMatchObject({ uid: `booking-${id}@qhatu.example`, status: 'TENTATIVE' })
    expect(unfold(reply.text)).not.toMatch(/mailto:/i)
  }
})

test('the outbox shows the invitation', async () => {
  const { company } = await createBooking()
  const { body } = await app.request({ url: `/api/test/outbox?to=${company.email}` })
  expect(body[0]!.attachments).toEqual([
    {
      name: 'cita.ics',
      mime: 'text/calendar; method=REQUEST',
      content: expect.stringContaining('BEGIN:VCALENDAR'),
    },
  ])
})
