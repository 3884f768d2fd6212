import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { emailTokens, solvedChallenges } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { idempotencyKeys, rateLimits } from '#server/db/schema/platform.table.ts'
import { registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { cleanUp } from './accounts.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the nightly task deletes what has run out and nothing else', async () => {
  const { db, queue, clock } = app.deps
  await registerProfessional(app)
  app.clock.advance({ days: 4 })
  const { headers } = await registerProfessional(app)
  const yesterday = new Date(clock.now().getTime() - 86_400_000)
  const tomorrow = new Date(Date.now() + 86_400_000)
  const longAgo = new Date(Date.now() - 2 * 86_400_000)
  await db.insert(solvedChallenges).values([
    { signature: 'old', expiresAt: yesterday },
    { signature: 'new', expiresAt: new Date(clock.now().getTime() + 1000) },
  ])
  await db.insert(rateLimits).values([
    { key: 'old', points: 1, expiresAt: longAgo },
    { key: 'new', points: 1, expiresAt: tomorrow },
  ])
  const requestHash = Buffer.from('hash')
  await db.insert(idempotencyKeys).values([
    { scope: 's', key: 'old', requestHash, createdAt: longAgo },
    { scope: 's', key: 'new', requestHash },
  ])

  await transaction(app.deps, (tx) => queue.enqueue(tx, cleanUp, {}))
  await app.queue.drain()

  expect(await db.$count(sessions)).toBe(1)
  expect(await db.$count(emailTokens)).toBe(1)
  expect(await db.select().from(solvedChallenges)).toMatchObject([{ signature: 'new' }])
  expect(await db.select().from(rateLimits)).toMatchObject([{ key: 'new' }])
  expect(await db.select().from(idempotencyKeys)).toMatchObject([{ key: 'new' }])
  expect((await app.request({ url: '/api/session', headers })).body.authenticated).toBe(true)
})
