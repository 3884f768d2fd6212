import { afterAll, beforeAll, expect, test } from 'vitest'
import { workModeFromText } from '#domain/jobs/work-mode.ts'
import { writtenColumns } from '#server/features/jobs/jobs.queries.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { createCompany } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { labelledSearches } from './labelled-pairs.ts'

const { ads, pairs } = labelledSearches
/** The search's current results: a change may raise them, never lower them. */
const committed = { precision: 0.99, recall: 0.99 }

let app: TestApp
const idOf = new Map<string, number>()

beforeAll(async () => {
  app = await startTestApp()
  for (const ad of ads) {
    const company = await createCompany(app, { name: ad.company })
    const fields = {
      title: ad.title,
      category: ad.category,
      department: null,
      description: ad.description,
      requirements: '',
      benefits: '',
      location: ad.place,
      salaryText: '',
      mode: workModeFromText(ad.description),
      experience: null,
      skills: [...ad.skills],
    }
    const id = await createJob(app, company, writtenColumns(readJobFields(fields), ad.company))
    idOf.set(ad.id, id)
  }
})
afterAll(() => app.close())

test('searches find the intended ads, and few others', async () => {
  const found = new Map<string, Set<number>>()
  for (const query of new Set(pairs.map(({ query }) => query))) {
    const url = `/api/jobs/search?limit=100&q=${encodeURIComponent(query)}`
    const { body } = await app.request({ url })
    found.set(query, new Set(body.jobs.map(({ id }: { id: number }) => id)))
  }
  const isFound = ({ query, ad }: { query: string; ad: string }) => found.get(query)!.has(idOf.get(ad)!)
  const wanted = pairs.filter(({ match }) => match)
  const missed = wanted.filter((pair) => !isFound(pair))
  const wrong = pairs.filter((pair) => !pair.match && isFound(pair))
  const hits = wanted.length - missed.length
  const quality = { precision: hits / (hits + wrong.length), recall: hits / wanted.length }
  const describe = (list: typeof pairs) => list.map(({ query, ad, why }) => `${query} | ${ad} (${why})`)
  const report = { ...quality, missed: describe(missed), wrong: describe(wrong) }
  expect(quality.precision, JSON.stringify(report, null, 1)).toBeGreaterThanOrEqual(committed.precision)
  expect(quality.recall, JSON.stringify(report, null, 1)).toBeGreaterThanOrEqual(committed.recall)
})
