import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let [first, second] = [0, 0]
const list = async (query = '', who = company) =>
  (await app.request({ url: `/api/company/candidates${query}`, headers: who.headers })).body
const names = async (query = '', who = company): Promise<string[]> =>
  (await list(query, who)).candidates.map(
    ({ professional }: { professional: { firstName: string } }) => professional.firstName,
  )
async function apply(jobId: number, firstName: string, lastName: string): Promise<number> {
  const person = await createProfessional(app, { firstName, lastName })
  app.clock.advance({ minutes: 1 })
  const { body } = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    headers: person.headers,
    payload: {},
  })
  return body.application.id
}
const move = (id: number, status: string) =>
  app.request({
    method: 'PATCH',
    url: `/api/applications/${id}/status`,
    headers: company.headers,
    payload: { status },
  })

beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
  first = await createJob(app, company, { title: 'Analista' })
  second = await createJob(app, company, { title: 'Contadora' })
  await apply(first, 'Ana', 'Quispe')
  const bea = await apply(second, 'Bea', 'Álvarez')
  await apply(first, 'Carla', 'Ñahui')
  app.clock.advance({ minutes: 5 })
  await move(bea, 'preselected')
  const rival = await createCompany(app)
  await apply(await createJob(app, rival), 'Dina', 'Ajena')
})
afterAll(() => app.close())

test('everybody over all jobs of the company stands in one list, newest first, and nobody of another', async () => {
  const { candidates, ...page } = await list()
  expect(page).toEqual({ total: 3, page: 1, pages: 1 })
  expect(candidates).toMatchObject([
    { jobTitle: 'Analista', status: 'pending', isNew: true, professional: { firstName: 'Carla' } },
    { jobTitle: 'Contadora', status: 'preselected', isNew: false, professional: { firstName: 'Bea' } },
    { jobTitle: 'Analista', professional: { firstName: 'Ana' } },
  ])
})

test('it is narrowed by job, stage and words, whatever their accents', async () => {
  expect(await names(`?jobId=${first}`)).toEqual(['Carla', 'Ana'])
  expect(await names('?status=preselected')).toEqual(['Bea'])
  expect(await names('?q=alvarez')).toEqual(['Bea'])
  expect(await names(`?jobId=${second}&status=pending`)).toEqual([])
  const rivals = await createCompany(app)
  expect(await names(`?jobId=${first}`, rivals)).toEqual([])
})

test('it is sorted by name, and by who stands longest where they are', async () => {
  expect(await names('?sort=name')).toEqual(['Bea', 'Carla', 'Ana'])
  expect(await names('?sort=waiting')).toEqual(['Ana', 'Carla', 'Bea'])
})

test('by score the best come first, who has none last, and the pages hold everybody once', async () => {
  const whole = await list('?sort=score')
  const scores: (number | null)[] = whole.candidates.map(
    ({ compatibilityScore }: { compatibilityScore: number | null }) => compatibilityScore,
  )
  const known = scores.filter((score) => score !== null)
  expect(scores).toEqual([
    ...known.toSorted((a, b) => b - a),
    ...Array.from({ length: 3 - known.length }, () => null),
  ])
  const pages = await Promise.all([1, 2, 3, 4].map((page) => names(`?sort=score&limit=1&page=${page}`)))
  expect(pages.flat().toSorted()).toEqual(['Ana', 'Bea', 'Carla'])
  expect((await list('?limit=2&page=2')).pages).toBe(2)
})
