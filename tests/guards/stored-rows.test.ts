import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { createCompany } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { withStored } from './stored-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('names the rows and files that an act left and took', async () => {
  const company = await createCompany(app)
  const { result: id, stored } = await withStored(app, () => createJob(app, company))
  expect(stored).toMatchObject({ jobs: 1 })
  const { stored: deleted } = await withStored(app, () => app.deps.db.delete(jobs).where(eq(jobs.id, id)))
  expect(deleted).toMatchObject({ jobs: -1 })
  const { stored: file } = await withStored(app, () =>
    app.deps.storage.put('photos/a.png', Readable.from('a')),
  )
  expect(file).toEqual({ filesOnDisk: 1 })
  const { stored: none } = await withStored(app, async () => {
    await app.deps.storage.put('photos/b.png', Readable.from('b'))
    await app.deps.storage.remove('photos/b.png')
  })
  expect(none).toEqual({})
})
