import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminInvitationDays } from '#contracts/admin/team-figures.ts'
import { admins } from '#server/db/schema/accounts.table.ts'
import { createAdmin, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { withTwoFactor } from '#tests/support/two-factor.ts'

let app: TestApp
let owner: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.update(admins).set({ endedAt: app.clock.now() })
  owner = await createAdmin(app)
})

const as = (actor: TestActor) => ({ headers: actor.headers })
const team = (actor = owner) => app.request({ url: '/api/admin/team', ...as(actor) })
const invite = (email: string, role = 'support') =>
  app.request({
    method: 'POST',
    url: '/api/admin/team/invitations',
    ...as(owner),
    payload: { name: 'Rosa Quispe', email, role },
  })
const changeRole = (id: number, role: string, actor = owner) =>
  app.request({ method: 'PATCH', url: `/api/admin/team/${id}`, ...as(actor), payload: { role } })
const end = (id: number, actor = owner) =>
  app.request({ method: 'DELETE', url: `/api/admin/team/${id}`, ...as(actor) })
const lastAct = async () => (await app.request({ url: '/api/admin/audit', ...as(owner) })).body[0]

async function tokenSentTo(email: string): Promise<string> {
  await app.queue.drain()
  const mail = app.mails.sent.findLast(({ to }) => to === email)
  const token = /\/admin\/invitacion\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error('No invitation was mailed')
  return token
}

const accept = (token: string, password = 'tres palabras sueltas') =>
  app.request({ method: 'POST', url: '/api/admin/team/join', payload: { token, password } })

describe('an invitation', () => {
  test('leads to a session with the role that it names, once', async () => {
    const email = 'rosa@ejemplo.pe'
    expect((await invite(email)).status).toBe(200)
    expect(await lastAct()).toMatchObject({ code: 'admin-invited', after: { role: 'support' } })
    const token = await tokenSentTo(email)
    const shown = await app.request({ url: `/api/admin/invitations/${token}` })
    expect(shown.body).toEqual({ name: 'Rosa Quispe', email, role: 'support' })

    const reply = await accept(token)
    expect(reply.status).toBe(200)
    const cookie = Object.entries(reply.cookies)
      .find(([name]) => name.includes('admin'))!
      .join('=')
    const session = await app.request({ url: '/api/admin/session', headers: { cookie } })
    expect(session.body).toEqual({
      authenticated: true,
      admin: { name: 'Rosa Quispe', role: 'support', mustSetUpTwoFactor: false },
    })
    expect(await lastAct()).toMatchObject({
      code: 'invitation-accepted',
      admin: { name: 'Rosa Quispe', role: 'support' },
    })
    expect((await accept(token)).body).toMatchObject({ code: 'invitation_gone' })
    expect((await invite(email)).body).toMatchObject({ code: 'already_in_team' })
  })

  test('with a weak password stays open', async () => {
    await invite('debil@ejemplo.pe')
    const token = await tokenSentTo('debil@ejemplo.pe')
    expect((await accept(token, 'contraseña')).body.fields).toHaveProperty('password')
    expect((await accept(token, 'rosa quispe')).body.fields).toHaveProperty('password')
    expect((await accept(token)).status).toBe(200)
  })

  test('another one of the same address replaces it', async () => {
    await invite('dos@ejemplo.pe')
    const first = await tokenSentTo('dos@ejemplo.pe')
    await invite('dos@ejemplo.pe', 'finance')
    const second = await tokenSentTo('dos@ejemplo.pe')
    expect((await accept(first)).body).toMatchObject({ code: 'invitation_gone' })
    expect((await app.request({ url: `/api/admin/invitations/${second}` })).body).toMatchObject({
      role: 'finance',
    })
  })

  test('cancelled or expired is gone', async () => {
    await invite('tres@ejemplo.pe')
    const cancelled = await tokenSentTo('tres@ejemplo.pe')
    const open = (await team()).body.invitations.find(
      (one: { email: string }) => one.email === 'tres@ejemplo.pe',
    )
    const cancel = () =>
      app.request({ method: 'DELETE', url: `/api/admin/team/invitations/${open!.id}`, ...as(owner) })
    expect((await cancel()).status).toBe(204)
    expect((await cancel()).status).toBe(404)
    expect((await accept(cancelled)).body).toMatchObject({ code: 'invitation_gone' })
    await invite('cuatro@ejemplo.pe')
    const expired = await tokenSentTo('cuatro@ejemplo.pe')
    app.clock.advance({ days: adminInvitationDays })
    expect((await accept(expired)).body).toMatchObject({ code: 'invitation_gone' })
  })

  test.each([
    [{ role: 'admin' }, { role: 'Elige un rol' }],
    [{ email: 'nadie' }, { email: 'Escribe un correo como nombre@ejemplo.com' }],
    [{ name: ' ' }, { name: 'Escribe tu nombre' }],
  ])('%o is refused', async (wrong, fields) => {
    const payload = { name: 'Rosa', email: 'rosa9@ejemplo.pe', role: 'support', ...wrong }
    const url = '/api/admin/team/invitations'
    const { status, body } = await app.request({ method: 'POST', url, ...as(owner), payload })
    expect([status, body]).toMatchObject([400, { fields }])
  })
})

describe('a role', () => {
  test('changes at once for open sessions', async () => {
    const member = await createAdmin(app, 'analyst')
    expect((await team(member)).body).toMatchObject({ code: 'role_not_allowed' })
    expect((await changeRole(member.id, 'owner')).status).toBe(200)
    expect((await team(member)).status).toBe(200)
    expect(await lastAct()).toMatchObject({
      code: 'role-changed',
      subjectId: String(member.id),
      before: { role: 'analyst' },
      after: { role: 'owner' },
    })
  })

  test('of the last owner stays, also when two leave at the same moment', async () => {
    expect((await changeRole(owner.id, 'support')).body).toMatchObject({ code: 'last_owner' })
    const other = await createAdmin(app)
    const left = await Promise.all([changeRole(owner.id, 'support'), end(other.id, other)])
    expect(left.filter(({ status }) => status === 409)).toHaveLength(1)
  })

  test('of nobody is not found', async () => {
    expect((await changeRole(999_999, 'support')).status).toBe(404)
  })
})

describe('ending an access', () => {
  test('ends the sessions and the password at once', async () => {
    const email = 'sale@ejemplo.pe'
    await invite(email)
    const cookies = (await accept(await tokenSentTo(email))).cookies
    const cookie = Object.entries(cookies)
      .find(([name]) => name.includes('admin'))!
      .join('=')
    const { id } = (await team()).body.members.find((one: { email: string }) => one.email === email)!
    expect((await end(id)).status).toBe(204)
    const after = await app.request({ url: '/api/admin/session', headers: { cookie } })
    expect(after.body).toEqual({ authenticated: false })
    const login = await app.request({
      method: 'POST',
      url: '/api/admin/login',
      payload: { email, password: 'tres palabras sueltas' },
    })
    expect(login.status).toBe(401)
    expect((await team()).body.members.map((one: { email: string }) => one.email)).not.toContain(email)
  })

  test('is undone by another invitation', async () => {
    const member = await createAdmin(app, 'support')
    await end(member.id)
    expect((await invite(member.email, 'finance')).status).toBe(200)
    await accept(await tokenSentTo(member.email))
    expect((await team()).body.members).toContainEqual(
      expect.objectContaining({ id: member.id, role: 'finance' }),
    )
  })
})

describe('a lost second factor', () => {
  const reset = (id: number) =>
    app.request({ method: 'DELETE', url: `/api/admin/team/${id}/two-factor`, ...as(owner) })

  test('is reset by an owner: sessions end, the password alone enters, the person hears of it', async () => {
    const member = await createAdmin(app, 'support')
    await withTwoFactor(app, { adminId: member.id })
    expect((await team()).body.members).toContainEqual(
      expect.objectContaining({ id: member.id, hasTwoFactor: true }),
    )
    expect((await reset(member.id)).status).toBe(204)
    expect((await team()).body.members).toContainEqual(
      expect.objectContaining({ id: member.id, hasTwoFactor: false, lastSeenAt: null }),
    )
    await app.queue.drain()
    expect(app.mails.sent.at(-1)).toMatchObject({
      to: member.email,
      subject: 'Restablecieron tu verificación en dos pasos',
    })
    expect(await lastAct()).toMatchObject({ code: 'second-factor-reset', subjectId: String(member.id) })
  })

  test('without one there is nothing to reset', async () => {
    const { id } = await createAdmin(app, 'support')
    expect((await reset(id)).status).toBe(404)
  })

  test('is gone when the access ends', async () => {
    const member = await createAdmin(app, 'support')
    await withTwoFactor(app, { adminId: member.id })
    await end(member.id)
    await invite(member.email)
    await accept(await tokenSentTo(member.email))
    expect((await team()).body.members).toContainEqual(
      expect.objectContaining({ id: member.id, hasTwoFactor: false }),
    )
  })
})
