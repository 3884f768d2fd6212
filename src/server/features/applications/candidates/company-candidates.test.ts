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

test('all candidates of the company are in one list, newest first, without those of others', async () => {
  const { candidates, ...page } = await list()
  expect(page).toEqual({
    total: 3,
    all: 3,
    jobs: [
      { id: second, title: 'Contadora', count: 1 },
      { id: first, title: 'Analista', count: 2 },
    ],
    stages: { pending: 2, preselected: 1 },
    next: null,
    previous: null,
  })
  expect(candidates).toMatchObject([
    { jobTitle: 'Analista', status: 'pending', isNew: true, professional: { firstName: 'Carla' } },
    { jobTitle: 'Contadora', status: 'preselected', isNew: false, professional: { firstName: 'Bea' } },
    { jobTitle: 'Analista', professional: { firstName: 'Ana' } },
  ])
})

test('it is narrowed by job, stage and words, whatever their accents, and says how many each choice leaves', async () => {
  expect(await names(`?jobId=${first}`)).toEqual(['Carla', 'Ana'])
  expect(await names('?status=preselected')).toEqual(['Bea'])
  expect(await names('?q=alvarez')).toEqual(['Bea'])
  expect(await list(`?jobId=${second}&status=pending`)).toMatchObject({
    candidates: [],
    total: 0,
    all: 3,
    jobs: [
      { id: second, count: 0 },
      { id: first, count: 2 },
    ],
    stages: { preselected: 1 },
  })
})

test('another company sees nothing of it, by no filter and by no place in it', async () => {
  const rivals = await createCompany(app)
  const { next } = await list('?limit=1')
  for (const query of ['', `?jobId=${first}`, '?q=ana', '?sort=score', '?minScore=1', `?after=${next}`])
    expect(await list(query, rivals)).toMatchObject({
      candidates: [],
      total: 0,
      all: 0,
      jobs: [],
      stages: {},
    })
})

test('it is sorted by name, and by who stands longest where they are', async () => {
  expect(await names('?sort=name')).toEqual(['Bea', 'Carla', 'Ana'])
  expect(await names('?sort=waiting')).toEqual(['Ana', 'Carla', 'Bea'])
})

test.each(['recent', 'waiting', 'score', 'name'])(
  'page after page by %s holds everybody once, in the order of the whole, and the way back is the same',
  async (sort) => {
    const whole = await names(`?sort=${sort}`)
    const forth: string[] = []
    let page = await list(`?sort=${sort}&limit=1`)
    expect(page.previous).toBeNull()
    for (;;) {
      forth.push(page.candidates[0].professional.firstName)
      if (!page.next) break
      page = await list(`?sort=${sort}&limit=1&after=${page.next}`)
    }
    expect(forth).toEqual(whole)
    const back: string[] = [page.candidates[0].professional.firstName]
    while (page.previous) {
      page = await list(`?sort=${sort}&limit=1&before=${page.previous}`)
      back.unshift(page.candidates[0].professional.firstName)
    }
    expect(back).toEqual(whole)
  },
)

test('new applications do not shift people to another page', async () => {
  const { next } = await list('?limit=2')
  const late = await apply(first, 'Late', 'Tarde')
  expect(await names(`?limit=2&after=${next}`)).toEqual(['Ana'])
  expect(await names('?limit=1')).toEqual(['Late'])
  await move(late, 'rejected')
  expect(await names('?status=rejected')).toEqual(['Late'])
})

test('a place in another order is the first page', async () => {
  const { next } = await list('?limit=1&sort=name')
  expect(await names(`?limit=1&after=${next}`)).toEqual(await names('?limit=1'))
})
