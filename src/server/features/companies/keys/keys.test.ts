import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endedKeyDays, keyCallsPerMinute, mostKeys } from '#contracts/companies/key-figures.ts'
import { keyScopes, type KeyScope } from '#contracts/companies/keys-vocabulary.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { forgetOldKeys } from '#server/features/companies/keys/keys.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import {
  createCompany,
  createKey,
  createMember,
  createProfessional,
  type TestActor,
} from '#tests/support/actors.ts'
import { createJob, standardJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const makeKey = (owner: TestActor, scopes: readonly KeyScope[], name = 'Nuestro ATS') =>
  app.request({
    method: 'POST',
    url: '/api/company/keys',
    headers: owner.headers,
    payload: { name, scopes },
  })
const listOf = async ({ headers }: TestActor) =>
  (await app.request({ url: '/api/company/keys', headers })).body
const useOf = async ({ headers }: TestActor, id: number) =>
  (await app.request({ url: `/api/company/keys/${id}/use`, headers })).body
const callWith = (token: string, url = '/api/me/company') =>
  app.request({ url, headers: { authorization: `Bearer ${token}` } })

test('a key is shown once, recognizable, and only its hash is stored', async () => {
  const owner = await createCompany(app)
  const { status, body } = await makeKey(owner, ['company:read', 'jobs:read', 'company:read'])
  expect(status).toBe(201)
  expect(body.token).toMatch(/^qh_live_[\w-]{43}$/)
  expect(body.key).toMatchObject({
    name: 'Nuestro ATS',
    scopes: ['company:read', 'jobs:read'],
    end: body.token.slice(-4),
    lastUsedAt: null,
    ended: null,
  })
  const { text } = await app.request({ url: '/api/company/keys', headers: owner.headers })
  expect(text).not.toContain(body.token)
  const { rows } = await app.deps.db.execute(sql`select * from company_keys where id = ${body.key.id}`)
  expect(JSON.stringify(rows)).not.toContain(body.token)
  expect((await callWith(body.token)).body.id).toBe(owner.id)
})

test('a key needs a name and a scope that exists, and a company has so many', async () => {
  const owner = await createCompany(app)
  const faulty = await app.request({
    method: 'POST',
    url: '/api/company/keys',
    headers: owner.headers,
    payload: { name: ' ', scopes: [] },
  })
  expect(faulty.body.fields).toEqual({ name: expect.any(String), scopes: 'Elige al menos un permiso' })
  for (let count = 0; count < mostKeys; count++)
    expect((await makeKey(owner, ['jobs:read'])).status).toBe(201)
  const refused = await makeKey(owner, ['jobs:read'])
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
})

test('a call is refused without its scope, where keys are not taken, and with a key that does not exist', async () => {
  const owner = await createCompany(app)
  const { token } = (await makeKey(owner, ['jobs:read'])).body
  const narrow = await callWith(token)
  expect([narrow.status, narrow.body.code]).toEqual([403, 'key_scope_missing'])
  expect(narrow.body.message).toContain('company:read')
  for (const url of ['/api/company/keys', '/api/jobs', '/api/me/account', '/api/admin/users']) {
    const refused = await callWith(token, url)
    expect([url, refused.status, refused.body.code]).toEqual([url, 403, 'key_not_accepted'])
  }
  for (const wrong of [`${token}x`, '', 'qh_live_nada']) {
    const refused = await callWith(wrong)
    expect([refused.status, refused.body.code]).toEqual([401, 'key_invalid'])
  }
})

test('a key beside a session counts alone, and needs no browser of this site', async () => {
  const owner = await createCompany(app)
  const other = await createCompany(app)
  const { token } = (await makeKey(owner, ['company:read', 'jobs:write'])).body
  const headers = { ...other.headers, authorization: `Bearer ${token}` }
  expect((await app.request({ url: '/api/me/company', headers })).body.id).toBe(owner.id)
  const create = (extra: Record<string, string>) =>
    app.request({ method: 'POST', url: '/api/jobs', headers: extra, payload: standardJob })
  const crossSite = { origin: 'https://otro.example', 'sec-fetch-site': 'cross-site' }
  expect((await create({ ...crossSite, authorization: `Bearer ${token}` })).status).toBeLessThan(300)
  expect((await create({ ...crossSite, ...owner.headers })).body.code).toBe('cross_site')
})

test('a repeated request with the same Idempotency-Key is answered once, apart from the owner’s browser', async () => {
  const owner = await createCompany(app)
  const { token } = (await makeKey(owner, ['jobs:write'])).body
  const create = (headers: Record<string, string>) =>
    app.request({
      method: 'POST',
      url: '/api/jobs',
      headers: { ...headers, 'idempotency-key': 'una-vez' },
      payload: standardJob,
    })
  const first = await create({ authorization: `Bearer ${token}` })
  const again = await create({ authorization: `Bearer ${token}` })
  expect(again.body).toEqual(first.body)
  expect((await create(owner.headers)).body).not.toEqual(first.body)
})

test('an ended key is refused at once, and works again when that is undone', async () => {
  const owner = await createCompany(app)
  const { key, token } = (await makeKey(owner, ['company:read'])).body
  const { undo } = (
    await app.request({ method: 'DELETE', url: `/api/company/keys/${key.id}`, headers: owner.headers })
  ).body
  expect((await callWith(token)).body.code).toBe('key_invalid')
  expect((await listOf(owner))[0]?.ended).toMatchObject({ reason: 'by_hand' })
  const { headers } = owner
  await app.request({ method: 'POST', url: `/api/acts/${undo.actId}/undo`, headers, payload: {} })
  expect((await callWith(token)).status).toBe(200)
  await app.request({ method: 'DELETE', url: `/api/company/keys/${key.id}`, headers })
  app.clock.advance({ days: endedKeyDays + 1 })
  await forgetOldKeys(app.deps)
  expect((await app.deps.db.execute(sql`select id from company_keys where id = ${key.id}`)).rows).toEqual([])
})

test('a key ends when who made it hands the company over or is suspended', async () => {
  const owner = await createCompany(app)
  const lucia = await createMember(app, owner, 'recruiter', 'Lucía')
  const { token } = (await makeKey(owner, ['company:read'])).body
  const setUser = (values: Partial<typeof users.$inferInsert>) =>
    app.deps.db
      .update(users)
      .set(values)
      .where(sql`id = ${owner.userId}`)
  await setUser({ suspendedAt: app.clock.now() })
  expect((await callWith(token)).body.code).toBe('key_invalid')
  await setUser({ suspendedAt: null, passwordHash: await hashPassword('una clave larga') })
  expect((await callWith(token)).status).toBe(200)
  const handed = await app.request({
    method: 'POST',
    url: '/api/company/team/owner',
    headers: owner.headers,
    payload: { memberId: lucia.userId, password: 'una clave larga' },
  })
  expect(handed.status).toBe(200)
  expect((await callWith(token)).body.code).toBe('key_invalid')
  expect((await listOf(lucia)).map(({ ended }) => ended?.reason)).toEqual(['owner_left'])
})

test('the use of a key is listed by day and by call, also refused calls, without anybody’s data', async () => {
  const owner = await createCompany(app)
  const jobId = await createJob(app, owner)
  const { key, token } = (await makeKey(owner, ['candidates:read'])).body
  await callWith(token, `/api/jobs/${jobId}/applications`)
  await callWith(token)
  const { days, calls } = await useOf(owner, key.id)
  expect(days.at(-1)).toMatchObject({ calls: 2, refused: 1 })
  expect(calls.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/api/me/company', 403],
    ['GET', '/api/jobs/:id/applications', 200],
  ])
  expect((await listOf(owner))[0]?.lastUsedAt).toBe(app.clock.now().toISOString())
  for (let count = 0; count < 120; count++) await callWith(token)
  const { rows } = await app.deps.db.execute(
    sql`select count(*)::int as stored from company_key_calls where key_id = ${key.id}`,
  )
  expect(rows).toEqual([{ stored: 100 }])
})

test('history names the key that moved a candidate or read a CV; the person learns neither', async () => {
  const owner = await createCompany(app)
  const person = await createProfessional(app)
  const jobId = await createJob(app, owner)
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId, professionalId: person.id, appliedAt: app.clock.now() })
    .returning({ id: applications.id })
  const id = row!.id
  const { headers } = await createKey(app, owner, keyScopes, 'Robot')
  expect((await app.request({ url: `/api/applications/${id}/cv`, headers })).status).toBe(404)
  const moved = await app.request({
    method: 'PATCH',
    url: `/api/applications/${id}/status`,
    headers,
    payload: { status: 'interviewed' },
  })
  expect(moved.status).toBe(200)
  await settleActs(app)
  const { body: timeline } = await app.request({ url: `/api/applications/${id}/timeline`, headers })
  expect(JSON.stringify(timeline)).toContain('clave “Robot”')
  const { text } = await app.request({ url: '/api/applications/professional', headers: person.headers })
  expect(text).toContain('interviewed')
  expect(text).not.toContain('Robot')
})

test('an ad that a program publishes names the key', async () => {
  const owner = await createCompany(app)
  const { headers } = await createKey(app, owner, ['jobs:write'], 'Robot')
  await app.request({ method: 'POST', url: '/api/jobs', headers, payload: standardJob })
  const { body: jobs } = await app.request({
    url: `/api/companies/${owner.id}/jobs`,
    headers: owner.headers,
  })
  const { body } = await app.request({
    url: `/api/company/jobs/${jobs[0]?.id}/followers`,
    headers: owner.headers,
  })
  expect(body).toMatchObject({ publishedBy: 'clave “Robot”', followers: [] })
})

test('one key may make so many calls a minute, and another still calls', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  try {
    const owner = await createCompany(limited)
    const [first, second] = [await createKey(limited, owner), await createKey(limited, owner)]
    const call = ({ headers }: typeof first) => limited.request({ url: '/api/me/company', headers })
    for (let count = 0; count < keyCallsPerMinute; count++) expect((await call(first)).status).toBe(200)
    const refused = await call(first)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await call(second)).status).toBe(200)
  } finally {
    await limited.close()
  }
})
