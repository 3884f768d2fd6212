import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { subscriptions } from '#server/db/schema/subscriptions.table.ts'
import { cookieOf, post, registerProfessional, tokenIn } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Headers = { cookie: string; 'user-agent'?: string }
let counter = 0
const freshEmail = () => `nueva${++counter}@ejemplo.pe`
const session = async (headers: Headers) => (await app.request({ url: '/api/session', headers })).body
const login = (email: string, password: string, headers?: Record<string, string>) =>
  post(app, '/api/login', { email, password }, headers)
const ask = (headers: Headers, email: string, password: string) =>
  post(app, '/api/me/email', { email, password }, { ...headers })
const open = (token: string, headers?: Headers) =>
  post(app, `/api/email-confirmation/${token}`, {}, headers && { ...headers })
async function linkTo(email: string): Promise<string> {
  await app.queue.drain()
  return tokenIn(app.mails.last(email).text, 'verificar-correo')
}

test('the address changes once the link in the new mailbox is opened; the old one is told at once', async () => {
  const { form, headers } = await registerProfessional(app)
  const email = freshEmail()
  const reply = await ask(headers, email.toUpperCase(), form.password)
  expect(reply.body.message).toContain(email)
  const account = async () => (await app.request({ url: '/api/me/account', headers })).body
  expect(await account()).toMatchObject({ email: form.email, pendingEmail: email })
  const token = await linkTo(email)
  const note = app.mails.last(form.email)
  expect(note.subject).toBe('Pediste cambiar el correo de tu cuenta')
  expect(note.text).toContain('Si no fuiste tú')
  expect(note.text).not.toContain(token)
  expect((await login(form.email, form.password)).status).toBe(200)
  expect((await open(token, headers)).body.message).toBe(`Tu correo ahora es ${email}.`)
  expect(await account()).toMatchObject({ email, pendingEmail: null, emailConfirmed: true })
  expect((await login(form.email, form.password)).status).toBe(401)
  expect((await login(email, form.password)).status).toBe(200)
  expect((await open(token)).status).toBe(410)
})

test('all other sessions end with the change, and links sent to the old mailbox open nothing', async () => {
  const { form, headers } = await registerProfessional(app)
  const phone = cookieOf(await login(form.email, form.password))
  await post(app, '/api/password-reset', { email: form.email })
  await app.queue.drain()
  const reset = tokenIn(app.mails.last(form.email).text, 'restablecer-contrasena')
  const email = freshEmail()
  await ask(headers, email, form.password)
  await open(await linkTo(email), headers)
  expect([(await session(headers)).authenticated, (await session(phone)).authenticated]).toEqual([
    true,
    false,
  ])
  expect((await post(app, `/api/password-reset/${reset}`, { password: 'Otra-clave-2026' })).status).toBe(410)
})

test('a link opened by nobody known ends every session', async () => {
  const { form, headers } = await registerProfessional(app)
  const email = freshEmail()
  await ask(headers, email, form.password)
  expect((await open(await linkTo(email))).status).toBe(200)
  expect((await session(headers)).authenticated).toBe(false)
})

test('an address with an account answers like any other, and its owner is told', async () => {
  const [mine, theirs] = [await registerProfessional(app), await registerProfessional(app)]
  const taken = await ask(mine.headers, theirs.form.email, mine.form.password)
  const free = await ask(mine.headers, freshEmail(), mine.form.password)
  expect(taken.status).toBe(free.status)
  expect(Object.keys(taken.body)).toEqual(Object.keys(free.body))
  await app.queue.drain()
  const told = app.mails.last(theirs.form.email)
  expect(told.subject).toBe('Alguien quiso usar tu correo en Qhatu')
  expect(told.text).not.toContain('verificar-correo')
  expect(told.text).not.toContain(mine.form.email)
})

test('an address that got an account meanwhile stays with it', async () => {
  const { form, headers } = await registerProfessional(app)
  const email = freshEmail()
  await ask(headers, email, form.password)
  const token = await linkTo(email)
  await registerProfessional(app, { email })
  expect((await open(token, headers)).status).toBe(410)
  expect((await session(headers)).user!.email).toBe(form.email)
})

test('a wrong password, the own address and an old link change nothing', async () => {
  const { form, headers } = await registerProfessional(app)
  expect((await ask(headers, freshEmail(), 'no es esta')).body.fields).toEqual({
    password: 'Escribe otra vez tu contraseña: no es correcta',
  })
  expect((await ask(headers, form.email, form.password)).body.fields).toEqual({
    email: 'Escribe otro correo: ese ya es el tuyo',
  })
  const [first, second] = [freshEmail(), freshEmail()]
  await ask(headers, first, form.password)
  const old = await linkTo(first)
  await ask(headers, second, form.password)
  expect((await open(old, headers)).status).toBe(410)
  const late = await linkTo(second)
  app.clock.advance({ hours: 24, minutes: 1 })
  expect((await open(late)).status).toBe(410)
})

test('the alerts of the account follow its address, each once', async () => {
  const { form, reply, headers } = await registerProfessional(app)
  const email = freshEmail()
  const now = app.clock.now()
  const alert = (address: string, search: string, userId: number | null) => ({
    kind: 'job_alert' as const,
    email: address,
    search,
    userId,
    createdAt: now,
    confirmedAt: now,
  })
  await app.deps.db
    .insert(subscriptions)
    .values([
      alert(form.email, 'q=contador', reply.body.user.id),
      alert(form.email, 'q=analista', reply.body.user.id),
      alert(email, 'q=analista', null),
    ])
  await ask(headers, email, form.password)
  await open(await linkTo(email))
  await app.queue.drain()
  const rows = await app.deps.db.select().from(subscriptions).where(eq(subscriptions.email, email))
  expect(rows.map(({ search }) => search).toSorted()).toEqual(['q=analista', 'q=contador'])
  expect(await app.deps.db.$count(subscriptions, eq(subscriptions.email, form.email))).toBe(0)
})

const changePassword = (headers: Headers, password: string, newPassword: string) =>
  app.request({ method: 'PUT', url: '/api/me/password', headers, payload: { password, newPassword } })

test('a new password ends the other sessions, tells the owner and opens from then on', async () => {
  const { form, headers } = await registerProfessional(app)
  const phone = cookieOf(await login(form.email, form.password))
  expect((await changePassword(headers, form.password, 'Otra-clave-2026')).status).toBe(200)
  expect([(await session(headers)).authenticated, (await session(phone)).authenticated]).toEqual([
    true,
    false,
  ])
  expect((await login(form.email, form.password)).status).toBe(401)
  expect((await login(form.email, 'Otra-clave-2026')).status).toBe(200)
  await app.queue.drain()
  expect(() => app.mails.last(form.email, 'Tu contraseña de Qhatu cambió')).not.toThrow()
})

test('a new password ends every open link, also the one of a pending change of address, and the mail says so', async () => {
  const byReset = async ({ email }: { email: string }) => {
    await post(app, '/api/password-reset', { email })
    await app.queue.drain()
    const token = tokenIn(app.mails.last(email).text, 'restablecer-contrasena')
    return post(app, `/api/password-reset/${token}`, { password: 'Otra-clave-2026' })
  }
  const byChange = ({ password }: { password: string }, headers: Headers) =>
    changePassword(headers, password, 'Otra-clave-2026')
  for (const change of [byReset, byChange]) {
    const { form, headers } = await registerProfessional(app)
    const confirmation = await linkTo(form.email)
    const email = freshEmail()
    await ask(headers, email, form.password)
    const pending = await linkTo(email)
    expect((await change(form, headers)).status).toBe(200)
    expect((await open(pending)).status).toBe(410)
    expect((await open(confirmation)).status).toBe(410)
    expect((await login(email, 'Otra-clave-2026')).status).toBe(401)
    const again = await login(form.email, 'Otra-clave-2026')
    const { body } = await app.request({ url: '/api/me/account', headers: cookieOf(again) })
    expect(body.pendingEmail).toBeNull()
    await app.queue.drain()
    const { text } = app.mails.last(form.email, 'Tu contraseña de Qhatu cambió')
    expect(text).toContain('anulamos los enlaces que te habíamos enviado')
    expect(text).toContain(email)
  }
})

test('a password change needs the present one and a long enough new one', async () => {
  const { form, headers } = await registerProfessional(app)
  expect((await changePassword(headers, 'no es esta', 'Otra-clave-2026')).body.fields).toEqual({
    password: 'Escribe otra vez tu contraseña: no es correcta',
  })
  expect((await changePassword(headers, form.password, 'corta')).body.fields).toEqual({
    newPassword: 'Escribe una contraseña de 8 caracteres o más',
  })
  expect((await login(form.email, form.password)).status).toBe(200)
})

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test('the sessions are listed with their device, the present one first, and seen at most every five minutes', async () => {
  const { form, headers } = await registerProfessional(app)
  const began = app.clock.now().toISOString()
  const phone = { ...cookieOf(await login(form.email, form.password)), 'user-agent': android }
  await session(phone)
  app.clock.advance({ minutes: 4 })
  await session(phone)
  const list = async () => (await app.request({ url: '/api/me/sessions', headers })).body
  const [here, there] = await list()
  expect(here).toMatchObject({ isCurrent: true })
  expect(there).toEqual({
    id: expect.any(Number),
    device: 'Chrome en Android',
    startedAt: began,
    lastSeenAt: began,
    isCurrent: false,
  })
  app.clock.advance({ minutes: 1 })
  await session({ ...phone, 'user-agent': 'curl/8' })
  expect((await list())[1]).toMatchObject({
    device: 'Chrome en Android',
    lastSeenAt: app.clock.now().toISOString(),
  })
})

test('one session or all others end at once, and only own ones', async () => {
  const { form, headers } = await registerProfessional(app)
  const [phone, tablet] = [
    cookieOf(await login(form.email, form.password)),
    cookieOf(await login(form.email, form.password)),
  ]
  const list = async () => (await app.request({ url: '/api/me/sessions', headers })).body
  const end = (id: number, by: Headers) =>
    app.request({ method: 'DELETE', url: `/api/me/sessions/${id}`, headers: by })
  await app.request({ url: '/api/session', headers: { ...tablet, 'user-agent': android } })
  const { id } = (await list()).find(({ device }) => device !== '')!
  const stranger = await registerProfessional(app)
  expect((await end(id, stranger.headers)).status).toBe(404)
  expect((await session(tablet)).authenticated).toBe(true)
  expect((await end(id, headers)).status).toBe(204)
  expect((await session(tablet)).authenticated).toBe(false)
  expect((await post(app, '/api/me/sessions/end-others', {}, { ...headers })).status).toBe(200)
  expect([(await session(phone)).authenticated, (await session(headers)).authenticated]).toEqual([
    false,
    true,
  ])
  expect(await list()).toHaveLength(1)
})

test('a session that ran out is not listed', async () => {
  const { form, headers, reply } = await registerProfessional(app)
  await login(form.email, form.password)
  await app.deps.db
    .update(sessions)
    .set({ expiresAt: app.clock.now() })
    .where(eq(sessions.userId, reply.body.user.id))
  const again = cookieOf(await login(form.email, form.password))
  expect((await app.request({ url: '/api/me/sessions', headers: again })).body).toHaveLength(1)
  expect((await app.request({ url: '/api/me/sessions', headers })).status).toBe(401)
})
