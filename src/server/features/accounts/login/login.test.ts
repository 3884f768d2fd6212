import { verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { createAdmin, createCompany } from '#tests/support/actors.ts'
import { cookieOf, post, registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

// Test files share their modules; this one loads its own, with a library that counts calls.
vi.hoisted(() => vi.resetModules())
vi.mock(import('@node-rs/argon2'), async (original) => {
  const library = await original()
  return { ...library, verify: vi.fn(library.verify) }
})

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
  await app.close()
})

const login = (payload: object, headers?: Record<string, string>) => post(app, '/api/login', payload, headers)
const isSignedIn = async (headers: { cookie: string }): Promise<boolean> =>
  (await app.request({ url: '/api/session', headers })).body.authenticated

test('the right password opens a session that ends with the browser, and after 12 hours', async () => {
  const { form } = await registerProfessional(app)
  const reply = await login({ email: form.email.toUpperCase(), password: form.password })
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({
    success: true,
    user: { email: form.email, userType: 'professional' },
    profile: { firstName: 'Rosa', lastName: 'Huamán', name: 'Rosa Huamán' },
  })
  const cookie = [reply.headers['set-cookie']].flat().find((set) => String(set).startsWith('qhatu_session='))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  expect(cookie).not.toMatch(/Max-Age|Expires/)
  app.clock.advance({ hours: 11, minutes: 59 })
  expect(await isSignedIn(cookieOf(reply))).toBe(true)
  app.clock.advance({ minutes: 2 })
  expect(await isSignedIn(cookieOf(reply))).toBe(false)
})

test('a remembered session lasts 30 days', async () => {
  const { form } = await registerProfessional(app)
  const reply = await login({ email: form.email, password: form.password, remember: true })
  expect(String(reply.headers['set-cookie'])).toMatch(/Max-Age=2592000/)
  app.clock.advance({ days: 29, hours: 23 })
  expect(await isSignedIn(cookieOf(reply))).toBe(true)
  app.clock.advance({ hours: 2 })
  expect(await isSignedIn(cookieOf(reply))).toBe(false)
})

test('an unknown e-mail and a wrong password are indistinguishable, and cost one verification each', async () => {
  const { form } = await registerProfessional(app)
  vi.mocked(verify).mockClear()
  const wrong = await login({ email: form.email, password: 'No-es-esta' })
  expect(verify).toHaveBeenCalledTimes(1)
  const unknown = await login({ email: 'nadie@ejemplo.pe', password: 'No-es-esta' })
  expect(verify).toHaveBeenCalledTimes(2)
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  const { requestId: _, ...body } = wrong.body
  expect(body).toEqual({ code: 'invalid_credentials', message: 'Email o contraseña incorrectos' })
  expect(unknown.body).toMatchObject(body)
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort())
  expect(wrong.cookies).toEqual({})
})

test.each([{}, { email: 'rosa@ejemplo.pe', password: '' }, { email: '', password: 'algo' }])(
  'a login with an empty field is told so: %j',
  async (payload) => {
    const reply = await login(payload)
    expect(reply.status).toBe(400)
    expect(reply.body.message).toBe('Por favor ingresa tu email y contraseña')
    for (const [field, message] of Object.entries(reply.body.fields))
      expect(message).toBe(
        field === 'email' ? 'Escribe el correo de tu cuenta' : 'Escribe la contraseña de tu cuenta',
      )
  },
)

test('a suspension is revealed only with the correct password, and ends the session', async () => {
  const { form, headers } = await registerProfessional(app)
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.email, form.email))
  expect(await isSignedIn(headers)).toBe(false)
  expect((await login({ email: form.email, password: 'No-es-esta' })).body.code).toBe('invalid_credentials')
  const right = await login({ email: form.email, password: form.password })
  expect(right.status).toBe(403)
  expect(right.body.code).toBe('account_suspended')
  expect(right.cookies).toEqual({})
})

test('a login never keeps a token that the browser brought along', async () => {
  const { form, headers } = await registerProfessional(app)
  const planted = await login(
    { email: form.email, password: form.password },
    { cookie: 'qhatu_session=planted' },
  )
  expect(planted.cookies.qhatu_session).not.toBe('planted')
  expect(await isSignedIn({ cookie: 'qhatu_session=planted' })).toBe(false)
  const again = await login({ email: form.email, password: form.password }, headers)
  expect(await isSignedIn(headers)).toBe(false)
  expect(await isSignedIn(cookieOf(again))).toBe(true)
})

test('logging out ends the session on the server, not only in the browser', async () => {
  const { headers } = await registerProfessional(app)
  const reply = await post(app, '/api/logout', {}, headers)
  expect(reply.body).toEqual({ success: true })
  expect(String(reply.headers['set-cookie'])).toMatch(/qhatu_session=;.*Max-Age=0/)
  expect(await isSignedIn(headers)).toBe(false)
  expect((await app.request({ url: '/api/me/professional', headers })).status).toBe(401)
})

test('the two doors stay apart: neither cookie opens the other side, under either name', async () => {
  const admin = await createAdmin(app)
  const company = await createCompany(app)
  const swap = ({ cookie }: { cookie: string }, name: string) => ({
    cookie: `${name}=${cookie.split('=')[1]}`,
  })
  expect((await app.request({ url: '/api/me/company', headers: admin.headers })).status).toBe(401)
  expect(await isSignedIn(swap(admin.headers, 'qhatu_session'))).toBe(false)
  const asAdmin = swap(company.headers, 'qhatu_admin')
  expect((await app.request({ url: '/api/admin/session', headers: asAdmin })).body.authenticated).toBe(false)
  expect((await post(app, '/api/admin/logout', {}, asAdmin)).status).toBe(401)
  expect((await post(app, '/api/admin/logout', {}, company.headers)).status).toBe(401)
})

test('a login from a new browser is mailed to the owner, one from a known browser is not', async () => {
  const { form, reply } = await registerProfessional(app)
  const mailsOf = async () => {
    await app.queue.drain()
    return app.mails.sent.filter(
      ({ to, subject }) => to === form.email && subject === 'Entraron a tu cuenta desde otro dispositivo',
    )
  }
  const credentials = { email: form.email, password: form.password }
  const known = { cookie: `qhatu_device=${reply.cookies['qhatu_device']}` }
  expect((await login(credentials, known)).status).toBe(200)
  expect(await mailsOf()).toEqual([])

  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' }
  const elsewhere = await login(credentials, phone)
  expect((await mailsOf()).map(({ text }) => text)).toEqual([expect.stringContaining('Chrome en Android')])
  expect(String(elsewhere.headers['set-cookie'])).toMatch(
    /qhatu_device=[\w-]{43}; Max-Age=31536000;.*HttpOnly/,
  )
  await login(credentials, { cookie: `qhatu_device=${elsewhere.cookies['qhatu_device']}` })
  expect(await mailsOf()).toHaveLength(1)

  // A browser known in one account is new in another.
  const other = await registerProfessional(app)
  await login({ email: other.form.email, password: other.form.password }, known)
  await app.queue.drain()
  expect(app.mails.last(other.form.email).subject).toBe('Entraron a tu cuenta desde otro dispositivo')
})
