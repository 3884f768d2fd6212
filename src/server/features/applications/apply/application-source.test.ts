import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applications } from '#server/db/schema/applications.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { applyInvited, inviting } from '#tests/support/invitations.ts'
import { createJob } from '#tests/support/jobs.ts'
import { multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://qhatu.pe' })
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  jobId = await createJob(app, company)
})

const sources = async () =>
  (
    await app.deps.db
      .select({ source: applications.source })
      .from(applications)
      .where(eq(applications.jobId, jobId))
  ).map(({ source }) => source)
const statistics = async () =>
  (await app.request({ url: `/api/company/jobs/${jobId}/statistics`, headers: company.headers })).body.sources

test.each([
  ['https://www.google.com/', 'search'],
  ['https://www.linkedin.com/feed/?x=1', 'social'],
  ['https://mail.google.com/', 'mail'],
  ['https://qhatu.pe/empleos', 'site'],
  ['site', 'site'],
  ['widget', 'widget'],
  ['feed', 'feed'],
  ['', 'direct'],
  ['https://blog.ejemplo.pe/', 'other'],
  [undefined, 'unknown'],
])('who comes from %s applies from the kind %s, and only that is kept', async (from, source) => {
  const { headers } = await createProfessional(app)
  const payload = from === undefined ? {} : { from }
  const sent = await app.request({ method: 'POST', url: `/api/jobs/${jobId}/apply`, payload, headers })
  expect(sent.status).toBe(201)
  expect(await sources()).toEqual([source])
  expect(await statistics()).toEqual([{ source, opened: 0, applied: 1, hired: 0 }])
  // Neither side sees it of one application.
  expect(sent.body.application).not.toHaveProperty('source')
  const url = `/api/jobs/${jobId}/candidates`
  const [candidate] = (await app.request({ url, headers: company.headers })).body
  expect(candidate).not.toHaveProperty('source')
})

test('a form without a session says it, too, also when a mail must confirm it', async () => {
  const form = { name: 'Rosa Quispe', email: 'rosa@ejemplo.pe', from: 'https://www.bing.com/' }
  const send = (change: object) =>
    app.request({
      method: 'POST',
      url: `/api/jobs/${jobId}/quick-apply`,
      ...multipart(Object.entries({ ...form, ...change })),
    })
  expect((await send({})).status).toBe(201)
  expect((await send({ email: 'ana@ejemplo.pe', confirmByMail: '1' })).status).toBe(201)
  await app.queue.drain()
  const mail = app.mails.sent.find(({ to }) => to === 'ana@ejemplo.pe')!
  const token = /\/postulacion\/confirmar\/([\w-]+)/.exec(mail.text)![1]!
  const sent = await app.request({ method: 'POST', url: `/api/held-applications/${token}` })
  expect(sent.status).toBeLessThan(300)
  expect(await sources()).toEqual(['search', 'search'])
})

test('who was invited comes from the invitation', async () => {
  const token = await inviting(app, company, jobId).linkToken()
  expect((await applyInvited(app, { token, email: 'invitada@ejemplo.pe' })).status).toBeLessThan(300)
  expect(await sources()).toEqual(['invitation'])
})
