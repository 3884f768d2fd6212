import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { webhookPageSize } from '#contracts/admin/webhooks.contract.ts'
import { webhookDeliveries } from '#server/db/schema/webhooks.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { type Receiver, startReceiver, status } from '#tests/support/webhook-receiver.ts'
import { createWebhook } from '#tests/support/webhooks.ts'

let app: TestApp
let receiver: Receiver
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_LOCAL: 'on' })
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await app.close()
})
beforeEach(async () => {
  await app.deps.db.delete(webhookDeliveries)
  admin = await createAdmin(app, 'support')
})

const get = <Url extends string>(url: Url, headers = admin.headers) => app.request({ url, headers })
const found = async (query: string) =>
  (await get(`/api/admin/webhooks/deliveries${query}`)).body as { id: number; companyName: string }[]
const namesOf = async (query: string) => (await found(query)).map(({ companyName }) => companyName)

/** A company to whose webhook somebody's application was announced. */
async function announceTo(name: string): Promise<TestActor> {
  const company = await createCompany(app, { name })
  await createWebhook(app, company, receiver.url)
  const person = await createProfessional(app)
  const url = `/api/jobs/${await createJob(app, company)}/apply`
  await app.request({ method: 'POST', url, headers: person.headers })
  await drainByClock(app)
  return company
}

test('the list is filtered by company, message, state, event and time, and counted', async () => {
  await announceTo('Ñan Logística')
  receiver.answer(status(500))
  await announceTo('Sacha Foods')
  expect(await namesOf('')).toEqual(['Sacha Foods', 'Ñan Logística'])
  expect(await namesOf('?search=nan')).toEqual(['Ñan Logística'])
  expect(await namesOf('?search=logistica ñan')).toEqual(['Ñan Logística'])
  expect(await namesOf('?search=%25')).toEqual([])
  expect(await namesOf('?status=pending')).toEqual(['Sacha Foods'])
  expect(await namesOf('?event=job_closed')).toEqual([])
  const [newest] = (await get('/api/admin/webhooks/deliveries')).body
  expect(newest).toMatchObject({ status: 'pending', code: 500, tries: 1, url: receiver.url })
  expect(await namesOf(`?search=${newest!.messageId}`)).toEqual(['Sacha Foods'])
  app.clock.advance({ minutes: 25 * 60 })
  admin = await createAdmin(app, 'support')
  expect(await namesOf('?period=day')).toEqual([])
  expect(await namesOf('?period=week')).toHaveLength(2)
})

test('pages lead to older ones under the same filters', async () => {
  const company = await announceTo('Tupay')
  const [row] = await app.deps.db.select().from(webhookDeliveries)
  const { id: _, ...values } = row!
  await app.deps.db.insert(webhookDeliveries).values(
    Array.from({ length: webhookPageSize }, (_one, index) => ({
      ...values,
      companyId: company.id,
      messageId: `msg_${index}`,
    })),
  )
  const { body, headers } = await get('/api/admin/webhooks/deliveries?status=success')
  expect(body).toHaveLength(webhookPageSize)
  expect(headers['x-total-count']).toBe(String(webhookPageSize + 1))
  const before = body.at(-1)!.id
  expect(headers['link']).toContain(`status=success&event=all&period=all&before=${before}>; rel="next"`)
  expect((await found(`?status=success&before=${before}`)).map(({ id }) => id)).toEqual([row!.id])
})

test('the log has each try, the latest first', async () => {
  receiver.answer(status(503, '', { 'retry-after': '60' }))
  await announceTo('Illari')
  app.clock.advance({ minutes: 10 })
  await drainByClock(app)
  const { body, headers } = await get('/api/admin/webhooks/tries?search=illari')
  expect(body.map(({ number, code, companyName }) => [companyName, number, code])).toEqual([
    ['Illari', 2, 204],
    ['Illari', 1, 503],
  ])
  expect(headers['x-total-count']).toBe('2')
})

test('the figures are those of the last 24 hours, and of the endpoints', async () => {
  const before = (await get('/api/admin/webhooks/stats')).body
  expect(before).toMatchObject({ total: 0, success: 0, failed: 0, pending: 0 })
  await announceTo('Puka')
  receiver.answer(status(410))
  await announceTo('Yaku')
  const after = (await get('/api/admin/webhooks/stats')).body
  expect(after).toMatchObject({ total: 2, success: 1, failed: 1, pending: 0 })
  expect(after.active - before.active).toBe(1)
  expect(after.resting - before.resting).toBe(1)
  const { body } = await get('/api/admin/health')
  expect(body.webhooks).toMatchObject({ due: 0, oldestSeconds: null, resting: after.resting })
  app.clock.advance({ minutes: 25 * 60 })
  admin = await createAdmin(app, 'support')
  expect((await get('/api/admin/webhooks/stats')).body).toMatchObject({ total: 0 })
})

test('an administrator reads what was sent and came back, and sends it again; the audit knows', async () => {
  receiver.answer(status(500, 'Error'))
  await announceTo('Qoya')
  const id = (await found(''))[0]!.id
  const detail = (await get(`/api/admin/webhooks/deliveries/${id}`)).body
  expect(detail).toMatchObject({
    companyName: 'Qoya',
    body: receiver.received.at(-1)!.body,
    stopped: null,
    attempts: [{ code: 500, reply: 'Error' }],
  })
  const resend = (headers = admin.headers) =>
    app.request({ method: 'POST', url: `/api/admin/webhooks/deliveries/${id}/resend`, headers })
  expect((await resend((await createAdmin(app, 'moderation')).headers)).status).toBe(403)
  expect(
    (await get('/api/admin/webhooks/deliveries', (await createAdmin(app, 'analyst')).headers)).status,
  ).toBe(403)
  expect(await resend()).toMatchObject({ status: 200, body: { status: 'pending' } })
  await drainByClock(app)
  expect((await get(`/api/admin/webhooks/deliveries/${id}`)).body).toMatchObject({
    status: 'success',
    messageId: detail.messageId,
    attempts: [{ number: 2, startedBy: 'admin', code: 204 }, { number: 1 }],
  })
  const { headers } = await createAdmin(app)
  expect((await get('/api/admin/audit', headers)).body[0]).toMatchObject({
    code: 'webhook-resent',
    subject: 'webhook',
    subjectId: String(id),
    after: { webhookEvent: 'new_application' },
  })
  expect((await get('/api/admin/webhooks/deliveries/999999')).status).toBe(404)
})
