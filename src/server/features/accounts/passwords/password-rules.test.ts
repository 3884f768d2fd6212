import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#server/db/schema/platform.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companyForm, post, professionalForm } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ask = (least: number) =>
  app.deps.db
    .update(settings)
    .set({ value: String(least) })
    .where(eq(settings.key, 'password_minimum'))
afterEach(() => ask(8))

const before = 'Mercado-central-2026'
const cookieOf = ({ cookies }: { cookies: Record<string, string> }) => ({
  cookie: `qhatu_session=${cookies['qhatu_session']}`,
})

async function resetLink(email: string): Promise<string> {
  await post(app, '/api/password-reset', { email })
  await app.queue.drain()
  const mail = app.mails.sent.findLast(({ to, text }) => to === email && text.includes('restablecer'))
  return /restablecer-contrasena\/([\w-]+)/.exec(mail?.text ?? '')![1]!
}

type Reply = { status: number; body: { fields?: Record<string, string> } }

/** Every way to set a password, for a person called Rosa Quispe or the company Comercial Tupay. */
const ways: Record<string, (password: string) => Promise<Reply>> = {
  'registration of a professional': (password) =>
    post(app, '/api/register-professional', {
      ...professionalForm({ password }),
      firstName: 'Rosa',
      lastName: 'Quispe',
    }),
  'registration of a company': (password) =>
    post(app, '/api/register-company', { ...companyForm({ password }), companyName: 'Rosa Quispe' }),
  'a forgotten password': async (password) => {
    const { email } = await register()
    return post(app, `/api/password-reset/${await resetLink(email)}`, { password })
  },
  'a change': async (newPassword) => {
    const { headers } = await register()
    const payload = { password: before, newPassword }
    return app.request({ method: 'PUT', url: '/api/me/password', headers, payload })
  },
  'the first one after applying': async (newPassword) => {
    const { headers, email } = await register()
    await app.deps.db.update(users).set({ passwordHash: null }).where(eq(users.email, email))
    return app.request({ method: 'POST', url: '/api/me/password', headers, payload: { newPassword } })
  },
}

async function register() {
  const form = { ...professionalForm(), firstName: 'Rosa', lastName: 'Quispe', password: before }
  const reply = await post(app, '/api/register-professional', form)
  return { email: form.email, headers: cookieOf(reply) }
}

describe.each(Object.entries(ways))('%s', (_, set) => {
  test.each([
    ['shorter than eight', 'siete77', 'Escribe una contraseña de 8 caracteres o más'],
    ['of the most common', 'Password1', /de las más usadas/],
    ['of the most common, with an accent', 'contraséña', /de las más usadas/],
    ['made of the own name', 'ROSA.quispe.1988', /Tu nombre y tu correo/],
  ])('refuses one that is %s', async (__, password, told) => {
    const { status, body } = await set(password)
    expect(status).toBe(400)
    expect(Object.values(body.fields ?? {})).toEqual([expect.stringMatching(told)])
  })

  test('takes another', async () => {
    expect((await set('tres gatos sin techo')).status).toBeLessThan(300)
  })

  test('asks for as many characters as the operator does, never for fewer than eight', async () => {
    await ask(14)
    expect(Object.values((await set('Puente-lluvia')).body.fields ?? {})).toEqual([
      'Escribe una contraseña de 14 caracteres o más',
    ])
    await ask(3)
    expect((await set('siete77')).status).toBe(400)
  })
})

test('forms receive the current minimum', async () => {
  const read = async () => (await app.request({ url: '/api/site/form-rules' })).body.passwordMinimum
  expect(await read()).toBe(8)
  await ask(12)
  await expect.poll(read).toBe(12)
})

test('a refused password leaves the mailed link good', async () => {
  const { email } = await register()
  const token = await resetLink(email)
  const reset = (password: string) => post(app, `/api/password-reset/${token}`, { password })
  expect((await reset('rosaquispe99')).status).toBe(400)
  expect((await reset('tres gatos sin techo')).status).toBe(200)
})

test('a password from before the rule still works for login', async () => {
  const { email } = await register()
  await ask(40)
  expect((await post(app, '/api/login', { email, password: before })).status).toBe(200)
})
