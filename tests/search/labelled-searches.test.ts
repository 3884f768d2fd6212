import { afterEach, beforeEach, expect, test } from 'vitest'
import { mean } from '#evaluation/matching/evaluate-measures.ts'
import { judgeOrder } from '#evaluation/search/graded-order.ts'
import { judgeSearches, qualityOf } from '#evaluation/search/labelled-searches.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

async function search(query: string): Promise<number[]> {
  const { body } = await app.request({ url: `/api/jobs/search?limit=100&q=${encodeURIComponent(query)}` })
  return body.jobs.map(({ id }: { id: number }) => id)
}

/** What the search reaches (`evaluation/search/results.md`): a change may raise it, never lower it. */
test.each([
  ['held-out', { recall: 0.95, precision: 0.945 }],
  ['dev', { recall: 0.995, precision: 0.97 }],
  ['held-out-2', { recall: 0.865, precision: 0.885 }],
  ['dev-2', { recall: 0.955, precision: 0.84 }],
] as const)('the searches of the half %s find what was wanted', async (half, least) => {
  const judged = await judgeSearches(app, half, search)
  const { recall, precision } = qualityOf(judged)
  // Faults of the held-out half are not shown: nobody tunes on them.
  expect(recall).toBeGreaterThanOrEqual(least.recall)
  expect(precision).toBeGreaterThanOrEqual(least.precision)
})

test.each([
  ['order-held-out', 0.884],
  ['order-dev', 0.878],
] as const)('the ads of %s are shown in a good order', async (order, least) => {
  const judged = await judgeOrder(app, order, search)
  expect(mean(judged.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(least)
})
