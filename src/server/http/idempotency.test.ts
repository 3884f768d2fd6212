import { afterAll, beforeAll, expect, test } from 'vitest'
import { idempotencyKeys } from '#server/db/schema/platform.table.ts'
import { createAdmin } from '#tests/support/actors.ts'
import { solveHumanCheck } from '#tests/support/human-check.ts'
import { post, professionalForm } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ HUMAN_CHECK: 'on' })
})
afterAll(() => app.close())

const register = (form: object, key: string) =>
  post(app, '/api/register-professional', form, { 'idempotency-key': key })

test('a repetition with the same solved human check gets the first answer', async () => {
  const form = professionalForm({ humanCheck: await solveHumanCheck(app) })
  const first = await register(form, 'primera')
  expect(first.status).toBe(201)
  const again = await register(form, 'primera')
  expect([again.status, again.body]).toEqual([201, first.body])
})

test('under another key a solved human check does not count twice', async () => {
  const humanCheck = await solveHumanCheck(app)
  expect((await register(professionalForm({ humanCheck }), 'una')).status).toBe(201)
  expect((await register(professionalForm({ humanCheck }), 'otra')).body.code).toBe('human_check_failed')
})

test('an attempt that failed may be made again under its key', async () => {
  const form = professionalForm()
  expect((await register({ ...form, humanCheck: 'nada' }, 'otra vez')).status).toBe(400)
  const humanCheck = await solveHumanCheck(app)
  expect((await register({ ...form, humanCheck }, 'otra vez')).status).toBe(201)
})

test('one key stands for one request: with other content it is a conflict', async () => {
  const humanCheck = await solveHumanCheck(app)
  await register(professionalForm({ humanCheck }), 'clave')
  expect((await register(professionalForm({ humanCheck }), 'clave')).body.code).toBe('conflict')
})

test('a key is its caller’s own: the one of an administrator hides nothing that another asks for', async () => {
  const [one, other] = [await createAdmin(app), await createAdmin(app)]
  const signOut = (headers: Record<string, string>) =>
    app.request({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { ...headers, 'idempotency-key': 'salir' },
    })
  const isSignedIn = async ({ headers }: { headers: Record<string, string> }) =>
    (await app.request({ url: '/api/admin/session', headers })).body.authenticated
  expect((await signOut(one.headers)).status).toBe(200)
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, true])
  expect((await signOut(other.headers)).status).toBe(200)
  expect(await isSignedIn(other)).toBe(false)

  const scopes = await app.deps.db.select({ scope: idempotencyKeys.scope }).from(idempotencyKeys)
  expect(scopes.map(({ scope }) => scope)).toEqual(
    expect.arrayContaining([`admin:${one.id}`, `admin:${other.id}`]),
  )
})
