import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { invitations } from '#server/db/schema/invitations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { applyInvited, invitationMailTo, inviting } from '#tests/support/invitations.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { forgetInvitations } from './invitations.service.ts'

let app: TestApp
let company: TestActor
let jobId: number
let byCompany: ReturnType<typeof inviting>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  jobId = await createJob(app, company)
  byCompany = inviting(app, company, jobId)
})

const day = 24 * 3_600_000
const gone = {
  status: 410,
  body: {
    code: 'invitation_gone',
    message: 'La invitación no existe, ha expirado o ya fue utilizada.',
  },
}
let counter = 0
const newEmail = () => `invitada${++counter}@ejemplo.pe`

const read = (token: string) => app.request({ url: `/api/invitations/${token}` })
const cookieOf = (reply: { cookies: Record<string, string> }) => ({
  cookie: `qhatu_session=${reply.cookies.qhatu_session}`,
})

test('an invited e-mail gets a mail with the message and the only copy of the link', async () => {
  const email = newEmail()
  const reply = await byCompany.invite({ email, message: 'Nos gustó tu trabajo en la feria.' })
  expect(reply).toMatchObject({ status: 201, body: { url: null, invitation: { email, state: 'waiting' } } })
  const mail = await invitationMailTo(app, email)
  expect(mail.text).toContain('Nos gustó tu trabajo en la feria.')
  expect(mail.text).toContain('/apply/')
  expect(JSON.stringify(await byCompany.list())).not.toContain('token')
})

test('an invitation says what it is to, as documented, and reading it uses nothing up', async () => {
  const email = newEmail()
  const token = await byCompany.mailedToken(email)
  await read(token)
  expect(await read(token)).toMatchObject({
    status: 200,
    body: {
      email,
      job: {
        title: 'Analista de datos',
        location: expect.any(String),
        workType: expect.any(String),
        salaryRange: expect.any(String),
        salaryParsed: null,
        company: { name: expect.any(String) },
      },
    },
  })
})

test('a link is good for 14 days, and then another can be sent', async () => {
  const email = newEmail()
  const token = await byCompany.mailedToken(email)
  expect(await byCompany.invite({ email })).toMatchObject({ status: 409, body: { code: 'already_invited' } })
  await app.deps.db.update(invitations).set({ expiresAt: app.clock.now() })
  expect(await read(token)).toMatchObject(gone)
  expect(await byCompany.list()).toMatchObject([{ state: 'expired' }])
  expect((await byCompany.invite({ email })).status).toBe(201)
})

test('a cancelled invitation is gone; a used one cannot be cancelled', async () => {
  const token = await byCompany.linkToken()
  const remove = async () => {
    const [{ id }] = await byCompany.list()
    return app.request({
      method: 'DELETE',
      url: `/api/jobs/${jobId}/invitations/${id}`,
      headers: company.headers,
    })
  }
  expect((await remove()).status).toBe(200)
  expect(await read(token)).toMatchObject(gone)
  await applyInvited(app, { token: await byCompany.linkToken(), email: newEmail() })
  expect((await remove()).status).toBe(404)
})

test('a cancelled invitation comes back with its link, unless the person was invited anew; one that was not mailed yet is gone', async () => {
  const cancel = async () => {
    const [{ id }] = await byCompany.list()
    const url = `/api/jobs/${jobId}/invitations/${id}`
    return (await app.request({ method: 'DELETE', url, headers: company.headers })).body.undo
  }
  const undo = async ({ actId }: { actId: number }) =>
    (await app.request({ method: 'POST', url: `/api/acts/${actId}/undo`, headers: company.headers })).status
  const email = newEmail()
  const token = await byCompany.mailedToken(email)
  expect(await undo(await cancel())).toBe(200)
  expect((await read(token)).status).toBe(200)

  const cancelled = await cancel()
  await byCompany.invite({ email })
  expect(await undo(cancelled)).toBe(409)
  expect(await cancel()).toBeNull()
  await settleActs(app)
  expect(await byCompany.list()).toEqual([])
})

test('nobody is invited to a job that is closed, and an open link to it says so', async () => {
  const token = await byCompany.linkToken()
  await app.deps.db.update(jobs).set({ isOpen: false }).where(eq(jobs.id, jobId))
  expect(await read(token)).toMatchObject({ status: 410, body: { code: 'job_gone' } })
  expect(await byCompany.invite()).toMatchObject({ status: 410, body: { code: 'job_gone' } })
})

test('nobody invites to, or sees the invitations of, the job of another company', async () => {
  const other = await createCompany(app)
  expect((await byCompany.invite({}, other)).status).toBe(403)
  expect((await app.request({ url: `/api/jobs/${jobId}/invitations`, headers: other.headers })).status).toBe(
    403,
  )
})

test('an address goes with its invitation 30 days after that has expired', async () => {
  const email = newEmail()
  await byCompany.invite({ email })
  const expiredFor = async (days: number) => {
    const expiresAt = new Date(app.clock.now().getTime() - days * day)
    await app.deps.db.update(invitations).set({ expiresAt }).where(eq(invitations.email, email))
    await forgetInvitations(app.deps)
    return app.deps.db.$count(invitations, eq(invitations.email, email))
  }
  expect(await expiredFor(29)).toBe(1)
  expect(await expiredFor(31)).toBe(0)
})

test('deleting an account deletes the invitations that it received and sent', async () => {
  const email = newEmail()
  const reply = await applyInvited(app, { token: await byCompany.mailedToken(email), email })
  const download = await app.request({
    method: 'POST',
    url: '/api/me/export',
    headers: cookieOf(reply),
    body: { password: 'una clave larga' },
  })
  expect(download.status).toBe(200)
  const remove = (headers: { cookie: string }, password: string) =>
    app.request({ method: 'DELETE', url: '/api/me', headers, body: { password } })
  await remove(cookieOf(reply), 'una clave larga')
  expect(await app.deps.db.$count(invitations, eq(invitations.email, email))).toBe(0)

  await byCompany.invite({ email: newEmail() })
  await app.deps.db
    .update(users)
    .set({ passwordHash: await hashPassword('una clave larga') })
    .where(eq(users.id, company.userId))
  expect((await remove(company.headers, 'una clave larga')).status).toBeLessThan(300)
  expect(await app.deps.db.$count(invitations, eq(invitations.jobId, jobId))).toBe(0)
})
