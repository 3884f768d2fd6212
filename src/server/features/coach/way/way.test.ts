import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WayReply } from '#contracts/coach/way.contract.ts'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let person: TestActor
let powerJob: number
let readyJob: number
let nurseJob: number

beforeAll(async () => {
  app = await startTestApp()
  const company = await createCompany(app, { planType: 'premium' })
  person = await createAccountant(app)
  const asking = (title: string, ...skills: string[]) =>
    publishJob(app, company, { ...accountantJob, title, skills: JSON.stringify(skills) })
  readyJob = await asking('Contador general', 'NIIF', 'Excel')
  powerJob = await asking('Contadora', 'NIIF', 'Power BI')
  await asking('Contador de costos', 'Excel', 'Power BI', 'SQL')
  nurseJob = await publishJob(app, company, {
    ...accountantJob,
    category: 'Operaciones',
    title: 'Enfermera',
    description: 'Turnos de noche. Inglés avanzado. Mínimo 8 años de experiencia en clínicas.',
    experience: '5+',
    skills: '["Power BI", "Excel"]',
  })
  await asking('Jefe de marketing', 'SEO', 'Power BI')
})
afterAll(() => app.close())

const way = async (query: string, actor = person) => {
  const { status, body } = await app.request({ url: `/api/coach/way?${query}`, headers: actor.headers })
  return { status, body: body as WayReply }
}

test('of a trade: what the person has, what opens most, and the ads that are one thing away', async () => {
  const { body } = await way('q=contador')
  expect(body).toMatchObject({
    trade: '',
    job: null,
    read: 3,
    hasSkills: true,
    readyCount: 1,
    oneAwayCount: 1,
  })
  expect(body.ready.map(({ id }) => id)).toEqual([readyJob])
  expect(body.oneAway.map(({ job, lacks }) => [job.id, lacks])).toEqual([[powerJob, 'Power BI']])
  expect(body.steps).toEqual([
    { kind: 'skill', label: 'Power BI', ads: 2, opens: 1, has: null },
    { kind: 'skill', label: 'SQL', ads: 1, opens: 1, has: null },
  ])
  expect(body.has).toEqual([
    { label: '3 años de experiencia afín', ads: 3 },
    { label: 'Microsoft Excel', ads: 2 },
    { label: 'NIIF', ads: 2 },
  ])
})

test('without a trade it is the one of the profile', async () => {
  expect((await way('')).body).toMatchObject({ trade: 'Contadora', read: 3 })
  const other = await createProfessional(app, { title: null, skills: '' })
  expect((await way('', other)).body).toMatchObject({ trade: '', read: 0, hasSkills: false, steps: [] })
})

test('of a chosen job: what it asks, what is missing first, and the rest of the match', async () => {
  const { body } = await way(`jobId=${powerJob}`)
  expect(body.job?.id).toBe(powerJob)
  expect(body.asked).toEqual([
    { kind: 'skill', label: 'Power BI', isMet: false, ads: 2, has: null },
    { kind: 'skill', label: 'NIIF', isMet: true, ads: 2, has: null },
    { kind: 'years', label: '3 años de experiencia afín', isMet: true, ads: 3, has: expect.any(Number) },
  ])
  expect(body.reasons.length).toBeGreaterThan(0)
  expect(body.reasons.every(({ text }) => !text.includes('habilidad'))).toBe(true)
})

test('languages with their level and years that an ad asks are missing, too, in the order in which they can be reached', async () => {
  const { body } = await way('q=enfermera')
  expect(body).toMatchObject({ read: 1, readyCount: 0, hasLanguages: false, hasYears: true })
  expect(body.steps.map(({ label, opens }) => [label, opens])).toEqual([
    ['Power BI', 0],
    ['Inglés avanzado', 0],
    ['8 años de experiencia afín', 1],
  ])
  const { status } = await app.request({
    method: 'PATCH',
    url: `/api/professionals/${person.id}`,
    payload: { languages: [{ name: 'Inglés', level: 'intermediate' }] },
    headers: person.headers,
  })
  expect(status).toBe(200)
  const lower = await way(`jobId=${nurseJob}`)
  expect(lower.body.asked.map(({ label, isMet }) => [label, isMet])).toEqual([
    ['Power BI', false],
    ['Inglés avanzado', false],
    ['8 años de experiencia afín', false],
    ['Microsoft Excel', true],
  ])
  const score = await app.request({ url: `/api/jobs/${nurseJob}/own-match`, headers: person.headers })
  expect(JSON.stringify(score.body)).toContain('"code":"language_short"')
  expect(JSON.stringify(score.body)).toContain('"code":"years_short"')
})

test('a job that is not open has no way', async () => {
  expect((await way('jobId=999999')).status).toBe(404)
  expect((await way('jobId=x')).status).toBe(200)
})
