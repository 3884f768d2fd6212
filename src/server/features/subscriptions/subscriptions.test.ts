import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { subscriptions } from '#server/db/schema/subscriptions.table.ts'
import { createProfessional } from '#tests/support/actors.ts'
import { solveHumanCheck } from '#tests/support/human-check.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  await app.deps.db.delete(subscriptions)
})

const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.request({ method: 'POST', url, payload, headers })
const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request({
    method: 'POST',
    url,
    payload: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const rows = () => app.deps.db.select().from(subscriptions)
const ask = (more: object = {}) =>
  post('/api/job-alerts', { search: 'q=analista&location=Lima', frequency: 'daily', ...more })

/** The token of the newest mail's link. */
async function mailedToken(page = 'suscripcion/confirmar'): Promise<string> {
  await app.queue.drain()
  const token = new RegExp(`/${page}/([\\w-]+)`).exec(app.mails.sent.at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error('No mail with such a link')
  return token
}
const state = async (token: string) => (await app.request({ url: `/api/subscriptions/${token}` })).body
const press = (what: 'confirmar' | 'cancelar', token: string) => form(`/suscripcion/${what}/${token}`, {})

describe('asking', () => {
  test('a visitor gets a mail and nothing is active until its button is pressed', async () => {
    const reply = await ask({ email: 'Rosa@Ejemplo.pe' })
    expect(reply).toMatchObject({ status: 200, body: { success: true, isActive: false } })
    expect(await rows()).toMatchObject([
      {
        kind: 'job_alert',
        email: 'rosa@ejemplo.pe',
        search: 'q=analista&location=Lima',
        userId: null,
        confirmedAt: null,
      },
    ])
    const token = await mailedToken()
    expect(app.mails.sent).toMatchObject([
      { to: 'rosa@ejemplo.pe', subject: 'Confirma tu alerta de empleos', headers: {} },
    ])
    // Typed text is not mailed before the owner of the address confirms.
    expect(app.mails.sent[0]?.text).not.toMatch(/analista/i)
    expect(await state(token)).toMatchObject({ status: 'pending', email: 'ro***@ejemplo.pe' })
    expect((await rows())[0]?.confirmedAt, 'reading the link confirmed it').toBeNull()
    expect(await press('confirmar', token)).toMatchObject({ status: 303 })
    expect(await state(token)).toMatchObject({
      status: 'active',
      words: 'Analista en Lima',
      frequency: 'daily',
    })
  })

  test('the answer is the same for an address that is known', async () => {
    const first = await ask({ email: 'rosa@ejemplo.pe' })
    await press('confirmar', await mailedToken())
    const again = await ask({ email: 'rosa@ejemplo.pe', search: 'location=Lima&page=4&q=analista' })
    expect(again.body).toEqual(first.body)
    await app.queue.drain()
    expect(app.mails.sent).toHaveLength(2)
    expect(await rows(), 'the same search was kept twice').toHaveLength(1)
  })

  test('somebody else cannot change how often a standing alert comes; the owner of the mailbox can', async () => {
    await ask({ email: 'rosa@ejemplo.pe' })
    await press('confirmar', await mailedToken())
    const { confirmedAt } = (await rows())[0]!
    app.clock.advance({ hours: 1 })
    await ask({ email: 'rosa@ejemplo.pe', frequency: 'weekly' })
    expect(await rows()).toMatchObject([{ frequency: 'daily', confirmedAt }])
    const token = await mailedToken()
    expect(await state(token)).toMatchObject({ status: 'pending' })
    await press('confirmar', token)
    expect(await rows()).toMatchObject([{ frequency: 'weekly', confirmedAt }])
  })

  test('who is signed in with a confirmed address has the alert at once, whatever address is sent along', async () => {
    const rosa = await createProfessional(app)
    const reply = await post(
      '/api/job-alerts',
      { search: 'q=contador', frequency: 'weekly', email: 'otra@ejemplo.pe' },
      rosa.headers,
    )
    expect(reply.body).toMatchObject({ isActive: true })
    expect(await rows()).toMatchObject([
      { email: rosa.email, userId: rosa.userId, confirmedAt: app.clock.now() },
    ])
    await app.queue.drain()
    expect(app.mails.sent).toEqual([])
  })

  test('who is signed in without a confirmed address confirms like a visitor', async () => {
    const rosa = await createProfessional(app)
    await app.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, rosa.userId))
    const reply = await post('/api/job-alerts', { search: 'q=contador', frequency: 'weekly' }, rosa.headers)
    expect(reply.body).toMatchObject({ isActive: false })
    await press('confirmar', await mailedToken())
    expect(await rows()).toMatchObject([{ userId: rosa.userId, confirmedAt: app.clock.now() }])
  })

  test('the newsletter asks to confirm; the own confirmed address of who is signed in joins at once', async () => {
    expect((await post('/api/newsletter', { email: 'rosa@ejemplo.pe' })).body).toMatchObject({
      isActive: false,
    })
    const token = await mailedToken()
    expect(app.mails.sent[0]?.subject).toBe('Confirma tu suscripción a Qhatu')
    expect(await state(token)).toMatchObject({ kind: 'newsletter', status: 'pending' })
    const rosa = await createProfessional(app)
    const own = await post('/api/newsletter', { email: rosa.email }, rosa.headers)
    expect(own.body).toMatchObject({ isActive: true })
    const other = await post('/api/newsletter', { email: 'victima@ejemplo.pe' }, rosa.headers)
    expect(other.body).toMatchObject({ isActive: false })
  })

  test.each([
    ['no address', { search: 'q=a', frequency: 'daily' }, 'email'],
    ['a wrong address', { search: 'q=a', frequency: 'daily', email: 'rosa' }, 'email'],
    ['an unknown frequency', { search: 'q=a', frequency: 'hourly', email: 'rosa@ejemplo.pe' }, 'frequency'],
    [
      'a search that is too long',
      { search: 'a'.repeat(1001), frequency: 'daily', email: 'r@e.pe' },
      'search',
    ],
  ])('%s is refused in words', async (_, body, field) => {
    const reply = await post('/api/job-alerts', body)
    expect(reply.status).toBe(400)
    expect(reply.body.fields[field]).toMatch(/\S/)
    expect(await rows()).toEqual([])
  })

  test('an address has at most 20 alerts', async () => {
    const rosa = await createProfessional(app)
    const create = (q: number) =>
      post('/api/job-alerts', { search: `q=puesto${q}`, frequency: 'daily' }, rosa.headers)
    for (let q = 0; q < 20; q++) expect((await create(q)).status).toBe(200)
    expect(await create(20)).toMatchObject({ status: 409, body: { code: 'too_many_alerts' } })
    expect((await create(3)).status, 'one that is there already').toBe(200)
    expect(await rows()).toHaveLength(20)
  })
})

describe('own alerts', () => {
  test('are those of the account and those of its confirmed address, and of nobody else', async () => {
    const rosa = await createProfessional(app)
    const luis = await createProfessional(app)
    await ask({ email: rosa.email })
    await post('/api/job-alerts', { search: 'q=contador', frequency: 'weekly' }, rosa.headers)
    const mine = await app.request({ url: '/api/job-alerts', headers: rosa.headers })
    expect(mine.body).toMatchObject([
      { words: 'Contador', frequency: 'weekly', isActive: true },
      { words: 'Analista en Lima', isActive: false },
    ])
    expect((await app.request({ url: '/api/job-alerts', headers: luis.headers })).body).toEqual([])
    await app.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, rosa.userId))
    expect((await app.request({ url: '/api/job-alerts', headers: rosa.headers })).body).toHaveLength(1)
  })

  test('are changed and deleted by their owner alone', async () => {
    const [rosa, luis] = [await createProfessional(app), await createProfessional(app)]
    await post('/api/job-alerts', { search: 'q=contador', frequency: 'weekly' }, rosa.headers)
    const url = `/api/job-alerts/${(await rows())[0]!.id}`
    const change = (headers: Record<string, string>) =>
      app.request({ method: 'PATCH', url, payload: { frequency: 'daily' }, headers })
    expect((await change(luis.headers)).status).toBe(404)
    expect((await change(rosa.headers)).body).toMatchObject({ frequency: 'daily' })
    expect((await app.request({ method: 'DELETE', url, headers: luis.headers })).status).toBe(404)
    expect((await app.request({ method: 'DELETE', url, headers: rosa.headers })).status).toBe(200)
    expect(await rows()).toEqual([])
  })
})

describe('protection', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({ HUMAN_CHECK: 'on', RATE_LIMITS: 'on' })
  })
  afterAll(() => strict.close())
  const send = (payload: object, headers: Record<string, string> = {}) =>
    strict.request({ method: 'POST', url: '/api/job-alerts', payload, headers })

  test('a visitor needs the human check, a signed-in person does not', async () => {
    const body = { search: 'q=a', frequency: 'daily', email: 'a@ejemplo.pe' }
    expect((await send(body)).body.code).toBe('human_check_failed')
    expect((await send({ ...body, humanCheck: await solveHumanCheck(strict) })).status).toBe(200)
    const rosa = await createProfessional(strict)
    expect((await send({ search: 'q=a', frequency: 'daily' }, rosa.headers)).status).toBe(200)
    const newsletter = await strict.request({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: 'a@ejemplo.pe' },
    })
    expect(newsletter.body.code).toBe('human_check_failed')
  })

  test('one address is asked to confirm ten times an hour and no more, by calls and forms together', async () => {
    const fill = () =>
      strict.request({
        method: 'POST',
        url: '/newsletter',
        payload: 'email=victima%40ejemplo.pe',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    for (let n = 0; n < 10; n++) expect((await fill()).headers['location']).toContain('enviado=1')
    expect(await fill()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect((await send({ search: '', frequency: 'daily', email: 'victima@ejemplo.pe' })).status).toBe(429)
  })
})
