import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema/applications.table.ts'
import { createCompany, createMember, createProfessional } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { openStream } from '#tests/support/open-stream.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function team() {
  const owner = await createCompany(app, { name: 'Sacha' })
  const lucia = await createMember(app, owner, 'recruiter', 'Lucía')
  const hugo = await createMember(app, owner, 'reader', 'Hugo')
  const jobId = await createJob(app, owner)
  const person = await createProfessional(app)
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId, professionalId: person.id, appliedAt: app.clock.now() })
    .returning({ id: applications.id })
  return { owner, lucia, hugo, jobId, person, id: row!.id }
}
type Headers = Record<string, string>
const move = (id: number, headers: Headers, body: object) =>
  app.request({ method: 'PATCH', url: `/api/applications/${id}/status`, headers, payload: body })
const open = (id: number, headers: Headers) =>
  app.request({ method: 'POST', url: `/api/applications/${id}/viewed`, headers, payload: {} })

test('the team reads who moved a candidate and sees it at once; the candidate does not learn the name', async () => {
  const { owner, lucia, person, id } = await team()
  const stream = await openStream(app, owner.headers)
  expect((await move(id, lucia.headers, { status: 'interviewed' })).status).toBe(200)
  await expect.poll(stream.events).toContainEqual({ topic: 'applications' })
  stream.close()
  await settleActs(app)
  const { history } = (await open(id, owner.headers)).body
  expect(history).toContainEqual(expect.objectContaining({ status: 'interviewed', person: 'Lucía' }))
  const { text } = await app.request({ url: '/api/professional/applications', headers: person.headers })
  expect(text).not.toContain('Lucía')
})

test('of two recruiters who move one card the second hears that it has moved', async () => {
  const { owner, lucia, id } = await team()
  expect((await move(id, lucia.headers, { status: 'interviewed', from: 'pending' })).status).toBe(200)
  const late = await move(id, owner.headers, { status: 'rejected', from: 'pending' })
  expect([late.status, late.body.code]).toEqual([409, 'colleague_moved'])
  expect((await move(id, owner.headers, { status: 'rejected', from: 'interviewed' })).status).toBe(200)
})

test('a reader opens a candidate without leaving a trace', async () => {
  const { hugo, lucia, id } = await team()
  expect((await open(id, hugo.headers)).body.viewedAt).toBeNull()
  expect((await open(id, lucia.headers)).body.viewedAt).not.toBeNull()
})

test('who follows a job hears of it, and the owner only if nobody does', async () => {
  const { owner, lucia, hugo, jobId } = await team()
  const follow = (method: 'PUT' | 'DELETE', headers: Headers) =>
    app.request({ method, url: `/api/company/jobs/${jobId}/follow`, headers })
  const apply = async () => {
    const { headers } = await createProfessional(app)
    const reply = await app.request({
      method: 'POST',
      url: `/api/jobs/${jobId}/apply`,
      headers,
      payload: {},
    })
    expect(reply.status).toBeLessThan(300)
  }
  const noticesOf = async ({ headers }: { headers: Headers }) =>
    (await app.request({ url: '/api/notifications', headers })).body.notifications.length
  await apply()
  expect(await Promise.all([owner, lucia, hugo].map(noticesOf))).toEqual([1, 0, 0])
  await follow('PUT', lucia.headers)
  expect((await follow('PUT', hugo.headers)).body.followers).toMatchObject([
    { name: 'Lucía' },
    { isMe: true },
  ])
  await follow('DELETE', hugo.headers)
  await apply()
  expect(await Promise.all([owner, lucia, hugo].map(noticesOf))).toEqual([1, 1, 0])
})
