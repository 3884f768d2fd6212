import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { admins } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { secrets, settings } from '#server/db/schema/platform.table.ts'
import { isAccount } from '#server/features/accounts/account-owner.queries.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { moveTwoFactorKey } from '#server/features/accounts/two-factor/two-factor.service.ts'
import type { Visit } from '#server/actor.ts'
import { createAdmin } from '#tests/support/actors.ts'
import { cookieOf, post, registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { codeNow, withTwoFactor } from '#tests/support/two-factor.ts'
import { adminLoginWithCode } from './admin.service.ts'
import { ensureAdmin } from './ensure-admin.ts'

const password = 'Una-clave-larga-1'

let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await startTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => app.close())

const second = (challenge: string, code: string) => post(app, '/api/admin/login/code', { challenge, code })
const own = (headers: { cookie: string }, call: string, body: object) =>
  post(app, `/api/admin/own/two-factor/${call}`, body, headers)
const read = async (headers: { cookie: string }) =>
  (await app.request({ url: '/api/admin/own/account', headers })).body.twoFactor

/** The audit of an administrator, the latest first. */
const auditOf = async (adminId: number) =>
  (
    await app.deps.db
      .select({ code: auditEntries.code, subjectId: auditEntries.subjectId })
      .from(auditEntries)
      .where(eq(auditEntries.adminId, adminId))
      .orderBy(desc(auditEntries.id))
  ).map(({ code, subjectId }) => (subjectId === String(adminId) ? code : `${code} about ${subjectId}`))

async function newAdmin() {
  const admin = await createAdmin(app, 'analyst')
  await app.deps.db
    .update(admins)
    .set({ passwordHash })
    .where(isAccount({ adminId: admin.id }))
  const login = () => post(app, '/api/admin/login', { email: admin.email, password })
  return { ...admin, login, challenge: async (): Promise<string> => (await login()).body.challenge }
}

/** An administrator who turned it on through the calls. */
async function protectedAdmin() {
  const admin = await newAdmin()
  const { secret } = (await own(admin.headers, 'setup', { password })).body
  const reply = await own(admin.headers, 'enable', { code: codeNow(app, secret) })
  expect(reply.status).toBe(200)
  app.clock.advance({ minutes: 1 })
  return { ...admin, secret, codes: reply.body.recoveryCodes as string[] }
}

/** The setting, until the test ends. */
async function requireTwoFactor() {
  const set = (value: string) =>
    app.deps.db.update(settings).set({ value }).where(eq(settings.key, 'require_admin_two_factor'))
  await set('true')
  onTestFinished(async () => void (await set('false')))
}

test('set up and turned on with password and code, told by mail, and each step is in the audit', async () => {
  const { id, email, headers, login } = await newAdmin()
  const wrong = await own(headers, 'setup', { password: 'no es esta' })
  expect(wrong.body.fields).toEqual({ password: 'Escribe otra vez tu contraseña: no es correcta' })
  const { secret, uri } = (await own(headers, 'setup', { password })).body
  expect(uri).toContain(encodeURIComponent(email))
  expect((await own(headers, 'enable', { code: '000000' })).status).toBe(400)
  expect(await read(headers)).toEqual({ enabled: false, recoveryCodesLeft: 0 })
  expect((await login()).body).toEqual({ success: true, message: 'Acceso autorizado' })
  const enabled = await own(headers, 'enable', { code: codeNow(app, secret) })
  expect(enabled.body.recoveryCodes).toHaveLength(10)
  expect(await read(headers)).toEqual({ enabled: true, recoveryCodesLeft: 10 })
  expect(await auditOf(id)).toEqual(['second-factor-on', 'session-started', 'second-factor-begun'])
  await app.queue.drain()
  const mail = app.mails.last(email)
  expect(mail.subject).toBe('Activaste la verificación en dos pasos')
  // No page changes an administrator's password.
  expect(mail.text).not.toContain('recuperar-contrasena')
  expect((await own(headers, 'setup', { password })).status).toBe(409)
})

test('the right password alone starts no session and leaves no entry; the code does both', async () => {
  const { id, login, secret } = await protectedAdmin()
  const before = await auditOf(id)
  const first = await login()
  expect(first.body).toEqual({
    success: true,
    message: 'Escribe el código de tu aplicación',
    twoFactor: true,
    challenge: expect.any(String),
  })
  expect(first.cookies).toEqual({})
  expect((await second(first.body.challenge, '000000')).body.code).toBe('wrong_code')
  expect(await auditOf(id)).toEqual(before)
  const reply = await second(first.body.challenge, codeNow(app, secret))
  expect(reply.body).toEqual({ success: true, message: 'Acceso autorizado' })
  expect(Object.keys(reply.cookies).toSorted()).toEqual(['qhatu_admin', 'qhatu_device'])
  const session = await app.request({
    url: '/api/admin/session',
    headers: cookieOf(reply, 'qhatu_admin'),
  })
  expect(session.body.authenticated).toBe(true)
  expect(await auditOf(id)).toEqual(['session-started', ...before])
})

test('no code works twice, nor a recovery code', async () => {
  const { challenge, secret, codes, headers } = await protectedAdmin()
  const code = codeNow(app, secret)
  expect((await second(await challenge(), code)).status).toBe(200)
  expect((await second(await challenge(), code)).body.code).toBe('wrong_code')
  const typed = codes[3]!.toLowerCase().replaceAll('-', ' ')
  expect((await second(await challenge(), typed)).status).toBe(200)
  expect((await second(await challenge(), typed)).body.code).toBe('wrong_code')
  expect(await read(headers)).toEqual({ enabled: true, recoveryCodesLeft: 9 })
})

test('after five wrong codes the password is asked again, and the administrator is told', async () => {
  const { challenge, secret, email } = await protectedAdmin()
  const token = await challenge()
  const codes: string[] = []
  for (let attempt = 0; attempt < 5; attempt++) codes.push((await second(token, '000000')).body.code)
  expect(codes).toEqual(['wrong_code', 'wrong_code', 'wrong_code', 'wrong_code', 'challenge_over'])
  expect((await second(token, codeNow(app, secret))).body.code).toBe('challenge_over')
  await app.queue.drain()
  expect(app.mails.last(email).subject).toBe('Alguien conoce tu contraseña de Qhatu')
  expect((await second(await challenge(), codeNow(app, secret))).status).toBe(200)
})

test('a user and an administrator with the same secret do not enter by the door of the other', async () => {
  const { reply, form } = await registerProfessional(app)
  const admin = await newAdmin()
  const userId: number = reply.body.user.id
  const secret = await withTwoFactor(app, { userId }, { adminId: admin.id })
  const { email } = form
  const ofUser = (await post(app, '/api/login', { email, password: form.password })).body.challenge
  const atUsers = (challenge: string) =>
    post(app, '/api/login/two-factor', { challenge, code: codeNow(app, secret) })
  const wrongDoors = [await second(ofUser, codeNow(app, secret)), await atUsers(await admin.challenge())]
  for (const { body, cookies } of wrongDoors) {
    expect(body.code).toBe('challenge_over')
    expect(cookies).toEqual({})
  }
  expect((await atUsers(ofUser)).status).toBe(200)
  expect((await second(await admin.challenge(), codeNow(app, secret))).status).toBe(200)
})

test('a changed password ends a login that waits for its code, and does not skip the next one', async () => {
  const { email, challenge, secret } = await protectedAdmin()
  const before = await challenge()
  const config = { ...app.deps.config, admin: { email, password: 'Otra-clave-larga-2' } }
  await ensureAdmin({ ...app.deps, config })
  expect((await second(before, codeNow(app, secret))).body.code).toBe('challenge_over')
  const login = await post(app, '/api/admin/login', config.admin)
  expect(login.cookies).toEqual({})
  expect((await second(login.body.challenge, codeNow(app, secret))).status).toBe(200)
})

test('new recovery codes end the old ones; turning it off takes password and code', async () => {
  const { id, email, headers, secret, codes, challenge, login } = await protectedAdmin()
  const body = { password, code: codeNow(app, secret) }
  const renewed: string[] = (await own(headers, 'recovery-codes', body)).body.recoveryCodes
  expect((await second(await challenge(), codes[0]!)).body.code).toBe('wrong_code')
  expect((await second(await challenge(), renewed[0]!)).status).toBe(200)
  expect((await own(headers, 'disable', { password, code: '000000' })).status).toBe(400)
  expect((await own(headers, 'disable', { password: 'no', code: renewed[1] })).status).toBe(400)
  expect((await own(headers, 'disable', { password, code: renewed[1] })).status).toBe(200)
  expect(await read(headers)).toEqual({ enabled: false, recoveryCodesLeft: 0 })
  expect((await login()).body.message).toBe('Acceso autorizado')
  expect((await auditOf(id)).slice(0, 4)).toEqual([
    'session-started',
    'second-factor-off',
    'session-started',
    'recovery-codes-renewed',
  ])
  await app.queue.drain()
  expect(() => app.mails.last(email, 'Desactivaste la verificación en dos pasos')).not.toThrow()
})

test('where it is required, an administrator without it reaches only the own account until it is on', async () => {
  const { headers } = await newAdmin()
  const audit = async () => (await app.request({ url: '/api/admin/audit', headers })).body
  const session = async () => (await app.request({ url: '/api/admin/session', headers })).body.admin
  expect(await session()).toMatchObject({ mustSetUpTwoFactor: false })
  await requireTwoFactor()
  expect(await session()).toMatchObject({ mustSetUpTwoFactor: true })
  expect(await audit()).toMatchObject({ code: 'two_factor_required' })
  const { secret } = (await own(headers, 'setup', { password })).body
  expect((await audit()).code).toBe('two_factor_required')
  await own(headers, 'enable', { code: codeNow(app, secret) })
  expect(await audit()).toBeInstanceOf(Array)
  expect(await session()).toMatchObject({ mustSetUpTwoFactor: false })
  await own(headers, 'disable', { password, code: codeNow(app, secret, 1) })
  expect((await audit()).code).toBe('two_factor_required')
  expect((await post(app, '/api/admin/logout', {}, headers)).status).toBe(200)
})

test('a key in the configuration also seals the secrets of administrators', async () => {
  const { id, secret, challenge } = await protectedAdmin()
  const config = { ...app.deps.config, twoFactorKey: Buffer.alloc(32, 7) }
  await moveTwoFactorKey({ ...app.deps, config })
  expect(await app.deps.db.select().from(secrets).where(eq(secrets.name, 'two-factor'))).toEqual([])
  const visit: Visit = { actor: { kind: 'anonymous' }, deviceToken: null, userAgent: '' }
  const sent = { challenge: await challenge(), code: codeNow(app, secret) }
  const trace = { requestId: '', address: '' }
  await adminLoginWithCode({ ...app.deps, config }, { ...visit, trace }, sent)
  expect(await app.deps.db.$count(sessions, eq(sessions.adminId, id))).toBe(2)
})

describe('the own password', () => {
  const change = (headers: { cookie: string }, body: object) =>
    app.request({ method: 'PUT', url: '/api/admin/own/password', headers, payload: body })

  test('is changed with the current one; the other sessions end, a mail says so, and the audit has it', async () => {
    const admin = await newAdmin()
    const other = cookieOf(await admin.login())
    const newPassword = 'Otra-clave-larga-2'
    expect((await change(admin.headers, { password, newPassword })).status).toBe(200)
    expect((await app.request({ url: '/api/admin/own/account', headers: admin.headers })).status).toBe(200)
    expect((await app.request({ url: '/api/admin/own/account', headers: other })).status).toBe(401)
    expect((await admin.login()).body.code).toBe('invalid_credentials')
    expect((await post(app, '/api/admin/login', { email: admin.email, password: newPassword })).status).toBe(
      200,
    )
    await app.queue.drain()
    const subjects = app.mails.sent.filter(({ to }) => to === admin.email).map(({ subject }) => subject)
    expect(subjects).toContain('Tu contraseña de administración cambió')
    expect(await auditOf(admin.id)).toContain('password-changed')
  })

  test('is not changed with a wrong one, or to a bad one', async () => {
    const admin = await newAdmin()
    const refused = async (body: object) => (await change(admin.headers, body)).body.fields
    expect(await refused({ password: 'otra', newPassword: 'Otra-clave-larga-2' })).toHaveProperty('password')
    expect(await refused({ password, newPassword: 'corta' })).toHaveProperty('newPassword')
    expect(await refused({ password, newPassword: 'contraseña' })).toHaveProperty('newPassword')
    expect((await admin.login()).status).toBe(200)
  })

  test('of the account that the operator sets at every start is not changed here', async () => {
    const admin = await newAdmin()
    const { config } = app.deps
    const before = config.admin
    config.admin = { email: admin.email, password }
    onTestFinished(() => {
      config.admin = before
    })
    const { status, body } = await change(admin.headers, { password, newPassword: 'Otra-clave-larga-2' })
    expect(status).toBe(409)
    expect(body.message).toBe('La contraseña de esta cuenta se cambia en la configuración del servidor.')
  })
})
