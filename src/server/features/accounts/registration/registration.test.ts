import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { termsVersion } from '#contracts/vocabulary.ts'
import { consents, users } from '#server/db/schema/accounts.table.ts'
import { companyForm, cookieOf, post, professionalForm } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const professional = (values?: object) => post(app, '/api/register-professional', professionalForm(values))
const company = (values?: object) => post(app, '/api/register-company', companyForm(values))
const countUsers = async () => app.deps.db.$count(users)

test('a professional registers and is signed in at once', async () => {
  const form = professionalForm({ email: ' Rosa.Nueva@Ejemplo.pe ' })
  const reply = await post(app, '/api/register-professional', form)
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({
    success: true,
    message: '¡Cuenta creada exitosamente!',
    user: { id: expect.any(Number), email: 'rosa.nueva@ejemplo.pe', userType: 'professional' },
    professional: { id: expect.any(Number), firstName: 'Rosa', lastName: 'Huamán' },
  })
  const session = await app.request({ url: '/api/session', headers: cookieOf(reply) })
  expect(session.body).toEqual({
    authenticated: true,
    user: {
      id: reply.body.user.id,
      email: 'rosa.nueva@ejemplo.pe',
      userType: 'professional',
      firstName: 'Rosa',
      lastName: 'Huamán',
      emailConfirmed: false,
      mailStop: null,
      avatar: null,
      viewEndsAt: null,
      member: null,
    },
  })
})

test('a company registers and sees its plan', async () => {
  const reply = await company({ email: 'hola@andespago.pe' })
  expect(reply.status).toBe(201)
  expect(reply.body.company).toEqual({ id: expect.any(Number), name: 'Andes Pago' })
  const me = await app.request({ url: '/api/me/company', headers: cookieOf(reply) })
  expect(me.body).toMatchObject({
    name: 'Andes Pago',
    industry: 'Fintech',
    planType: 'free',
    jobsUsed: 0,
    jobsLimit: 1,
  })
})

test('the password is stored as argon2id, and the consent with its version and time', async () => {
  const { body } = await professional()
  const [user] = await app.deps.db.select().from(users).where(eq(users.id, body.user.id))
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const accepted = await app.deps.db.select().from(consents).where(eq(consents.userId, body.user.id))
  expect(accepted).toMatchObject([{ document: 'terms', version: termsVersion, acceptedAt: app.clock.now() }])
})

test.each([
  ['firstName', '  ', 'Escribe tus nombres'],
  ['lastName', '', 'Escribe tus apellidos'],
  ['email', 'rosa@', 'Escribe un correo como nombre@ejemplo.com'],
  ['email', 7, 'Escribe un correo como nombre@ejemplo.com'],
  ['password', '1234567', 'Escribe una contraseña de 8 caracteres o más'],
  ['password', undefined, 'Escribe una contraseña de 8 caracteres o más'],
  ['password', 'x'.repeat(201), 'Usa 200 caracteres como máximo'],
  ['acceptTerms', false, 'Acepta los términos de servicio'],
  ['acceptTerms', undefined, 'Acepta los términos de servicio'],
])('a professional with %s %j is told what to do, and nothing is stored', async (field, value, message) => {
  const before = await countUsers()
  const reply = await professional({ [field]: value })
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({ code: 'validation_failed', fields: { [field]: message } })
  expect(await countUsers()).toBe(before)
})

test.each([
  ['companyName', '', 'Escribe el nombre de tu empresa'],
  ['companyName', 'x'.repeat(121), 'Usa 120 caracteres como máximo'],
  ['industry', ' ', 'Escribe el rubro de tu empresa'],
  ['acceptTerms', 'yes', 'Acepta los términos de servicio'],
])('a company with %s %j is told what to do', async (field, value, message) => {
  const reply = await company({ [field]: value })
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toEqual({ [field]: message })
})

test('a taken e-mail is refused without a session, and its owner is told by mail', async () => {
  const { email } = (await professional()).body.user
  const before = await countUsers()
  const again = await company({ email: email.toUpperCase() })
  expect(again.status).toBe(409)
  expect(again.body.code).toBe('registration_failed')
  expect(again.cookies).toEqual({})
  expect(await countUsers()).toBe(before)
  await app.queue.drain()
  const subjects = app.mails.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(subjects).toContain('Ya tienes una cuenta en Qhatu')
})

test('two registrations of one e-mail at the same moment make one account', async () => {
  const form = professionalForm()
  const replies = await Promise.all([1, 2, 3].map(() => post(app, '/api/register-professional', form)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
})

test('a repeated request with one key creates one account, and no hash of the password is kept with the key', async () => {
  const form = professionalForm()
  const headers = { 'idempotency-key': 'double-click' }
  const first = await post(app, '/api/register-professional', form, headers)
  const second = await post(app, '/api/register-professional', { ...form, password: 'Otra-clave-9' }, headers)
  expect(second.status).toBe(201)
  expect(second.body).toEqual(first.body)
  expect(second.cookies).toEqual({})
})

test('the live figures count who registered', async () => {
  const before = (await app.request({ url: '/api/stats' })).body
  await professional()
  await company()
  await expect
    .poll(async () => (await app.request({ url: '/api/stats' })).body)
    .toEqual({ ...before, professionals: before.professionals + 1, companies: before.companies + 1 })
})

test('registering in a signed-in browser ends the previous session', async () => {
  const before = cookieOf(await professional())
  const reply = await post(app, '/api/register-company', companyForm(), before)
  expect(reply.status).toBe(201)
  const isSignedIn = async (headers: Record<string, string>) =>
    (await app.request({ url: '/api/session', headers })).body.authenticated
  expect(await isSignedIn(before)).toBe(false)
  expect(await isSignedIn(cookieOf(reply))).toBe(true)
})
