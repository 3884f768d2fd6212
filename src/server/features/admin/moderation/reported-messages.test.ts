import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { createAdmin, type TestActor } from '#tests/support/actors.ts'
import { say, startTalk, textsOf, thread } from '#tests/support/conversations.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// The clock advances, and an administrator's session is short.
beforeEach(async () => {
  admin = await createAdmin(app)
})

type Queue = 'messages'
const get = async (url: string, by?: TestActor) =>
  app.request({ url, ...(by ? { headers: by.headers } : {}) })
const list = async (queue: Queue, query = '', by = admin) =>
  (await get(`/api/admin/moderation/${queue}${query}`, by)).body.items
const decide = (queue: Queue, id: number, payload: object) =>
  app.request({
    method: 'PATCH',
    url: `/api/admin/moderation/${queue}/${id}`,
    headers: admin.headers,
    payload,
  })
const reject = async (queue: Queue, id: number, note = 'Cámbiala.') =>
  expect((await decide(queue, id, { status: 'rejected', note })).status).toBe(200)
const send = (by: TestActor, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const notified = async ({ userId }: TestActor) => {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
  const [notice] = await app.deps.db
    .select({ title: notifications.title, message: notifications.message, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, 'system')))
    .orderBy(desc(notifications.id))
  return notice
}

describe('a message', () => {
  let seller: TestActor
  let company: TestActor
  let serviceId: number
  let id: number
  const text = 'Deposita S/ 50 para la entrevista'
  beforeEach(async () => {
    ;({ seller, company, serviceId } = await startTalk(app))
    for (const message of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'])
      await say(app, company, { serviceId, message })
    id = (await say(app, company, { serviceId, message: text })).body.id
    await say(app, seller, { serviceId, message: 'No, gracias.' })
  })
  const report = (by: TestActor, messageId: number) =>
    send(by, 'POST', `/api/conversations/${serviceId}/report`, { reason: 'asks_money', messageId })
  const lastLine = async (by: TestActor) => (await get('/api/conversations', by)).body[0].lastMessage

  test('is looked at by nobody until the other side reports it', async () => {
    expect(await list('messages', `?only=${id}`)).toEqual([])
    expect((await report(company, id)).status).toBe(404)
    expect((await report(seller, 999_999)).status).toBe(404)
    expect((await report(seller, id)).status).toBe(201)
    expect(await list('messages', '?status=pending&q=deposita')).toMatchObject([
      { id, text, title: 'Mensaje de Tupay', receiver: 'Rosa Tito', reasons: ['asks_money'] },
    ])
  })

  test('is read by no administrator who does not decide', async () => {
    const analyst = await createAdmin(app, 'analyst')
    expect((await get('/api/admin/moderation/messages', analyst)).status).toBe(403)
    await report(seller, id)
    const [{ reportId }] = await list('messages', `?only=${id}`)
    expect((await get(`/api/admin/reports/${reportId}/messages`, analyst)).status).toBe(403)
  })

  test('that is rejected is a line for the other side, and its author reads why', async () => {
    await report(seller, id)
    await reject('messages', id, 'No se pide dinero.')
    expect(textsOf(await thread(app, seller, serviceId)).slice(-2)).toEqual([
      'Mensaje retirado por moderación',
      'No, gracias.',
    ])
    const own = (await thread(app, company, serviceId)).body.find((one: { id: number }) => one.id === id)
    expect(own).toMatchObject({ message: text, isWithdrawn: true, moderationNote: 'No se pide dinero.' })
    const theirs = (await thread(app, seller, serviceId)).body.find((one: { id: number }) => one.id === id)
    expect(theirs).toMatchObject({ isWithdrawn: true, moderationNote: null })
    expect(await notified(company)).toMatchObject({
      title: 'Retiramos un mensaje tuyo',
      message:
        'Rosa Tito ya no lee uno de los mensajes que le escribiste sobre “Tableros en Power BI”. No se pide dinero.',
    })
  })

  test('that is rejected is the last line of the list and in no mail', async () => {
    const last = (await say(app, company, { serviceId, message: 'Yapea ahora' })).body.id
    await report(seller, last)
    await reject('messages', last)
    expect(await lastLine(seller)).toBe('Mensaje retirado por moderación')
    expect(await lastLine(company)).toBe('Yapea ahora')
    app.mails.sent.length = 0
    app.clock.advance({ minutes: 30 })
    await drainByClock(app)
    expect(JSON.stringify(app.mails.sent)).not.toContain('Yapea ahora')
    admin = await createAdmin(app)
    await decide('messages', last, { status: 'approved' })
    expect(await lastLine(seller)).toBe('Yapea ahora')
  })

  test('is read with a few around it, which the audit records', async () => {
    await report(seller, id)
    const [{ reportId }] = await list('messages', `?only=${id}`)
    const { body } = await get(`/api/admin/reports/${reportId}/messages`, admin)
    expect(body.map((one: { text: string }) => one.text)).toEqual([
      'Dos',
      'Tres',
      'Cuatro',
      'Cinco',
      'Seis',
      text,
      'No, gracias.',
    ])
    expect(body[5]).toMatchObject({ isReported: true, isByReported: true, senderName: 'Tupay' })
    const [entry] = await app.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.code, 'messages-read'))
      .orderBy(desc(auditEntries.id))
    expect(entry).toMatchObject({ subject: 'report', subjectId: String(reportId), after: { messages: 7 } })
    expect((await get('/api/admin/reports/999999/messages', admin)).status).toBe(404)
  })

  test('of a reported conversation is read if it was written before the report', async () => {
    app.clock.advance({ minutes: 1 })
    await send(seller, 'POST', `/api/conversations/${serviceId}/report`, { reason: 'spam' })
    app.clock.advance({ minutes: 1 })
    await say(app, company, { serviceId, message: 'Después' })
    const found = (await get('/api/admin/reports?kind=person&reason=spam', admin)).body.at(-1)
    const full = (await get(`/api/admin/reports/${found.id}`, admin)).body
    expect(full.thing).toMatchObject({ hasMessages: true, messageId: null })
    const { body } = await get(`/api/admin/reports/${found.id}/messages`, admin)
    expect(body.at(-1).text).toBe('No, gracias.')
  })
})
