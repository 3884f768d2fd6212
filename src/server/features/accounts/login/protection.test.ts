import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { ensureAdmin } from '#server/features/admin/ensure-admin.ts'
import { createAdmin, createProfessional } from '#tests/support/actors.ts'
import { encodeHumanCheck, solveHumanCheck } from '#tests/support/human-check.ts'
import { post, professionalForm } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { codeNow, withTwoFactor } from '#tests/support/two-factor.ts'

const admin = { email: 'admin@qhatu.pe', password: 'Correcto-caballo-2026' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    HUMAN_CHECK: 'on',
    RATE_LIMITS: 'on',
    PUBLIC_URL: 'https://qhatu.example',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  await ensureAdmin(app.deps)
})
afterAll(() => app.close())

const register = (humanCheck?: string) =>
  post(app, '/api/register-professional', professionalForm({ humanCheck }))
const decode = (payload: string) => JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))

test('a solved human check opens one registration and no second one', async () => {
  const solved = await solveHumanCheck(app)
  expect((await register(solved)).status).toBe(201)
  const again = await register(solved)
  expect(again.status).toBe(400)
  expect(again.body.code).toBe('human_check_failed')
})

test('a used solution cannot be dressed up as a new one', async () => {
  const solved = await solveHumanCheck(app)
  expect((await register(solved)).status).toBe(201)
  const { challenge, solution } = decode(solved)
  const dressed = { challenge: { extra: 1, ...challenge }, solution: { ...solution, time: 1 } }
  expect((await register(encodeHumanCheck(dressed))).body.code).toBe('human_check_failed')
})

test('an answer that is refused by validation does not use the solution up', async () => {
  const humanCheck = await solveHumanCheck(app)
  const refused = await post(
    app,
    '/api/register-professional',
    professionalForm({ humanCheck, firstName: '' }),
  )
  expect(refused.status).toBe(400)
  expect((await register(humanCheck)).status).toBe(201)
})

test.each([
  undefined,
  '',
  'no base64',
  encodeHumanCheck({ challenge: 1, solution: 1 }),
  encodeHumanCheck(null),
])('a missing or malformed human check is refused: %j', async (payload) => {
  const reply = await register(payload)
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({
    code: 'human_check_failed',
    message: 'No pudimos comprobar que eres una persona. Marca la casilla otra vez.',
  })
})

test('a forged human check is refused', async () => {
  const { challenge, solution } = decode(await solveHumanCheck(app))
  const easier = { ...challenge, parameters: { ...challenge.parameters, data: { validUntil: 9e15 } } }
  const wrong = { ...solution, derivedKey: '00'.repeat(32) }
  expect((await register(encodeHumanCheck({ challenge: easier, solution }))).status).toBe(400)
  expect((await register(encodeHumanCheck({ challenge, solution: wrong }))).status).toBe(400)
})

test('a solution is refused 20 minutes after its challenge', async () => {
  const solved = await solveHumanCheck(app)
  app.clock.advance({ minutes: 20 })
  expect((await register(solved)).body.code).toBe('human_check_failed')
})

test.each(['/api/login', '/api/admin/login'])(
  'after ten logins of an account in a quarter of an hour %s asks for the human check, and refuses no right password',
  async (path) => {
    const somebody = professionalForm({ humanCheck: await solveHumanCheck(app) })
    await post(app, '/api/register-professional', somebody)
    const owner = path === '/api/login' ? somebody : admin
    const attempt = (password: string, humanCheck?: string) =>
      post(app, path, { email: owner.email, password, humanCheck })
    for (let count = 0; count < 10; count++) expect((await attempt('No-es-esta')).status).toBe(401)
    const asked = await attempt(owner.password)
    expect([asked.status, asked.body.code]).toEqual([403, 'human_check_needed'])
    expect(asked.body.message).toContain('“No soy un robot”')
    expect((await attempt(owner.password, 'no es una respuesta')).body.code).toBe('human_check_failed')
    const shown = await attempt(owner.password, await solveHumanCheck(app))
    expect(shown.status).toBe(200)
    expect((await post(app, path, { email: 'otra@ejemplo.pe', password: 'No-es-esta' })).status).toBe(401)
  },
)

test('however often others behind one address type their own password, an owner there still can; each account has ten in a quarter of an hour', async () => {
  const prove = ({ headers }: { headers: { cookie: string } }) =>
    post(app, '/api/me/two-factor/enable', { code: '000000' }, headers)
  const strangers = await Promise.all(Array.from({ length: 7 }, () => createProfessional(app)))
  for (const stranger of strangers) {
    for (let count = 0; count < 10; count++) expect((await prove(stranger)).status).not.toBe(429)
    expect((await prove(stranger)).status).toBe(429)
  }
  expect((await prove(await createProfessional(app))).status).not.toBe(429)
})

test('an administrator has ten in a quarter of an hour, too', async () => {
  const { headers } = await createAdmin(app)
  const prove = () => post(app, '/api/admin/own/two-factor/enable', { code: '000000' }, headers)
  for (let count = 0; count < 10; count++) expect((await prove()).status).not.toBe(429)
  expect((await prove()).status).toBe(429)
})

test('however many codes are tried behind one address, an owner there gets in; the codes of one account are thirty in an hour', async () => {
  const { db } = app.deps
  const owner = professionalForm({ humanCheck: await solveHumanCheck(app) })
  await post(app, '/api/register-professional', owner)
  const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.email, owner.email))
  const secret = await withTwoFactor(app, user!)
  const second = (challenge: string, code: string) => post(app, '/api/login/two-factor', { challenge, code })
  const challenge = async (): Promise<string> => {
    const { email, password } = owner
    return (await post(app, '/api/login', { email, password })).body.challenge
  }
  for (let count = 0; count < 125; count++)
    expect((await second('x'.repeat(43), '000000')).body.code).toBe('challenge_over')
  expect((await second(await challenge(), codeNow(app, secret))).status).toBe(200)

  const statuses = []
  for (let round = 0; round < 6; round++) {
    const guessed = await challenge()
    for (let count = 0; count < 5; count++) statuses.push((await second(guessed, '000000')).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
})

test('the sixth reset of an account in an hour has to wait, whether the account exists or not', async () => {
  const ask = () => post(app, '/api/password-reset', { email: 'nadie@ejemplo.pe' })
  for (let count = 0; count < 5; count++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test.each([
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('a change that another site asks for is refused: %j', async (headers) => {
  const reply = await post(app, '/api/logout', {}, headers as Record<string, string>)
  expect(reply.status).toBe(403)
  expect(reply.body.code).toBe('cross_site')
})

test.each([
  { 'sec-fetch-site': 'same-origin', origin: 'https://qhatu.example' },
  { origin: 'https://qhatu.example' },
  {},
])('a change from our own pages, or from no browser, passes: %j', async (headers) => {
  expect((await post(app, '/api/logout', {}, headers as Record<string, string>)).status).toBe(200)
})

test('behind https the cookies travel over https only, under names that no other site can plant, and every reply carries the security headers', async () => {
  const reply = await register(await solveHumanCheck(app))
  const cookies = reply.headers['set-cookie'] as unknown as string[]
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies)
    expect(cookie).toMatch(/^__Host-qhatu_(?:session|device)=[^;]+;(?!.*Domain).* Path=\/; HttpOnly; Secure/)
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cache-control': 'no-store',
  })
  expect(reply.headers['x-powered-by']).toBeUndefined()
})
