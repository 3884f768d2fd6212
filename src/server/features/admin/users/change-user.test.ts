import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { suspensions, users } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { post, registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { withTwoFactor } from '#tests/support/two-factor.ts'

let app: TestApp
let admin: TestActor
let person: TestActor
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app, 'support')
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await createProfessional(app, { firstName: 'Milagros', lastName: 'Quispe' })
})

type Method = 'GET' | 'PATCH' | 'POST' | 'DELETE'
const call = (method: Method, path: string, payload?: object, who = admin) =>
  app.request({
    method,
    url: `/api/admin/users/${path}`,
    headers: who.headers,
    ...(payload ? { payload } : {}),
  })
const read = async ({ userId }: TestActor) => (await call('GET', String(userId))).body
const reason = { reason: 'spam', note: 'Enviaste el mismo mensaje a 38 empresas.' }
const suspend = ({ userId }: TestActor, why: object = reason) =>
  call('PATCH', `${userId}/status`, { isActive: false, ...why })
const restore = ({ userId }: TestActor) => call('PATCH', `${userId}/status`, { isActive: true })
const isSignedIn = async ({ headers }: TestActor) =>
  (await app.request({ url: '/api/me/professional', headers })).status === 200
const mailsTo = ({ email }: TestActor) => app.mails.sent.filter(({ to }) => to === email)
const lastEntry = async () =>
  (await app.deps.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]
/** The seconds in which a suspension can be taken back are over. */
const wait = async () => {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
}

describe('a suspension', () => {
  test('applies at once, is mailed after the seconds to undo, and ends with another mail', async () => {
    expect((await suspend(person)).body).toEqual({ success: true, message: 'Estado actualizado' })
    expect(await isSignedIn(person)).toBe(false)
    await drainByClock(app)
    expect(mailsTo(person)).toEqual([])
    expect((await read(person)).suspensions).toMatchObject([
      { ...reason, adminName: 'Admin', notifiedAt: null },
    ])

    await wait()
    expect(mailsTo(person)).toHaveLength(1)
    const { subject, text } = app.mails.last(person.email)
    expect(subject).toBe('Suspendimos tu cuenta de Qhatu')
    for (const part of ['Envía publicidad o mensajes repetidos', reason.note, 'escríbenos', '/contacto'])
      expect(text).toContain(part)
    expect(await app.deps.db.$count(sessions, eq(sessions.userId, person.userId))).toBe(0)
    expect((await read(person)).user.profile.isActive).toBe(false)

    expect((await restore(person)).body.message).toBe('Estado actualizado')
    await app.queue.drain()
    expect(app.mails.last(person.email).subject).toBe('Tu cuenta de Qhatu está activa otra vez')
    expect((await read(person)).suspensions).toMatchObject([
      { liftedByName: 'Admin', liftedAt: app.clock.now().toISOString() },
    ])
  })

  test('that is taken back within the seconds is mailed to nobody, and the sessions go on', async () => {
    await suspend(person)
    expect(await isSignedIn(person)).toBe(false)
    await restore(person)
    expect(await isSignedIn(person)).toBe(true)
    await wait()
    expect(mailsTo(person)).toEqual([])
    // A second one is mailed, once, although the task of the first has run.
    await suspend(person)
    await wait()
    expect(mailsTo(person)).toHaveLength(1)
  })

  test('tells nothing that somebody typed to an address that is not confirmed', async () => {
    const { form, reply } = await registerProfessional(app)
    const unproven = { userId: reply.body.user.id, email: form.email, id: 0, headers: { cookie: '' } }
    await suspend(unproven)
    await wait()
    const { text } = app.mails.last(form.email)
    expect(text).toContain('Envía publicidad')
    expect(text).not.toContain(reason.note)
  })

  test('is named to its owner after the correct password only', async () => {
    const { form, reply } = await registerProfessional(app)
    await call('PATCH', `${reply.body.user.id}/status`, { isActive: false, ...reason })
    const login = (password: string) => post(app, '/api/login', { email: form.email, password })
    expect((await login(form.password)).body).toMatchObject({
      code: 'account_suspended',
      message:
        'Tu cuenta está suspendida. Motivo: Envía publicidad o mensajes repetidos. Escríbenos para revisarlo.',
    })
    expect((await login('otra cosa larga')).body.code).toBe('invalid_credentials')
    await restore({ userId: reply.body.user.id } as TestActor)
    expect((await login(form.password)).status).toBe(200)
  })

  test('without a reason, as documented, is one without words; suspending twice changes nothing', async () => {
    expect((await call('PATCH', `${person.userId}/status`, { isActive: false })).status).toBe(200)
    expect((await suspend(person)).body.message).toBe('Estado actualizado')
    expect((await read(person)).suspensions).toMatchObject([{ reason: 'other', note: '' }])
    expect(await lastEntry()).toMatchObject({ code: 'user-status-changed', before: null, after: null })
  })

  test('takes the ads of a company off the lists and brings them back', async () => {
    const company = await createCompany(app)
    const jobId = await createJob(app, company)
    const listed = async () => (await app.request({ url: `/api/jobs/${jobId}` })).status
    await suspend(company)
    expect(await listed()).not.toBe(200)
    await restore(company)
    expect(await listed()).toBe(200)
  })

  test('is in the audit with its reason, without its words', async () => {
    await suspend(person)
    const entry = await lastEntry()
    expect(entry).toMatchObject({
      code: 'user-status-changed',
      subject: 'user',
      subjectId: String(person.userId),
      before: { isActive: true },
      after: { isActive: false, suspension: 'spam' },
    })
    expect(JSON.stringify(entry)).not.toContain('38 empresas')
  })

  test.each([
    [{ isActive: 'no' }, 'isActive'],
    [{ isActive: false, reason: 'porque sí' }, 'reason'],
    [{ isActive: false, note: 'corta' }, 'note'],
  ])('%o is refused', async (body, field) => {
    const refused = await call('PATCH', `${person.userId}/status`, body)
    expect([refused.status, refused.body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }])
  })

  test('of nobody is refused, and so is a role that may not', async () => {
    expect((await call('PATCH', '2147483647/status', { isActive: false })).status).toBe(404)
    const finance = await createAdmin(app, 'finance')
    const refused = await call('PATCH', `${person.userId}/status`, { isActive: false }, finance)
    expect(refused.body.code).toBe('role_not_allowed')
    expect(await app.deps.db.$count(suspensions, eq(suspensions.userId, person.userId))).toBe(0)
  })
})

describe('a plan by hand', () => {
  const give = ({ userId }: TestActor, body: object) => call('PATCH', `${userId}/plan`, body)
  const planOf = async ({ id }: TestActor) =>
    (await app.deps.db.select().from(professionals).where(eq(professionals.id, id)))[0]

  test('lasts as long as said, is told to the person, and costs nothing', async () => {
    expect((await give(person, { plan: 'premium', days: 30 })).body).toEqual({
      success: true,
      message: 'Plan actualizado',
    })
    const expiresAt = new Date(app.clock.now().getTime() + 30 * 86_400_000)
    expect(await planOf(person)).toMatchObject({ planType: 'premium', planExpiresAt: expiresAt })
    expect((await app.request({ url: '/api/payments', headers: person.headers })).body).toEqual([])
    await app.queue.drain()
    const { subject, text } = app.mails.last(person.email)
    expect(subject).toBe('Tu plan cambió')
    expect(text).toContain('Te dimos el plan premium hasta el')
    expect(await lastEntry()).toMatchObject({
      code: 'plan-changed',
      before: { plan: 'basic', expiresAt: null },
      after: { plan: 'premium', expiresAt: expiresAt.toISOString().slice(0, 10) },
    })
  })

  test('extends a running term, and one without an end never ends', async () => {
    await give(person, { plan: 'premium', days: 30 })
    const { planExpiresAt: first } = (await planOf(person))!
    await give(person, { plan: 'premium', days: 90 })
    expect((await planOf(person))!.planExpiresAt!.getTime() - first!.getTime()).toBe(90 * 86_400_000)
    await give(person, { plan: 'premium' })
    expect(await planOf(person)).toMatchObject({ planType: 'premium', planExpiresAt: null })
  })

  test('gives a company all rights of premium, and taking it back keeps what it published', async () => {
    const company = await createCompany(app)
    const ask = () => app.request({ url: '/api/me/company', headers: company.headers })
    await give(company, { plan: 'premium', days: 365 })
    expect((await ask()).body).toMatchObject({ planType: 'premium', jobsLimit: null })
    const jobId = await createJob(app, company, { isPremium: true })
    await give(company, { plan: 'free' })
    expect((await ask()).body.planType).toBe('free')
    expect((await app.request({ url: `/api/jobs/${jobId}` })).body.isPremium).toBe(true)
    const [row] = await app.deps.db.select().from(companies).where(eq(companies.id, company.id))
    expect(row?.planExpiresAt).toBeNull()
  })

  test('that the account has already tells nobody', async () => {
    await give(person, { plan: 'free' })
    await app.queue.drain()
    expect(mailsTo(person)).toEqual([])
  })

  test.each([
    [{ plan: 'enterprise' }, 'plan'],
    [{ plan: 'premium', days: 31 }, 'days'],
    [{}, 'plan'],
  ])('%o is refused', async (body, field) => {
    const refused = await give(person, body)
    expect([refused.status, refused.body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }])
  })
})

describe('help for an account', () => {
  test('ends one session or all of them, at once', async () => {
    const [session] = (await read(person)).sessions
    const other = await createProfessional(app)
    expect((await call('DELETE', `${other.userId}/sessions/${session!.id}`)).status).toBe(404)
    expect((await call('DELETE', `${person.userId}/sessions/${session!.id}`)).status).toBe(204)
    expect(await isSignedIn(person)).toBe(false)
    expect((await call('DELETE', `${other.userId}/sessions`)).status).toBe(204)
    expect(await isSignedIn(other)).toBe(false)
    expect(await lastEntry()).toMatchObject({ code: 'user-sessions-ended', after: { sessions: 1 } })
  })

  test('turns off a lost second factor, ends the sessions and tells the person', async () => {
    expect((await call('DELETE', `${person.userId}/two-factor`)).status).toBe(404)
    await withTwoFactor(app, { userId: person.userId })
    expect((await read(person)).user.hasTwoFactor).toBe(true)
    expect((await call('DELETE', `${person.userId}/two-factor`)).status).toBe(204)
    expect((await read(person)).user.hasTwoFactor).toBe(false)
    expect(await isSignedIn(person)).toBe(false)
    await app.queue.drain()
    expect(app.mails.last(person.email).subject).toBe('Restablecieron tu verificación en dos pasos')
  })

  test('notes are for the team, can be deleted, and are in the download of the person', async () => {
    const text = 'Llamó el lunes: perdió su teléfono.'
    const added = await call('POST', `${person.userId}/notes`, { text })
    expect(added).toMatchObject({ status: 201, body: { text, adminName: 'Admin' } })
    expect((await read(person)).notes).toEqual([added.body])
    expect(JSON.stringify(await lastEntry())).not.toContain('Llamó')
    const other = await createProfessional(app)
    expect((await call('DELETE', `${other.userId}/notes/${added.body.id}`)).status).toBe(404)
    expect((await call('DELETE', `${person.userId}/notes/${added.body.id}`)).status).toBe(204)
    expect((await read(person)).notes).toEqual([])
    expect((await call('POST', `${person.userId}/notes`, { text: ' ' })).body.fields).toEqual({
      text: 'Escribe la nota',
    })
  })
})

test('the page of an account has its applications, figures and what happened, the latest first', async () => {
  await app.deps.db.update(users).set({ createdAt: app.clock.now() }).where(eq(users.id, person.userId))
  const company = await createCompany(app, { name: 'Qoya Retail' })
  const jobId = await createJob(app, company)
  app.clock.advance({ minutes: 1 })
  await app.request({ method: 'POST', url: `/api/jobs/${jobId}/apply`, payload: {}, headers: person.headers })
  app.clock.advance({ minutes: 1 })
  await suspend(person)
  app.clock.advance({ minutes: 1 })
  await restore(person)
  app.clock.advance({ minutes: 1 })
  await call('PATCH', `${person.userId}/plan`, { plan: 'premium' })
  const { applications, figures } = await read(person)
  expect(applications).toMatchObject([{ jobId, otherName: 'Qoya Retail', status: 'pending' }])
  expect(figures).toEqual({ applications: 1, published: 0, reports: 0 })
  expect((await read(company)).applications).toMatchObject([{ jobId, otherName: 'Milagros Quispe' }])
  expect((await read(company)).figures).toEqual({ applications: 1, published: 1, reports: 0 })

  const timeline = (await call('GET', `${person.userId}/timeline`)).body
  expect(timeline.hasMore).toBe(false)
  const kinds = timeline.events.map(({ kind }: { kind: string }) => kind)
  expect(kinds.slice(0, 4)).toEqual(['administered', 'restored', 'suspended', 'applied'])
  expect(kinds.slice(4).toSorted()).toEqual(['email_confirmed', 'registered', 'signed_in'])
  expect(timeline.events[0]).toMatchObject({ detail: 'plan-changed', who: 'Admin' })
  expect((await call('GET', '2147483647/timeline')).status).toBe(404)
  expect((await call('GET', '2147483647')).status).toBe(404)
})
