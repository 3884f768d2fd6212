import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { viewMinutes } from '#contracts/admin/users-figures.ts'
import type { ViewReason } from '#contracts/admin/users-vocabulary.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { userCookie } from '#server/http/cookies.ts'
import {
  createAdmin,
  createCompany,
  createMember,
  createProfessional,
  type TestActor,
} from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
let person: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await createAdmin(app, 'support')
  person = await createProfessional(app)
})

const view = (who: TestActor, by = admin, reason: ViewReason | 'curious' = 'asked') =>
  app.request({
    method: 'POST',
    url: `/api/admin/users/${who.userId}/view`,
    headers: by.headers,
    payload: { reason },
  })

/** The headers of a browser that views the account. */
async function viewing(who: TestActor) {
  const reply = await view(who)
  expect(reply.status).toBe(200)
  return { cookie: `${userCookie}=${reply.cookies[userCookie]}` }
}
const session = async (headers: { cookie: string }) =>
  (await app.request({ url: '/api/session', headers })).body

test('the site answers as to the owner, says that it is a view, and changes nothing', async () => {
  const headers = await viewing(person)
  const endsAt = new Date(app.clock.now().getTime() + viewMinutes * MINUTE).toISOString()
  expect(await session(headers)).toMatchObject({
    authenticated: true,
    user: { id: person.userId, viewEndsAt: endsAt },
  })
  expect((await session(person.headers)).user?.viewEndsAt).toBeNull()
  expect((await app.request({ url: '/api/me/professional', headers })).status).toBe(200)

  const change = await app.request({
    method: 'PUT',
    url: '/api/notifications/read-all',
    headers,
  })
  expect(change).toMatchObject({ status: 403, body: { code: 'view_only' } })
})

test('a person of a company is viewed in the company and the role of the person, and changes nothing', async () => {
  const owner = await createCompany(app, { name: 'Sacha' })
  const member = await createMember(app, owner, 'recruiter', 'Lucía')
  const headers = await viewing(member)
  expect(await session(headers)).toMatchObject({ user: { id: member.userId, member: { role: 'recruiter' } } })
  expect((await app.request({ url: '/api/me/company', headers })).body).toMatchObject({ name: 'Sacha' })
  for (const [method, url, payload] of [
    ['PUT', '/api/company/team/me', { name: 'Otra' }],
    ['POST', '/api/company/team/leave', {}],
    ['POST', '/api/jobs', {}],
  ] as const)
    expect(await app.request({ method, url, headers, payload })).toMatchObject({
      status: 403,
      body: { code: 'view_only' },
    })
  expect((await app.request({ url: '/api/company/keys', headers })).body.code).toBe('owner_only')
})

test('neither messages nor files are opened', async () => {
  const headers = await viewing(person)
  for (const url of [
    '/api/conversations',
    '/api/conversations/professional',
    `/api/professionals/${person.id}/cv`,
  ])
    expect(await app.request({ url, headers }), url).toMatchObject({
      status: 403,
      body: { code: 'view_only' },
    })
})

test('the owner is told why on the bell and by mail, and sees the view among the sessions', async () => {
  await view(person, admin, 'report')
  await app.queue.drain()
  const { body } = await app.request({ url: '/api/notifications', headers: person.headers })
  const sentence = expect.stringContaining('Motivo: revisión de un reporte o reclamo.')
  expect(body.notifications[0]).toMatchObject({
    title: 'El equipo de Qhatu vio tu cuenta',
    message: sentence,
  })
  const sent = app.mails.sent.filter(({ to }) => to === person.email)
  expect(sent.map(({ subject }) => subject)).toEqual(['El equipo de Qhatu vio tu cuenta'])
  const sessions = (await app.request({ url: '/api/me/sessions', headers: person.headers })).body
  expect(JSON.stringify(sessions)).toContain('El equipo de Qhatu, sin poder cambiar nada')
})

test('a view does not count as the owner’s presence', async () => {
  app.clock.advance({ minutes: 10 })
  await viewing(person)
  const { body } = await app.request({ url: `/api/admin/users/${person.userId}`, headers: admin.headers })
  expect(new Date(body.user.lastSeenAt ?? 0).getTime()).toBe(app.clock.now().getTime() - MINUTE * 10)
})

test('it ends by itself, when its administrator signs out, and when the owner ends it', async () => {
  const first = await viewing(person)
  app.clock.advance({ minutes: viewMinutes })
  expect((await session(first)).authenticated).toBe(false)

  const second = await viewing(person)
  await app.request({ method: 'POST', url: '/api/admin/logout', headers: admin.headers })
  expect((await session(second)).authenticated).toBe(false)

  admin = await createAdmin(app, 'support')
  const third = await viewing(person)
  await app.request({ method: 'POST', url: '/api/me/sessions/end-others', headers: person.headers })
  expect((await session(third)).authenticated).toBe(false)
})

test('signing out ends the view and no session of the owner', async () => {
  const headers = await viewing(person)
  expect((await app.request({ method: 'POST', url: '/api/logout', headers })).status).toBe(200)
  expect((await session(headers)).authenticated).toBe(false)
  expect((await session(person.headers)).authenticated).toBe(true)
})

test('who, why and on which account is in the audit', async () => {
  const company = await createCompany(app)
  await view(company, admin, 'fault')
  const owner = await createAdmin(app)
  const { body } = await app.request({ url: '/api/admin/audit?code=user-viewed', headers: owner.headers })
  expect(body[0]).toMatchObject({
    code: 'user-viewed',
    subjectId: String(company.userId),
    after: { view: 'fault' },
  })
})

test('a reason that is none, a suspended or unknown account, and a role that may not', async () => {
  expect((await view(person, admin, 'curious')).body.fields).toEqual({
    reason: 'Elige para qué la vas a ver',
  })
  expect((await view({ ...person, userId: 999_999 })).status).toBe(404)
  expect((await view(person, await createAdmin(app, 'moderation'))).body.code).toBe('role_not_allowed')
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, person.userId))
  expect(await view(person)).toMatchObject({ status: 409, body: { code: 'account_not_viewable' } })
})
