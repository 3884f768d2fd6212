import { AsyncLocalStorage } from 'node:async_hooks'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { idempotencyKeys } from '#server/db/schema/platform.table.ts'
import { createAdmin } from '#tests/support/actors.ts'
import { solveHumanCheck } from '#tests/support/human-check.ts'
import { post, professionalForm } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { answerOnce } from './idempotency.ts'

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

test('one key identifies one request: other content is a conflict', async () => {
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

/** Runs `work` outside the current request, like another process. */
const outsideOfAll = AsyncLocalStorage.snapshot()
const outsideOf = <T>(work: () => PromiseLike<T>): Promise<T> => outsideOfAll(async () => work())
const outside = (query: SQL) => outsideOf(() => app.deps.db.execute(query))
const claimAge = async (key: string): Promise<number> => {
  const { rows } = await app.deps.db.execute<{ age: number }>(
    sql`select extract(epoch from now() - created_at)::float8 as age from idempotency_keys where key = ${key}`,
  )
  return rows[0]?.age ?? Infinity
}

/** A request that creates an account, and work to do before it can answer. */
function keyed(key: string, beforeAnswer: () => Promise<void> = async () => {}) {
  const email = `${key}@ejemplo.pe`
  return {
    email,
    send: () =>
      answerOnce(app.deps, { scope: 'user:1', key, request: [] }, async () => {
        await transaction(app.deps, (tx) =>
          tx.insert(users).values({ email, userType: 'company', passwordHash: 'none' }),
        )
        await beforeAnswer()
        return { status: 201, body: { email } }
      }),
  }
}
const accountsOf = (email: string) => app.deps.db.$count(users, eq(users.email, email))
const age = (key: string, seconds: number) =>
  app.deps.db
    .update(idempotencyKeys)
    .set({ createdAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(idempotencyKeys.key, key))

test('nothing of a request is committed before its reply', async () => {
  const { email, send } = keyed('muerta', async () => {
    const [row] = await app.deps.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'muerta'))
    expect(row?.status).toBeNull()
    const { rows } = await outside(sql`select 1 from users where email = ${email}`)
    expect(rows).toEqual([])
  })
  await send()
  expect(await accountsOf(email)).toBe(1)
})

test('a retry of a running request must wait; after ten seconds it takes over, and only one of the two counts', async () => {
  const second = keyed('lenta')
  let repeated: Promise<unknown> | undefined
  const first = keyed('lenta', async () => {
    await expect(outsideOf(second.send)).rejects.toMatchObject({ code: 'request_in_progress', retryAfter: 1 })
    await outsideOf(() => age('lenta', 11))
    // It waits for the row of the first request, which is not committed yet.
    repeated = outsideOf(second.send)
    await expect.poll(async () => (await outsideOf(() => claimAge('lenta'))) < 5).toBe(true)
  })
  await expect(first.send()).rejects.toMatchObject({ code: 'request_in_progress' })
  expect(await repeated).toEqual({ status: 201, body: { email: first.email } })
  expect(await accountsOf(first.email)).toBe(1)
})
