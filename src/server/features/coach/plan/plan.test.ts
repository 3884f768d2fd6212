import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlanReply } from '#contracts/coach/plan.contract.ts'
import type { WayReply } from '#contracts/coach/way.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { eq } from 'drizzle-orm'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const plan = async (headers: Record<string, string>) =>
  (await app.request({ url: '/api/coach/plan', headers })).body as PlanReply

test('a saved ad that ends this week is a step until the person applies', async () => {
  const company = await createCompany(app, { planType: 'premium' })
  const person = await createAccountant(app)
  const jobId = await publishJob(app, company, accountantJob)
  const endsAt = new Date(app.clock.now().getTime() + 2 * DAY)
  await app.deps.db.update(jobs).set({ expiresAt: endsAt }).where(eq(jobs.id, jobId))
  const find = async () => (await plan(person.headers)).steps.find(({ key }) => key === `closing-${jobId}`)
  expect(await find()).toBeUndefined()
  await app.request({ method: 'PUT', url: `/api/saved-jobs/${jobId}`, headers: person.headers })
  expect(await find()).toMatchObject({ isDone: false, title: 'Postula a Contador general' })
  await app.request({ method: 'POST', url: `/api/jobs/${jobId}/apply`, payload: {}, headers: person.headers })
  expect(await find()).toMatchObject({ isDone: true })
})

test('a new person begins with the profile', async () => {
  const person = await createProfessional(app, { title: null, skills: '', location: null })
  const { steps, week } = await plan(person.headers)
  expect(week).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(steps[0]).toMatchObject({ key: 'gap-title', isDone: false })
  expect(steps.map(({ key }) => key)).not.toContain('review')
})

test('the plan has the steps of the way to the own trade: skill, language, years', async () => {
  const company = await createCompany(app, { planType: 'premium' })
  const person = await createAccountant(app)
  await publishJob(app, company, {
    ...accountantJob,
    title: 'Contador senior',
    description: 'Cierre contable. Inglés avanzado. Mínimo 8 años de experiencia en contabilidad.',
    experience: '5+',
    skills: '["NIIF", "Power BI"]',
  })
  const way = (await app.request({ url: '/api/coach/way', headers: person.headers })).body as WayReply
  const firsts = [
    ...new Map(way.steps.toReversed().map(({ kind, label }) => [kind, `reach-${kind}-${label}`])),
  ]
  const { steps } = await plan(person.headers)
  expect(steps.map(({ key }) => key).filter((key) => key.startsWith('reach-'))).toEqual(
    firsts.map(([, key]) => key).toReversed(),
  )
  expect(firsts).toHaveLength(3)
  expect(steps.find(({ key }) => key.startsWith('reach-language'))?.title).toBe('Di qué idiomas hablas')
  const payload = { languages: [{ name: 'Inglés', level: 'basic' }] }
  await app.request({
    method: 'PATCH',
    url: `/api/professionals/${person.id}`,
    payload,
    headers: person.headers,
  })
  const after = (await plan(person.headers)).steps.find(({ key }) => key.startsWith('reach-language'))
  expect(after?.title).toBe('Avanza hacia inglés avanzado')
})
