import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAlerts } from '#server/features/subscriptions/subscriptions.tasks.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob, standardJob } from '#tests/support/jobs.ts'
import { post } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** An ad as nobody may see it: it discriminates and asks for money. */
const title = 'Señorita de buena presencia'
const ad = {
  ...standardJob,
  title,
  category: 'Ventas',
  location: 'Cusco',
  description: 'Soltera, de 20 a 30 años, pago de S/ 50 por inscripción.',
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

let app: TestApp
let company: TestActor
let id: number
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { createdAt: app.clock.now() })
  // Something is public, so that a list that shows nothing at all is noticed.
  await createJob(app, await createCompany(app), { title: 'Vendedora o vendedor', location: 'Cusco' })
  const { body } = await post(app, '/api/jobs', ad, company.headers)
  id = body.id
  await app.queue.drain()
  await app.deps.matching.follower.settle()
})
afterAll(() => app.close())

test('the company is told at once why it waits, with every word', async () => {
  const { body } = await app.request({ url: `/api/company/jobs/${id}`, headers: company.headers })
  expect(
    body.hold!.reasons.map(({ code, finds }: { code: string; finds: { term: string }[] }) => [
      code,
      finds.map(({ term }) => term),
    ]),
  ).toEqual([
    ['payment_asked', ['pago de S/ 50 por inscripción']],
    ['age', ['de 20 a 30 años']],
    ['sex', ['Señorita']],
    ['looks', ['buena presencia']],
    ['family', ['Soltera']],
  ])
})

const places = [
  '/',
  '/empleos',
  '/empleos?q=se%C3%B1orita',
  '/empleos/categoria/ventas',
  '/api/jobs',
  '/api/jobs/search',
  '/api/jobs/search?q=se%C3%B1orita',
  '/api/jobs/search?category=ventas&location=cusco',
  '/api/jobs/featured',
  '/api/jobs/suggestions?q=se%C3%B1or',
  '/empleos.rss',
  '/empleos.json',
  '/sitemap.xml',
  '/sitemap/empleos-1.xml',
]
test.each(places)('%s does not show it to a visitor, a professional or another company', async (url) => {
  const professional = await createProfessional(app, { skills: 'Ventas', location: 'Cusco' })
  const other = await createCompany(app)
  for (const headers of [{}, professional.headers, other.headers]) {
    const { text } = await app.request({ url, headers })
    expect(text).not.toContain(title)
    expect(text).not.toContain(`/jobs/${id}<`)
  }
})

test('neither its id, nor its company, nor an application leads to it', async () => {
  const professional = await createProfessional(app, { skills: 'Ventas', location: 'Cusco' })
  const get = (url: string) => app.request({ url, headers: professional.headers })
  expect((await get(`/api/jobs/${id}`)).status).toBe(410)
  expect((await app.request({ url: `/jobs/${id}` })).text).not.toContain(title)
  expect((await app.request({ url: `/og/job/${id}.png` })).status).not.toBe(200)
  expect((await get(`/api/companies/${company.id}/active-jobs`)).body.total).toBe(0)
  expect((await get(`/api/saved-jobs/lookup?ids=${id}`)).body).toEqual([])
  expect((await get(`/api/jobs/${id}/similar`)).text).not.toContain(title)
  expect((await get('/api/recommendations/jobs')).text).not.toContain(title)
  const { status } = await post(app, `/api/jobs/${id}/apply`, {}, professional.headers)
  expect(status).toBe(410)
})

test('no alert mails it', async () => {
  await post(
    app,
    '/api/job-alerts',
    { search: 'location=Cusco', frequency: 'daily', email: 'rosa@ejemplo.pe' },
    {},
  )
  await app.queue.drain()
  const token = /suscripcion\/confirmar\/([\w-]+)/.exec(app.mails.last('rosa@ejemplo.pe').text)![1]!
  await app.request({ method: 'POST', url: `/suscripcion/confirmar/${token}`, payload: '', headers: form })
  app.clock.advance({ hours: 1 })
  const shown = { title: 'Vendedora de Cusco', location: 'Cusco', placeDepartment: 'Cusco' }
  await createJob(app, await createCompany(app), shown)
  await post(app, '/api/jobs', ad, (await createCompany(app)).headers)
  app.clock.advance({ hours: 30 })
  const before = app.mails.sent.length
  await app.queue.enqueue(app.deps.db, runAlerts, {})
  await app.queue.drain()
  const mails = JSON.stringify(app.mails.sent.slice(before))
  expect(mails).toContain(shown.title)
  expect(mails).not.toContain(title)
})
