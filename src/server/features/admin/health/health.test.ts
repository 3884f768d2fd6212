import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '#server/db/schema/platform.table.ts'
import { createAdmin } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const read = async () => {
  const { headers } = await createAdmin(app, 'analyst')
  return (await app.request({ url: '/api/admin/health', headers })).body
}

test('says that everything answers, and which mails no server accepted', async () => {
  await app.queue.drain()
  const at = app.clock.now()
  await app.deps.db.insert(mails).values([
    { to: 'a@ejemplo.pe', subject: 'A', html: '', text: '', createdAt: at, sentAt: at },
    { to: 'b@ejemplo.pe', subject: 'B', html: '', text: '', createdAt: at },
  ])
  app.clock.advance({ minutes: 5 })
  expect(await read()).toMatchObject({
    database: { ms: expect.any(Number) },
    storage: { ms: expect.any(Number) },
    queue: { due: 0, oldestSeconds: null, failed: 0 },
    mail: { unsent: 1, oldestSeconds: 300, sent: 1 },
    payments: { provider: 'none', withoutSoles: [] },
    ledger: null,
    webhooks: { due: 0, oldestSeconds: null, resting: 0 },
  })
})

test('says when the storage does not answer', async () => {
  const { get } = app.deps.storage
  app.deps.storage.get = () => Promise.reject(new Error('down'))
  expect(await read()).toMatchObject({ storage: { ms: null }, database: { ms: expect.any(Number) } })
  app.deps.storage.get = get
})
