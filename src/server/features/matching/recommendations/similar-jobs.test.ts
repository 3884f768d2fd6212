import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { listSimilarJobs } from './similar-jobs.service.ts'

/** The index is updated a moment after the database. */
const patient = { timeout: 10_000 }

let app: TestApp
let companies: TestActor[]
const accountant = {
  title: 'Contador general',
  skills: ['Contabilidad', 'SUNAT', 'Excel'],
  category: 'Finanzas',
}
beforeAll(async () => {
  app = await startTestApp()
  companies = await Promise.all([1, 2, 3].map(() => createCompany(app)))
})
afterAll(() => app.close())

const publish = (company: number, values: object = {}) =>
  createJob(app, companies[company]!, { ...accountant, ...values })
const similar = async (id: number) => {
  await transaction(app.deps, (tx) => notifyChange(tx, 'jobs'))
  const { status, body } = await app.request({ url: `/api/jobs/${id}/similar` })
  return { status, ids: (body as { id: number }[]).map((job) => job.id) }
}

test('other open jobs of the same kind, two of one company at most, four in all', async () => {
  const own = await publish(0)
  const closed = await publish(1, { isOpen: false })
  const over = await publish(1, { expiresAt: app.clock.now() })
  const [a, b, c] = [await publish(1), await publish(1), await publish(1)]
  const cook = await publish(2, {
    title: 'Cocinero',
    skills: ['Repostería'],
    description: 'Prepara postres.',
    requirements: '',
    category: null,
  })
  const far = await publish(2, { title: 'Asistente contable' })
  await expect.poll(() => app.deps.matching.jobs.isReady, patient).toBe(true)
  await expect.poll(async () => (await similar(own)).ids.length, patient).toBe(3)
  const { ids } = await similar(own)
  expect(ids).not.toContain(own)
  expect(ids).not.toContain(closed)
  expect(ids).not.toContain(over)
  expect(ids).not.toContain(cook)
  expect(ids).toContain(far)
  expect(ids.filter((id) => [a, b, c].includes(id))).toHaveLength(2)
  await publish(2)
  await publish(0)
  await expect.poll(async () => (await similar(own)).ids.length, patient).toBe(4)
})

test('while the index loads, the database answers by the same rules', async () => {
  const own = await publish(0, { title: 'Analista contable' })
  const loading = { ...app.deps, matching: { jobs: { isReady: false } } as typeof app.deps.matching }
  const found = await listSimilarJobs(loading, own)
  expect(found.length).toBe(4)
  expect(found.map(({ id }) => id)).not.toContain(own)
})

test('a closed job still has similar ones; one that never was has none', async () => {
  const closed = await publish(0, { isOpen: false })
  expect((await similar(closed)).status).toBe(200)
  expect((await app.request({ url: '/api/jobs/2000000/similar' })).status).toBe(404)
})
