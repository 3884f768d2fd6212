import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, post, registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { ensureAdmin } from './ensure-admin.ts'

const configured = { email: 'jefa@qhatu.pe', password: 'Una-clave-larga-1' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: 'Jefa@qhatu.pe', ADMIN_PASSWORD: configured.password })
  await ensureAdmin(app.deps)
})
afterAll(() => app.close())

const login = (payload: object, headers: Record<string, string> = {}) =>
  post(app, '/api/admin/login', payload, headers)
const session = async (headers: { cookie: string }) =>
  (await app.request({ url: '/api/admin/session', headers })).body
const withPassword = (password: string) =>
  ensureAdmin({
    ...app.deps,
    config: { ...app.deps.config, admin: { email: configured.email, password } },
  })

test('the configured administrator signs in by the own door, for eight hours', async () => {
  const reply = await login(configured)
  expect(reply.body).toEqual({ success: true, message: 'Acceso autorizado' })
  expect(Object.keys(reply.cookies).toSorted()).toEqual(['qhatu_admin', 'qhatu_device'])
  const headers = cookieOf(reply, 'qhatu_admin')
  expect(await session(headers)).toEqual({
    authenticated: true,
    admin: { name: 'Administración', role: 'owner', mustSetUpTwoFactor: false },
  })
  app.clock.advance({ hours: 8, minutes: 1 })
  expect(await session(headers)).toEqual({ authenticated: false })
})

test('a login to the administration from a new browser is mailed; the first browser and a known one are not', async () => {
  const own = { email: 'turno@qhatu.pe', password: configured.password }
  await ensureAdmin({ ...app.deps, config: { ...app.deps.config, admin: own } })
  const mails = async () => {
    await app.queue.drain()
    return app.mails.sent.filter(({ to }) => to === own.email)
  }
  const deviceOf = (reply: { cookies: Record<string, string> }) => ({
    cookie: `qhatu_device=${reply.cookies['qhatu_device']}`,
  })
  const first = await login(own)
  expect((await login(own, deviceOf(first))).status).toBe(200)
  expect(await mails()).toEqual([])

  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' }
  const elsewhere = await login(own, phone)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Entraron a la administración desde otro dispositivo')
  expect(mail?.text).toContain('Chrome en Android')
  // An administrator's password is in the configuration: no page changes it.
  expect(mail?.text).not.toContain('recuperar-contrasena')
  await login(own, deviceOf(elsewhere))
  expect(await mails()).toHaveLength(1)
})

test('what is known of a browser in a person’s account is nothing in the administration, under the same number too', async () => {
  const { reply } = await registerProfessional(app)
  const own = { email: 'guardia@qhatu.pe', password: configured.password }
  await ensureAdmin({ ...app.deps, config: { ...app.deps.config, admin: own } })
  await login(own)
  await login(own, { cookie: `qhatu_device=${reply.cookies['qhatu_device']}` })
  await app.queue.drain()
  expect(app.mails.sent.filter(({ to }) => to === own.email)).toHaveLength(1)
})

test('a login ends the session that this browser had before', async () => {
  const before = cookieOf(await login(configured), 'qhatu_admin')
  expect((await login(configured, before)).status).toBe(200)
  expect(await session(before)).toEqual({ authenticated: false })
})

test('wrong credentials get one answer, and an ordinary account is no administrator', async () => {
  const { form } = await registerProfessional(app)
  const refused = await Promise.all([
    login({ ...configured, password: 'No-es-esta' }),
    login({ email: 'nadie@qhatu.pe', password: 'No-es-esta' }),
    login({ email: form.email, password: form.password }),
  ])
  for (const reply of refused) {
    expect(reply.status).toBe(401)
    expect(reply.body).toMatchObject({ code: 'invalid_credentials', message: 'Credenciales inválidas' })
    expect(reply.cookies).toEqual({})
  }
})

test.each([
  [{ email: 'jefa', password: 'x' }, { email: 'Escribe un correo como nombre@ejemplo.com' }],
  [{ email: 'jefa@qhatu.pe', password: '' }, { password: 'Escribe tu contraseña' }],
])('the form is checked: %j', async (payload, fields) => {
  const reply = await login(payload)
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toEqual(fields)
})

test('logging out ends the session on the server', async () => {
  const headers = cookieOf(await login(configured), 'qhatu_admin')
  expect((await post(app, '/api/admin/logout', {}, headers)).body).toEqual({ success: true })
  expect(await session(headers)).toEqual({ authenticated: false })
  expect((await post(app, '/api/admin/logout', {}, headers)).status).toBe(401)
})

test('an administrator who does nothing for half an hour signs in again', async () => {
  const headers = cookieOf(await login(configured), 'qhatu_admin')
  for (const minutes of [29, 29, 29]) {
    app.clock.advance({ minutes })
    expect((await session(headers)).authenticated).toBe(true)
  }
  app.clock.advance({ minutes: 30 })
  expect((await session(headers)).authenticated).toBe(false)
})

test('a start with the same password leaves sessions alone; a changed one ends them', async () => {
  const headers = cookieOf(await login(configured), 'qhatu_admin')
  await withPassword(configured.password)
  expect((await session(headers)).authenticated).toBe(true)
  await withPassword('Otra-clave-larga-2')
  expect((await session(headers)).authenticated).toBe(false)
  expect((await login(configured)).status).toBe(401)
  expect((await login({ ...configured, password: 'Otra-clave-larga-2' })).status).toBe(200)
})
