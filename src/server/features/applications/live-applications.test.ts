import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { openStream } from '#tests/support/open-stream.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the open pages of both sides, and no others, are notified of every step of an application', async () => {
  const company = await createCompany(app)
  const person = await createProfessional(app)
  const jobId = await createJob(app, company)
  const streams = {
    company: await openStream(app, company.headers),
    person: await openStream(app, person.headers),
    stranger: await openStream(app, (await createCompany(app)).headers),
  }
  const eventsOf = () =>
    Object.fromEntries(
      Object.entries(streams).map(([who, stream]) => [
        who,
        stream.events().filter((event) => (event as { topic: string }).topic === 'applications').length,
      ]),
    )
  const send = (method: 'POST' | 'PATCH', url: string, { headers }: typeof company, payload = {}) =>
    app.request({ method, url, headers, payload })
  try {
    const applied = await send('POST', `/api/jobs/${jobId}/apply`, person)
    const { id } = applied.body.application
    await expect.poll(eventsOf).toEqual({ company: 1, person: 1, stranger: 0 })
    await send('PATCH', `/api/applications/${id}/status`, company, { status: 'preselected' })
    await settleActs(app)
    await expect.poll(eventsOf).toEqual({ company: 2, person: 2, stranger: 0 })
    await send('POST', `/api/applications/${id}/withdraw`, person)
    await settleActs(app)
    await expect.poll(eventsOf).toEqual({ company: 3, person: 3, stranger: 0 })
  } finally {
    for (const stream of Object.values(streams)) stream.close()
  }
})
