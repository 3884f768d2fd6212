import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { idempotencyKeys, secrets } from '#server/db/schema/platform.table.ts'
import { createJob } from '#tests/support/jobs.ts'
import { createCompany } from '#tests/support/actors.ts'
import { multipart } from '#tests/support/multipart.ts'
import { cookieOf, post, registerProfessional, tokenIn } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { codeNow } from '#tests/support/two-factor.ts'
import { loginWithCode } from '#server/features/accounts/login/two-factor-login.service.ts'
import type { Visit } from '#server/actor.ts'
import { moveTwoFactorKey } from './two-factor.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const isSignedIn = async (headers: { cookie: string }): Promise<boolean> =>
  (await app.request({ url: '/api/session', headers })).body.authenticated
const statusesOf = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other)
const nextStep = () => app.clock.advance({ minutes: 1 })
const second = (challenge: string, code: string) => post(app, '/api/login/two-factor', { challenge, code })

/** Opens the link of the first mail, as its owner. */
async function confirm(email: string) {
  await app.queue.drain()
  await post(app, `/api/email-confirmation/${tokenIn(app.mails.last(email).text, 'verificar-correo')}`)
}

/** An account with a confirmed address. */
async function confirmedAccount() {
  const registered = await registerProfessional(app)
  await confirm(registered.form.email)
  return registered
}

/** An account that turned it on through the calls. */
async function protectedAccount() {
  const { form, headers } = await confirmedAccount()
  const { password } = form
  const { secret } = (await post(app, '/api/me/two-factor/setup', { password }, headers)).body
  const reply = await post(app, '/api/me/two-factor/enable', { code: codeNow(app, secret) }, headers)
  expect(reply.status).toBe(200)
  nextStep()
  const login = async (more: object = {}) => post(app, '/api/login', { email: form.email, password, ...more })
  const challenge = async (more: object = {}): Promise<string> => (await login(more)).body.challenge
  return { form, headers, secret, codes: reply.body.recoveryCodes as string[], login, challenge }
}

const read = async (headers: { cookie: string }) =>
  (await app.request({ url: '/api/me/account', headers })).body.twoFactor

test('setting up asks for the password, and changes nothing before a right code', async () => {
  const { form, headers } = await confirmedAccount()
  const setUp = (password: string) => post(app, '/api/me/two-factor/setup', { password }, headers)
  expect((await setUp('no es esta')).body.fields).toEqual({
    password: 'Escribe otra vez tu contraseña: no es correcta',
  })
  const { secret, uri, qr } = (await setUp(form.password)).body
  expect(uri).toContain(`secret=${secret}`)
  expect(qr.path).toMatch(/^M4 4h7v1h-7z/)
  const wrong = await post(app, '/api/me/two-factor/enable', { code: '000000' }, headers)
  expect(wrong.body.fields).toEqual({
    code: 'Escribe el código que ves ahora: ese no es correcto o ya se usó',
  })
  expect(await read(headers)).toEqual({ enabled: false, recoveryCodesLeft: 0 })
  const login = await post(app, '/api/login', { email: form.email, password: form.password })
  expect(login.body.user.email).toBe(form.email)
})

test('the second factor is for a confirmed address only, so that nobody locks the owner of a mailbox out', async () => {
  const { form, headers } = await registerProfessional(app)
  const { password } = form
  const setUp = () => post(app, '/api/me/two-factor/setup', { password }, headers)
  expect((await setUp()).body.code).toBe('two_factor_unconfirmed')
  await confirm(form.email)
  expect((await setUp()).status).toBe(200)
})

test('a reset that first proves the mailbox clears a second factor that was set before', async () => {
  const { form, headers } = await registerProfessional(app)
  const { password, email } = form
  await confirm(email)
  const { secret } = (await post(app, '/api/me/two-factor/setup', { password }, headers)).body
  await post(app, '/api/me/two-factor/enable', { code: codeNow(app, secret) }, headers)
  // The state left by a version that did not require the confirmation.
  await app.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.email, email))
  const reset = async () => {
    await post(app, '/api/password-reset', { email })
    await app.queue.drain()
    const token = tokenIn(app.mails.last(email).text, 'restablecer-contrasena')
    await post(app, `/api/password-reset/${token}`, { password: 'Otra-clave-2026' })
    return (await post(app, '/api/login', { email, password: 'Otra-clave-2026' })).body
  }
  expect((await reset()).user.email).toBe(email)
})

test('the secret is stored encrypted, the codes hashed, and neither is kept for a repeated request', async () => {
  const { form, headers } = await confirmedAccount()
  const key = { ...headers, 'idempotency-key': 'set-up-once' }
  const { secret } = (await post(app, '/api/me/two-factor/setup', { password: form.password }, key)).body
  const enabled = await post(app, '/api/me/two-factor/enable', { code: codeNow(app, secret) }, key)
  const [code] = enabled.body.recoveryCodes
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/)
  expect(new Set(enabled.body.recoveryCodes).size).toBe(10)
  expect(await app.deps.db.select().from(idempotencyKeys)).toEqual([])
  const [row] = await app.deps.db.select().from(users).where(eq(users.email, form.email))
  expect(row!.totpSecret!.toString('latin1')).not.toContain(secret)
})

test('the right password alone opens no session; with the code it does, remembered as asked', async () => {
  const { login, secret, form } = await protectedAccount()
  const first = await login({ remember: true })
  expect(first.body).toEqual({
    success: true,
    message: 'Escribe el código de tu aplicación',
    twoFactor: true,
    challenge: expect.any(String),
  })
  expect(first.cookies).toEqual({})
  const reply = await second(first.body.challenge, codeNow(app, secret))
  expect(reply.body).toMatchObject({
    success: true,
    user: { email: form.email },
    profile: { name: 'Rosa Huamán' },
  })
  expect(String(reply.headers['set-cookie'])).toMatch(/Max-Age=2592000/)
  expect(await isSignedIn(cookieOf(reply))).toBe(true)
})

test('a code of one step before or after counts, of two steps does not', async () => {
  const { challenge, secret } = await protectedAccount()
  app.clock.advance({ minutes: 5 })
  for (const [steps, status] of [
    [-2, 401],
    [2, 401],
    [-1, 200],
    [1, 200],
  ] as const)
    expect((await second(await challenge(), codeNow(app, secret, steps))).status, String(steps)).toBe(status)
})

test('no code opens twice, nor one from before it', async () => {
  const { challenge, secret } = await protectedAccount()
  const code = codeNow(app, secret)
  expect((await second(await challenge(), code)).status).toBe(200)
  const again = await second(await challenge(), code)
  expect([again.status, again.body.code]).toEqual([401, 'wrong_code'])
  expect((await second(await challenge(), codeNow(app, secret, -1))).status).toBe(401)
  expect((await second(await challenge(), codeNow(app, secret, 1))).status).toBe(200)
})

test('the same code twice at once opens one session, under one challenge and under two', async () => {
  const { challenge, secret, codes } = await protectedAccount()
  const same = await challenge()
  const code = codeNow(app, secret)
  const race = await Promise.all([second(same, code), second(same, code), second(await challenge(), code)])
  expect(statusesOf(race)).toEqual([200, 401, 401])
  const [one, two] = [await challenge(), await challenge()]
  const recovery = await Promise.all([second(one, codes[0]!), second(two, codes[0]!)])
  expect(statusesOf(recovery)).toEqual([200, 401])
})

test('a recovery code opens once, however it is typed', async () => {
  const { challenge, codes, headers } = await protectedAccount()
  const typed = codes[3]!.toLowerCase().replaceAll('-', ' ')
  expect((await second(await challenge(), typed)).status).toBe(200)
  expect((await second(await challenge(), codes[3]!)).status).toBe(401)
  expect(await read(headers)).toEqual({ enabled: true, recoveryCodesLeft: 9 })
})

test('nobody gets in with the recovery code of somebody else', async () => {
  const [one, other] = [await protectedAccount(), await protectedAccount()]
  expect((await second(await one.challenge(), other.codes[0]!)).status).toBe(401)
})

test('after five wrong codes the password is asked again, and the owner is told', async () => {
  const { challenge, secret, form } = await protectedAccount()
  const token = await challenge()
  const codes: string[] = []
  for (let attempt = 0; attempt < 5; attempt++) codes.push((await second(token, '000000')).body.code)
  expect(codes).toEqual(['wrong_code', 'wrong_code', 'wrong_code', 'wrong_code', 'challenge_over'])
  expect((await second(token, codeNow(app, secret))).body.code).toBe('challenge_over')
  await app.queue.drain()
  expect(app.mails.last(form.email).subject).toBe('Alguien conoce tu contraseña de Qhatu')
  expect((await second(await challenge(), codeNow(app, secret))).status).toBe(200)
})

test('a challenge is over after ten minutes, and after the password changed', async () => {
  const { challenge, secret, headers, form } = await protectedAccount()
  const late = await challenge()
  app.clock.advance({ minutes: 11 })
  expect((await second(late, codeNow(app, secret))).body.code).toBe('challenge_over')
  const before = await challenge()
  const changed = await app.request({
    method: 'PUT',
    url: '/api/me/password',
    headers,
    payload: { password: form.password, newPassword: 'Otra-clave-2026' },
  })
  expect(changed.status).toBe(200)
  expect((await second(before, codeNow(app, secret))).body.code).toBe('challenge_over')
})

test('a password that was reset does not skip the code', async () => {
  const { form, secret } = await protectedAccount()
  await post(app, '/api/password-reset', { email: form.email })
  await app.queue.drain()
  const token = tokenIn(app.mails.last(form.email).text, 'restablecer-contrasena')
  await post(app, `/api/password-reset/${token}`, { password: 'Nueva-clave-2026' })
  const login = await post(app, '/api/login', { email: form.email, password: 'Nueva-clave-2026' })
  expect(login.body).toMatchObject({ twoFactor: true })
  expect(login.cookies).toEqual({})
  expect((await second(login.body.challenge, codeNow(app, secret))).status).toBe(200)
})

test('an application with the password is sent, and opens no session', async () => {
  const { form } = await protectedAccount()
  const jobId = await createJob(app, await createCompany(app))
  const quickApply = () =>
    app.request({
      method: 'POST',
      url: `/api/jobs/${jobId}/quick-apply`,
      ...multipart([
        ['name', 'Rosa'],
        ['email', form.email],
        ['password', form.password],
      ]),
    })
  const [sent, again] = [await quickApply(), await quickApply()]
  expect([sent.status, again.status]).toEqual([201, 409])
  expect([sent.cookies, again.cookies]).toEqual([{}, {}])
})

test('turning it off takes password and code; then the password alone opens again', async () => {
  const { headers, secret, form, login, codes } = await protectedAccount()
  const off = (body: object) => post(app, '/api/me/two-factor/disable', body, headers)
  const { password } = form
  expect((await off({ password: 'no es esta', code: codeNow(app, secret) })).status).toBe(400)
  expect((await off({ password, code: '000000' })).body.fields).toEqual({
    code: 'Escribe el código que ves ahora: ese no es correcto o ya se usó',
  })
  expect((await login()).body.twoFactor).toBe(true)
  expect((await off({ password, code: codes[0] })).status).toBe(200)
  expect(await read(headers)).toEqual({ enabled: false, recoveryCodesLeft: 0 })
  expect((await login()).body.user).toBeDefined()
  await app.queue.drain()
  expect(() => app.mails.last(form.email, 'Desactivaste la verificación en dos pasos')).not.toThrow()
})

test('new recovery codes end the old ones', async () => {
  const { headers, secret, form, challenge, codes } = await protectedAccount()
  const body = { password: form.password, code: codeNow(app, secret) }
  const renewed = (await post(app, '/api/me/two-factor/recovery-codes', body, headers)).body.recoveryCodes
  expect(renewed).toHaveLength(10)
  expect((await second(await challenge(), codes[0]!)).status).toBe(401)
  expect((await second(await challenge(), renewed[0])).status).toBe(200)
})

test('a second set-up changes nothing while it is on', async () => {
  const { headers, form, challenge, secret } = await protectedAccount()
  const again = await post(app, '/api/me/two-factor/setup', { password: form.password }, headers)
  expect(again.status).toBe(409)
  expect((await second(await challenge(), codeNow(app, secret))).status).toBe(200)
})

test('with a key in the configuration the database keeps none, and who had a second factor still has it', async () => {
  const { form, secret, challenge } = await protectedAccount()
  const config = { ...app.deps.config, twoFactorKey: Buffer.alloc(32, 7) }
  const sealed = async () =>
    (await app.deps.db.select().from(users).where(eq(users.email, form.email)))[0]?.totpSecret
  const before = await sealed()
  await moveTwoFactorKey({ ...app.deps, config })
  expect(await app.deps.db.select().from(secrets).where(eq(secrets.name, 'two-factor'))).toEqual([])
  expect(await sealed()).not.toEqual(before)
  const visit: Visit = { actor: { kind: 'anonymous' }, deviceToken: null, userAgent: '' }
  const call = { challenge: await challenge(), code: codeNow(app, secret) }
  await expect(loginWithCode({ ...app.deps, config }, visit, call)).resolves.toMatchObject({
    account: { email: form.email },
  })
})
