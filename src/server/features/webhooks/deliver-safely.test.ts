import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { webhookDeliveries } from '#server/db/schema/webhooks.table.ts'
import { deliverTask } from '#server/platform/webhooks/announce.ts'
import { createCompany, createProfessional, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { type Receiver, startReceiver, status } from '#tests/support/webhook-receiver.ts'
import { createWebhook, deliveriesOf, deliveryOf, passTime, resend } from '#tests/support/webhooks.ts'
import { cleanUpTask, sweepTask } from './webhooks.tasks.ts'

let app: TestApp
let receiver: Receiver
let company: TestActor
let person: TestActor
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_LOCAL: 'on' })
})
afterAll(() => app.close())
beforeEach(async () => {
  receiver = await startReceiver()
  company = await createCompany(app)
  person = await createProfessional(app)
  await createWebhook(app, company, receiver.url)
})
afterEach(async () => {
  await receiver.close()
})

/** Somebody applies; the deliveries that follow are made. */
async function apply(actor = person): Promise<void> {
  const jobId = await createJob(app, company)
  const url = `/api/jobs/${jobId}/apply`
  expect((await app.request({ method: 'POST', url, headers: actor.headers })).status).toBe(201)
  await drainByClock(app)
}
const last = async () => (await deliveriesOf(app, company))[0]!
const detail = async () => deliveryOf(app, company, (await last()).id)

describe('what the company may no longer see', () => {
  const suspend = () =>
    app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, person.userId))

  async function isClosed() {
    const { id } = await last()
    expect(await deliveryOf(app, company, id)).toMatchObject({ body: null, isWithheld: true })
    expect(await resend(app, company, id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const sent = receiver.received.length
    await passTime(app, { hours: 1 })
    expect(receiver.received).toHaveLength(sent)
    expect(await last()).toMatchObject({ status: 'failed', problem: 'withheld' })
  }

  test('of a suspended person is neither shown nor sent', async () => {
    receiver.answer(status(500, 'eco'))
    await apply()
    await suspend()
    expect((await detail()).attempts).toMatchObject([{ code: 500, reply: null }])
    await isClosed()
    await app.deps.db.update(users).set({ suspendedAt: null }).where(eq(users.id, person.userId))
    expect(await resend(app, company, (await last()).id)).toMatchObject({ status: 200 })
  })

  test('of a person who withdrew is neither shown nor sent', async () => {
    receiver.answer(status(500))
    await apply()
    const [{ id }] = (await app.request({ url: '/api/applications/professional', headers: person.headers }))
      .body as { id: number }[] as [{ id: number }]
    const url = `/api/applications/${id}/withdraw`
    expect((await app.request({ method: 'POST', url, headers: person.headers })).status).toBe(200)
    await isClosed()
  })

  test('after thirty days is deleted, also the replies', async () => {
    receiver.answer(status(200, 'eco'))
    await apply()
    const { id } = await last()
    app.clock.advance({ days: 31 })
    await transaction(app.deps, (tx) => app.queue.enqueue(tx, cleanUpTask, {}))
    await drainByClock(app)
    company = await signedInAgain(app, company)
    expect(await deliveryOf(app, company, id)).toMatchObject({
      status: 'success',
      body: null,
      isWithheld: true,
      attempts: [{ code: 200, reply: null }],
    })
  })
})

describe('a process that is killed', () => {
  test('before it stored what came back repeats the try: one effect by the id, one stored try', async () => {
    receiver.answer(
      (response, { headers }) => void response.writeHead(200).end(String(headers['webhook-id'])),
    )
    await apply()
    const { id, messageId } = await last()
    // The state that such a process leaves: the receiver got it, the database does not know.
    await app.deps.db
      .update(webhookDeliveries)
      .set({ status: 'pending', tries: 0 })
      .where(eq(webhookDeliveries.id, id))
    await app.deps.pool.query('delete from webhook_tries where delivery_id = $1', [id])
    const turn = { deliveryId: id, tries: 0, startedBy: 'schedule' as const }
    await transaction(app.deps, (tx) => app.queue.enqueueAll(tx, deliverTask, [turn, turn]))
    await drainByClock(app)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([messageId, messageId])
    expect(await detail()).toMatchObject({ status: 'success', tries: 1, attempts: [{ number: 1 }] })
  })

  test('and whose task was lost with it is made up for', async () => {
    receiver.answer(status(500))
    await apply()
    await app.deps.pool.query(`delete from queue.job where name = 'webhooks.deliver'`)
    app.clock.advance({ minutes: 30 })
    await transaction(app.deps, (tx) => app.queue.enqueue(tx, sweepTask, {}))
    await drainByClock(app)
    expect(await last()).toMatchObject({ status: 'success', tries: 2 })
  })

  test('an event whose transaction fails is not announced', async () => {
    const jobId = await createJob(app, company)
    const url = `/api/jobs/${jobId}/apply`
    await app.request({ method: 'POST', url, headers: person.headers })
    // The second application to the same job is refused, with everything that would follow.
    expect((await app.request({ method: 'POST', url, headers: person.headers })).status).toBe(409)
    await drainByClock(app)
    expect(receiver.received).toHaveLength(1)
  })
})
