import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgeSearches, qualityOf } from '#evaluation/search/labelled-searches.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

/** What the search reaches (`evaluation/search/results.md`): a change may raise it, never lower it. */
test.each([
  ['held-out', { recall: 0.95, precision: 0.945 }],
  ['dev', { recall: 0.995, precision: 0.97 }],
] as const)('the searches of the half %s find what was wanted', async (half, least) => {
  const judged = await judgeSearches(app, half, async (query) => {
    const { body } = await app.request({ url: `/api/jobs/search?limit=100&q=${encodeURIComponent(query)}` })
    return body.jobs.map(({ id }: { id: number }) => id)
  })
  const { recall, precision } = qualityOf(judged)
  // Faults of the held-out half are not shown: nobody tunes on them.
  expect(recall).toBeGreaterThanOrEqual(least.recall)
  expect(precision).toBeGreaterThanOrEqual(least.precision)
})
