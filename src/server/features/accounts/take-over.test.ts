import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTokens, users } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { multipart } from '#tests/support/multipart.ts'
import {
  cookieOf,
  post,
  professionalForm,
  registerProfessional,
  tokenIn,
} from '#tests/support/registrations.ts'
import { startTestApp, type TestApp, type TestReply } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
})
afterAll(() => app.close())

const next = 'Otra-clave-larga-2027'
const session = async (headers: { cookie: string }) =>
  (await app.request({ url: '/api/session', headers })).body
const login = (email: string, password: string) => post(app, '/api/login', { email, password })

/** The reply to `ask` when the account's password changes after it was checked and before the call finishes. */
async function duringPasswordChange(email: string, ask: () => Promise<TestReply>): Promise<TestReply> {
  const client = await app.deps.pool.connect()
  try {
    await client.query('begin')
    await client.query(`update users set password_hash = $1 where email = $2`, ['another', email])
    let isAnswered = false
    const asked = ask().finally(() => {
      isAnswered = true
    })
    const waits = async () =>
      (
        await app.deps.db.execute(
          sql`select 1 from pg_locks where not granted and locktype = 'transactionid'`,
        )
      ).rows.length > 0
    // oxlint-disable-next-line no-unmodified-loop-condition -- the answer sets it
    while (!isAnswered && !(await waits())) await new Promise((resolve) => setTimeout(resolve, 10))
    await client.query('commit')
    return await asked
  } finally {
    client.release()
  }
}

const userIdOf = async (email: string) =>
  (await app.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? 0

test('a login under way with the old password does not survive the change to a new one', async () => {
  const { form } = await registerProfessional(app)
  const userId = await userIdOf(form.email)
  await app.deps.db.delete(sessions).where(eq(sessions.userId, userId))
  const reply = await duringPasswordChange(form.email, () => login(form.email, form.password))
  expect([reply.status, reply.body.code]).toEqual([401, 'invalid_credentials'])
  expect(await app.deps.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
})

test('neither does a change of address, of the password or of the second factor that was asked with it', async () => {
  for (const ask of [
    (headers: { cookie: string }, password: string) =>
      post(app, '/api/me/email', { email: 'ladron@ejemplo.pe', password }, headers),
    (headers: { cookie: string }, password: string) =>
      app.request({
        method: 'PUT',
        url: '/api/me/password',
        payload: { password, newPassword: next },
        headers,
      }),
    (headers: { cookie: string }, password: string) =>
      post(app, '/api/me/two-factor/setup', { password }, headers),
    (headers: { cookie: string }, password: string) =>
      app.request({ method: 'DELETE', url: '/api/me', payload: { password }, headers }),
  ]) {
    const { form, headers } = await registerProfessional(app)
    const userId = await userIdOf(form.email)
    await app.deps.db.update(users).set({ emailConfirmedAt: app.clock.now() }).where(eq(users.id, userId))
    const reply = await duringPasswordChange(form.email, () => ask(headers, form.password))
    expect([reply.status, reply.body.code, reply.body.fields]).toEqual([
      400,
      'validation_failed',
      { password: expect.stringContaining('no es correcta') },
    ])
    const [left] = await app.deps.db.select().from(users).where(eq(users.id, userId))
    expect(left).toMatchObject({ passwordHash: 'another', totpSecret: null, deletedAt: null })
    const changes = await app.deps.db.select().from(emailTokens).where(eq(emailTokens.userId, userId))
    expect(changes.filter(({ purpose }) => purpose === 'change_email')).toEqual([])
  }
})

test('a quick application under way with the old password enters nothing', async () => {
  const { form } = await registerProfessional(app)
  const jobId = await createJob(app, company)
  const parts = Object.entries({ name: 'Rosa Huamán', email: form.email, password: form.password })
  const request = { method: 'POST', url: `/api/jobs/${jobId}/quick-apply`, ...multipart(parts) } as const
  const reply = await duringPasswordChange(form.email, () => app.request(request))
  expect([reply.status, reply.body.code]).toEqual([401, 'invalid_credentials'])
  expect(reply.cookies).toEqual({})
})

/** Returns the path of the link that sends a held application of this address. */
async function heldLink(email: string): Promise<string> {
  const jobId = await createJob(app, company)
  const parts = Object.entries({ name: 'Rosa Huamán', email })
  const sent = await app.request({ method: 'POST', url: `/jobs/${jobId}/postular`, ...multipart(parts) })
  expect(sent.status).toBe(303)
  await app.queue.drain()
  const mail = app.mails.sent.findLast(({ to, text }) => to === email && text.includes('/postulacion/'))
  return `/postulacion/confirmar/${tokenIn(mail?.text ?? '', 'postulacion/confirmar')}`
}
const press = (url: string) => app.request({ method: 'POST', url })

test('the link of a held application, which lets in, ends with the password', async () => {
  const { form, headers } = await registerProfessional(app)
  const path = await heldLink(form.email)
  const payload = { password: form.password, newPassword: next }
  expect((await app.request({ method: 'PUT', url: '/api/me/password', payload, headers })).status).toBe(200)
  const pressed = await press(path)
  expect([pressed.status, pressed.cookies]).toEqual([410, {}])
})

test('the first confirmation, by a held application, removes access that a stranger had set up', async () => {
  const { form, headers: squatter } = await registerProfessional(app)
  await post(app, '/api/password-reset', { email: form.email })
  const pressed = await press(await heldLink(form.email))
  expect(pressed.status).toBe(303)
  expect((await session(cookieOf(pressed))).user!.email).toBe(form.email)
  expect(await session(squatter)).toEqual({ authenticated: false })
  expect((await login(form.email, form.password)).status).toBe(401)
  const chosen = await post(app, '/api/me/password', { newPassword: next }, cookieOf(pressed))
  expect(chosen.status).toBe(200)
  expect((await login(form.email, next)).status).toBe(200)
})

test('a confirmed account keeps its password when a held application is sent', async () => {
  const { form, headers } = await registerProfessional(app)
  await app.queue.drain()
  await post(app, `/api/email-confirmation/${tokenIn(app.mails.last(form.email).text, 'verificar-correo')}`)
  expect((await press(await heldLink(form.email))).status).toBe(303)
  expect((await session(headers)).authenticated).toBe(true)
  expect((await login(form.email, form.password)).status).toBe(200)
})

test('the first password of an account ends the sessions that others have in it', async () => {
  const email = professionalForm().email
  const first = cookieOf(await press(await heldLink(email)))
  const second = cookieOf(await press(await heldLink(email)))
  expect((await session(first)).authenticated).toBe(true)
  expect((await post(app, '/api/me/password', { newPassword: next }, second)).status).toBe(200)
  expect((await session(first)).authenticated).toBe(false)
  expect((await session(second)).authenticated).toBe(true)
})
