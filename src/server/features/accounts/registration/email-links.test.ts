import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cookieOf,
  post,
  professionalForm,
  registerProfessional,
  tokenIn,
} from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const unknownToken = 'x'.repeat(43)
const user = async (headers: { cookie: string }) =>
  (await app.request({ url: '/api/session', headers })).body.user
const reset = (token: string, password = 'Nueva-clave-2026') =>
  post(app, `/api/password-reset/${token}`, { password })
const login = (email: string, password: string) => post(app, '/api/login', { email, password })

async function confirmationToken(email: string): Promise<string> {
  await app.queue.drain()
  return tokenIn(app.mails.last(email).text, 'verificar-correo')
}

async function resetToken(email: string): Promise<string> {
  await post(app, '/api/password-reset', { email })
  await app.queue.drain()
  return tokenIn(app.mails.last(email).text, 'restablecer-contrasena')
}

test('the confirmation link confirms the address once', async () => {
  const { form, headers } = await registerProfessional(app)
  const token = await confirmationToken(form.email)
  expect((await user(headers))!.emailConfirmed).toBe(false)
  expect((await post(app, `/api/email-confirmation/${token}`)).status).toBe(200)
  expect((await user(headers))!.emailConfirmed).toBe(true)
  const again = await post(app, `/api/email-confirmation/${token}`)
  expect(again.status).toBe(410)
  expect(again.body.code).toBe('link_expired')
})

test('looking at a confirmation link says which address it confirms, and uses nothing up', async () => {
  const { form, headers } = await registerProfessional(app)
  const token = await confirmationToken(form.email)
  const look = (made: string) => app.request({ url: `/api/email-confirmation/${made}` })
  expect((await look(token)).body).toEqual({ email: form.email })
  expect((await look(token)).status).toBe(200)
  expect((await user(headers))!.emailConfirmed).toBe(false)
  expect((await look(await resetToken(form.email))).status).toBe(410)
  await post(app, `/api/email-confirmation/${token}`)
  expect((await look(token)).status).toBe(410)
})

test('a confirmation link works by the plain button of its page, once', async () => {
  const { form, headers } = await registerProfessional(app)
  const token = await confirmationToken(form.email)
  const press = () =>
    app.request({
      method: 'POST',
      url: `/verificar-correo/${token}`,
      payload: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const reply = await press()
  expect(reply.status).toBe(303)
  expect(reply.headers['location']).toBe(`/verificar-correo/${token}?listo=1`)
  expect((await user(headers))!.emailConfirmed).toBe(true)
  expect((await press()).status).toBe(410)
})

test('a confirmation link is refused after three days, and when it is unknown or of the other kind', async () => {
  const { form } = await registerProfessional(app)
  const token = await confirmationToken(form.email)
  app.clock.advance({ days: 3, minutes: 1 })
  expect((await post(app, `/api/email-confirmation/${token}`)).status).toBe(410)
  expect((await post(app, `/api/email-confirmation/${unknownToken}`)).status).toBe(410)
  expect((await post(app, `/api/email-confirmation/${await resetToken(form.email)}`)).status).toBe(410)
})

test('a person can ask for the confirmation mail again, and gets none once confirmed', async () => {
  const { form, headers } = await registerProfessional(app)
  const first = await confirmationToken(form.email)
  expect((await post(app, '/api/email-confirmation', {}, headers)).status).toBe(200)
  const second = await confirmationToken(form.email)
  expect(second).not.toBe(first)
  await post(app, `/api/email-confirmation/${second}`)
  const count = app.mails.sent.length
  expect((await post(app, '/api/email-confirmation', {}, headers)).status).toBe(200)
  await app.queue.drain()
  expect(app.mails.sent.length).toBe(count)
  expect((await post(app, '/api/email-confirmation')).status).toBe(401)
})

test('asking for a new password is answered and queued the same way for any address', async () => {
  const { form } = await registerProfessional(app)
  await app.queue.drain()
  const known = await post(app, '/api/password-reset', { email: form.email })
  expect(await app.queue.drain()).toBe(2)
  const unknown = await post(app, '/api/password-reset', { email: 'nadie@ejemplo.pe' })
  expect(await app.queue.drain()).toBe(1)
  expect(known.status).toBe(200)
  expect(unknown.status).toBe(200)
  expect(unknown.body).toEqual(known.body)
  expect(app.mails.sent.some(({ to }) => to === 'nadie@ejemplo.pe')).toBe(false)
})

test('the reset link sets the password once, ends every session, confirms the address and notifies the owner', async () => {
  const { form, headers } = await registerProfessional(app)
  const token = await resetToken(form.email)
  const short = await reset(token, 'corta')
  expect(short.body.fields).toEqual({ password: 'Escribe una contraseña de 8 caracteres o más' })
  expect((await reset(token)).status).toBe(200)
  expect(await user(headers)).toBeUndefined()
  expect((await login(form.email, form.password)).status).toBe(401)
  const fresh = await login(form.email, 'Nueva-clave-2026')
  expect((await user(cookieOf(fresh)))!.emailConfirmed).toBe(true)
  expect((await reset(token, 'Otra-clave-2026')).status).toBe(410)
  await app.queue.drain()
  expect(() => app.mails.last(form.email, 'Tu contraseña de Qhatu cambió')).not.toThrow()
})

test('a used reset link makes the ones before it worthless', async () => {
  const { form } = await registerProfessional(app)
  const first = await resetToken(form.email)
  const second = await resetToken(form.email)
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first, 'Otra-clave-2026')).status).toBe(410)
})

test('a reset link is refused after an hour, and when it is unknown or of the other kind', async () => {
  const { form } = await registerProfessional(app)
  const confirmation = await confirmationToken(form.email)
  const token = await resetToken(form.email)
  app.clock.advance({ minutes: 61 })
  expect((await reset(token)).status).toBe(410)
  expect((await reset(unknownToken)).status).toBe(410)
  expect((await reset(confirmation)).status).toBe(410)
  expect((await login(form.email, form.password)).status).toBe(200)
})

test('a link in a mail leads to the public address', async () => {
  const form = professionalForm()
  await post(app, '/api/register-professional', form)
  await app.queue.drain()
  expect(app.mails.last(form.email).text).toContain('http://localhost:3000/verificar-correo/')
})
