import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A person with a CV and a telephone who applied to a job, and the company's view of the application. */
async function applied() {
  const company = await createCompany(app)
  const person = await createProfessional(app)
  const jobId = await createJob(app, company)
  await app.deps.db.update(professionals).set({ phone: '987654321' }).where(eq(professionals.id, person.id))
  await app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/cv-upload`,
    ...multipart([cvPart(pdf(700, 'mío'))], person.headers),
  })
  const sent = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    payload: {},
    headers: person.headers,
  })
  const id: number = sent.body.application.id
  const ask = (url: string, method: 'GET' | 'POST' = 'GET') =>
    app.request({ method, url, headers: company.headers })
  const setSuspended = (suspendedAt: Date | null) =>
    app.deps.db.update(users).set({ suspendedAt }).where(eq(users.id, person.userId))
  return { jobId, id, ask, setSuspended }
}

test('the application of a suspended person keeps its row and says why; contact and CV are hidden until it ends', async () => {
  const { jobId, id, ask, setSuspended } = await applied()
  await setSuspended(app.clock.now())
  const hidden = {
    id,
    cvUrl: null,
    cvName: null,
    professional: { firstName: 'Milagros', isSuspended: true, email: '', phone: null },
  }
  expect((await ask(`/api/jobs/${jobId}/candidates`)).body).toMatchObject([hidden])
  expect((await ask(`/api/jobs/${jobId}/applications`)).body).toMatchObject([hidden])
  const { topMatches } = (await ask('/api/company/candidates/overview')).body
  for (const one of topMatches) expect(one).toMatchObject(hidden)
  expect(await ask(`/api/applications/${id}/cv`)).toMatchObject({
    status: 404,
    body: { message: 'Esta cuenta está suspendida: su CV no se puede ver.' },
  })
  expect((await ask(`/api/jobs/${jobId}/metrics`)).body).toMatchObject({
    totalCandidates: 1,
    newCandidates: 1,
  })
  expect((await ask(`/api/applications/${id}/viewed`, 'POST')).body).toMatchObject(hidden)

  await setSuspended(null)
  expect((await ask(`/api/jobs/${jobId}/candidates`)).body).toMatchObject([
    { cvUrl: `/api/applications/${id}/cv`, professional: { isSuspended: false, phone: '987654321' } },
  ])
  expect((await ask(`/api/applications/${id}/cv`)).status).toBe(200)
})
