import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { campaignRecipients, campaigns } from '#server/db/schema/campaigns.table.ts'
import { mails, settings } from '#server/db/schema/platform.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { resetSettings } from '#tests/support/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { queueNextBatches, sendBatch } from './send-batch.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app, 'support')
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  await app.deps.db.delete(campaigns)
  await resetSettings(app)
})

const text = { subject: 'Mantenimiento el domingo', content: 'Hola:\n\nEl domingo cerramos una hora.' }
const send = (payload: object, headers: Record<string, string> = {}) =>
  app.request({
    method: 'POST',
    url: '/api/admin/send-email',
    headers: { ...admin.headers, ...headers },
    payload,
  })
const get = (url: string, who = admin) => app.request({ url, headers: who.headers })
const act = (id: number, what: 'pause' | 'resume' | 'cancel') =>
  app.request({
    method: 'POST',
    url: `/api/admin/email/campaigns/${id}/${what}`,
    headers: admin.headers,
    payload: {},
  })
const progress = async (id: number) => (await get(`/api/admin/email/campaigns/${id}`)).body
const three = async () => [
  await createProfessional(app),
  await createProfessional(app),
  await createCompany(app),
]
const ids = (people: readonly TestActor[]) => people.map(({ userId }) => userId)
const rate = (perMinute: number) =>
  app.deps.db
    .update(settings)
    .set({ value: String(perMinute) })
    .where(eq(settings.key, 'campaign_mails_per_minute'))
/** The addresses that got a mail with the subject. */
const reached = () =>
  app.mails.sent
    .filter(({ subject }) => subject === text.subject)
    .map(({ to }) => to)
    .toSorted()
const emails = (people: readonly TestActor[]) => people.map(({ email }) => email).toSorted()
const wait = async (seconds: number) => {
  app.clock.advance({ minutes: seconds / 60 })
  await drainByClock(app)
}

describe('pause, resume, cancel', () => {
  test('the rate sends in batches; a pause stops them, resuming goes on, and nobody gets it twice', async () => {
    await rate(10)
    const people = await three()
    const { id } = (await send({ ...text, recipients: ids(people) })).body
    await wait(13)
    expect(reached()).toHaveLength(1)
    await wait(7)
    expect(reached()).toHaveLength(2)
    expect((await act(id, 'pause')).body).toMatchObject({ status: 'paused', sent: 2 })
    expect((await act(id, 'pause')).body.code).toBe('conflict')
    await wait(60)
    expect(reached()).toHaveLength(2)
    expect((await act(id, 'resume')).body.status).toBe('sending')
    await wait(1)
    await wait(7)
    await wait(7)
    expect(await progress(id)).toMatchObject({ status: 'done', sent: 3 })
    expect(reached()).toEqual(emails(people))
    expect((await act(id, 'cancel')).body.code).toBe('conflict')
  })

  test('cancelled before it begins, nobody hears of it', async () => {
    const { id } = (await send({ ...text, recipients: ids(await three()) })).body
    expect((await act(id, 'cancel')).body).toMatchObject({ status: 'cancelled', sent: 0 })
    await wait(60)
    expect(reached()).toEqual([])
    expect(await app.deps.db.$count(campaignRecipients)).toBe(0)
    expect((await act(id, 'resume')).body.code).toBe('conflict')
  })
})

describe('a process that dies', () => {
  const everyMail = () => app.deps.db.$count(mails, eq(mails.subject, text.subject))

  test.each(['enqueueAll', 'enqueue'] as const)(
    'within a batch, at %s, sends nobody twice and forgets nobody',
    async (at) => {
      await app.deps.db.delete(mails)
      await rate(20)
      const people = [...(await three()), ...(await three())]
      const { id } = (await send({ ...text, recipients: ids(people) })).body
      await wait(13)
      expect(await everyMail()).toBe(2)
      const dying = { ...app.deps.queue, [at]: () => Promise.reject(new Error('killed')) }
      await expect(sendBatch({ ...app.deps, queue: dying }, { campaignId: id, turn: 1 })).rejects.toThrow(
        'killed',
      )
      expect(await everyMail(), 'the mails of the broken batch are not stored').toBe(2)
      for (let batch = 0; batch < 4; batch++) await wait(7)
      expect(await progress(id)).toMatchObject({ status: 'done', sent: 6 })
      expect(reached()).toEqual(emails(people))
    },
  )

  test('a batch that runs twice, or in two processes at once, is one', async () => {
    await app.deps.db.delete(mails)
    const { id } = (await send({ ...text, recipients: ids(await three()) })).body
    await Promise.all([0, 0, 0].map((turn) => sendBatch(app.deps, { campaignId: id, turn })))
    await sendBatch(app.deps, { campaignId: id, turn: 0 })
    expect(await everyMail()).toBe(3)
    await app.queue.drain()
  })

  test('a lost chain of tasks is taken up again', async () => {
    await rate(10)
    const people = await three()
    const { id } = (await send({ ...text, recipients: ids(people) })).body
    await app.deps.db.execute(sql`delete from queue.job where name = 'campaigns.send-batch'`)
    await queueNextBatches(app.deps)
    await wait(1)
    expect(reached(), 'the seconds to undo are kept').toEqual([])
    app.clock.advance({ minutes: 1 })
    for (let batch = 0; batch < 4; batch++) {
      await queueNextBatches(app.deps)
      await wait(7)
    }
    expect(await progress(id)).toMatchObject({ status: 'done', sent: 3 })
    expect(reached()).toEqual(emails(people))
  })
})
