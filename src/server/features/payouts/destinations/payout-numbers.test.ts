import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '#tests/support/actors.ts'
import { payoutListOf } from '#tests/support/payouts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { listRows } from '#server/features/payouts/lists/payouts.queries.ts'
import { movePayoutKey, openNumbers } from './payout-numbers.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a number is sealed again with the configured key, and the key of the database is gone', async () => {
  const { listId } = await payoutListOf(app, await createCompany(app))
  const { db, pool, config } = app.deps
  const configured = { ...config, twoFactorKey: randomBytes(32) }
  await movePayoutKey({ pool, config: configured })
  await movePayoutKey({ pool, config: configured })
  const rows = await listRows(db, [listId])
  expect(await openNumbers({ config: configured }, db, rows)).toEqual(['01136600010003254221'])
  await expect(openNumbers({ config }, db, rows)).rejects.toThrow()
})
